// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QColor>

#include <cstdint>
#include <vector>

namespace cave {

struct MapCanvas;

/// A sign on a cell that marks something; larger than the cell where cells are small.
struct MapMark {
    enum class Shape : std::uint8_t { Dot, Cross, Ring, Square };

    WorldPos at;
    Shape shape = Shape::Dot;
    QColor colour; ///< invalid for the theme's accent
};

/// Paints the visible ones, each with a rim in the map's background colour, so that it is visible everywhere.
void paintMarks(const std::vector<MapMark> &marks, const MapCanvas &canvas);

} // namespace cave
