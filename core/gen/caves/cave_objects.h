// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"
#include "core/world/settings.h"

#include <cstdint>

/// Internal to `caves`: chests and monsters. A `key` is that of the draw: for chests the region's own, for
/// monsters the world's.
namespace cave {

/// The chance in 1/2^digits, rounded.
[[nodiscard]] std::uint32_t scaledChance(Chance chance, unsigned digits);

/// Puts chests on floor.
void placeChests(Region &region, std::uint64_t regionKey, Chance chance);
/// The cells of some rows that have a chest if they are floor; other rows are empty.
[[nodiscard]] RegionRows chestCells(std::uint64_t regionKey, int size, RowSpan rows, Chance chance);

/// Puts one monster on a random floor cell without a chest, if there is one.
void placeMonster(Region &region, std::uint64_t key);

/// Draws where the region's monster may be: the first of the cells that is floor without a chest, and only
/// if there is none, another such cell in the half of the region that is farther from the origin.
[[nodiscard]] MonsterPlaces monsterPlaces(RegionPos pos, int size, std::uint64_t key);
/// Puts one monster there.
void placeMonsterAt(const MonsterPlaces &places, Region &region, std::uint64_t key);

} // namespace cave
