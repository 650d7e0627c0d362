// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/scenario.h"
#include "core/world/player.h"

#include <cstdint>

namespace cave {

// The progression of a player who fights with dice. Only the experience is stored: level and attributes
// follow from it and the scenario's table.

/// The level for an amount of experience (≥ 0): 1 .. `highestLevel`.
int levelAt(const HeroTable &table, std::int64_t experience);

/// The experience required for `level`: 0 at level 1; each level costs twice the one before.
std::int64_t experienceFor(const HeroTable &table, int level);

/// The attributes at `level`.
Attributes attributesAt(const HeroTable &table, int level);

/// Adds experience (≥ 0). A level gained also adds its health to the player's current health. Returns the
/// number of levels gained.
int gainExperience(const HeroTable &table, Player &player, int amount);

/// Restores health on entering a floor; never beyond full health.
void restOnFloor(const HeroTable &table, Player &player);

} // namespace cave
