// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/gen/rooms/room_set.h"
#include "core/world/settings.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace cave {

/// A room of a map.
struct MapRoom {
    int number = 1; ///< in order of creation, from 1; the number of its level
    CellPos place;  ///< on the map's grid: column from the west, row from the south
    RoomRole role = RoomRole::Safe;
    std::size_t room = 0;                  ///< index into `RoomSet::rooms`
    std::optional<std::size_t> discoverer; ///< index of the room that it was discovered from; none for the
                                           ///< start
    std::array<bool, 4> doors{};           ///< whether there is a door to the north, east, south and west
    CellRect area;                         ///< in the world
    std::int64_t seed = 0;

    friend bool operator==(const MapRoom &, const MapRoom &) = default;
};

/// A map of rooms.
struct RoomMap {
    int columns = 0;
    int rows = 0;
    std::vector<MapRoom> rooms; ///< in order of creation: the first is the start, the last the boss room

    friend bool operator==(const RoomMap &, const RoomMap &) = default;
    /// The room at a place, or nullptr.
    [[nodiscard]] const MapRoom *at(CellPos place) const;
    /// The number of doors between a room and each other one, by breadth-first search; 0 for itself.
    [[nodiscard]] std::vector<int> distancesFrom(std::size_t room) const;
};

/// The seed of the map for `seed`, from which everything in its rooms is drawn.
std::int64_t roomMapSeed(std::string_view seed);

/// Makes the map of a seed, by depth-first search with an explicit stack: a place is popped and its room
/// made; doors are opened between it and the room that discovered it; its four directions are shuffled, and
/// each unvisited neighbour inside the grid is marked as visited and as discovered by this room, and pushed;
/// until there are `mostRooms` rooms, or one at every place. The first place is drawn from all. The first
/// room is the start, the last one the boss room, the others are safe or dangerous with equal probability;
/// templates of a role are drawn uniformly. Integer arithmetic only, by position hashing; columns · rows must
/// be at least 2.
///
/// Rooms are placed in the world as on the map: each in the centre of a field that is two cells larger than
/// the largest room of the set.
RoomMap makeRoomMap(std::string_view seed, const WorldSettings &settings, const RoomSet &set);

} // namespace cave
