// SPDX-License-Identifier: MIT
#include "core/gen/rooms/room_map.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace cave;

namespace {

struct Grid {
    int columns;
    int rows;
    int most;
};

constexpr std::array<Grid, 8> kGrids{
    {{4, 3, 10}, {1, 2, 10}, {2, 1, 2}, {16, 1, 16}, {3, 3, 100}, {5, 5, 4}, {2, 2, 3}, {7, 4, 20}}};

WorldSettings settingsOf(const Grid &grid)
{
    WorldSettings settings;
    settings.roomColumns = grid.columns;
    settings.roomRows = grid.rows;
    settings.mostRooms = grid.most;
    return settings;
}

RoomTemplate roomOf(RoomRole role, int width, int height)
{
    RoomTemplate room;
    room.role = role;
    room.design.width = width;
    room.design.height = height;
    return room;
}

RoomSet someRooms()
{
    RoomSet set;
    set.rooms = {roomOf(RoomRole::Boss, 9, 9),      roomOf(RoomRole::Safe, 5, 7),
                 roomOf(RoomRole::Dangerous, 8, 6), roomOf(RoomRole::Safe, 11, 5),
                 roomOf(RoomRole::Start, 6, 6),     roomOf(RoomRole::Dangerous, 7, 13),
                 roomOf(RoomRole::Safe, 5, 5),      roomOf(RoomRole::Boss, 10, 5)};
    set.widest = 11;
    set.highest = 13;
    return set;
}

using Place = std::pair<int, int>;

/// North, east, south, west.
constexpr std::array<Place, 4> kWays{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};

Place placeOf(const MapRoom &room)
{
    return {room.place.x, room.place.y};
}

/// Every seed of many, each with one of the grids.
template<class Check>
void forManyMaps(Check check)
{
    const RoomSet set = someRooms();
    for (int i = 0; i < 10'000; ++i) {
        const Grid &grid = kGrids[static_cast<std::size_t>(i) % kGrids.size()];
        const std::string seed = "map " + std::to_string(i);
        const RoomMap map = makeRoomMap(seed, settingsOf(grid), set);
        CAPTURE(seed, grid.columns, grid.rows, grid.most);
        check(map, grid, set);
    }
}

/// True if the rooms could have been made in this order by the search that the rules describe, whatever the
/// directions were shuffled to: each room pops what was pushed last, which are the places around one room in
/// an order that isn't known.
bool isDepthFirst(const RoomMap &map)
{
    std::vector<std::pair<std::size_t, std::set<Place>>> stack; // who discovered, and what
    std::set<Place> visited{placeOf(map.rooms.front())};
    for (std::size_t i = 0; i < map.rooms.size(); ++i) {
        const MapRoom &room = map.rooms[i];
        if (i == 0 && room.discoverer)
            return false;
        if (i > 0) {
            while (!stack.empty() && stack.back().second.empty())
                stack.pop_back();
            if (stack.empty() || room.discoverer != stack.back().first ||
                stack.back().second.erase(placeOf(room)) != 1)
                return false;
        }
        std::set<Place> found;
        for (const auto &[dx, dy] : kWays) {
            const Place next{room.place.x + dx, room.place.y + dy};
            const bool inside =
                next.first >= 0 && next.second >= 0 && next.first < map.columns && next.second < map.rows;
            if (inside && visited.insert(next).second)
                found.insert(next);
        }
        stack.emplace_back(i, found);
    }
    return true;
}

/// The open doors as pairs of places, from the room that has the door to where it leads.
std::set<std::pair<Place, Place>> doorsOf(const RoomMap &map)
{
    std::set<std::pair<Place, Place>> doors;
    for (const MapRoom &room : map.rooms) {
        for (std::size_t side = 0; side < kWays.size(); ++side) {
            if (room.doors[side])
                doors.insert(
                    {placeOf(room), {room.place.x + kWays[side].first, room.place.y + kWays[side].second}});
        }
    }
    return doors;
}

/// Doors from one place to all, by going through them.
std::map<Place, int> stepsFrom(const RoomMap &map, Place from)
{
    const std::set<std::pair<Place, Place>> doors = doorsOf(map);
    std::map<Place, int> steps{{from, 0}};
    std::deque<Place> queue{from};
    while (!queue.empty()) {
        const Place here = queue.front();
        queue.pop_front();
        for (const auto &[a, b] : doors) {
            if (a == here && steps.emplace(b, steps[here] + 1).second)
                queue.push_back(b);
        }
    }
    return steps;
}

} // namespace

TEST_CASE("a map has as many rooms as are asked for, or one at every place")
{
    forManyMaps([](const RoomMap &map, const Grid &grid, const RoomSet & /*set*/) {
        REQUIRE(map.columns == grid.columns);
        REQUIRE(map.rows == grid.rows);
        REQUIRE(map.rooms.size() == static_cast<std::size_t>(std::min(grid.most, grid.columns * grid.rows)));
        std::set<Place> places;
        for (std::size_t i = 0; i < map.rooms.size(); ++i) {
            const MapRoom &room = map.rooms[i];
            REQUIRE(room.number == static_cast<int>(i) + 1);
            REQUIRE((room.place.x >= 0 && room.place.x < grid.columns));
            REQUIRE((room.place.y >= 0 && room.place.y < grid.rows));
            REQUIRE(places.insert(placeOf(room)).second);
            REQUIRE(map.at(room.place) == &room);
        }
    });
}

TEST_CASE("rooms are made in the order of a depth-first search with a stack")
{
    forManyMaps([](const RoomMap &map, const Grid & /*grid*/, const RoomSet & /*set*/) {
        REQUIRE(isDepthFirst(map));
    });
}

TEST_CASE("doors are open between a room and the one that discovered it, on both sides, and nowhere else")
{
    forManyMaps([](const RoomMap &map, const Grid & /*grid*/, const RoomSet & /*set*/) {
        std::set<std::pair<Place, Place>> expected;
        for (const MapRoom &room : map.rooms) {
            if (!room.discoverer)
                continue;
            const Place there = placeOf(map.rooms[*room.discoverer]);
            expected.insert({placeOf(room), there});
            expected.insert({there, placeOf(room)});
        }
        REQUIRE(doorsOf(map) == expected);
    });
}

TEST_CASE("every room can be gone to from every other one, in as many doors as the map says")
{
    forManyMaps([](const RoomMap &map, const Grid & /*grid*/, const RoomSet & /*set*/) {
        const std::size_t from = map.rooms.size() / 2;
        const std::map<Place, int> steps = stepsFrom(map, placeOf(map.rooms[from]));
        REQUIRE(steps.size() == map.rooms.size());
        const std::vector<int> reported = map.distancesFrom(from);
        REQUIRE(reported.size() == map.rooms.size());
        for (std::size_t i = 0; i < reported.size(); ++i)
            REQUIRE(reported[i] == steps.at(placeOf(map.rooms[i])));
    });
}

TEST_CASE("the first room is the start, the last one the boss room, and all are of rooms of their role")
{
    std::map<RoomRole, int> counts;
    std::map<std::size_t, int> uses;
    forManyMaps([&](const RoomMap &map, const Grid & /*grid*/, const RoomSet &set) {
        for (const MapRoom &room : map.rooms) {
            REQUIRE((room.role == RoomRole::Start) == (room.number == 1));
            REQUIRE((room.role == RoomRole::Boss) == (&room == &map.rooms.back()));
            REQUIRE(set.rooms[room.room].role == room.role);
            ++counts[room.role];
            ++uses[room.room];
        }
    });
    const double others = counts[RoomRole::Safe] + counts[RoomRole::Dangerous];
    CHECK(counts[RoomRole::Safe] / others > 0.48);
    CHECK(counts[RoomRole::Safe] / others < 0.52);
    const RoomSet set = someRooms();
    for (std::size_t i = 0; i < set.rooms.size(); ++i) {
        const double alike = static_cast<double>(counts[set.rooms[i].role]) /
                             static_cast<double>(set.ofRole(set.rooms[i].role).size());
        CAPTURE(i);
        CHECK(uses[i] > 0.93 * alike);
        CHECK(uses[i] < 1.07 * alike);
    }
}

TEST_CASE("a map begins at every place about as often")
{
    const RoomSet set = someRooms();
    std::map<Place, int> starts;
    constexpr int kMaps = 6'000;
    for (int i = 0; i < kMaps; ++i)
        ++starts[placeOf(
            makeRoomMap("first " + std::to_string(i), settingsOf(kGrids[0]), set).rooms.front())];
    REQUIRE(starts.size() == 12);
    for (const auto &[place, count] : starts) {
        CHECK(count > 0.8 * kMaps / 12);
        CHECK(count < 1.2 * kMaps / 12);
    }
}

TEST_CASE("every direction is gone in about as often where all four are free")
{
    const RoomSet set = someRooms();
    std::array<int, 4> turns{};
    int maps = 0;
    for (int i = 0; i < 20'000; ++i) {
        const RoomMap map = makeRoomMap("turn " + std::to_string(i), settingsOf({5, 5, 2}), set);
        const auto [x, y] = placeOf(map.rooms[0]);
        if (x < 1 || y < 1 || x > 3 || y > 3)
            continue;
        ++maps;
        for (std::size_t side = 0; side < turns.size(); ++side)
            turns[side] += map.rooms[0].doors[side] ? 1 : 0;
    }
    for (const int count : turns) {
        CHECK(count > 0.22 * maps);
        CHECK(count < 0.28 * maps);
    }
}

TEST_CASE("rooms lie on the plane as on the map, in the middle of fields that the largest room fits into")
{
    forManyMaps([](const RoomMap &map, const Grid & /*grid*/, const RoomSet &set) {
        constexpr int kFieldWidth = 11 + 2;
        constexpr int kFieldHeight = 13 + 2;
        for (const MapRoom &room : map.rooms) {
            const LevelFile &design = set.rooms[room.room].design;
            REQUIRE(room.area.width == design.width);
            REQUIRE(room.area.height == design.height);
            const std::int64_t left = room.area.origin.x - room.place.x * kFieldWidth;
            const std::int64_t below = room.area.origin.y - room.place.y * kFieldHeight;
            const std::int64_t right = kFieldWidth - left - design.width;
            const std::int64_t above = kFieldHeight - below - design.height;
            REQUIRE(left >= 1);
            REQUIRE(below >= 1);
            REQUIRE((right - left == 0 || right - left == 1));
            REQUIRE((above - below == 0 || above - below == 1));
        }
    });
}

TEST_CASE("a map is the same whenever it is made, and another one for another seed or size")
{
    const RoomSet set = someRooms();
    const WorldSettings settings = settingsOf(kGrids[0]);
    std::set<std::vector<Place>> orders;
    std::set<std::int64_t> seeds;
    for (int i = 0; i < 200; ++i) {
        const std::string seed = std::to_string(i);
        const RoomMap map = makeRoomMap(seed, settings, set);
        REQUIRE(makeRoomMap(seed, settings, set) == map);
        std::vector<Place> order;
        for (const MapRoom &room : map.rooms) {
            order.push_back(placeOf(room));
            seeds.insert(room.seed);
        }
        orders.insert(order);
    }
    CHECK(orders.size() >= 100); // of the few that there are, about 122 come up
    CHECK(seeds.size() == 2'000);
    CHECK(makeRoomMap("0", settingsOf({5, 3, 10}), set) != makeRoomMap("0", settings, set));
}
