// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/overlays/map_overlays.h"

namespace cave {

void paintNumberedLine(const NumberedLine &line, const MapCanvas &canvas);
/// A label next to its cell, moved to be completely visible; nothing if the cell is out of view.
void paintLabel(const MapLabel &label, const MapCanvas &canvas);

} // namespace cave
