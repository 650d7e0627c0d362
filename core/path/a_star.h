// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"

#include <vector>

namespace cave {

/// A shortest path with the four cardinal moves from one cell to another, inclusive; a single cell if they
/// are equal. Set bits of `floor` are walkable. Empty if either end is rock or outside the grid, or if there
/// is no path. The choice among several shortest paths is deterministic.
///
/// A* with the Manhattan distance (Hart, Nilsson, Raphael 1968). A step changes the estimate by 0 or 2, so
/// two stacks replace the priority queue.
[[nodiscard]] std::vector<CellPos> findPath(const BitGrid &floor, CellPos from, CellPos to);

} // namespace cave
