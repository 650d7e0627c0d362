// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/overlays/map_overlays.h"

namespace cave {

// The overlays that are made of cells; what is out of view costs nothing.

inline constexpr float kAreaTint = 0.18F;  ///< opacity of an area's ground
inline constexpr double kHatchSpacing = 6; ///< logical pixels between slanting lines

void paintPicture(const OverlayPicture &picture, const MapCanvas &canvas);
void paintMask(const MaskOverlay &mask, const MapCanvas &canvas);

/// A square of `size` device pixels with `count` slanting lines that go on from one copy into the next.
QImage hatchedSquare(int size, int count, const QColor &colour, double width);

} // namespace cave
