// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace cave {

/// Which of several goals at the same cost is preferred: the one with the least rank, and of those the first
/// reached. Empty: the first reached.
using PathRank = std::function<double(CellPos)>;

/// Incremental breadth-first search with the four cardinal moves over a bounded map. Set bits of the floor
/// are walkable; it is read only on construction.
class BreadthFirst {
public:
    /// Starts at `from`; from rock or outside the grid nothing is reached.
    BreadthFirst(const BitGrid &floor, CellPos from);

    /// Restarts at another cell of the same floor; takes time proportional to the cells seen so far.
    void restart(CellPos from);

    /// Reaches one more cell and returns it, in order of distance, beginning with the start; the order of
    /// cells at the same distance is deterministic. None once all are reached.
    std::optional<CellPos> next();
    /// Reaches all reachable cells.
    void finish();
    /// Continues until `cell` and all cells at most as far are reached; false if it is unreachable.
    bool reach(CellPos cell);

    /// Steps from the start to `cell`; −1 if it is rock, outside, or not seen so far.
    [[nodiscard]] int distance(CellPos cell) const;
    /// The distances of row `y`, by column; the same, but negative instead of −1.
    [[nodiscard]] const std::int32_t *distancesInRow(int y) const { return &m_distances[indexOf({0, y})]; }
    /// The neighbour of a reached `cell` that is one step nearer to the start, the first clockwise from
    /// north; none for the start and for cells not reached.
    [[nodiscard]] std::optional<CellPos> nearer(CellPos cell) const;
    /// A shortest path from the start to `cell`, inclusive; empty if it isn't reached.
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
    std::vector<std::int32_t> m_distances; ///< with that border; or one of two negative marks
    std::vector<std::uint32_t> m_queue;    ///< indices of cells seen, in order
    std::size_t m_head = 0;                ///< the next in the queue to be reached
    std::size_t m_tail = 0;
};

/// Distances from one cell to all others, as `distance` and `nearer` of the search. With the player as the
/// start, one search gives every pursuer its next step.
[[nodiscard]] BreadthFirst distancesFrom(const BitGrid &floor, CellPos from);

/// A shortest path from `from` to the nearest cell for which `wanted(cell)` holds, inclusive; empty if there
/// is none.
template<class Wanted>
[[nodiscard]] std::vector<CellPos> pathToNearest(const BitGrid &floor, CellPos from, Wanted wanted,
                                                 const PathRank &rank = {})
{
    BreadthFirst search(floor, from);
    std::optional<CellPos> best;
    while (const std::optional<CellPos> cell = search.next()) {
        if (best && search.distance(*cell) > search.distance(*best))
            break;
        if (!wanted(*cell))
            continue;
        if (!rank)
            return search.pathTo(*cell);
        if (!best || rank(*cell) < rank(*best))
            best = cell;
    }
    return best ? search.pathTo(*best) : std::vector<CellPos>();
}

/// Distances from the cells of a rectangle to a goal, moving in four directions around solid cells: one
/// breadth-first search for all that approach the goal or flee from it, extended only as far as queried. Its
/// paths are as short as those of `findPathAvoidWalls`. Queries extend the search, so it isn't thread-safe.
class FlowField {
public:
    /// Sets the ground and clears the goal; `solid` has the area's size, from its south-west corner.
    void setGround(const CellRect &area, const BitGrid &solid);
    /// Sets the goal. It is unreachable if solid or outside the area.
    void setGoal(WorldPos goal);
    /// Both at once.
    void search(const CellRect &area, const BitGrid &solid, WorldPos goal);

    [[nodiscard]] const std::optional<WorldPos> &goal() const { return m_goal; }
    /// Steps from `cell` to the goal; none if there is no path, or the cell is outside the area.
    [[nodiscard]] std::optional<int> stepsFrom(WorldPos cell) const;
    /// The next cell on a shortest path to the goal: on ties the first of north, east, south and west. None
    /// at the goal, and where there is no path.
    [[nodiscard]] std::optional<WorldPos> next(WorldPos cell) const;
    /// A neighbour farther from the goal than `cell`, chosen likewise; none if there is none.
    [[nodiscard]] std::optional<WorldPos> nextAway(WorldPos cell) const;

private:
    [[nodiscard]] CellPos cellAt(WorldPos p) const;
    [[nodiscard]] std::optional<WorldPos> neighbour(WorldPos cell, int farther) const;

    CellRect m_area;
    std::optional<WorldPos> m_goal;
    mutable std::optional<BreadthFirst> m_search; ///< once there is a ground
};

} // namespace cave
