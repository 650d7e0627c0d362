// SPDX-License-Identifier: MIT
#include "core/gen/rooms/level_plane.h"
#include "core/gen/rooms/room_set.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstddef>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/cli/program.h"
#include "tests/support/json_values.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::test::jsonOf;
using cli_test::Run;
using cli_test::runProgram;

namespace {

struct PrintedRoom {
    int number = 0;
    std::pair<int, int> place;
    std::string role;
    std::string file;
    std::string doors;
    std::string size;
};

struct PrintedMap {
    std::size_t count = 0;
    int columns = 0;
    int rows = 0;
    std::string seed;
    std::vector<PrintedRoom> rooms;
};

/// Reads the text of a map; every word of it must be where it should be.
PrintedMap readMap(const std::string &text)
{
    std::istringstream stream(text);
    PrintedMap map;
    std::string word;
    const auto expect = [&](const std::string &wanted) {
        stream >> word;
        REQUIRE(word == wanted);
    };
    expect("rooms");
    stream >> map.count;
    expect("columns");
    stream >> map.columns;
    expect("rows");
    stream >> map.rows;
    expect("seed");
    stream >> map.seed;
    while (stream >> word) {
        REQUIRE(word == "room");
        PrintedRoom room;
        char comma = '\0';
        stream >> room.number >> room.place.first >> comma >> room.place.second >> room.role >> room.file;
        REQUIRE(comma == ',');
        expect("doors");
        stream >> room.doors;
        expect("size");
        stream >> room.size;
        map.rooms.push_back(room);
    }
    return map;
}

std::vector<std::string> linesOf(const std::string &text)
{
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

} // namespace

TEST_CASE("the map of rooms of a seed is written room by room")
{
    const Run run = runProgram({"generate", "--scenario", "rooms", "--seed", "cellar"});
    REQUIRE(run.exitCode == 0);
    const PrintedMap map = readMap(run.out);
    CHECK(map.count == 10);
    CHECK(map.columns == 4);
    CHECK(map.rows == 3);
    REQUIRE(map.rooms.size() == 10);
    CHECK(map.rooms.front().role == "start");
    CHECK(map.rooms.back().role == "boss");
    std::map<std::pair<int, int>, std::string> doors;
    for (std::size_t i = 0; i < map.rooms.size(); ++i) {
        const PrintedRoom &room = map.rooms[i];
        CHECK(room.number == static_cast<int>(i) + 1);
        CHECK(room.file.starts_with(room.role + "/"));
        doors[room.place] = room.doors;
    }
    CHECK(doors.size() == 10);
    const std::map<char, std::pair<std::pair<int, int>, char>> ways{
        {'N', {{0, 1}, 'S'}}, {'E', {{1, 0}, 'W'}}, {'S', {{0, -1}, 'N'}}, {'W', {{-1, 0}, 'E'}}};
    for (const auto &[place, letters] : doors) {
        CHECK_FALSE(letters.empty());
        for (const char letter : letters) {
            const auto &[by, back] = ways.at(letter);
            const auto there = doors.find({place.first + by.first, place.second + by.second});
            REQUIRE(there != doors.end());
            CHECK(there->second.find(back) != std::string::npos);
        }
    }
    CHECK(runProgram({"generate", "--scenario", "rooms", "--seed", "cellar"}).out == run.out);
    CHECK(runProgram({"generate", "--scenario", "rooms", "--seed", "attic"}).out != run.out);
}

TEST_CASE("the size of a map of rooms is its columns and rows")
{
    const Run run = runProgram(
        {"generate", "--scenario", "rooms", "--seed", "a", "--size", "2x5", "--set", "rooms.most=100"});
    REQUIRE(run.exitCode == 0);
    const PrintedMap map = readMap(run.out);
    CHECK(map.columns == 2);
    CHECK(map.rows == 5);
    CHECK(map.rooms.size() == 10);
    for (const PrintedRoom &room : map.rooms) {
        CHECK((room.place.first >= 0 && room.place.first < 2));
        CHECK((room.place.second >= 0 && room.place.second < 5));
    }
}

TEST_CASE("the map as JSON has the same content as the text")
{
    const PrintedMap map = readMap(runProgram({"generate", "--scenario", "rooms", "--seed", "a"}).out);
    const Json document =
        jsonOf(runProgram({"generate", "--scenario", "rooms", "--seed", "a", "--format", "json"}).out);
    CHECK(document["columns"] == map.columns);
    CHECK(document["rows"] == map.rows);
    CHECK(document["seed"].dump() == map.seed);
    REQUIRE(document["rooms"].size() == map.rooms.size());
    for (std::size_t i = 0; i < map.rooms.size(); ++i) {
        const auto &entry = document["rooms"][i];
        CHECK(entry["number"] == map.rooms[i].number);
        CHECK(entry["column"] == map.rooms[i].place.first);
        CHECK(entry["row"] == map.rooms[i].place.second);
        CHECK(entry["role"] == map.rooms[i].role);
        CHECK(entry["file"] == map.rooms[i].file);
        CHECK(entry["doors"] == map.rooms[i].doors);
        CHECK(entry["discoverer"].isNull() == (i == 0));
    }
}

TEST_CASE("every room of a map is written with its doors, walls and what is in it")
{
    const PrintedMap map = readMap(runProgram({"generate", "--scenario", "rooms", "--seed", "a"}).out);
    for (const PrintedRoom &room : map.rooms) {
        const Run run = runProgram(
            {"generate", "--scenario", "rooms", "--seed", "a", "--level", std::to_string(room.number)});
        REQUIRE(run.exitCode == 0);
        std::vector<std::string> rows = linesOf(run.out);
        REQUIRE(rows.size() > 1);
        std::string size = room.size;
        std::ranges::replace(size, 'x', ' ');
        CHECK_THAT(rows.front(), ContainsSubstring("level " + std::to_string(room.number) + " size " + size));
        rows.erase(rows.begin());
        std::string all;
        for (const std::string &row : rows)
            all += row;
        CHECK(static_cast<std::size_t>(std::ranges::count(all, 'D')) == room.doors.size());
        CHECK(all.find('x') == std::string::npos);
        CHECK((all.find('S') != std::string::npos) == (room.number == 1));
        CHECK((all.find('E') != std::string::npos) == (room.role == "dangerous" || room.role == "boss"));
        const bool north = room.doors.find('N') != std::string::npos;
        CHECK((rows.front().find('D') != std::string::npos) == north);
    }
}

TEST_CASE("a map of rooms that can't be is refused as wrong usage, and the complaint says what is wrong")
{
    const std::vector<std::pair<std::vector<std::string>, std::string>> mistakes{
        {{"--level", "11"}, "'11'"},
        {{"--level", "0"}, "'0'"},
        {{"--size", "1x1"}, "two room slots"},
        {{"--size", "17x2"}, "rooms.columns is 17"},
        {{"--size", "4"}, "COLUMNSxROWS"},
        {{"--rivers", "2"}, "--rivers"},
        {{"--region", "0", "0"}, "--region"},
        {{"--generator", "cavern"}, "--generator"},
        {{"--generator", "levels"}, "level files"},
        {{"--format", "png", "--out", "rooms.png"}, "png"},
    };
    for (const auto &[extra, named] : mistakes) {
        std::vector<std::string> arguments{"generate", "--scenario", "rooms", "--seed", "a"};
        arguments.insert(arguments.end(), extra.begin(), extra.end());
        const Run run = runProgram(arguments);
        CAPTURE(extra, run.err);
        CHECK(run.exitCode == 2);
        CHECK(run.out.empty());
        CHECK_THAT(run.err, ContainsSubstring(named));
    }
}

TEST_CASE("worlds of rooms are measured and searched for by what rooms have")
{
    const Json stats = jsonOf(runProgram({"stats", "--generator", "rooms", "--seed", "a"}).out);
    CHECK(stats["metrics"]["rooms"] == 10);
    CHECK(stats["metrics"]["boss_distance"].whole() >= 1);
    CHECK(stats["metrics"].find("loot") != nullptr);
    CHECK(stats["metrics"].find("chests") == nullptr);
    const Run found = runProgram(
        {"search", "--generator", "rooms", "--where", "boss_distance >= 4 && rooms = 10", "--random", "200"});
    CHECK(found.exitCode == 0);
    CHECK_FALSE(found.out.empty());
}
