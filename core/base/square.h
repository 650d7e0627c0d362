// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

namespace cave {

/// The square of cells at most `radius` from `centre` on either axis.
constexpr CellRect squareAround(WorldPos centre, int radius)
{
    return {{centre.x - radius, centre.y - radius}, 2 * radius + 1, 2 * radius + 1};
}

/// The square of `side` by `side` cells whose middle is `centre`; with an even side, the cell north-east of
/// it.
constexpr CellRect squareOfSide(WorldPos centre, int side)
{
    return {{centre.x - side / 2, centre.y - side / 2}, side, side};
}

} // namespace cave
