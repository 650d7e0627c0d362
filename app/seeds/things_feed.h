#pragma once

#include "app/shell/job_runner.h"
#include "core/world/world.h"

#include <QObject>

#include <memory>

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

private:
    void refresh();
    void clear();

    MapView &m_map;
    std::shared_ptr<World> m_world; ///< only the thread of m_jobs reads it
    bool m_shown = true;
    CellRect m_covered; ///< cells whose things are on the map, or will be
    JobRunner m_jobs;   ///< destroyed first
};

} // namespace cave
