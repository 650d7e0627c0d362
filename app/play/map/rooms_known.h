// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/rooms/room_map.h"
#include "core/session/session.h"

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

} // namespace cave
