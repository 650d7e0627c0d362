#pragma once

#include "editor/view/map_overlays.h"

namespace cave {

// The overlays that are made of cells; what is out of view costs nothing.

void paintPicture(const CellPicture &picture, const MapCanvas &canvas);
void paintMask(const MaskOverlay &mask, const MapCanvas &canvas);

/// A square of `size` device pixels with `count` slanting lines that go on from one copy into the next.
QImage hatchedSquare(int size, int count, const QColor &colour, double width);

} // namespace cave
