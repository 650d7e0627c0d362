// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// Breadth-first search with the four cardinal moves over a bounded piece of map, as far as it is asked to
/// go. Set bits of the floor are the cells that can be walked on; it is only read while the search is made.
class BreadthFirst {
public:
    /// Starts at `from`; from rock or from outside the grid nothing is reached.
    BreadthFirst(const BitGrid &floor, CellPos from);

    /// Starts at another cell of the same floor, with what that takes for each cell that was seen so far.
    void restart(CellPos from);

    /// Reaches one more cell and returns it, the start first, then by growing distance; the order among cells
    /// of one distance follows from floor and start alone. None once all are reached.
    std::optional<CellPos> next();
    /// Reaches all that can be reached.
    void finish();
    /// Goes on until `cell` and all as near as that are reached; false if it can't be.
    bool reach(CellPos cell);

    /// Steps from the start to `cell`; −1 if it is rock, outside, or not among what has been seen so far.
    [[nodiscard]] int distance(CellPos cell) const;
    /// The neighbour of a reached `cell` that is one step nearer to the start, the first clockwise from
    /// north; none for the start and for cells that are not reached.
    [[nodiscard]] std::optional<CellPos> nearer(CellPos cell) const;
    /// A shortest way from the start to `cell`, both included; empty if it isn't reached.
    [[nodiscard]] std::vector<CellPos> pathTo(CellPos cell) const;

private:
    [[nodiscard]] std::size_t indexOf(CellPos cell) const
    {
        return static_cast<std::size_t>(cell.y + 1) * m_stride + static_cast<std::size_t>(cell.x + 1);
    }
    [[nodiscard]] bool contains(CellPos cell) const
    {
        return cell.x >= 0 && cell.y >= 0 && cell.x < m_width && cell.y < m_height;
    }
    void expandHead();

    int m_width;
    int m_height;
    std::size_t m_stride;                  ///< of rows with a border of rock, one cell wide, on either side
    std::vector<std::int32_t> m_distances; ///< with that border; or one of two marks below 0
    std::vector<std::uint32_t> m_queue;    ///< indices of cells seen, in order
    std::size_t m_head = 0;                ///< next of the queue to be reached
    std::size_t m_tail = 0;
};

/// Distances from one cell to all others: `distance` and `nearer` of the search tell them. With the player as
/// the start, one search shows every pursuer its next step.
[[nodiscard]] BreadthFirst distancesFrom(const BitGrid &floor, CellPos from);

/// A shortest way from `from` to the nearest cell for which `wanted(cell)` holds, both included; empty if
/// there is none. Among several the first that the search reaches.
template<class Wanted>
[[nodiscard]] std::vector<CellPos> pathToNearest(const BitGrid &floor, CellPos from, Wanted wanted)
{
    BreadthFirst search(floor, from);
    while (const std::optional<CellPos> cell = search.next()) {
        if (wanted(*cell))
            return search.pathTo(*cell);
    }
    return {};
}

} // namespace cave
