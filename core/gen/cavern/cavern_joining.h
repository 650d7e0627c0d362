// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"

#include <cstdint>

namespace cave {

// Digging in a bounded level until its caves hang together by sides. `rock` is what is dug in; `key` decides
// how the tunnels wind.

/// Fills caves of fewer than `least` cells with rock, but never the largest.
void fillCavernPockets(BitGrid &rock, int least);

/// Joins all caves by short winding tunnels; nothing happens where there are fewer than two.
void joinCavern(BitGrid &rock, std::uint64_t key);

/// Digs until the open cell `a` can be walked to from the open cell `b`, through as many caves as it likes.
void joinCavernCells(BitGrid &rock, std::uint64_t key, CellPos a, CellPos b);

/// `joinCavernCells` of the westernmost and the easternmost open cell, the southernmost of several.
void joinCavernEnds(BitGrid &rock, std::uint64_t key);

} // namespace cave
