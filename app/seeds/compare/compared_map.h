// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/compare/compared_world.h" // QPointer needs the complete class
#include "core/io/seeds/seed_card.h"
#include "editor/view/overlays/map_overlays.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;

namespace cave {

class MapCover;
class MapView;
class ThingsFeed;

/// The map of one compared world: terrain, spawn, chests and monsters, or the reason why there is no world.
/// Panned and zoomed by mouse and keyboard.
class ComparedMap : public QWidget {
    Q_OBJECT

public:
    explicit ComparedMap(const QString &id, QWidget *parent = nullptr);
    ~ComparedMap() override;

    /// Shows a world and follows its changes; null for none. Observed, not owned.
    void setWorld(ComparedWorld *world);
    [[nodiscard]] ComparedWorld *world() const { return m_world; }
    /// Shows this stage instead of the world's own terrain, with the things that it has; null for the world's
    /// own.
    void setStage(std::shared_ptr<const RegionSource> stage);

    void setThingsShown(bool shown);
    void setMarkers(const std::vector<SeedMarker> &markers);
    /// Shown in addition to what marks rooms.
    void setOverlays(MapOverlays overlays);
    [[nodiscard]] MapView &map() { return *m_map; }

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refreshLook();
    void refresh();
    void placeParts();
    void markRooms();

    MapView *m_map;
    MapCover *m_cover;
    QLabel *m_problem;
    QWidget *m_focusFrame;
    QPointer<ComparedWorld> m_world;
    std::shared_ptr<const RegionSource> m_stage;
    std::unique_ptr<ThingsFeed> m_things;
    MapOverlays m_overlays;
};

} // namespace cave
