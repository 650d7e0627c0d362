// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/camera/map_camera.h"
#include "editor/view/camera/map_canvas.h"
#include "editor/view/camera/zoom.h"

#include <QPoint>
#include <QSize>

namespace cave {

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
