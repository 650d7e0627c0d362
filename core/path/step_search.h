// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/path/breadth_first.h"

#include <functional>
#include <vector>

namespace cave {

/// The moves of a search.
enum class Moves {
    Four,  ///< the cardinal steps
    Eight, ///< diagonal ones too, even between two corners of rock; same cost
};

/// A bounded map for searching; observes its grids, which have the same size.
struct WalkGrid {
    const BitGrid &floor; ///< set: walkable
    const BitGrid &slow;  ///< set: entering costs two steps
    Moves moves = Moves::Four;
};

/// A cheapest path from `from` to a cell for which `wanted(cell)` holds, inclusive; empty if there is none.
/// Of several such cells it leads to the one with the least `rank`; the choice is deterministic. Without slow
/// cells and with the cardinal moves, `BreadthFirst` and A* find the same lengths faster.
///
/// Source: R. B. Dial, "Algorithm 360: Shortest-path forest with topological ordering" (1969); with costs of
/// one and two, three buckets are enough.
[[nodiscard]] std::vector<CellPos> cheapestPath(const WalkGrid &grid, CellPos from,
                                                const std::function<bool(CellPos)> &wanted,
                                                const PathRank &rank = {});

} // namespace cave
