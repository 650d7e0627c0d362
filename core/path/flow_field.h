#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// How far it is from every cell of a rectangle to one of them, walking in four directions around what is
/// solid: one breadth-first search that serves everybody who wants to get there, or away from it. The ways
/// along it are as short as those of `findPathAvoidWalls`.
class FlowField {
public:
    /// Searches from `goal`, a cell of `area`; `solid` is of the area's size, from its south-west corner.
    /// Where the goal itself is solid nobody gets there. The memory of the search before is used again.
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
    CellRect m_area;
    std::optional<WorldPos> m_goal;
    std::vector<std::int32_t> m_steps; ///< −1: no way
    std::vector<std::int32_t> m_queue;
};

} // namespace cave
