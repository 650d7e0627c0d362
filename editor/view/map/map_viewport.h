// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/map/map_camera.h"
#include "editor/view/map/map_canvas.h"

#include <QPoint>
#include <QSize>

namespace cave {

/// What part of a map a picture shows: the camera's point is in the middle, and the zoom says how many of its
/// pixels a cell has.
struct MapViewport {
    MapCamera camera;
    Zoom zoom{28};
    QSize size;       ///< of the picture, in device pixels
    double ratio = 1; ///< device pixels a logical pixel

    [[nodiscard]] double scale() const { return zoom.scale(); }
    /// Device pixel of the south-west corner of the camera's cell: x of its west edge, y of its south edge.
    [[nodiscard]] QPoint corner() const;
    [[nodiscard]] WorldPos cellAt(QPointF device) const;
    /// A point of the picture, in cells east and north of the camera's cell.
    [[nodiscard]] QPointF pointAt(QPointF device) const;
    /// The cells that are at least partly in view.
    [[nodiscard]] CellRect cells() const;
    [[nodiscard]] MapProjection projection() const;
};

} // namespace cave
