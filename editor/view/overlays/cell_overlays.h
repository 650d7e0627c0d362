// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "editor/view/camera/map_canvas.h"
#include "editor/view/overlays/map_overlays.h"

namespace cave {

// Overlays made of cells; parts out of view cost nothing.

inline constexpr float kAreaTint = 0.18F;  ///< opacity of an area's tint
inline constexpr double kHatchSpacing = 6; ///< logical pixels between hatching lines

void paintPicture(const OverlayPicture &picture, const MapCanvas &canvas);
void paintMask(const MaskOverlay &mask, const MapCanvas &canvas);

/// Soft puffs, whose places depend on the cell alone, so that the cloud rests while the map scrolls. A faint
/// tint shows exactly which cells it covers.
void paintSmoke(const SmokeOverlay &smoke, const MapCanvas &canvas);

/// A tileable square of `size` device pixels with `count` slanting lines.
QImage hatchedSquare(int size, int count, const QColor &colour, double width);

} // namespace cave
