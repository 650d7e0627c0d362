// SPDX-License-Identifier: MIT
#include "core/gen/rooms/room_map.h"

#include "core/base/bit_grid.h"
#include "core/base/hashing.h"
#include "core/base/random_stream.h"

#include <algorithm>
#include <cassert>
#include <deque>
#include <utility>

namespace cave {
namespace {

CellPos neighbour(CellPos place, Direction direction)
{
    const WorldPos next = step(WorldPos{place.x, place.y}, direction);
    return {static_cast<int>(next.x), static_cast<int>(next.y)};
}

/// Makes a map, room by room.
class MapMaker {
public:
    MapMaker(std::string_view seed, const WorldSettings &settings, const RoomSet &set)
        : m_key(static_cast<std::uint64_t>(roomMapSeed(seed)))
        , m_set(set)
        , m_visited(settings.roomColumns, settings.roomRows)
    {
        m_map.columns = settings.roomColumns;
        m_map.rows = settings.roomRows;
        const int places = m_map.columns * m_map.rows;
        m_count = static_cast<std::size_t>(std::min(places, settings.mostRooms));
        assert(m_count >= 2);
        m_map.rooms.reserve(m_count);
        RandomStream draws(m_key, "first place");
        const auto first = static_cast<int>(draws.nextBelow(asBound(static_cast<std::size_t>(places))));
        visit({first % m_map.columns, first / m_map.columns}, std::nullopt);
    }

    RoomMap make()
    {
        while (m_map.rooms.size() < m_count && !m_stack.empty()) {
            const auto [place, discoverer] = m_stack.back();
            m_stack.pop_back();
            makeRoom(place, discoverer);
            lookAround(place, m_map.rooms.size() - 1);
        }
        return std::move(m_map);
    }

private:
    struct Found {
        CellPos place;
        std::optional<std::size_t> discoverer;
    };

    void visit(CellPos place, std::optional<std::size_t> discoverer)
    {
        m_visited.set(place.x, place.y);
        m_stack.push_back({place, discoverer});
    }

    void makeRoom(CellPos place, std::optional<std::size_t> discoverer)
    {
        const std::uint64_t seed = hashAt(m_key, place.x, place.y);
        RandomStream draws(seed, "room");
        MapRoom room;
        room.number = static_cast<int>(m_map.rooms.size()) + 1;
        room.place = place;
        room.seed = static_cast<std::int64_t>(seed);
        room.discoverer = discoverer;
        room.role = draws.nextBelow(2) == 0 ? RoomRole::Safe : RoomRole::Dangerous;
        if (m_map.rooms.empty())
            room.role = RoomRole::Start;
        else if (m_map.rooms.size() + 1 == m_count)
            room.role = RoomRole::Boss;
        const std::vector<std::size_t> choice = m_set.ofRole(room.role);
        room.room = choice[draws.nextBelow(asBound(choice.size()))];
        room.area = areaOf(place, m_set.rooms[room.room].design);
        if (discoverer)
            openDoors(m_map.rooms[*discoverer], room);
        m_map.rooms.push_back(room);
    }

    [[nodiscard]] CellRect areaOf(CellPos place, const LevelFile &design) const
    {
        const std::int64_t fieldWidth = m_set.widest + 2;
        const std::int64_t fieldHeight = m_set.highest + 2;
        return {{place.x * fieldWidth + (fieldWidth - design.width) / 2,
                 place.y * fieldHeight + (fieldHeight - design.height) / 2},
                design.width,
                design.height};
    }

    static void openDoors(MapRoom &from, MapRoom &to)
    {
        for (const Direction side : kDirections) {
            const auto index = static_cast<std::size_t>(side);
            if (neighbour(from.place, side) != to.place)
                continue;
            from.doors[index] = true;
            to.doors[(index + 2) % 4] = true;
        }
    }

    void lookAround(CellPos place, std::size_t room)
    {
        std::array<Direction, 4> ways = kDirections;
        RandomStream draws(hashAt(m_key, place.x, place.y), "ways");
        for (std::size_t left = ways.size(); left > 1; --left)
            std::swap(ways[left - 1], ways[draws.nextBelow(asBound(left))]);
        for (const Direction way : ways) {
            const CellPos next = neighbour(place, way);
            if (m_visited.contains(next.x, next.y) && !m_visited.test(next.x, next.y))
                visit(next, room);
        }
    }

    std::uint64_t m_key;
    const RoomSet &m_set;
    std::size_t m_count = 0;
    BitGrid m_visited;
    std::vector<Found> m_stack;
    RoomMap m_map;
};

} // namespace

std::int64_t roomMapSeed(std::string_view seed)
{
    return static_cast<std::int64_t>(combine(hashBytes("rooms"), hashBytes(seed)));
}

const MapRoom *RoomMap::at(CellPos place) const
{
    const auto found = std::ranges::find(rooms, place, &MapRoom::place);
    return found == rooms.end() ? nullptr : &*found;
}

std::vector<int> RoomMap::distancesFrom(std::size_t room) const
{
    std::vector<int> distances(rooms.size(), -1);
    std::deque<std::size_t> waiting{room};
    distances[room] = 0;
    while (!waiting.empty()) {
        const std::size_t here = waiting.front();
        waiting.pop_front();
        for (const Direction side : kDirections) {
            if (!rooms[here].doors[static_cast<std::size_t>(side)])
                continue;
            const MapRoom *next = at(neighbour(rooms[here].place, side));
            if (next == nullptr)
                continue;
            const auto there = static_cast<std::size_t>(next - rooms.data());
            if (distances[there] >= 0)
                continue;
            distances[there] = distances[here] + 1;
            waiting.push_back(there);
        }
    }
    return distances;
}

RoomMap makeRoomMap(std::string_view seed, const WorldSettings &settings, const RoomSet &set)
{
    return MapMaker(seed, settings, set).make();
}

} // namespace cave
