// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/path/breadth_first.h"

#include <optional>

namespace cave {

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
