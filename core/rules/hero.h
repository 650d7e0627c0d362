// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/scenario.h"
#include "core/world/player.h"

#include <cstdint>

namespace cave {

// A player who fights by dice grows with experience. Nothing but the experience is kept: level and attributes
// follow from it and the scenario's table.

/// The level that so much experience (≥ 0) makes: 1 .. `highestLevel`.
int levelAt(const HeroTable &table, std::int64_t experience);

/// The experience that is needed to be of `level`: 0 at level 1; each level costs twice the one before.
std::int64_t experienceFor(const HeroTable &table, int level);

/// What one of `level` rolls with.
Attributes attributesAt(const HeroTable &table, int level);

/// Adds experience (≥ 0). A level gained makes the player as much healthier as it adds health. Returns the
/// number of levels gained.
int gainExperience(const HeroTable &table, Player &player, int amount);

/// What entering a floor gives back; never beyond full health.
void restOnFloor(const HeroTable &table, Player &player);

} // namespace cave
