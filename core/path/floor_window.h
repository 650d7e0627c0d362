// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/path/step_search.h"

#include <optional>
#include <vector>

namespace cave {

/// A rectangle cut out of the endless world to search in: nothing outside it can be walked on.
class FloorWindow {
public:
    /// `rock`: its set bits can't be walked on; its south-west corner is at `origin`.
    FloorWindow(WorldPos origin, const BitGrid &rock);

    [[nodiscard]] const BitGrid &floor() const { return m_floor; }
    [[nodiscard]] bool contains(WorldPos p) const;
    [[nodiscard]] bool isFloor(WorldPos p) const;
    /// Makes a cell rock, as one with someone on it is; nothing happens outside.
    void block(WorldPos p);
    /// Makes a cell floor; nothing happens outside.
    void unblock(WorldPos p);

    /// Where in `floor` a world position is; `p` must be inside.
    [[nodiscard]] CellPos cellAt(WorldPos p) const;
    [[nodiscard]] WorldPos worldAt(CellPos cell) const;

private:
    WorldPos m_origin;
    BitGrid m_floor;
};

/// `findPath` of a_star.h in world positions; empty also if an end lies outside the window.
[[nodiscard]] std::vector<WorldPos> findPath(const FloorWindow &window, WorldPos from, WorldPos to);

/// `cheapestPath` of step_search.h from one position to another; `slow` is of the window's size.
[[nodiscard]] std::vector<WorldPos> findCheapPath(const FloorWindow &window, const BitGrid &slow, Moves moves,
                                                  WorldPos from, WorldPos to);

/// The direction of a path's first step; none if it has fewer than two cells.
[[nodiscard]] std::optional<Direction> firstStep(const std::vector<WorldPos> &path);

} // namespace cave
