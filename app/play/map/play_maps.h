// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/rooms/room_map.h"
#include "core/session/session.h"
#include "editor/view/map/map_view.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QDockWidget;

namespace cave {

class PlaySession;

/// A room of a map as far as the player knows it.
struct RoomSquare {
    int number = 1;
    CellPos place;               ///< on the map's grid: column from the west, row from the south
    bool visited = false;        ///< else only its door is known, from another room
    bool here = false;           ///< the player is in it
    bool boss = false;           ///< known once visited
    bool beaten = false;         ///< visited, and all monsters in it beaten
    std::array<bool, 4> doors{}; ///< known doors to other rooms, to the north, east, south and west

    friend bool operator==(const RoomSquare &, const RoomSquare &) = default;
};

/// The visited rooms, and those behind their doors.
std::vector<RoomSquare> knownRooms(const RoomMap &map, Session &session);

/// A small map of rooms: a square for each on their grid, bridges for doors, outlines for rooms not yet
/// visited; or, for a sequence of levels, how far the player has come.
class RoomMapView : public QWidget {
    Q_OBJECT

public:
    explicit RoomMapView(QWidget *parent = nullptr);

    /// Shows rooms on a grid of `columns` × `rows`.
    void showRooms(std::vector<RoomSquare> rooms, int columns, int rows);
    /// Shows "Level 2 of 5".
    void showLevel(int number, int count);
    [[nodiscard]] const std::vector<RoomSquare> &rooms() const { return m_rooms; }
    /// The content as text.
    [[nodiscard]] QString text() const;

    [[nodiscard]] QSize sizeHint() const override { return {240, 180}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 80}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] QRectF squareOf(CellPos place) const;
    void paintDoors(QPainter &painter, const RoomSquare &room) const;
    void paintRoom(QPainter &painter, const RoomSquare &room) const;
    void paintLevels(QPainter &painter) const;

    std::vector<RoomSquare> m_rooms;
    int m_columns = 1;
    int m_rows = 1;
    int m_level = 0; ///< 0: rooms are shown
    int m_levels = 0;
};

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
    void setMiniMapZoom(Zoom zoom) { m_miniMap->setZoom(zoom); }
    /// The zoom that the player chose, even while a level is fitted into the view.
    [[nodiscard]] Zoom chosenZoom() const { return m_chosenZoom.value_or(m_map->zoom()); }

private:
    void update(Session &session, const std::vector<Event> &events);
    void updateOthers(const Session &session, const std::vector<Event> &events);
    void showOnlooker(Session &session);
    [[nodiscard]] WorldPos eyeOf(const World &world) const;
    [[nodiscard]] int levelNumber(const World &world) const;
    void showBounds(const World &world);
    void showMiniPages(const World &world);
    void goAlong(bool entered, bool moved);
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
    int m_shownLevel = 0;          ///< whose bounds are shown; see `levelNumber`
    FollowMode m_follow = FollowMode::Softly;
    std::optional<CellRect> m_floor;  ///< where the view follows the player unless all of the level fits
    std::optional<CellRect> m_level;  ///< the level fitted into the view
    std::optional<Zoom> m_chosenZoom; ///< the zoom before a level was fitted
    Zoom m_fittedZoom;                ///< the zoom of the last fit; a different one was chosen by the player
};

} // namespace cave
