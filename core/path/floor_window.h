// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/path/step_search.h"

#include <optional>
#include <vector>

namespace cave {

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

/// `findPath` of a_star.h in world positions; also empty if an end is outside the window.
[[nodiscard]] std::vector<WorldPos> findPath(const FloorWindow &window, WorldPos from, WorldPos to);

/// `cheapestPath` of step_search.h in world positions; `slow` has the window's size.
[[nodiscard]] std::vector<WorldPos> findCheapPath(const FloorWindow &window, const BitGrid &slow, Moves moves,
                                                  WorldPos from, WorldPos to);

/// The direction of a path's first step; none if it has fewer than two cells.
[[nodiscard]] std::optional<Direction> firstStep(const std::vector<WorldPos> &path);

} // namespace cave
