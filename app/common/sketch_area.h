// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

namespace cave {

/// The square around a cell that is turned into a sketch unless the user selected something.
constexpr CellRect usualSketchArea(WorldPos middle)
{
    constexpr int kSide = 24; // cells
    return squareOfSide(middle, kSide);
}

} // namespace cave
