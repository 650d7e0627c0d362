// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"

#include <cstdint>

namespace cave {

// Measures of the shape of a bounded piece of cave. Set bits of `floor` are floor; everything else, including
// the surroundings of the grid, is rock. Cells are neighbours if they share a side. Grids of any size,
// including empty ones.

/// Floor cells with exactly one floor neighbour. The outermost `margin` (≥ 0) cells on each side serve as
/// neighbours but are not counted.
[[nodiscard]] std::int64_t countDeadEnds(const BitGrid &floor, int margin);

/// The width of passages. The width at a floor cell is the side of the largest all-floor block of n × n cells
/// that covers it.
struct PassageWidths {
    double mean = 0; ///< over all floor cells; 0 if there are none
    int max = 0;
};

/// All blocks of one size are found and marked at once, by shifts of whole rows, so the cost is that of
/// visiting every word about max · log max times.
[[nodiscard]] PassageWidths passageWidths(const BitGrid &floor);

/// The number of cells other than `from` without which at least `cutOff` (≥ 1) other floor cells could no
/// longer be reached from `from`; 0 if that is rock or outside.
///
/// Articulation points of the graph of floor cells with the number of cells behind each, in linear time and
/// without recursion. Source: R. E. Tarjan, "Depth-first search and linear graph algorithms" (1972); J.
/// Hopcroft, R. E. Tarjan, "Algorithm 447: efficient algorithms for graph manipulation" (1973).
[[nodiscard]] std::int64_t countChokepoints(const BitGrid &floor, CellPos from, std::int64_t cutOff);

/// The mean, over all cells reachable from `from` that would be at least `nearest` (≥ 1) steps away without
/// rock, of the actual steps divided by those; infinity if there is no such cell.
[[nodiscard]] double tortuosity(const BitGrid &floor, CellPos from, int nearest);

} // namespace cave
