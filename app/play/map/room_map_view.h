// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/rooms/room_map.h"
#include "core/session/session.h"

#include <QString>
#include <QWidget>

#include <array>
#include <vector>

namespace cave {

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

} // namespace cave
