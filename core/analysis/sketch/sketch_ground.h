// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/world/world.h"

#include <optional>

namespace cave {

class SketchPattern;

/// A rectangle of an unplayed world as sketches see it. The grids have 64 columns more than `area`, all
/// clear, so that a word can be read from any cell.
struct SketchGround {
    static constexpr int kSpareColumns = 64;

    CellRect area;
    BitGrid floor;    ///< cells that can be walked on: not rock
    BitGrid chests;   ///< with a chest
    BitGrid monsters; ///< where a monster starts
    /// Floor that is connected to the spawn by cardinal moves inside the area; if the spawn isn't in the
    /// area, floor that is connected to the area's edge. Empty unless the sketch has such cells.
    BitGrid ways;
    std::optional<WorldPos> spawn; ///< none if unknown
};

/// Reads the rectangle; generates its regions. `pattern` says which of it is needed.
SketchGround sketchGround(WorldMap &map, std::optional<WorldPos> spawn, const CellRect &area,
                          const SketchPattern &pattern);

/// A rectangle of an unplayed world as a sketch: floor, rock, chests, monsters and the spawn. Its sides must
/// be 1 .. SketchPattern::kMaxSide.
SketchPattern sketchOf(WorldMap &map, std::optional<WorldPos> spawn, const CellRect &area);

} // namespace cave
