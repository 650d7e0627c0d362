// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"

namespace cave {

/// Steps of the cellular automaton on a region whose edges meet: a cell is rock afterwards if at least
/// `threshold` of its eight neighbours are rock, else floor; all cells change at once, and neighbourhoods
/// wrap around inside the region.
///
/// Counts all neighbours of a row at once with bit-sliced adders. `rock`: bits and rows past `size` must be 0
/// and stay so. size: kMinRegionSize .. kMaxRegionSize. threshold: 1 .. 8. iterations: 0 or more.
void smoothOnTorus(RegionRows &rock, int size, int threshold, int iterations);

} // namespace cave
