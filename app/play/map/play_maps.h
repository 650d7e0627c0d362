// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"
#include "editor/view/map/map_view.h"

#include <QObject>
#include <QPointer>

#include <optional>
#include <vector>

class QDockWidget;

namespace cave {

class PlaySession;
class RoomMapView;

/// The play map and the mini map, which always show the same world.
class PlayMaps : public QObject {
    Q_OBJECT

public:
    /// Shows the world of `session`, which must outlive this. The map becomes a child of `page`; the others
    /// are put into `small`.
    PlayMaps(PlaySession &session, QDockWidget &small, QWidget *page);
    ~PlayMaps() override;

    /// Shows the world from now on; zoom, motion and the like are set before.
    void begin();
    [[nodiscard]] MapView *map() const { return m_map; }

    void setFog(bool on);
    void setMotion(bool on);
    /// Softly, a floor that fits into the view is shown whole instead of following the player.
    void setFollowMode(FollowMode mode);

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
    /// That of the mini map, none while it shows a level as a whole.
    [[nodiscard]] std::optional<Zoom> miniMapZoom() const;
    void setMiniMapZoom(Zoom zoom);
    /// The zoom that the player chose, even while a level is fitted into the view.
    [[nodiscard]] Zoom chosenZoom() const { return m_chosenZoom.value_or(m_map->zoom()); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void update(Session &session, const std::vector<Event> &events);
    void updateOthers(const Session &session, const std::vector<Event> &events);
    void showOnlooker(Session &session);
    [[nodiscard]] WorldPos eyeOf(const World &world) const;
    void showBounds(const World &world);
    void showMiniPages(const World &world);
    void enterLevel();
    [[nodiscard]] bool fitsFloor() const;
    void fitLevel();
    void refit();
    void leaveFit();
    void fitMiniMap();
    void endFitting();

    PlaySession &m_session;
    MapView *m_map;
    QPointer<QWidget> m_small; ///< in the dock: the two others
    MapView *m_miniMap;
    RoomMapView *m_rooms;
    std::optional<int> m_followed; ///< an ally
    FollowMode m_follow = FollowMode::Softly;
    std::optional<CellRect> m_floor;  ///< where the view follows the player unless all of the level fits
    std::optional<CellRect> m_level;  ///< the level fitted into the view
    std::optional<Zoom> m_chosenZoom; ///< the zoom before a level was fitted
    Zoom m_fittedZoom;                ///< the zoom of the last fit; a different one was chosen by the player
};

} // namespace cave
