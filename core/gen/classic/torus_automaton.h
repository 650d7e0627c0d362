// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"

namespace cave {

/// Steps of the cellular automaton on a torus: a cell becomes rock if at least `threshold` of its eight
/// neighbours are rock, otherwise floor; all cells change simultaneously, and neighbourhoods wrap around at
/// the region's edges.
///
/// Counts the neighbours of a whole row at once with bit-sliced adders. `rock`: bits and rows past `size`
/// must be 0 and stay 0. size: kMinRegionSize .. kMaxRegionSize. threshold: 1 .. 8. iterations: 0 or more.
void smoothOnTorus(RegionRows &rock, int size, int threshold, int iterations);

} // namespace cave
