// SPDX-License-Identifier: MIT
#pragma once

#include "app/common/seed_worlds.h"
#include "editor/view/camera/map_viewport.h"
#include "editor/view/map/map_view.h"

#include <QHash>
#include <QObject>
#include <QPointF>
#include <QSize>

#include <optional>

class QModelIndex;

namespace cave {

class SheetLayout;

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

/// The cameras of a sheet's maps: one shared by all, except for detached maps, which have their own. Maps of
/// bounded worlds are fitted to a level until one of them is moved or zoomed; then all of them follow, until
/// another level is shown.
class SheetCameras : public QObject {
    Q_OBJECT

public:
    /// `cards` must outlive this.
    SheetCameras(const SheetLayout &cards, const CardCamera &shared) : m_cards(cards), m_shared(shared) {}

    [[nodiscard]] const CardCamera &shared() const { return m_shared; }
    void setShared(const CardCamera &camera);
    [[nodiscard]] CardCamera of(const WorldSpec &spec) const;
    /// The camera of a row's map; the shared one for an invalid row.
    [[nodiscard]] CardCamera of(const QModelIndex &index) const;
    /// Sets the camera of a row's map, whether its own or the shared one.
    void steer(const QModelIndex &index, const CardCamera &camera);
    /// As `CardCamera::zoomedBy`.
    void zoom(const QModelIndex &index, int steps, QPointF fixed = {});
    /// Resets all maps to the origin, and those of bounded worlds to the whole level.
    void reset();

    /// Fits the level in all maps of bounded worlds.
    void showLevels();

    /// Detaches a row's map, or attaches it to the shared camera.
    void setAlone(const QModelIndex &index, bool alone);
    [[nodiscard]] bool isAlone(const QModelIndex &index) const;
    [[nodiscard]] bool isAlone(const WorldSpec &spec) const { return m_alone.contains(spec); }

    /// The level shown of worlds with several, from 1. Worlds with fewer levels show their last.
    void setFloor(int floor);
    [[nodiscard]] int floor() const { return m_floor; }

    /// Whether maps have been panned since `endPan`.
    [[nodiscard]] bool isPanned() const { return m_panned; }
    void endPan() { m_panned = false; }

signals:
    /// The camera of any map changed.
    void changed();

private:
    [[nodiscard]] CardCamera levelCamera(const WorldSpec &spec) const;

    const SheetLayout &m_cards;
    CardCamera m_shared;
    QHash<WorldSpec, CardCamera> m_alone;
    int m_floor = 1;
    std::optional<CardCamera> m_levelCamera; ///< of bounded worlds, once one was moved
    bool m_panned = false;
};

} // namespace cave
