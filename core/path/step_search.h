// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"

#include <functional>
#include <vector>

namespace cave {

/// How one walks from cell to cell.
enum class Moves {
    Four,  ///< the cardinal steps
    Eight, ///< diagonal ones too, also between two corners of rock; they cost as much
};

/// A bounded piece of map to walk on; observes its grids, which are of one size.
struct WalkGrid {
    const BitGrid &floor; ///< set: can be walked on
    const BitGrid &slow;  ///< set: entering costs two steps
    Moves moves = Moves::Four;
};

/// A way from `from` to the cell for which `wanted(cell)` holds that is reached with the fewest steps, both
/// included; empty if there is none. Which of several it is follows from the arguments alone. With nothing
/// slow and the cardinal moves, `BreadthFirst` and A* find the same lengths faster.
///
/// Source: R. B. Dial, "Algorithm 360: Shortest-path forest with topological ordering" (1969); with costs of
/// one and two, three buckets are enough.
[[nodiscard]] std::vector<CellPos> cheapestPath(const WalkGrid &grid, CellPos from,
                                                const std::function<bool(CellPos)> &wanted);

} // namespace cave
