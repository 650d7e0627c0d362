// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/map/map_view.h"

#include <QObject>

#include <optional>
#include <vector>

namespace cave {

/// Keeps several map views on one camera and zoom: when one is moved, the others go along.
///
/// The camera outlives the views: one that joins later, or comes back, looks where the others do. Views are
/// observed, not owned; one that is destroyed leaves by itself.
class CameraLink : public QObject {
    Q_OBJECT

public:
    explicit CameraLink(QObject *parent = nullptr) : QObject(parent) {}

    /// The view joins, and looks where the others look; the first one ever says where that is. Joining twice
    /// is the same as once.
    void join(MapView &view);
    /// The view goes its own way from now on.
    void leave(MapView &view);
    [[nodiscard]] bool holds(const MapView &view) const;

    /// Where all look; the default before anything has joined or been said.
    [[nodiscard]] MapCamera camera() const;
    [[nodiscard]] Zoom zoom() const;
    /// Moves all views, and those to come.
    void look(const MapCamera &camera, Zoom zoom);

signals:
    /// All views look somewhere else now.
    void moved();

private:
    struct Place {
        MapCamera camera;
        Zoom zoom;
    };

    void follow(const MapView &leader);
    void place(MapView &view);
    void placeAll();

    std::vector<MapView *> m_views;
    std::optional<Place> m_place;
    bool m_placing = false; ///< views are being moved; what they report of it is no news
};

} // namespace cave
