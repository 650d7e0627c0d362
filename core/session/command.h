// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/world/party.h"
#include "core/world/player.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cave {

/// Walk one cell. Takes a turn if the way is free.
struct MoveCommand {
    Direction direction = Direction::North;

    friend bool operator==(const MoveCommand &, const MoveCommand &) = default;
};

/// Let a turn pass.
struct WaitCommand {
    friend bool operator==(const WaitCommand &, const WaitCommand &) = default;
};

/// Perform the next attack of the current fight, of either side.
struct FightCommand {
    friend bool operator==(const FightCommand &, const FightCommand &) = default;
};

/// Wear an item of the inventory, replacing the current one. Takes no turn.
struct EquipCommand {
    std::size_t index = 0; ///< in `Inventory::stacks`

    friend bool operator==(const EquipCommand &, const EquipCommand &) = default;
};

/// Take off a worn item. Takes no turn.
struct UnequipCommand {
    EquipmentSlot slot = EquipmentSlot::Weapon;

    friend bool operator==(const UnequipCommand &, const UnequipCommand &) = default;
};

/// Drop a stack of the inventory on the ground, from where it can be picked up again. Takes no turn.
struct DropCommand {
    std::size_t index = 0; ///< in `Inventory::stacks`

    friend bool operator==(const DropCommand &, const DropCommand &) = default;
};

/// With dice: draw a multiplier for the player's next dodge roll, and end their turn. In rounds: guard, which
/// softens the enemy's next blow and brings armour back.
struct DodgeCommand {
    friend bool operator==(const DodgeCommand &, const DodgeCommand &) = default;
};

/// With dice: read a scroll of the inventory, which is used up. Doesn't end the player's turn. In rounds: use
/// up a consumable; takes a round of a fight, and a turn outside of one if the world's rules say so.
struct CastCommand {
    std::size_t index = 0; ///< in `Inventory::stacks`

    friend bool operator==(const CastCommand &, const CastCommand &) = default;
};

/// In rounds: leave the fight, at the price of a blow. The enemy stays.
struct FleeCommand {
    friend bool operator==(const FleeCommand &, const FleeCommand &) = default;
};

/// In real time, monsters act once while the player does nothing. Takes a turn. With free movement: this many
/// steps of kStepSeconds pass.
struct TickCommand {
    int steps = 1; ///< 1 .. kMaxTickSteps; 1 where monsters walk from cell to cell

    friend bool operator==(const TickCommand &, const TickCommand &) = default;
};

/// Switch between real time and turns. Takes no turn.
struct ClockCommand {
    bool realTime = false;

    friend bool operator==(const ClockCommand &, const ClockCommand &) = default;
};

/// Set the player's direction of walking, in real time with free movement. Takes no time.
struct SteerCommand {
    std::optional<Direction> direction; ///< none: stop

    friend bool operator==(const SteerCommand &, const SteerCommand &) = default;
};

/// With free movement: use the selected item: strike, shoot or drink. Takes a turn unless in real time. In a
/// journey: take what lies on a pedestal, ask a shrine or free a captive, on the player's cell or beside it;
/// takes no turn.
struct UseCommand {
    friend bool operator==(const UseCommand &, const UseCommand &) = default;
};

/// Someone begins to play in the world, or is back. Player 1 is who began the world.
struct JoinCommand {
    int player = 1; ///< 1 .. kMaxPlayers; a new one is the first number that was never used

    friend bool operator==(const JoinCommand &, const JoinCommand &) = default;
};

/// Someone stops playing; their figure stays.
struct LeaveCommand {
    int player = 1;

    friend bool operator==(const LeaveCommand &, const LeaveCommand &) = default;
};

/// From now on each player explores a map of their own, beginning with what player 1 has explored; before
/// anyone else joins. Without it they share one map.
struct OwnMapsCommand {
    friend bool operator==(const OwnMapsCommand &, const OwnMapsCommand &) = default;
};

/// The commands that follow in the log are this player's. Only the log has it: see `Session::apply`.
struct ActCommand {
    int player = 1;

    friend bool operator==(const ActCommand &, const ActCommand &) = default;
};

/// Buy something at a camp of a journey. Takes no turn.
struct TradeCommand {
    std::size_t ware = 0;  ///< in `Content::wares`, below kMaxWares
    std::size_t stack = 0; ///< in `Inventory::stacks`: what is identified, or gets an affix; else 0

    friend bool operator==(const TradeCommand &, const TradeCommand &) = default;
};

inline constexpr int kMaxTickSteps = 1'000'000;

/// A request to a session from a player, a replay or a script.
using Command =
    std::variant<MoveCommand, WaitCommand, FightCommand, EquipCommand, UnequipCommand, DropCommand,
                 DodgeCommand, CastCommand, TickCommand, ClockCommand, SteerCommand, UseCommand, JoinCommand,
                 LeaveCommand, ActCommand, OwnMapsCommand, FleeCommand, TradeCommand>;

/// True for what one player does. Time passes for everyone, and who joins or leaves is named by the command.
[[nodiscard]] bool isPersonal(const Command &command);

/// A command as one number, for the log of a world: 0 .. 3 a move north, east, south, west; 4 a wait; 5 an
/// attack; 6, 7 taking off weapon or armour; 8 + 2·i equipping and 9 + 2·i dropping stack i; −1 .. −4 a move
/// north-east, south-east, south-west, north-west; −5 a dodge; −6 a tick; −7, −8 turns and real time; −9
/// fleeing; −16 − i reading scroll i (up to 10^9); −2·10^9 standing still, −2·10^9 − 1 − d steering in
/// direction d, −2·10^9 − 16 using the item in hand; −3·10^9 − n a tick of n steps, n above 1; −4·10^9 − p
/// player p joins, −5·10^9 − p leaves, −6·10^9 − p acts from now on; −7·10^9 each player has their own map;
/// −10^12 − 100·i − w buying ware w with stack i.
std::int64_t commandCode(const Command &command);

/// The command for a code. Error Damaged: there is none.
Result<Command> commandFromCode(std::int64_t code);

/// "north", "wait", "fight", "equip 3", "take off armour", "drop 0", "cast 2": a line of an exported log.
std::string commandText(const Command &command);

/// The most commands in a text, and the highest number before one of them.
inline constexpr std::size_t kMaxTypedCommands = 10'000;

/// Commands as `commandText` writes them, of one player and of time, separated by commas or line breaks; with
/// a number before it, that many of one: "3 north, wait, equip 2". Directions of walking also have the short
/// forms "n", "ne" and so on. Error InvalidArgument names the first that isn't one.
Result<std::vector<Command>> commandsFromText(std::string_view text);

} // namespace cave
