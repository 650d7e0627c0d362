#pragma once

#include "core/base/geometry.h"
#include "core/base/result.h"
#include "core/world/player.h"

#include <cstddef>
#include <cstdint>
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

/// What a player, a replay or a script can ask of a session.
using Command =
    std::variant<MoveCommand, WaitCommand, FightCommand, EquipCommand, UnequipCommand, DropCommand>;

/// A command as one number, for the log of a world: 0 .. 3 a move north, east, south, west; 4 a wait; 5 an
/// attack; 6, 7 taking off weapon or armour; 8 + 2·i equipping and 9 + 2·i dropping stack i.
std::int64_t commandCode(const Command &command);

/// The command of a code. Error Damaged: no command has it.
Result<Command> commandFromCode(std::int64_t code);

/// "north", "wait", "fight", "equip 3", "take off armour", "drop 0": a line of an exported log.
std::string commandText(const Command &command);

} // namespace cave
