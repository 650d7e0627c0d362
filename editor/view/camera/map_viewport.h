// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QPoint>
#include <QPointF>
#include <QRectF>
#include <QSize>
#include <QSizeF>

#include <cstdint>

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

/// A cell size: n ≥ 1 device pixels per cell, or, negative, 2^−n cells per device pixel.
struct Zoom {
    int step = 8;

    friend bool operator==(const Zoom &, const Zoom &) = default;

    static constexpr int kLargest = 64;
    static constexpr int kSmallest = -4;

    /// Device pixels per cell.
    [[nodiscard]] double scale() const { return step >= 1 ? step : 1.0 / static_cast<double>(1 << -step); }
    /// Cells per device pixel side: 1, or more if several share one.
    [[nodiscard]] int cellsPerPixel() const { return step >= 1 ? 1 : 1 << -step; }
    /// The zoom `steps` in (negative: out) among those of a view, clamped to its ends; `largest`: 1 or more.
    [[nodiscard]] Zoom steppedBy(int steps, int largest = kLargest) const;
    /// Cells per chunk side.
    [[nodiscard]] int chunkCells() const;
    /// Device pixels per chunk side.
    [[nodiscard]] int chunkPixels() const { return step >= 1 ? chunkCells() * step : chunkCells() >> -step; }
};

/// How the camera follows the player.
enum class FollowMode { Softly, Strictly };

/// The point at the centre of a map view: (x, y) cells east and north of the south-west corner of `cell`.
struct MapCamera {
    WorldPos cell;
    double x = 0.5;
    double y = 0.5;

    /// The same point with x and y in 0 .. 1.
    [[nodiscard]] MapCamera normalized() const;
    [[nodiscard]] MapCamera movedBy(double dx, double dy) const
    {
        return MapCamera{cell, x + dx, y + dy}.normalized();
    }
    /// The vector from here to there in cells, east and north.
    [[nodiscard]] QPointF wayTo(const MapCamera &there) const
    {
        return {static_cast<double>(there.cell.x - cell.x) + there.x - x,
                static_cast<double>(there.cell.y - cell.y) + there.y - y};
    }
};

/// True for a step of at most two cells; longer ones are jumps, which aren't animated.
constexpr bool isShortStep(WorldPos a, WorldPos b)
{
    constexpr std::int64_t kLongest = 2;
    return a.x - b.x <= kLongest && b.x - a.x <= kLongest && a.y - b.y <= kLongest && b.y - a.y <= kLongest;
}

/// The camera that follows a player at `player`, whose figure is `way` cells east and north of there, in a
/// level with edges: its western edge is clamp(cx − vw/2, 0, W − vw) cells into the level, where cx is the
/// player's column and vw the width of `view`, in cells; likewise for the southern edge. A level smaller than
/// the view is centred.
MapCamera followingCamera(WorldPos player, QPointF way, const CellRect &level, QSizeF view);

/// The point in the level nearest to the camera's, so that some of it stays visible.
MapCamera cameraWithin(const MapCamera &camera, const CellRect &level);

/// The part of a map shown in a picture: the camera's point is at the centre, and the zoom is the number of
/// its pixels per cell.
struct MapViewport {
    MapCamera camera;
    Zoom zoom{28};
    QSize size;       ///< of the picture, in device pixels
    double ratio = 1; ///< device pixels per logical pixel

    [[nodiscard]] double scale() const { return zoom.scale(); }
    /// The device pixel of the south-west corner of the camera's cell: x of its west edge, y of its south
    /// edge.
    [[nodiscard]] QPoint corner() const;
    [[nodiscard]] WorldPos cellAt(QPointF device) const;
    /// A point of the picture, in cells east and north of the camera's cell.
    [[nodiscard]] QPointF pointAt(QPointF device) const;
    /// The cells at least partly visible.
    [[nodiscard]] CellRect cells() const;
    [[nodiscard]] MapProjection projection() const;
};

} // namespace cave
