// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/map/map_view.h"

#include <QObject>

#include <optional>
#include <vector>

namespace cave {

/// Synchronises camera and zoom of several map views: when one is moved, the others follow.
///
/// The camera outlives the views: one that joins later, or again, gets the shared camera. Views are observed,
/// not owned, and leave when destroyed.
class CameraLink : public QObject {
    Q_OBJECT

public:
    explicit CameraLink(QObject *parent = nullptr) : QObject(parent) {}

    /// Adds the view, which gets the shared camera; the first one ever defines it. Joining again has no
    /// effect.
    void join(MapView &view);
    /// Removes the view.
    void leave(MapView &view);
    [[nodiscard]] bool holds(const MapView &view) const;

    /// The shared camera; the default before anything has joined or set it.
    [[nodiscard]] MapCamera camera() const { return m_place ? m_place->camera : MapCamera{}; }
    [[nodiscard]] Zoom zoom() const { return m_place ? m_place->zoom : Zoom{}; }
    /// Moves all views, including later ones.
    void look(const MapCamera &camera, Zoom zoom);

signals:
    /// All views have moved.
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
    bool m_placing = false; ///< this is moving the views; their signals are ignored
};

} // namespace cave
