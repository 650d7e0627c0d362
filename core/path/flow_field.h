// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/path/breadth_first.h"

#include <optional>

namespace cave {

/// How far it is from the cells of a rectangle to one of them, walking in four directions around what is
/// solid: one breadth-first search that serves everybody who wants to get there, or away from it, and goes
/// only as far as it is asked about. The ways along it are as short as those of `findPathAvoidWalls`. Asking
/// carries the search on, so threads may not share one.
class FlowField {
public:
    /// What there is to walk on; `solid` is of the area's size, from its south-west corner. There is no goal
    /// then.
    void setGround(const CellRect &area, const BitGrid &solid);
    /// Searches from `goal` from now on. Where it is solid or outside the area, no one gets there.
    void setGoal(WorldPos goal);
    /// Both at once.
    void search(const CellRect &area, const BitGrid &solid, WorldPos goal);

    [[nodiscard]] const std::optional<WorldPos> &goal() const { return m_goal; }
    /// Steps from `cell` to the goal; none if there is no way, or it is no cell of the area.
    [[nodiscard]] std::optional<int> stepsFrom(WorldPos cell) const;
    /// The next cell of a shortest way to the goal: of several the first of north, east, south and west. None
    /// at the goal, and where there is no way.
    [[nodiscard]] std::optional<WorldPos> next(WorldPos cell) const;
    /// The neighbour that is farther from the goal than `cell` is, likewise; none if there is none.
    [[nodiscard]] std::optional<WorldPos> nextAway(WorldPos cell) const;

private:
    [[nodiscard]] CellPos cellAt(WorldPos p) const;
    [[nodiscard]] std::optional<WorldPos> neighbour(WorldPos cell, int farther) const;

    CellRect m_area;
    std::optional<WorldPos> m_goal;
    mutable std::optional<BreadthFirst> m_search; ///< with a ground
};

} // namespace cave
