// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "editor/view/camera/map_canvas.h"

namespace cave {

/// A cloud of smoke that covers these cells.
struct SmokeOverlay {
    WorldPos origin; ///< south-west corner of the grid
    BitGrid cells;   ///< set bits: cells in smoke; bit x of row y is `origin` + (x, y)
};

/// Soft puffs, whose places depend on the cell alone, so that the cloud rests while the map scrolls. A faint
/// tint shows exactly which cells it covers.
void paintSmoke(const SmokeOverlay &smoke, const MapCanvas &canvas);

} // namespace cave
