// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/monsters.h"
#include "core/world/world.h"

#include <vector>

namespace cave {

// The monsters of a level on which everything moves freely. While the player is there, a monster's place is
// its agent's; the region that it belongs to knows the cell, and `putAgent` alone says so.

/// A touch is a distance between middles of less than this, in cells.
inline constexpr double kTouch = 0.75;

/// The level that the player is on; outside of all levels, their cell alone.
[[nodiscard]] Level levelOfPlayer(const World &world);

/// The living monsters on a level, those of one region after the other.
[[nodiscard]] std::vector<Monster> livingOn(World &world, const Level &level);

/// True if a living monster that can be beaten is left on a level.
[[nodiscard]] bool hasFoes(World &world, const Level &level);

/// True if `world.action` is there and tells of the world as it is: of the player's cell and level and of the
/// living monsters there. Else, such as after an edit, the level has to be entered again.
[[nodiscard]] bool actionFits(World &world);

/// Begins on the level that the player's position is on: its living monsters where they are and whole, no
/// shots, the player in the middle of their cell. Sets `world.action`.
void enterLevel(World &world);

/// The agent's kind, of the world's tables.
[[nodiscard]] const MonsterType &kindOf(const World &world, const Agent &agent);

/// The monster that the agent is.
[[nodiscard]] Monster monsterOf(World &world, const Agent &agent);

/// Moves an agent. True if it came to another cell, so that the changes of the region that it belongs to are
/// others now.
bool putAgent(World &world, Agent &agent, Point to);

/// Marks the agent's monster as dead; the agent itself stays.
void markDead(World &world, const Agent &agent);

} // namespace cave
