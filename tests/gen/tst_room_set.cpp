// SPDX-License-Identifier: MIT
#include "core/gen/rooms/room_set.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstddef>
#include <deque>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

#include "tests/support/level_files.h"

using Catch::Matchers::ContainsSubstring;
using namespace cave;

namespace {

/// The plain rooms, but with `file` in the place of the one of its name.
std::vector<LevelFileText> roomsWith(LevelFileText file)
{
    std::vector<LevelFileText> files = plainRooms();
    const auto same = std::ranges::find(files, file.name, &LevelFileText::name);
    if (same == files.end())
        files.push_back(std::move(file));
    else
        *same = std::move(file);
    return files;
}

std::string setRefusal(const std::vector<LevelFileText> &files)
{
    const auto made = makeRoomSet(files);
    if (made.ok())
        return "made";
    CHECK(made.error().code == ErrorCode::InvalidArgument);
    return made.error().text();
}

using Tile = std::pair<int, int>;

/// A room read without the library's tables: what stands on each tile.
struct PlainRoom {
    int width = 0;
    int height = 0;
    std::map<Tile, std::set<std::string>> things;

    explicit PlainRoom(const LevelFile &design) : width(design.width), height(design.height)
    {
        for (const LevelRecord &record : design.records) {
            if (record.isObject())
                things[{static_cast<int>(record.at.x), static_cast<int>(record.at.y)}].insert(
                    record.type == "Marker" ? record.fields.at(0) : record.type);
        }
    }

    [[nodiscard]] bool has(Tile tile, const std::string &thing) const
    {
        const auto found = things.find(tile);
        return found != things.end() && found->second.contains(thing);
    }

    [[nodiscard]] bool isSafe(Tile tile) const
    {
        const auto [x, y] = tile;
        const bool inside = x >= 0 && y >= 0 && x < width && y < height;
        return inside && !has(tile, "Wall") && !has(tile, "DirectionalWall") && !has(tile, "Tower") &&
               !has(tile, "Spike");
    }

    [[nodiscard]] std::vector<Tile> all(const std::string &thing) const
    {
        std::vector<Tile> tiles;
        for (const auto &[tile, here] : things) {
            if (here.contains(thing))
                tiles.push_back(tile);
        }
        return tiles;
    }

    [[nodiscard]] std::set<Tile> reachedFrom(Tile from) const
    {
        std::set<Tile> reached{from};
        std::deque<Tile> queue{from};
        while (!queue.empty()) {
            const auto [x, y] = queue.front();
            queue.pop_front();
            for (const Tile &next : {Tile{x + 1, y}, Tile{x - 1, y}, Tile{x, y + 1}, Tile{x, y - 1}}) {
                if (isSafe(next) && reached.insert(next).second)
                    queue.push_back(next);
            }
        }
        return reached;
    }
};

/// A folder that is gone in the end.
class Folder {
public:
    Folder() : m_path(std::filesystem::temp_directory_path() / ("cave_rooms_" + std::to_string(::getpid())))
    {
        std::filesystem::remove_all(m_path);
        std::filesystem::create_directories(m_path);
    }
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;
    ~Folder() { std::filesystem::remove_all(m_path); }

    [[nodiscard]] std::string path() const { return m_path.string(); }
    void write(const std::string &name, const std::string &text) const
    {
        std::filesystem::create_directories((m_path / name).parent_path());
        std::ofstream(m_path / name, std::ios::binary) << text;
    }

private:
    std::filesystem::path m_path;
};

} // namespace

TEST_CASE("the folder that a room is in says what it is for, and one in no folder is a start")
{
    std::vector<LevelFileText> files = plainRooms();
    files[0].name = "home.csv";
    files[1].name = "my rooms/SAFE/one.csv";
    files[2].name = "Dangerous/two.csv";
    const auto set = makeRoomSet(files);
    REQUIRE(set.ok());
    CHECK((*set)->rooms[0].role == RoomRole::Start);
    CHECK((*set)->rooms[1].role == RoomRole::Safe);
    CHECK((*set)->rooms[2].role == RoomRole::Dangerous);
    CHECK((*set)->rooms[3].role == RoomRole::Boss);
    CHECK((*set)->ofRole(RoomRole::Dangerous) == std::vector<std::size_t>{2});
    CHECK((*set)->rooms[1].name == "my rooms/SAFE/one.csv");
    CHECK((*set)->widest == 5);
    CHECK((*set)->highest == 5);
}

TEST_CASE("a set that no map can be made of is refused by the name of the file that is wrong")
{
    const std::vector<std::string> open{"##D##", "#...#", "D.@.D", "#...#", "##D##"};
    const auto changed = [&open](std::size_t row, const std::string &text) {
        std::vector<std::string> rows = open;
        rows[row] = text;
        return rows;
    };
    CHECK_THAT(setRefusal({}), ContainsSubstring("start"));
    for (std::size_t i = 0; i < 4; ++i) {
        std::vector<LevelFileText> files = plainRooms();
        const std::string role = files[i].name.substr(0, files[i].name.find('/'));
        files.erase(files.begin() + static_cast<std::ptrdiff_t>(i));
        CHECK_THAT(setRefusal(files), ContainsSubstring("no " + role + " room"));
    }
    const auto refused = [](const std::string &name, const std::string &text) {
        const std::string reported = setRefusal(roomsWith({name, text}));
        CHECK_THAT(reported, ContainsSubstring(name));
        return reported;
    };
    CHECK_THAT(refused("safe/bad.csv", "nothing"), ContainsSubstring("line 1"));
    CHECK_THAT(refused("cosy/room.csv", drawnLevelText(open)), ContainsSubstring("'cosy'"));
    CHECK_THAT(refused("safe/top.csv", drawnLevelText(open, {}, "TopDownLevel")),
               ContainsSubstring("TopDownLevel"));
    CHECK_THAT(refused("safe/small.csv", drawnLevelText({"#D##", "D..D", "#..#", "#D##"})),
               ContainsSubstring("4x4"));
    CHECK_THAT(refused("boss/wide.csv", "RoguelikeLevel,wide,201,9\n"), ContainsSubstring("201x9"));
    CHECK_THAT(refused("boss/north.csv", drawnLevelText(changed(0, "#####"))), ContainsSubstring("north"));
    CHECK_THAT(refused("boss/corner.csv", drawnLevelText(changed(0, "D####"))), ContainsSubstring("north"));
    CHECK_THAT(refused("boss/south.csv", drawnLevelText(changed(4, "#####"))), ContainsSubstring("south"));
    CHECK_THAT(refused("boss/east.csv", drawnLevelText(changed(2, "D.@.#"))), ContainsSubstring("east"));
    CHECK_THAT(refused("boss/west.csv", drawnLevelText(changed(2, "#.@.D"))), ContainsSubstring("west"));
    CHECK_THAT(refused("safe/shut.csv", drawnLevelText(changed(1, "#.#.#"))), ContainsSubstring("Wall"));
    CHECK_THAT(refused("safe/towered.csv", drawnLevelText(changed(3, "#.T.#"))), ContainsSubstring("Tower"));
    CHECK_THAT(refused("safe/deadly.csv", drawnLevelText(changed(2, "D^@.D"))), ContainsSubstring("Spike"));
    CHECK_THAT(refused("start/none.csv", drawnLevelText(changed(2, "D...D"))),
               ContainsSubstring("PlayerStartLocation"));
    CHECK_THAT(refused("start/away.csv", drawnLevelText(changed(2, "D...D"), {"PlayerStartLocation,2,5"})),
               ContainsSubstring("outside"));
    std::vector<LevelFileText> twice = plainRooms();
    twice.push_back(twice[1]);
    CHECK_THAT(setRefusal(twice), ContainsSubstring("two files"));
    CHECK_THAT(setRefusal(twice), ContainsSubstring(twice[1].name));
}

TEST_CASE("only the middle one of several doors of a side needs to be free")
{
    const std::vector<std::string> rows{
        "#DDD#", //
        "###.#", //
        "D...D", //
        "#...#", //
        "##D##", //
    };
    CHECK_THAT(setRefusal(roomsWith(drawnLevel("safe/doors.csv", rows))), ContainsSubstring("2,0"));
    std::vector<std::string> middle = rows;
    middle[1] = "##.##";
    CHECK(setRefusal(roomsWith(drawnLevel("safe/doors.csv", middle))) == "made");
}

TEST_CASE("a world without files is made of the rooms that the game ships with, else of its own")
{
    const auto builtIn = roomSetOf({});
    REQUIRE(builtIn.ok());
    CHECK(*builtIn == builtInRoomSet().value());
    const auto own = roomSetOf(plainRooms());
    REQUIRE(own.ok());
    CHECK((*own)->rooms.size() == 4);
    std::vector<LevelFileText> more = plainRooms();
    more.push_back({"safe/other.csv", more[1].text});
    CHECK(roomSetOf(more).value()->rooms.size() == 5);
    CHECK(roomSetOf(plainRooms()).value()->rooms == (*own)->rooms);
    more[0].text = "nothing";
    CHECK_FALSE(roomSetOf(more).ok());
}

TEST_CASE("the game ships with rooms of every role, of many sizes")
{
    const auto set = builtInRoomSet();
    REQUIRE(set.ok());
    CHECK_FALSE((*set)->ofRole(RoomRole::Start).empty());
    CHECK((*set)->ofRole(RoomRole::Safe).size() >= 5);
    CHECK((*set)->ofRole(RoomRole::Dangerous).size() >= 6);
    CHECK((*set)->ofRole(RoomRole::Boss).size() >= 2);
    std::set<Tile> sizes;
    for (const RoomTemplate &room : (*set)->rooms)
        sizes.insert({room.design.width, room.design.height});
    CHECK(sizes.size() >= 8);
    CHECK(std::ranges::is_sorted(builtInRoomFiles(), {}, &LevelFileText::name));
}

TEST_CASE("in the rooms of the game all that matters can be walked to from every door, and not over spikes")
{
    const auto set = builtInRoomSet();
    REQUIRE(set.ok());
    for (const RoomTemplate &room : (*set)->rooms) {
        CAPTURE(room.name);
        const PlainRoom plain(room.design);
        const std::vector<Tile> doors = plain.all("Door");
        REQUIRE(doors.size() == 4);
        const std::set<Tile> reached = plain.reachedFrom(doors.front());
        for (const char *thing : {"Door", "Loot", "Enemy", "Potion", "PotionPickup", "InfoNode", "Demon",
                                  "Minotaur", "Archer", "Sorcerer"}) {
            for (const Tile &tile : plain.all(thing))
                CHECK(reached.contains(tile));
        }
        for (int x = 0; x < plain.width; ++x) {
            for (int y = 0; y < plain.height; ++y) {
                const bool border = x == 0 || y == 0 || x == plain.width - 1 || y == plain.height - 1;
                CHECK((!border || plain.has({x, y}, "DirectionalWall") || plain.has({x, y}, "Door")));
            }
        }
        const auto start = room.design.start();
        REQUIRE(start);
        CHECK(reached.contains({static_cast<int>(start->x), static_cast<int>(start->y)}));
    }
}

TEST_CASE("the rooms of the game have no enemies where one is safe, some where not, and a boss")
{
    const auto set = builtInRoomSet();
    REQUIRE(set.ok());
    for (const RoomTemplate &room : (*set)->rooms) {
        CAPTURE(room.name);
        const PlainRoom plain(room.design);
        std::size_t enemies = plain.all("Enemy").size();
        int strongest = 0;
        for (const LevelRecord &record : room.design.records) {
            if (record.kind != LevelRecord::Kind::Dynamic || record.type == "Tower")
                continue;
            ++enemies;
            strongest = std::max(strongest, std::stoi(record.fields.at(0)));
        }
        CHECK((enemies > 0) == (room.role == RoomRole::Dangerous || room.role == RoomRole::Boss));
        CHECK((strongest >= 500) == (room.role == RoomRole::Boss));
        if (room.role == RoomRole::Start)
            CHECK_FALSE(plain.all("InfoNode").empty());
    }
}

TEST_CASE("the rooms of the game are written as they were read")
{
    for (const LevelFileText &file : builtInRoomFiles()) {
        CAPTURE(file.name);
        const Result<ReadLevel> read = readLevel(file.name, file.text);
        REQUIRE(read.ok());
        CHECK(read->remarks.empty());
        CHECK(writeLevel(read->design) == file.text);
    }
}

TEST_CASE("all level files below a folder are read, by name, and nothing else")
{
    const Folder folder;
    folder.write("safe/b.csv", "second");
    folder.write("start.csv", "third");
    folder.write("safe/a.csv", "first");
    folder.write("safe/notes.txt", "no level");
    const auto files = readLevelFolder(folder.path());
    REQUIRE(files.ok());
    CHECK(*files == std::vector<LevelFileText>{
                        {"safe/a.csv", "first"}, {"safe/b.csv", "second"}, {"start.csv", "third"}});
}

TEST_CASE("a folder that isn't there, has no level file or too large a one is reported by its name")
{
    const Folder folder;
    CHECK_THAT(readLevelFolder(folder.path()).error().text(), ContainsSubstring(folder.path()));
    CHECK(readLevelFolder(folder.path()).error().code == ErrorCode::NotFound);
    CHECK_THAT(readLevelFolder(folder.path() + "/none").error().text(), ContainsSubstring("none"));
    folder.write("large.csv", std::string((1U << 20U) + 1, 'x'));
    CHECK_THAT(readLevelFolder(folder.path()).error().text(), ContainsSubstring("large.csv"));
}
