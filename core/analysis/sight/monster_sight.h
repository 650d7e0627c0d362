// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/rules/monsters.h"

#include <array>
#include <cstdint>

namespace cave {

/// A monster's area of effect by each of the three disc rules, and what it sees in it.
struct MonsterSight {
    WorldPos origin; ///< south-west corner of all grids, which are squares of 2·radius + 1 cells
    int radius = 0;
    std::array<BitGrid, 3> discs; ///< by DiscRule: Exact, Original, Wide; all cells, including rock
    BitGrid anyDisc;              ///< the union of these

    // Every cell of `anyDisc` is in one of these, by the world's gap rule.
    BitGrid seen;          ///< floor with a line of sight
    BitGrid blockedByRock; ///< floor whose line of sight meets rock first
    BitGrid blockedByGap;  ///< floor whose line of sight meets a diagonal gap first
    BitGrid rock;          ///< and trees: cells where nothing is seen

    BitGrid gapMatters; ///< floor seen under one gap rule but not the other

    // Floor where "it sees me" and "I see it" differ, by fields of view: the monster's by lines, the player's
    // by shadowcasting.
    BitGrid unseenWatcher; ///< the monster notices a player who doesn't see it
    BitGrid unseenPlayer;  ///< the player sees it and is in the disc, but isn't noticed
};

/// The sight of a monster from its position, with its kind's sight radius; `world` only generates regions.
MonsterSight sightOf(World &world, const Monster &monster);
/// The same for a hypothetical monster: radius 0 .. kMaxViewRadius.
MonsterSight sightFrom(World &world, WorldPos at, int radius);

} // namespace cave
