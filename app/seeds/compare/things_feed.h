// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/seeds/seed_card.h"
#include "core/world/world.h"
#include "editor/document/job_runner.h"
#include "editor/view/overlays/map_things.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace cave {

class MapView;

/// Shows the chests and monsters of an unplayed world on a map wherever the view is; they are found off the
/// interface thread. While cells are too small to distinguish them, a tint shows where there are many.
class ThingsFeed : public QObject {
    Q_OBJECT

public:
    /// `map` must outlive this.
    explicit ThingsFeed(MapView &map, QObject *parent = nullptr);

    /// The world whose things are shown, made by `source`, which may end at a stage; null for none.
    void setWorld(const WorldSpec &spec, const std::shared_ptr<const Content> &content,
                  std::shared_ptr<const RegionSource> source);
    void setShown(bool shown);
    /// Markers shown in addition to the world's own things, regardless of `setShown`.
    void setMarkers(const std::vector<SeedMarker> &markers);

private:
    void refresh();
    void count(bool on);
    void clear();
    void put();

    MapView &m_map;
    std::shared_ptr<World> m_world;  ///< used only in the thread of m_jobs
    std::optional<CellRect> m_rooms; ///< the area of a map of rooms, whose doors are shown at any zoom
    bool m_shown = true;
    bool m_counting = false;
    bool m_doorsOnly = false;       ///< in m_covered
    std::vector<MapThing> m_things; ///< in m_covered
    std::vector<MapThing> m_markers;
    CellRect m_covered; ///< cells whose things are shown or requested
    JobRunner m_jobs;   ///< last member, so that it is destroyed first
};

} // namespace cave
