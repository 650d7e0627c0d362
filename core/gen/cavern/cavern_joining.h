// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"

#include <cstdint>

namespace cave {

// Digging connections between the 4-connected caves of a bounded level. `rock` is modified; `key` determines
// how tunnels wind.

/// Fills caves of fewer than `least` cells with rock, except the largest.
void fillCavernPockets(BitGrid &rock, int least);

/// Joins all caves by short winding tunnels; does nothing if there are fewer than two.
void joinCavern(BitGrid &rock, std::uint64_t key);

/// Digs until the open cells `a` and `b` are connected, through any number of caves.
void joinCavernCells(BitGrid &rock, std::uint64_t key, CellPos a, CellPos b);

/// `joinCavernCells` for the westernmost and the easternmost open cell, the southernmost if there are
/// several.
void joinCavernEnds(BitGrid &rock, std::uint64_t key);

} // namespace cave
