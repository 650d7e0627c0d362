// SPDX-License-Identifier: MIT
#include "app/play/map/rooms_known.h"

#include "core/rules/real_time/real_time_simulation.h"

#include <algorithm>
#include <cstddef>

namespace cave {
namespace {

bool isKnown(const WorldMap &map, const CellRect &area)
{
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; ++x) {
            if (map.isExplored({area.origin.x + x, area.origin.y + y}))
                return true;
        }
    }
    return false;
}

CellPos neighbour(CellPos place, Direction side)
{
    const WorldPos to = step(WorldPos{place.x, place.y}, side);
    return {static_cast<int>(to.x), static_cast<int>(to.y)};
}

} // namespace

std::vector<RoomSquare> knownRooms(const RoomMap &map, Session &session)
{
    const World &world = session.world();
    std::vector<RoomSquare> squares;
    for (const MapRoom &room : map.rooms) {
        if (!isKnown(world.map, room.area))
            continue;
        RoomSquare square{room.number, room.place, true, false, false, false, room.doors};
        square.here = room.area.contains(world.player().position);
        square.boss = room.role == RoomRole::Boss;
        const Level *level = world.map.plan().levelAt(room.area.origin);
        square.beaten = level != nullptr && !hasFoes(session.mutableWorld(), *level);
        squares.push_back(square);
    }
    const auto isThere = [&squares](CellPos place) {
        return std::any_of(squares.begin(), squares.end(),
                           [place](const RoomSquare &square) { return square.place == place; });
    };
    const std::size_t visited = squares.size();
    for (std::size_t i = 0; i < visited; ++i) {
        for (std::size_t side = 0; side < kDirections.size(); ++side) {
            const CellPos place = neighbour(squares[i].place, kDirections[side]);
            const MapRoom *room = squares[i].doors[side] ? map.at(place) : nullptr;
            if (room == nullptr || isThere(place))
                continue;
            squares.push_back({room->number, place, false, false, false, false, {}});
        }
    }
    return squares;
}

} // namespace cave
