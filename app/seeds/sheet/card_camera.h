// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/map/map_canvas.h"
#include "editor/view/map/map_view.h"

#include <QPointF>
#include <QSize>

namespace cave {

/// Where a card's map is looked at: the camera's point is in the middle of the picture, and the zoom says how
/// many device pixels a cell has.
struct CardCamera {
    MapCamera at;
    Zoom zoom{4};

    friend bool operator==(const CardCamera &a, const CardCamera &b)
    {
        return a.at.cell == b.at.cell && a.at.x == b.at.x && a.at.y == b.at.y && a.zoom == b.zoom;
    }

    /// Moved by this many device pixels, right and down, as the map goes with a hand that drags it the other
    /// way. Stays within the usable world.
    [[nodiscard]] CardCamera movedBy(QPointF pixels) const;
    /// `steps` sizes nearer (positive) or farther. The point at `fixed`, device pixels right of and below the
    /// picture's middle, stays where it is.
    [[nodiscard]] CardCamera zoomedBy(int steps, QPointF fixed = {}) const;
    /// A camera whose zoom is one that can be painted and whose place is inside the usable world.
    [[nodiscard]] CardCamera valid() const;
};

/// The camera that shows all of `area`, as large as a picture of this many device pixels allows.
CardCamera cameraOn(const CellRect &area, QSize pixels);

/// Where cells are on a picture of `size` device pixels; `unit` is the length of a logical pixel.
MapProjection cardProjection(const CardCamera &camera, QSize size, double unit);

/// Where a picture of these cells goes on a map seen by `at`, in device pixels from the map's corner. `zoom`
/// is the picture's; at the map's own zoom it goes to a whole pixel.
QRectF placeOnMap(const CellRect &cells, Zoom zoom, const MapProjection &at);

/// `cells` with `margin` more on all sides, widened to whole pixels at this zoom.
CellRect paintableCells(const CellRect &cells, int margin, Zoom zoom);

/// Whether `inner` lies wholly in `outer`.
bool covers(const CellRect &outer, const CellRect &inner);

} // namespace cave
