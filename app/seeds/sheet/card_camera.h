// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/camera/map_viewport.h"
#include "editor/view/map/map_view.h"

#include <QPointF>
#include <QSize>

namespace cave {

/// The view of a card's map: the cell coordinates at the centre of the picture, and the zoom in device pixels
/// per cell.
struct CardCamera {
    MapCamera at;
    Zoom zoom{4};

    friend bool operator==(const CardCamera &a, const CardCamera &b)
    {
        return a.at.cell == b.at.cell && a.at.x == b.at.x && a.at.y == b.at.y && a.zoom == b.zoom;
    }

    /// Moved right and down by this many device pixels. Stays within the usable world.
    [[nodiscard]] CardCamera movedBy(QPointF pixels) const;
    /// Zoomed in by `steps` (negative: out). The point at `fixed`, in device pixels right of and below the
    /// picture's centre, stays in place.
    [[nodiscard]] CardCamera zoomedBy(int steps, QPointF fixed = {}) const;
    /// The nearest camera with a supported zoom and a position inside the usable world.
    [[nodiscard]] CardCamera valid() const;
};

/// The camera that fits all of `area` into a picture of this many device pixels.
CardCamera cameraOn(const CellRect &area, QSize pixels);

/// The projection for a picture of `size` device pixels; `unit` is the length of a logical pixel.
MapProjection cardProjection(const CardCamera &camera, QSize size, double unit);

/// Where a picture of these cells belongs on a map with the projection `at`, in device pixels from the map's
/// corner. `zoom` is the picture's; at the map's own zoom the position is a whole pixel.
QRectF placeOnMap(const CellRect &cells, Zoom zoom, const MapProjection &at);

/// `cells` extended by `margin` on all sides, and to whole pixels at this zoom.
CellRect paintableCells(const CellRect &cells, int margin, Zoom zoom);

/// Whether `inner` lies wholly in `outer`.
bool covers(const CellRect &outer, const CellRect &inner);

} // namespace cave
