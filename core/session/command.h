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
#include <variant>

namespace cave {

/// Walk one cell. Takes a turn when the way is free.
struct MoveCommand {
    Direction direction = Direction::North;

    friend bool operator==(const MoveCommand &, const MoveCommand &) = default;
};

/// Let a turn pass.
struct WaitCommand {
    friend bool operator==(const WaitCommand &, const WaitCommand &) = default;
};

/// The next attack of the fight that is going on, whoever's it is.
struct FightCommand {
    friend bool operator==(const FightCommand &, const FightCommand &) = default;
};

/// Wear an item of the inventory, in place of what is worn there. Takes no turn.
struct EquipCommand {
    std::size_t index = 0; ///< in `Inventory::stacks`

    friend bool operator==(const EquipCommand &, const EquipCommand &) = default;
};

/// Take off what is worn. Takes no turn.
struct UnequipCommand {
    EquipmentSlot slot = EquipmentSlot::Weapon;

    friend bool operator==(const UnequipCommand &, const UnequipCommand &) = default;
};

/// Put a stack of the inventory on the ground, where it can be picked up by walking back. Takes no turn.
struct DropCommand {
    std::size_t index = 0; ///< in `Inventory::stacks`

    friend bool operator==(const DropCommand &, const DropCommand &) = default;
};

/// By dice: draws a multiplier for the player's next roll of dodging, and ends their turn.
struct DodgeCommand {
    friend bool operator==(const DodgeCommand &, const DodgeCommand &) = default;
};

/// By dice: reads a scroll of the inventory, which is used up. Doesn't end the player's turn.
struct CastCommand {
    std::size_t index = 0; ///< in `Inventory::stacks`

    friend bool operator==(const CastCommand &, const CastCommand &) = default;
};

/// Monsters act once while the player does nothing, in real time. Takes a turn. Where everything moves
/// freely: this many steps of kStepSeconds pass.
struct TickCommand {
    int steps = 1; ///< 1 .. kMostTickSteps; 1 where monsters walk from cell to cell

    friend bool operator==(const TickCommand &, const TickCommand &) = default;
};

/// Lets monsters act as time passes, or only after the player. Takes no turn.
struct ClockCommand {
    bool realTime = false;

    friend bool operator==(const ClockCommand &, const ClockCommand &) = default;
};

/// Where the player walks from now on, in real time where everything moves freely. Takes no time.
struct SteerCommand {
    std::optional<Direction> direction; ///< none: they stand

    friend bool operator==(const SteerCommand &, const SteerCommand &) = default;
};

/// Use the item in hand, where everything moves freely: strike, shoot or drink. By turns a turn passes.
struct UseCommand {
    friend bool operator==(const UseCommand &, const UseCommand &) = default;
};

/// Someone begins to play in the world, or is back. Player 1 is who began the world.
struct JoinCommand {
    int player = 1; ///< 1 .. kMostPlayers; a new one is the first number that was never used

    friend bool operator==(const JoinCommand &, const JoinCommand &) = default;
};

/// Someone stops playing; their figure stays.
struct LeaveCommand {
    int player = 1;

    friend bool operator==(const LeaveCommand &, const LeaveCommand &) = default;
};

/// The commands that follow in the log are this player's. Only the log has it: see `Session::apply`.
struct ActCommand {
    int player = 1;

    friend bool operator==(const ActCommand &, const ActCommand &) = default;
};

inline constexpr int kMostTickSteps = 1'000'000;

/// What a player, a replay or a script can ask of a session.
using Command = std::variant<MoveCommand, WaitCommand, FightCommand, EquipCommand, UnequipCommand,
                             DropCommand, DodgeCommand, CastCommand, TickCommand, ClockCommand, SteerCommand,
                             UseCommand, JoinCommand, LeaveCommand, ActCommand>;

/// A command as one number, for the log of a world: 0 .. 3 a move north, east, south, west; 4 a wait; 5 an
/// attack; 6, 7 taking off weapon or armour; 8 + 2·i equipping and 9 + 2·i dropping stack i; −1 .. −4 a move
/// north-east, south-east, south-west, north-west; −5 a dodge; −6 a tick; −7, −8 turns and real time; −16 − i
/// reading scroll i (up to 10^9); −2·10^9 standing still, −2·10^9 − 1 − d steering in direction d, −2·10^9 −
/// 16 using the item in hand; −3·10^9 − n a tick of n steps, n above 1; −4·10^9 − p player p joins, −5·10^9 −
/// p leaves, −6·10^9 − p acts from now on.
std::int64_t commandCode(const Command &command);

/// The command of a code. Error Damaged: no command has it.
Result<Command> commandFromCode(std::int64_t code);

/// "north", "wait", "fight", "equip 3", "take off armour", "drop 0", "cast 2": a line of an exported log.
std::string commandText(const Command &command);

} // namespace cave
