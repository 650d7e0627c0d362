// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/rules/monsters.h"

#include <array>
#include <cstdint>

namespace cave {

/// What a monster's area of effect is by each of the three disc rules, and what it sees in it.
struct MonsterSight {
    WorldPos origin; ///< south-west corner of all grids, which are squares of 2·radius + 1 cells
    int radius = 0;
    std::array<BitGrid, 3> discs; ///< by DiscRule: Exact, Original, Wide; all cells, rock too
    BitGrid anyDisc;              ///< in one of them at least

    // Every cell of `anyDisc` is in one of these, by the world's own gap rule.
    BitGrid seen;          ///< floor with a line of sight
    BitGrid blockedByRock; ///< floor, the line to it meets rock first
    BitGrid blockedByGap;  ///< floor, the line to it meets a diagonal gap first
    BitGrid rock;          ///< and trees: cells in which no one is seen

    BitGrid gapMatters; ///< floor that one gap rule lets it see and the other doesn't

    // Floor on which "it sees me" and "I see it" differ, by fields of view: the monster by lines, the player
    // by shadowcasting.
    BitGrid unseenWatcher; ///< the monster notices a player who doesn't see it
    BitGrid unseenPlayer;  ///< the player sees it, and it is in the disc, but doesn't notice
};

/// Sight of a monster where it stands, with its kind's sight radius; `world` only makes regions.
MonsterSight sightOf(World &world, const Monster &monster);
/// The same for a monster that need not exist: radius 0 .. kMaxViewRadius.
MonsterSight sightFrom(World &world, WorldPos at, int radius);

} // namespace cave
