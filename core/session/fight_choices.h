// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/rounds/round_combat.h"
#include "core/session/command.h"
#include "core/world/world.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cave {

// What the player can choose in a fight in rounds, what would come of it, and what a sensible player chooses.
// `World::fight` must be one.

/// What a choice would do, apart from stuns.
struct Forecast {
    PointRange harm;                  ///< to the enemy
    PointRange help;                  ///< to the enemy by the player's companion, whose blow comes next
    int restored = 0;                 ///< health or armour of the player
    std::optional<PointRange> answer; ///< harm to the player; none if the enemy can't answer
    bool certain = true;              ///< false: the player doesn't know what the item does
    bool wins = false;                ///< certainly kills the enemy
    bool mayWin = false;              ///< may kill it
    bool mayDie = false;              ///< the answer may strike the player down

    friend bool operator==(const Forecast &, const Forecast &) = default;
};

/// Of a FightCommand, DodgeCommand, FleeCommand, and an EquipCommand or CastCommand of a stack that is there.
[[nodiscard]] Forecast forecastOf(const World &world, const Command &command);

/// The stacks that could be wielded instead of the weapon and differ from it, and the consumables, in order
/// of the inventory.
[[nodiscard]] std::vector<std::size_t> otherWeapons(const World &world);
[[nodiscard]] std::vector<std::size_t> consumables(const World &world);

/// The harm that the next blow would do with the weapon of this stack.
[[nodiscard]] PointRange harmWith(const World &world, std::size_t stack);

/// What a sensible player does next, knowing no more than a player: strikes while that goes well; wields what
/// the enemy is weak against; heals in time; guards where a guard saves; flees from what would win. Of the
/// possible commands always the same one. `canFlee`: false if fleeing was refused.
[[nodiscard]] Command sensibleChoice(const World &world, bool canFlee = true);

} // namespace cave
