// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/path/step_search.h"

#include <optional>
#include <vector>

namespace cave {

/// A shortest path with the four cardinal moves from one cell to another, inclusive; a single cell if they
/// are equal. Set bits of `floor` are walkable. Empty if either end is rock or outside the grid, or if there
/// is no path. The choice among several shortest paths is deterministic.
///
/// A* with the Manhattan distance (Hart, Nilsson, Raphael 1968). A step changes the estimate by 0 or 2, so
/// two stacks replace the priority queue.
[[nodiscard]] std::vector<CellPos> findPath(const BitGrid &floor, CellPos from, CellPos to);

/// A rectangle of the endless world for searching; nothing outside it is walkable.
class FloorWindow {
public:
    /// `rock`: its set bits aren't walkable; its south-west corner is at `origin`.
    FloorWindow(WorldPos origin, const BitGrid &rock);

    [[nodiscard]] const BitGrid &floor() const { return m_floor; }
    [[nodiscard]] bool contains(WorldPos p) const;
    [[nodiscard]] bool isFloor(WorldPos p) const;
    /// Makes a cell rock, for instance an occupied one; ignores cells outside.
    void block(WorldPos p);
    /// Makes a cell floor; ignores cells outside.
    void unblock(WorldPos p);

    /// The position in `floor`; `p` must be inside.
    [[nodiscard]] CellPos cellAt(WorldPos p) const;
    [[nodiscard]] WorldPos worldAt(CellPos cell) const;

private:
    WorldPos m_origin;
    BitGrid m_floor;
};

/// `findPath` in world positions; also empty if an end is outside the window.
[[nodiscard]] std::vector<WorldPos> findPath(const FloorWindow &window, WorldPos from, WorldPos to);

/// `cheapestPath` of step_search.h in world positions; `slow` has the window's size.
[[nodiscard]] std::vector<WorldPos> findCheapPath(const FloorWindow &window, const BitGrid &slow, Moves moves,
                                                  WorldPos from, WorldPos to);

/// The direction of a path's first step; none if it has fewer than two cells.
[[nodiscard]] std::optional<Direction> firstStep(const std::vector<WorldPos> &path);

} // namespace cave
