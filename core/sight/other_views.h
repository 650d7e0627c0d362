// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/world/rules_of_play.h"

namespace cave {

// Other answers to "what can be seen from here" than the game's own (field_of_view.h), to compare it with.
// As there: `rock` is a square of 2·radius + 1 cells a side (radius 0 .. kMaxViewRadius) whose centre looks;
// cells farther than the radius (x² + y² > r² + r) aren't seen; the centre always is. `visible` is resized.

/// Cells to which an integer Bresenham line from the centre is clear, the last cell aside: rock that ends a
/// line is seen.
void fieldOfViewByLines(const BitGrid &rock, int radius, GapRule gaps, BitGrid &visible);

/// Permissive field of view: cells of which any point can be seen from any point of the centre cell, in exact
/// integers; symmetric. Rock fills its whole cell, and sight slips through diagonal gaps. The most that can
/// be seen so; shadowcasting, which cuts the corners off rock, shows a few cells more down staircases a cell
/// wide. Source: Jonathon Duerig, "Precise Permissive Field of View" (2006).
void permissiveFieldOfView(const BitGrid &rock, int radius, BitGrid &visible);

} // namespace cave
