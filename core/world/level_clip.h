// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"

namespace cave {

/// The cells that both rectangles hold; width or height 0 if there are none.
CellRect intersection(const CellRect &a, const CellRect &b);

/// The part of `rect`, and no more than `margin` cells around it, on the level that holds `p`; all of `rect`
/// in an endless world or outside of all levels.
CellRect clipToLevel(const LevelPlan &plan, const CellRect &rect, WorldPos p, int margin = 0);

} // namespace cave
