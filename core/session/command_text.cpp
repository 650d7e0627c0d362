// SPDX-License-Identifier: MIT
#include "core/base/text.h"
#include "core/base/whole_number.h"
#include "core/content/content.h"
#include "core/session/command.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace cave {
namespace {

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
