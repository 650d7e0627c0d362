// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/seeds/seed_card.h"
#include "core/world/world.h"
#include "editor/document/job_runner.h"
#include "editor/view/overlays/map_things.h"

#include <QObject>

#include <memory>
#include <vector>

namespace cave {

class MapView;

/// Puts the chests and monsters of an unplayed world on a map, wherever it is looked at; they are found off
/// the interface thread. None while cells are too small to tell them apart.
class ThingsFeed : public QObject {
    Q_OBJECT

public:
    /// `map` must outlive this.
    explicit ThingsFeed(MapView &map, QObject *parent = nullptr);

    /// The world whose things are shown, made by `source`, which may leave off at a stage; null for none.
    void setWorld(const WorldSpec &spec, const std::shared_ptr<const Content> &content,
                  std::shared_ptr<const RegionSource> source);
    void setShown(bool shown);
    /// Shown beside the world's own things, whatever `setShown` says.
    void setMarkers(const std::vector<SeedMarker> &markers);

private:
    void refresh();
    void clear();
    void put();

    MapView &m_map;
    std::shared_ptr<World> m_world; ///< only the thread of m_jobs reads it
    bool m_shown = true;
    std::vector<MapThing> m_things; ///< of m_covered
    std::vector<MapThing> m_markers;
    CellRect m_covered; ///< cells whose things are on the map, or will be
    JobRunner m_jobs;   ///< destroyed first
};

} // namespace cave
