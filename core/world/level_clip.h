// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"

namespace cave {

/// The intersection of both rectangles; width or height 0 if it is empty.
CellRect intersection(const CellRect &a, const CellRect &b);

/// The part of `rect` inside the level of `p` extended by `margin` cells; all of `rect` in an endless world
/// or outside all levels.
CellRect clipToLevel(const LevelPlan &plan, const CellRect &rect, WorldPos p, int margin = 0);

} // namespace cave
