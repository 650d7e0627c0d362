// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QColor>

#include <cstdint>
#include <vector>

namespace cave {

struct MapCanvas;

/// A sign on a cell that tells of something there; larger than the cell where cells are small.
struct MapMark {
    enum class Shape : std::uint8_t { Dot, Cross, Ring, Square };

    WorldPos at;
    Shape shape = Shape::Dot;
    QColor colour; ///< invalid: the theme's accent
};

/// Paints those in view, each with a rim of the map's background, so that it shows on every ground.
void paintMarks(const std::vector<MapMark> &marks, const MapCanvas &canvas);

} // namespace cave
