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
    bool visited = false;        ///< else only its door is known, from the other side
    bool here = false;           ///< the player is in it
    bool boss = false;           ///< once it was visited
    bool beaten = false;         ///< visited, and no one is left in it
    std::array<bool, 4> doors{}; ///< known to lead on, to the north, east, south and west

    friend bool operator==(const RoomSquare &, const RoomSquare &) = default;
};

/// Those that were visited, and those behind their doors.
std::vector<RoomSquare> knownRooms(const RoomMap &map, Session &session);

} // namespace cave
