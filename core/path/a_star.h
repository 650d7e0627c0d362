// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"

#include <vector>

namespace cave {

/// A shortest way with the four cardinal moves from one cell to another, both included; a single cell if they
/// are the same. Set bits of `floor` can be walked on. Empty if either end is not floor or outside the grid,
/// or if no way leads from one to the other. Which of several shortest ways it is follows from the
/// arguments alone.
///
/// A* with the Manhattan distance (Hart, Nilsson, Raphael 1968). A step changes the estimate by 0 or 2, so
/// two stacks take the place of a priority queue.
[[nodiscard]] std::vector<CellPos> findPath(const BitGrid &floor, CellPos from, CellPos to);

} // namespace cave
