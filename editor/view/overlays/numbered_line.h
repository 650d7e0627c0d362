// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/overlays/map_overlays.h"

namespace cave {

void paintNumberedLine(const NumberedLine &line, const MapCanvas &canvas);
/// A word beside its cell, moved so that all of it is in view; nothing when the cell is not in view.
void paintLabel(const MapLabel &label, const MapCanvas &canvas);

} // namespace cave
