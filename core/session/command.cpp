// SPDX-License-Identifier: MIT
#include "core/session/command.h"

#include "core/content/content.h"

#include <optional>

namespace cave {
namespace {

constexpr std::int64_t kWait = 4;
constexpr std::int64_t kFight = 5;
constexpr std::int64_t kUnequip = 6;
constexpr std::int64_t kFirstStack = 8;
constexpr std::int64_t kLastStack = 1'000'000'000;

constexpr std::int64_t kDodge = -5;
constexpr std::int64_t kTick = -6;
constexpr std::int64_t kTurns = -7;
constexpr std::int64_t kRealTime = -8;
constexpr std::int64_t kFlee = -9;
constexpr std::int64_t kFirstScroll = -16;
constexpr std::int64_t kStand = -2'000'000'000; // below: steering, one for each direction
constexpr std::int64_t kUse = kStand - 16;
constexpr std::int64_t kManySteps = -3'000'000'000;
constexpr std::int64_t kJoin = -4'000'000'000;
constexpr std::int64_t kLeave = -5'000'000'000;
constexpr std::int64_t kAct = -6'000'000'000;
constexpr std::int64_t kOwnMaps = -7'000'000'000;
constexpr std::int64_t kTrade = -1'000'000'000'000;
constexpr auto kWares = static_cast<std::int64_t>(kMaxWares);

struct CodeOf {
    std::int64_t operator()(const MoveCommand &move) const
    {
        const auto number = static_cast<std::int64_t>(move.direction);
        return isDiagonal(move.direction) ? kWait - 1 - number : number;
    }
    std::int64_t operator()(const WaitCommand &) const { return kWait; }
    std::int64_t operator()(const FightCommand &) const { return kFight; }
    std::int64_t operator()(const UnequipCommand &command) const
    {
        return kUnequip + static_cast<std::int64_t>(command.slot);
    }
    std::int64_t operator()(const EquipCommand &command) const
    {
        return kFirstStack + 2 * static_cast<std::int64_t>(command.index);
    }
    std::int64_t operator()(const DropCommand &command) const
    {
        return kFirstStack + 2 * static_cast<std::int64_t>(command.index) + 1;
    }
    std::int64_t operator()(const DodgeCommand &) const { return kDodge; }
    std::int64_t operator()(const CastCommand &command) const
    {
        return kFirstScroll - static_cast<std::int64_t>(command.index);
    }
    std::int64_t operator()(const TickCommand &command) const
    {
        return command.steps == 1 ? kTick : kManySteps - command.steps;
    }
    std::int64_t operator()(const ClockCommand &command) const
    {
        return command.realTime ? kRealTime : kTurns;
    }
    std::int64_t operator()(const SteerCommand &command) const
    {
        return command.direction ? kStand - 1 - static_cast<std::int64_t>(*command.direction) : kStand;
    }
    std::int64_t operator()(const UseCommand &) const { return kUse; }
    std::int64_t operator()(const JoinCommand &command) const { return kJoin - command.player; }
    std::int64_t operator()(const LeaveCommand &command) const { return kLeave - command.player; }
    std::int64_t operator()(const ActCommand &command) const { return kAct - command.player; }
    std::int64_t operator()(const OwnMapsCommand &) const { return kOwnMaps; }
    std::int64_t operator()(const FleeCommand &) const { return kFlee; }
    std::int64_t operator()(const TradeCommand &command) const
    {
        return kTrade - kWares * static_cast<std::int64_t>(command.stack) -
               static_cast<std::int64_t>(command.ware);
    }
};

/// The command about a player of a code; none if it is no such code.
std::optional<Command> playersCommand(std::int64_t code)
{
    const auto playerBelow = [code](std::int64_t first) {
        return code < first && code >= first - static_cast<std::int64_t>(kMaxPlayers)
                   ? static_cast<int>(first - code)
                   : 0;
    };
    if (const int player = playerBelow(kJoin); player > 0)
        return Command{JoinCommand{player}};
    if (const int player = playerBelow(kLeave); player > 0)
        return Command{LeaveCommand{player}};
    if (const int player = playerBelow(kAct); player > 0)
        return Command{ActCommand{player}};
    if (code == kOwnMaps)
        return Command{OwnMapsCommand{}};
    return std::nullopt;
}

/// Codes below 0; none if there is no such command.
std::optional<Command> negativeCommand(std::int64_t code)
{
    if (code >= -4)
        return Command{MoveCommand{static_cast<Direction>(kWait - 1 - code)}};
    if (code == kDodge)
        return Command{DodgeCommand{}};
    if (code == kFlee)
        return Command{FleeCommand{}};
    if (code == kTick)
        return Command{TickCommand{}};
    if (code == kTurns || code == kRealTime)
        return Command{ClockCommand{code == kRealTime}};
    if (code <= kFirstScroll && code >= kFirstScroll - kLastStack)
        return Command{CastCommand{static_cast<std::size_t>(kFirstScroll - code)}};
    if (code == kStand)
        return Command{SteerCommand{}};
    if (code < kStand && code >= kStand - static_cast<std::int64_t>(kEightDirections.size()))
        return Command{SteerCommand{static_cast<Direction>(kStand - 1 - code)}};
    if (code == kUse)
        return Command{UseCommand{}};
    if (code < kManySteps - 1 && code >= kManySteps - kMaxTickSteps)
        return Command{TickCommand{static_cast<int>(kManySteps - code)}};
    if (code <= kTrade && code > kTrade - kWares * kLastStack)
        return Command{TradeCommand{static_cast<std::size_t>((kTrade - code) % kWares),
                                    static_cast<std::size_t>((kTrade - code) / kWares)}};
    return playersCommand(code);
}

} // namespace

bool isPersonal(const Command &command)
{
    return !std::holds_alternative<TickCommand>(command) && !std::holds_alternative<JoinCommand>(command) &&
           !std::holds_alternative<LeaveCommand>(command) && !std::holds_alternative<ActCommand>(command) &&
           !std::holds_alternative<OwnMapsCommand>(command);
}

std::int64_t commandCode(const Command &command)
{
    return std::visit(CodeOf{}, command);
}

Result<Command> commandFromCode(std::int64_t code)
{
    if (code < 0) {
        if (const std::optional<Command> command = negativeCommand(code))
            return *command;
    }
    if (code < 0 || code > kFirstStack + 2 * kLastStack)
        return damaged(message("there is no command %1", code));
    if (code < kWait)
        return Command{MoveCommand{static_cast<Direction>(code)}};
    if (code == kWait)
        return Command{WaitCommand{}};
    if (code == kFight)
        return Command{FightCommand{}};
    if (code < kFirstStack)
        return Command{UnequipCommand{static_cast<EquipmentSlot>(code - kUnequip)}};
    const auto index = static_cast<std::size_t>((code - kFirstStack) / 2);
    return code % 2 == 0 ? Command{EquipCommand{index}} : Command{DropCommand{index}};
}

} // namespace cave
