// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"
#include "editor/view/map/map_view.h"

#include <QDockWidget>
#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

namespace cave {

class PlaySession;
class RoomMapView;

/// The map that is played on and the small one beside it, which always show the same world.
class PlayMaps : public QObject {
    Q_OBJECT

public:
    /// Shows what is open in `session`, which must outlive this. The map becomes a child of `page`.
    PlayMaps(PlaySession &session, QWidget *page);
    ~PlayMaps() override;

    [[nodiscard]] MapView *map() const { return m_map; }
    /// Belongs to the main window once that has placed it.
    [[nodiscard]] QDockWidget *miniMapDock() const { return m_miniMapDock; }

    void setFog(bool on);
    void setMotion(bool on);
    void retranslate();

    /// Shows the same things on both; the small one leaves out what no one would go to.
    void setThings(const std::vector<MapThing> &things);
    /// Brings back what was panned away.
    void centreOnPlayer();
    /// The map of rooms that takes the small map's place where there are rooms; where there are level files,
    /// how many of them, above the small map.
    [[nodiscard]] RoomMapView *rooms() const { return m_rooms; }
    /// The zoom that the player chose, whatever fits a level now.
    [[nodiscard]] Zoom chosenZoom() const { return m_chosenZoom.value_or(m_map->zoom()); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followSession(PlaySession &session);
    void showSession(const Session *session);
    void update(const Session &session, const std::vector<Event> &events);
    void showMiniMapArea();
    void showBounds(const Session &session);
    void showMiniPages(const Session *session);
    void enterLevel();
    void fitLevel();
    void fitMiniMap();
    void endFitting();

    MapView *m_map;
    MapView *m_miniMap;
    RoomMapView *m_rooms;
    std::optional<CellRect> m_level;  ///< that is shown as a whole
    std::optional<Zoom> m_chosenZoom; ///< before a level was shown as a whole
    Zoom m_fittedZoom;                ///< that a level was shown with last; another one was chosen in it
    QPointer<QDockWidget> m_miniMapDock;
};

} // namespace cave
