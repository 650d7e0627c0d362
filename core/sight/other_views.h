// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/world/rules_of_play.h"

namespace cave {

// Alternative field-of-view algorithms, for comparison with the game's own (field_of_view.h). As there,
// `rock` is a square of 2·radius + 1 cells per side (radius 0 .. kMaxViewRadius) with the viewer in its
// centre; cells farther than the radius (x² + y² > r² + r) aren't visible; the centre always is. `visible` is
// resized.

/// Cells with an unobstructed integer Bresenham line from the centre, the last cell aside: rock at the end of
/// a line is visible.
void fieldOfViewByLines(const BitGrid &rock, int radius, GapRule gaps, BitGrid &visible);

/// Permissive field of view: cells of which any point is visible from any point of the centre cell, in exact
/// integers; symmetric. Rock fills its whole cell, and sight passes through diagonal gaps. The largest
/// possible view under these rules; shadowcasting, which cuts the corners off rock, shows a few more cells
/// down staircases one cell wide. Source: Jonathon Duerig, "Precise Permissive Field of View" (2006).
void permissiveFieldOfView(const BitGrid &rock, int radius, BitGrid &visible);

} // namespace cave
