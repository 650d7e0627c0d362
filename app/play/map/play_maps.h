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

/// The play map and the mini map, which always show the same world.
class PlayMaps : public QObject {
    Q_OBJECT

public:
    /// Shows the world open in `session`, which must outlive this. The map becomes a child of `page`.
    PlayMaps(PlaySession &session, QWidget *page);
    ~PlayMaps() override;

    [[nodiscard]] MapView *map() const { return m_map; }
    /// Owned by the main window once placed there.
    [[nodiscard]] QDockWidget *miniMapDock() const { return m_miniMapDock; }

    void setFog(bool on);
    void setMotion(bool on);
    /// Softly, a floor that fits into the view is shown whole instead of following the player.
    void setFollowMode(FollowMode mode);
    void retranslate();

    /// Shows the same things on both; the mini map omits minor ones.
    void setThings(const std::vector<MapThing> &things);
    /// Shows the other players of the world on both.
    void showAllies(const World &world, ActionMotion motion);
    /// Lets the view follow an ally, or the player again; undoes panning.
    void follow(Session &session, std::optional<int> ally);
    /// Whom the view follows; none: the player.
    [[nodiscard]] std::optional<int> followed() const { return m_followed; }
    /// Undoes panning.
    void centreOnPlayer();
    /// The map of rooms, which replaces the mini map in worlds with rooms; for level files it shows their
    /// number above the mini map.
    [[nodiscard]] RoomMapView *rooms() const { return m_rooms; }
    /// The zoom that the player chose, even while a level is fitted into the view.
    [[nodiscard]] Zoom chosenZoom() const { return m_chosenZoom.value_or(m_map->zoom()); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void followSession(PlaySession &session);
    void showSession(const Session *session);
    void update(Session &session, const std::vector<Event> &events);
    void updateOthers(const Session &session, const std::vector<Event> &events);
    void showOnlooker(Session &session);
    [[nodiscard]] WorldPos eyeOf(const World &world) const;
    void showMiniMapArea();
    void showBounds(const World &world);
    void showMiniPages(const Session *session);
    void enterLevel();
    [[nodiscard]] bool fitsFloor() const;
    void fitLevel();
    void refit();
    void leaveFit();
    void fitMiniMap();
    void endFitting();

    MapView *m_map;
    MapView *m_miniMap;
    RoomMapView *m_rooms;
    std::optional<int> m_followed; ///< an ally
    FollowMode m_follow = FollowMode::Softly;
    std::optional<CellRect> m_floor;  ///< where the view follows the player unless all of the level fits
    std::optional<CellRect> m_level;  ///< the level fitted into the view
    std::optional<Zoom> m_chosenZoom; ///< the zoom before a level was fitted
    Zoom m_fittedZoom;                ///< the zoom of the last fit; a different one was chosen by the player
    QPointer<QDockWidget> m_miniMapDock;
};

} // namespace cave
