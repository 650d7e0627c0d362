// SPDX-License-Identifier: MIT
#include "core/session/command.h"

#include "core/base/text.h"
#include "core/base/whole_number.h"
#include "core/content/content.h"

#include <algorithm>
#include <array>
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

constexpr std::array<std::string_view, 8> kDirectionNames{
    "north", "east", "south", "west", "north-east", "south-east", "south-west", "north-west"};

/// Short forms, in the same order.
constexpr std::array<std::string_view, 8> kShortDirections{"n", "e", "s", "w", "ne", "se", "sw", "nw"};

struct TextOf {
    std::string operator()(const MoveCommand &move) const
    {
        return std::string(kDirectionNames[static_cast<std::size_t>(move.direction)]);
    }
    std::string operator()(const WaitCommand &) const { return "wait"; }
    std::string operator()(const FightCommand &) const { return "fight"; }
    std::string operator()(const UnequipCommand &command) const
    {
        return command.slot == EquipmentSlot::Weapon ? "take off weapon" : "take off armour";
    }
    std::string operator()(const EquipCommand &command) const
    {
        return "equip " + std::to_string(command.index);
    }
    std::string operator()(const DropCommand &command) const
    {
        return "drop " + std::to_string(command.index);
    }
    std::string operator()(const DodgeCommand &) const { return "dodge"; }
    std::string operator()(const CastCommand &command) const
    {
        return "cast " + std::to_string(command.index);
    }
    std::string operator()(const TickCommand &command) const
    {
        return command.steps == 1 ? "tick" : "tick " + std::to_string(command.steps);
    }
    std::string operator()(const ClockCommand &command) const
    {
        return command.realTime ? "real time" : "turns";
    }
    std::string operator()(const SteerCommand &command) const
    {
        return command.direction
                   ? "steer " + std::string(kDirectionNames[static_cast<std::size_t>(*command.direction)])
                   : "stand";
    }
    std::string operator()(const UseCommand &) const { return "use"; }
    std::string operator()(const JoinCommand &command) const
    {
        return "player " + std::to_string(command.player) + " joins";
    }
    std::string operator()(const LeaveCommand &command) const
    {
        return "player " + std::to_string(command.player) + " leaves";
    }
    std::string operator()(const ActCommand &command) const
    {
        return "player " + std::to_string(command.player);
    }
    std::string operator()(const OwnMapsCommand &) const { return "own maps"; }
    std::string operator()(const FleeCommand &) const { return "flee"; }
    std::string operator()(const TradeCommand &command) const
    {
        return "buy " + std::to_string(command.ware) + " for " + std::to_string(command.stack);
    }
};

/// The commands without a number in their text.
std::vector<Command> plainCommands()
{
    std::vector<Command> commands{WaitCommand{},
                                  FightCommand{},
                                  UnequipCommand{EquipmentSlot::Weapon},
                                  UnequipCommand{EquipmentSlot::Armour},
                                  DodgeCommand{},
                                  FleeCommand{},
                                  UseCommand{},
                                  TickCommand{},
                                  ClockCommand{false},
                                  ClockCommand{true},
                                  SteerCommand{}};
    for (std::size_t i = 0; i < kDirectionNames.size(); ++i) {
        commands.emplace_back(MoveCommand{static_cast<Direction>(i)});
        commands.emplace_back(SteerCommand{static_cast<Direction>(i)});
    }
    return commands;
}

/// Takes a word off the beginning of a text.
std::string_view takeWord(std::string_view &text)
{
    const std::string_view word = text.substr(0, text.find(' '));
    text = trimmed(text.substr(word.size()));
    return word;
}

/// The number of a stack or ware; none if it isn't one.
std::optional<std::size_t> indexFrom(std::string_view text)
{
    constexpr std::int64_t kMost = 1'000'000;
    const std::optional<std::int64_t> number = parseWhole<std::int64_t>(text);
    return number && *number >= 0 && *number <= kMost ? std::optional(static_cast<std::size_t>(*number))
                                                      : std::nullopt;
}

std::optional<Command> tradeFrom(std::string_view text)
{
    const std::optional<std::size_t> ware = indexFrom(takeWord(text));
    if (!ware || *ware >= kMaxWares || takeWord(text) != "for")
        return std::nullopt;
    const std::optional<std::size_t> stack = indexFrom(text);
    return stack ? std::optional<Command>(TradeCommand{*ware, *stack}) : std::nullopt;
}

/// "equip 3" and others that end in a number.
std::optional<Command> numberedCommand(std::string_view text)
{
    const std::string_view verb = takeWord(text);
    if (verb == "buy")
        return tradeFrom(text);
    const std::optional<std::size_t> index = indexFrom(text);
    if (!index)
        return std::nullopt;
    if (verb == "equip")
        return EquipCommand{*index};
    if (verb == "drop")
        return DropCommand{*index};
    if (verb == "cast")
        return CastCommand{*index};
    if (verb == "tick" && *index >= 1 && *index <= static_cast<std::size_t>(kMaxTickSteps))
        return TickCommand{static_cast<int>(*index)};
    return std::nullopt;
}

constexpr std::string_view kKnownCommands = "north, ne, wait, fight, flee, dodge, use, equip N, drop N, cast "
                                            "N, take off weapon, take off armour, buy N for "
                                            "N, turns, real time, tick N, steer east, stand";

std::optional<Command> commandFrom(std::string_view text)
{
    const auto direction = std::ranges::find(kShortDirections, text);
    if (direction != kShortDirections.end())
        return MoveCommand{static_cast<Direction>(direction - kShortDirections.begin())};
    static const std::vector<Command> kPlain = plainCommands();
    const auto plain = std::ranges::find(kPlain, text, [](const Command &c) { return commandText(c); });
    return plain != kPlain.end() ? *plain : numberedCommand(text);
}

/// Appends what one entry says.
Result<void> addCommands(std::string_view entry, std::vector<Command> &commands)
{
    std::string_view rest = entry;
    std::size_t times = 1;
    if (isDigit(entry.front()))
        times = indexFrom(takeWord(rest)).value_or(0);
    const std::optional<Command> command = commandFrom(rest);
    if (!command) {
        return invalid(message("'%1' isn't a command; known are %2", entry, kKnownCommands));
    }
    if (times == 0 || commands.size() + times > kMaxTypedCommands)
        return invalid(message("there can be 1 to %1 commands", kMaxTypedCommands));
    commands.insert(commands.end(), times, *command);
    return {};
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

std::string commandText(const Command &command)
{
    return std::visit(TextOf{}, command);
}

Result<std::vector<Command>> commandsFromText(std::string_view text)
{
    std::vector<Command> commands;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(",\n"), text.size());
        const std::string_view entry = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!entry.empty())
            CAVE_TRY(addCommands(entry, commands));
    }
    return commands;
}

} // namespace cave
