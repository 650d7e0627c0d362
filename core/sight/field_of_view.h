// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"

namespace cave {

/// The maximum view radius, in cells.
inline constexpr int kMaxViewRadius = 60;

/// Cells visible from the centre of `rock`, a square of 2·radius + 1 cells per side.
///
/// Symmetric shadowcasting: a floor cell sees another exactly when the other sees it; rock that bounds the
/// view is visible, too. Cells farther than the radius (x² + y² > r² + r) are not visible. The centre is
/// always visible. Works on runs of bits. Source: Albert Ford, "Symmetric Shadowcasting" (2017), with integer
/// slopes.
///
/// `rock`: set bits block sight. `visible` is resized to match. radius: 0 .. kMaxViewRadius.
void fieldOfView(const BitGrid &rock, int radius, BitGrid &visible);

} // namespace cave
