// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QPointF>
#include <QRectF>

class QPainter;

namespace cave {

struct Theme;

/// The drawing style of a map.
enum class MapStyle { Tiles, Glyphs };

/// The positions of cells in a picture of a map, in device pixels. Exact at any distance from the origin:
/// only differences of cells become floating point.
struct MapProjection {
    WorldPos cell; ///< the cell whose south-west corner is at `corner`
    QPointF corner;
    double scale = 1; ///< device pixels per cell
    double unit = 1;  ///< device pixels per logical pixel
    QRectF bounds;    ///< the picture
    CellRect view;    ///< the cells at least partly inside it

    /// The square of a cell, moved by `way` cells east and north.
    [[nodiscard]] QRectF rect(WorldPos at, QPointF way = {}) const
    {
        const double east = static_cast<double>(at.x - cell.x) + way.x();
        const double north = static_cast<double>(at.y - cell.y) + way.y();
        return {corner.x() + east * scale, corner.y() - (north + 1) * scale, scale, scale};
    }
    [[nodiscard]] QPointF centre(WorldPos at, QPointF way = {}) const { return rect(at, way).center(); }
    /// True if a cell is in view or within `margin` cells of it.
    [[nodiscard]] bool isNear(WorldPos at, int margin = 0) const
    {
        const CellRect around{{view.origin.x - margin, view.origin.y - margin},
                              view.width + 2 * margin,
                              view.height + 2 * margin};
        return around.contains(at);
    }
};

/// The target for painting one frame of a map.
struct MapCanvas {
    QPainter &painter;
    const MapProjection &at;
    const Theme &theme;
    MapStyle style = MapStyle::Tiles;
};

} // namespace cave
