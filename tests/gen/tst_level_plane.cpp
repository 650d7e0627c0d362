// SPDX-License-Identifier: MIT
#include "core/gen/generator.h"
#include "core/gen/rooms/level_areas.h"
#include "core/gen/rooms/level_plane.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/gen/gen_fixtures.h"
#include "tests/support/level_files.h"

using Catch::Matchers::ContainsSubstring;
using namespace cave;
using namespace cave::test;

namespace {

WorldSpec levelFilesSpec(GeneratorKind kind, std::vector<LevelFileText> files,
                         const std::string &seed = "rooms")
{
    WorldSpec spec{seed, {kind, 1}, defaultSettings(kind)};
    spec.levelFiles = std::move(files);
    return spec;
}

Source sourceOf(const WorldSpec &spec)
{
    Result<Source> source = makeRegionSource(spec);
    REQUIRE(source.ok());
    return std::move(*source);
}

/// A level put together from its regions, by tiles of its file: y down from the top.
struct SeenLevel {
    std::vector<std::string> rows; ///< '#' rock, '.' floor, 'x' bounds
    std::map<std::pair<int, int>, std::vector<Feature>> features;
    std::map<std::pair<int, int>, std::vector<CastMember>> cast;

    [[nodiscard]] const Feature *feature(int x, int y, FeatureKind kind) const
    {
        const auto here = features.find({x, y});
        if (here == features.end())
            return nullptr;
        const auto found = std::ranges::find(here->second, kind, &Feature::kind);
        return found == here->second.end() ? nullptr : &*found;
    }
};

SeenLevel lookAt(const RegionSource &source, const CellRect &area)
{
    SeenLevel seen;
    seen.rows.assign(static_cast<std::size_t>(area.height),
                     std::string(static_cast<std::size_t>(area.width), '?'));
    const int size = source.regionSize();
    const RegionPos low = regionOf(area.origin, size);
    const RegionPos high = regionOf({area.origin.x + area.width - 1, area.origin.y + area.height - 1}, size);
    for (std::int64_t ry = low.y; ry <= high.y; ++ry) {
        for (std::int64_t rx = low.x; rx <= high.x; ++rx) {
            const Region region = source.generate({rx, ry});
            REQUIRE(region.cast.size() == region.monsters.size());
            REQUIRE(std::ranges::is_sorted(region.features, {}, &Feature::cell));
            const auto tileOfCell = [&](CellPos cell) -> std::optional<std::pair<int, int>> {
                const WorldPos at = worldPos(region.pos, cell, size);
                if (!area.contains(at))
                    return std::nullopt;
                return std::pair(static_cast<int>(at.x - area.origin.x),
                                 static_cast<int>(area.origin.y + area.height - 1 - at.y));
            };
            for (int y = 0; y < size; ++y) {
                for (int x = 0; x < size; ++x) {
                    const auto tile = tileOfCell({x, y});
                    if (!tile)
                        continue;
                    const Terrain terrain = region.terrain({x, y});
                    seen.rows[static_cast<std::size_t>(tile->second)][static_cast<std::size_t>(tile->first)] =
                        terrain == Terrain::Bounds ? 'x'
                        : terrain == Terrain::Rock ? '#'
                                                   : '.';
                }
            }
            for (const Feature &feature : region.features) {
                if (const auto tile = tileOfCell(feature.cell))
                    seen.features[*tile].push_back(feature);
            }
            for (std::size_t i = 0; i < region.monsters.size(); ++i) {
                if (const auto tile = tileOfCell(region.monsters[i]))
                    seen.cast[*tile].push_back(region.cast[i]);
            }
        }
    }
    return seen;
}

/// The one level that a file makes, played by itself.
SeenLevel seenLevel(const std::string &text, const std::string &seed = "rooms")
{
    const Source source = sourceOf(levelFilesSpec(GeneratorKind::Levels, {{"level.csv", text}}, seed));
    REQUIRE(source->plan().levels.size() == 1);
    return lookAt(*source, source->plan().levels.front().area);
}

std::string planeRefusal(const WorldSpec &spec)
{
    const Result<Source> source = makeRegionSource(spec);
    if (source.ok())
        return "made";
    CHECK(source.error().code == ErrorCode::InvalidArgument);
    return source.error().text();
}

/// Rooms of different sizes with doors at different places, several on a side.
std::vector<LevelFileText> crookedRooms()
{
    return {drawnLevel("start/a.csv",
                       {
                           "#D#####", //
                           "#.....#", //
                           "D..@..#", //
                           "#.....D", //
                           "#.....D", //
                           "#####D#", //
                       }),
            drawnLevel("safe/b.csv",
                       {
                           "###DDD####", //
                           "#........#", //
                           "#.#.#.#..#", //
                           "#........D", //
                           "D..L.....#", //
                           "#........#", //
                           "#........#", //
                           "###D######", //
                       }),
            drawnLevel("dangerous/c.csv",
                       {
                           "##D#D", //
                           "D...#", //
                           "#.E.D", //
                           "#...#", //
                           "#...#", //
                           "##D##", //
                       }),
            drawnLevel("boss/d.csv",
                       {
                           "##D##", //
                           "#...#", //
                           "D...D", //
                           "#...#", //
                           "##D##", //
                       },
                       {"DynamicGameObject,Minotaur,2,2,500,40"})};
}

} // namespace

TEST_CASE("a level file is laid out with its first line in the north")
{
    const std::vector<std::string> rows{
        "####.", //
        "#@..#", //
        "..#..", //
    };
    const SeenLevel seen = seenLevel(drawnLevelText(rows, {}, "TopDownLevel"));
    CHECK(seen.rows == std::vector<std::string>{"####.", "#...#", "..#.."});
    CHECK(seen.feature(1, 1, FeatureKind::Start) != nullptr);
}

TEST_CASE("what level files hold becomes what the level holds")
{
    const SeenLevel seen = seenLevel("TopDownLevel,things,9,4\n"
                                     "PlayerStartLocation,0,0\n"
                                     "StaticGameObject,Wall,1,0\n"
                                     "StaticGameObject,DirectionalWall,2,0\n"
                                     "StaticGameObject,Spike,3,0\n"
                                     "StaticGameObject,Potion,4,0,25\n"
                                     "StaticGameObject,Potion,5,0,-10\n"
                                     "StaticGameObject,PotionPickup,6,0,60\n"
                                     "StaticGameObject,AxePickup,7,0\n"
                                     "StaticGameObject,MagicPickup,8,0\n"
                                     "StaticGameObject,InfoNode,0,1,Mind the gap\n"
                                     "StaticGameObject,Goal,1,1\n"
                                     "StaticGameObject,Flag,2,1\n"
                                     "StaticGameObject,Lava,3,1,hot\n"
                                     "StaticGameObject,Marker,4,1,Door\n"
                                     "DynamicGameObject,Demon,0,2,120,7\n"
                                     "DynamicGameObject,Minotaur,1,2,100,30\n"
                                     "DynamicGameObject,Archer,2,2,1,0\n"
                                     "DynamicGameObject,Sorcerer,3,2,80,20\n"
                                     "DynamicGameObject,Tower,4,2\n"
                                     "DynamicGameObject,Ghost,5,2\n");
    CHECK(seen.rows == std::vector<std::string>{".##......", "....#....", ".........", "........."});
    CHECK(seen.feature(0, 0, FeatureKind::Start) != nullptr);
    CHECK(seen.feature(3, 0, FeatureKind::Spike) != nullptr);
    REQUIRE(seen.feature(4, 0, FeatureKind::Potion) != nullptr);
    CHECK(seen.feature(4, 0, FeatureKind::Potion)->value == 25);
    REQUIRE(seen.feature(5, 0, FeatureKind::Potion) != nullptr);
    CHECK(seen.feature(5, 0, FeatureKind::Potion)->value == -10);
    const std::array<std::pair<std::string, int>, 3> pickups{{{"flask", 60}, {"axe", 1}, {"magic", 1}}};
    for (std::size_t i = 0; i < pickups.size(); ++i) {
        const Feature *pickup = seen.feature(6 + static_cast<int>(i), 0, FeatureKind::Pickup);
        REQUIRE(pickup != nullptr);
        CHECK(std::pair(pickup->text, pickup->value) == pickups[i]);
    }
    REQUIRE(seen.feature(0, 1, FeatureKind::Info) != nullptr);
    CHECK(seen.feature(0, 1, FeatureKind::Info)->text == "Mind the gap");
    CHECK(seen.feature(1, 1, FeatureKind::Finish) != nullptr);
    const std::map<int, std::string> decorations{{2, "Flag"}, {3, "Lava"}};
    for (const auto &[x, type] : decorations) {
        REQUIRE(seen.feature(x, 1, FeatureKind::Decoration) != nullptr);
        CHECK(seen.feature(x, 1, FeatureKind::Decoration)->text == type);
    }
    REQUIRE(seen.feature(4, 1, FeatureKind::Door) != nullptr);
    CHECK(seen.feature(4, 1, FeatureKind::Door)->value == 0);
    REQUIRE(seen.feature(5, 2, FeatureKind::Decoration) != nullptr);
    CHECK(seen.feature(5, 2, FeatureKind::Decoration)->text == "Ghost");
    CHECK(seen.features.size() == 13);
    const std::map<std::pair<int, int>, std::vector<CastMember>> cast{{{0, 2}, {{"demon", 120, 7}}},
                                                                      {{1, 2}, {{"minotaur", 100, 30}}},
                                                                      {{2, 2}, {{"archer", 1, 0}}},
                                                                      {{3, 2}, {{"sorcerer", 80, 20}}},
                                                                      {{4, 2}, {{"tower", 0, -1}}}};
    CHECK(seen.cast == cast);
}

TEST_CASE("objects are in the tile that holds their place, and those outside the level are left out")
{
    const SeenLevel seen = seenLevel("TopDownLevel,between,4,3\n"
                                     "PlayerStartLocation,0.9,2.99\n"
                                     "StaticGameObject,Wall,1.5,2.8\n"
                                     "StaticGameObject,Wall,-0.5,0\n"
                                     "StaticGameObject,Wall,4,1\n"
                                     "StaticGameObject,Wall,0,3\n"
                                     "StaticGameObject,Wall,1e12,-1e12\n"
                                     "StaticGameObject,Spike,3.01,-0.01\n"
                                     "DynamicGameObject,Demon,3.99,0.5,100,30\n"
                                     "DynamicGameObject,Demon,-1,0.5,100,30\n");
    CHECK(seen.rows == std::vector<std::string>{"....", "....", ".#.."});
    CHECK(seen.feature(0, 2, FeatureKind::Start) != nullptr);
    CHECK(seen.features.size() == 1);
    CHECK(seen.cast.size() == 1);
    CHECK(seen.cast.contains({3, 0}));
}

TEST_CASE("what would start inside rock is left out, as it could never be beaten, but a tower is not")
{
    const SeenLevel seen = seenLevel("TopDownLevel,walled,4,1\n"
                                     "PlayerStartLocation,3,0\n"
                                     "StaticGameObject,Wall,0,0\n"
                                     "StaticGameObject,Wall,1,0\n"
                                     "StaticGameObject,Wall,2,0\n"
                                     "StaticGameObject,Marker,0,0,Enemy\n"
                                     "DynamicGameObject,Demon,1,0,100,30\n"
                                     "DynamicGameObject,Tower,2,0\n");
    REQUIRE(seen.cast.size() == 1);
    CHECK(seen.cast.at({2, 0}).front().kind == "tower");
}

TEST_CASE("enemy markers become one of four kinds, all alike, and loot markers one of four things")
{
    const std::string text = drawnLevelText({"@EEEELLLL"});
    std::map<std::string, int> kinds;
    std::map<std::string, int> loot;
    constexpr int kSeeds = 1'000;
    for (int i = 0; i < kSeeds; ++i) {
        const SeenLevel seen = seenLevel(text, "draw " + std::to_string(i));
        for (int x = 1; x <= 4; ++x) {
            REQUIRE(seen.cast.at({x, 0}).size() == 1);
            const CastMember &member = seen.cast.at({x, 0}).front();
            REQUIRE((member.health == 0 && member.strength < 0)); // those of its kind
            ++kinds[member.kind];
        }
        for (int x = 5; x <= 8; ++x) {
            REQUIRE(seen.features.at({x, 0}).size() == 1);
            const Feature &feature = seen.features.at({x, 0}).front();
            if (feature.kind != FeatureKind::Potion)
                REQUIRE(feature.kind == FeatureKind::Pickup);
            ++loot[feature.kind == FeatureKind::Potion ? "potion" : feature.text];
            REQUIRE(feature.value == (feature.text == "axe" || feature.text == "magic" ? 1 : 50));
        }
    }
    CHECK(kinds.size() == 4);
    CHECK(loot.size() == 4);
    for (const auto &counts : {kinds, loot}) {
        double chiSquare = 0;
        constexpr double kExpected = 4 * kSeeds / 4.0;
        for (const auto &[name, count] : counts)
            chiSquare += (count - kExpected) * (count - kExpected) / kExpected;
        CHECK(chiSquare < 21); // three degrees of freedom: once in ten thousand
    }
    CHECK(kinds.contains("demon"));
    CHECK(kinds.contains("minotaur"));
    CHECK(kinds.contains("archer"));
    CHECK(kinds.contains("sorcerer"));
}

TEST_CASE("levels follow one another, and every goal leads to the start of the next one")
{
    const std::vector<LevelFileText> files{
        drawnLevel("one.csv", {"@..", "...", "..."},
                   {"StaticGameObject,Goal,2,0", "StaticGameObject,Goal,1,2"}, "TopDownLevel"),
        drawnLevel("two.csv", {".....", "...@."}, {"StaticGameObject,Goal,0,0"}, "TopDownLevel"),
        drawnLevel("three.csv", {"@"}, {}, "RoguelikeLevel")};
    const Source source = sourceOf(levelFilesSpec(GeneratorKind::Levels, files));
    const LevelPlan &plan = source->plan();
    REQUIRE(plan.levels.size() == 3);
    CHECK(plan.levels[0].area == CellRect{{0, 0}, 3, 3});
    CHECK(plan.levels[1].area == CellRect{{1'000, 0}, 5, 2});
    CHECK(plan.levels[2].area == CellRect{{2'000, 0}, 1, 1});
    CHECK(plan.levels[0].start == WorldPos{0, 2});
    CHECK(plan.levels[1].start == WorldPos{1'003, 0});
    CHECK(plan.levels[1].finish == WorldPos{1'000, 1});
    CHECK_FALSE(plan.levels[2].finish);
    REQUIRE(plan.levels[0].finish);
    CHECK(plan.links.size() == 3);
    CHECK(plan.linkFrom({2, 2}) == WorldPos{1'003, 0});
    CHECK(plan.linkFrom({1, 0}) == WorldPos{1'003, 0});
    CHECK(plan.linkFrom({1'000, 1}) == WorldPos{2'000, 0});
    for (std::size_t i = 0; i < plan.levels.size(); ++i)
        CHECK(plan.levels[i].number == static_cast<int>(i) + 1);
}

TEST_CASE("a level larger than a region is cut without a seam")
{
    std::vector<std::string> rows(120, std::string(173, '.'));
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x)
            rows[y][x] = (x * x + 3 * y * y + x * y) % 7 < 3 ? '#' : '.';
    }
    rows[60][86] = '@';
    const SeenLevel seen = seenLevel(drawnLevelText(rows));
    rows[60][86] = '.';
    CHECK(seen.rows == rows);
}

TEST_CASE("what lies outside every level is bounds")
{
    const Source source =
        sourceOf(levelFilesSpec(GeneratorKind::Levels, {drawnLevel("one.csv", {"@.", ".."})}));
    const Region region = source->generate({0, 0});
    for (int y = 0; y < region.size; ++y) {
        for (int x = 0; x < region.size; ++x)
            REQUIRE((region.terrain({x, y}) == Terrain::Bounds) == (x > 1 || y > 1));
    }
    const Region away = source->generate({-3, 1'000'000'000});
    CHECK(away.floorCount() == 0);
    CHECK(away.terrain({0, 0}) == Terrain::Bounds);
}

TEST_CASE("level files that can't be played are refused by name")
{
    const auto refused = [](const LevelFileText &file) {
        const LevelFileText good = drawnLevel("good.csv", {"@"});
        const std::string reported = planeRefusal(levelFilesSpec(GeneratorKind::Levels, {good, file}));
        CHECK_THAT(reported, ContainsSubstring(file.name));
        return reported;
    };
    CHECK_THAT(refused(drawnLevel("side.csv", {"@"}, {}, "MarioLevel")), ContainsSubstring("MarioLevel"));
    CHECK_THAT(refused(drawnLevel("nowhere.csv", {"."})), ContainsSubstring("PlayerStartLocation"));
    CHECK_THAT(refused(drawnLevel("wall.csv", {"@"}, {"StaticGameObject,Wall,0,0"})),
               ContainsSubstring("Wall") && ContainsSubstring("no other tile is free"));
    CHECK_THAT(refused(drawnLevel("full.csv", {"@^"}, {"StaticGameObject,Spike,0,0"})),
               ContainsSubstring("Spike"));
    CHECK_THAT(refused({"large.csv", "TopDownLevel,large,501,9\nPlayerStartLocation,0,0\n"}),
               ContainsSubstring("501x9"));
    CHECK_THAT(refused({"broken.csv", "TopDownLevel,broken,9\n"}), ContainsSubstring("line 1"));
    CHECK_THAT(planeRefusal(levelFilesSpec(GeneratorKind::Levels, {})), ContainsSubstring("level file"));
    const std::vector<LevelFileText> many(1'001, drawnLevel("same.csv", {"@"}));
    CHECK_THAT(planeRefusal(levelFilesSpec(GeneratorKind::Levels, many)), ContainsSubstring("1001"));
    std::vector<LevelFileText> rooms = plainRooms();
    rooms[2].text = "nothing";
    CHECK_THAT(planeRefusal(levelFilesSpec(GeneratorKind::Rooms, rooms)),
               ContainsSubstring("dangerous/plain.csv"));
}

TEST_CASE("a level whose start is on something solid starts on the nearest free tile")
{
    const auto startOf = [](GeneratorKind kind, const std::vector<LevelFileText> &files) {
        const Source source = sourceOf(levelFilesSpec(kind, files));
        const Level &area = source->plan().levels.front();
        REQUIRE(area.start.has_value());
        CHECK(movedStarts(*source) == std::vector<int>{1});
        CHECK_FALSE(source->generate(regionOf(*area.start, 50)).isRock(cellOf(*area.start, 50)));
        return WorldPos{area.start->x - area.area.origin.x, area.start->y - area.area.origin.y};
    };
    const std::string corner = "PlayerStartLocation,0,0";
    const LevelFileText room = drawnLevel("corner.csv",
                                          {
                                              "##D##", //
                                              "#^..#", //
                                              "DE..D", //
                                              "#...#", //
                                              "##D##", //
                                          },
                                          {"StaticGameObject,DirectionalWall,0,0", corner});
    // Neither the spike nor the enemy; of the others (2, 1) is nearest, counted from the top.
    CHECK(startOf(GeneratorKind::Levels, {room}) == WorldPos{2, 3});
    std::vector<LevelFileText> rooms = plainRooms();
    rooms[0].text = room.text;
    CHECK(startOf(GeneratorKind::Rooms, rooms) == WorldPos{2, 3});
    const Source free = sourceOf(levelFilesSpec(GeneratorKind::Levels, {drawnLevel("free.csv", {"@."})}));
    CHECK(movedStarts(*free).empty());
}

TEST_CASE("rooms on the plane have their files' cells, and all doors but those that lead on are walled up")
{
    for (int i = 0; i < 60; ++i) {
        const WorldSpec spec =
            levelFilesSpec(GeneratorKind::Rooms, crookedRooms(), "plane " + std::to_string(i));
        const RoomsSource source(spec.seed, spec.settings, makeRoomSet(spec.levelFiles).value());
        REQUIRE(source.plan().levels.size() == source.map().rooms.size());
        for (std::size_t n = 0; n < source.map().rooms.size(); ++n) {
            const MapRoom &room = source.map().rooms[n];
            const Level &level = source.plan().levels[n];
            CAPTURE(i, n);
            REQUIRE(level.number == room.number);
            REQUIRE(level.area == room.area);
            REQUIRE(level.start.has_value() == (n == 0));
            const SeenLevel seen = lookAt(source, level.area);
            const LevelFile &design = source.set().rooms[room.room].design;
            std::size_t open = 0;
            for (const LevelRecord &record : design.records) {
                const auto x = static_cast<std::size_t>(record.at.x);
                const auto y = static_cast<std::size_t>(record.at.y);
                if (record.type == "Wall")
                    REQUIRE(seen.rows[y][x] == '#');
                if (record.type != "Marker" || record.fields.at(0) != "Door")
                    continue;
                const Feature *door =
                    seen.feature(static_cast<int>(x), static_cast<int>(y), FeatureKind::Door);
                REQUIRE(door != nullptr);
                REQUIRE(seen.rows[y][x] == (door->value == 1 ? '.' : '#'));
                open += door->value == 1 ? 1U : 0U;
            }
            REQUIRE(open == static_cast<std::size_t>(std::ranges::count(room.doors, true)));
            REQUIRE(seen.cast.size() ==
                    (room.role == RoomRole::Dangerous || room.role == RoomRole::Boss ? 1U : 0U));
        }
    }
}

TEST_CASE("with cunning monsters each that a marker becomes is the cunning kind of the same sort")
{
    const std::map<std::string, std::string> cunningOf{
        {"demon", "stalker"}, {"minotaur", "warden"}, {"archer", "ranger"}, {"sorcerer", "warlock"}};
    std::set<std::string> met;
    int halves = 0;
    int all = 0;
    for (int i = 0; i < 100; ++i) {
        WorldSpec spec = levelFilesSpec(GeneratorKind::Rooms, crookedRooms(), "cunning " + std::to_string(i));
        const std::shared_ptr<const RoomSet> set = makeRoomSet(spec.levelFiles).value();
        const RoomsSource plain(spec.seed, spec.settings, set);
        spec.settings.cunning = Chance{kWholeChance};
        const RoomsSource cunning(spec.seed, spec.settings, set);
        spec.settings.cunning = Chance{kWholeChance / 2};
        const RoomsSource mixed(spec.seed, spec.settings, set);
        const auto roleOf = [&plain](const Level &level) {
            return plain.map().rooms[static_cast<std::size_t>(level.number - 1)].role;
        };
        for (const Level &level : plain.plan().levels) {
            const SeenLevel before = lookAt(plain, level.area);
            const SeenLevel after = lookAt(cunning, level.area);
            const SeenLevel between = lookAt(mixed, level.area);
            REQUIRE(before.rows == after.rows);
            REQUIRE(before.cast.size() == after.cast.size());
            for (const auto &[cell, members] : before.cast) {
                const std::string &kind = members.front().kind;
                if (roleOf(level) == RoomRole::Boss) { // whom the file names
                    REQUIRE(after.cast.at(cell) == members);
                    continue;
                }
                REQUIRE(after.cast.at(cell).front().kind == cunningOf.at(kind));
                halves += between.cast.at(cell).front().kind == kind ? 0 : 1;
                ++all;
                met.insert(kind);
            }
        }
    }
    CHECK(met.size() == 4);
    CHECK(std::abs(2 * halves - all) < all / 5);
}

TEST_CASE("a door leads to the cell before the door of the other room that leads back")
{
    for (int i = 0; i < 60; ++i) {
        const WorldSpec spec =
            levelFilesSpec(GeneratorKind::Rooms, crookedRooms(), "doors " + std::to_string(i));
        const RoomsSource source(spec.seed, spec.settings, makeRoomSet(spec.levelFiles).value());
        const LevelPlan &plan = source.plan();
        std::size_t doors = 0;
        for (const MapRoom &room : source.map().rooms)
            doors += static_cast<std::size_t>(std::ranges::count(room.doors, true));
        REQUIRE(plan.links.size() == doors);
        for (const Link &link : plan.links) {
            const Level *from = plan.levelAt(link.from);
            const Level *to = plan.levelAt(link.to);
            REQUIRE((from != nullptr && to != nullptr && from != to));
            REQUIRE(from->start != link.from);
            // One of the four cells around the arrival is the door that leads back, to before this one.
            int back = 0;
            for (const Direction side : kDirections) {
                const std::optional<WorldPos> there = plan.linkFrom(step(link.to, side));
                back +=
                    there && plan.levelAt(*there) == from &&
                            std::ranges::any_of(kDirections,
                                                [&](Direction way) { return step(*there, way) == link.from; })
                        ? 1
                        : 0;
            }
            REQUIRE(back == 1);
            const SeenLevel seen = lookAt(source, to->area);
            const auto row = static_cast<std::size_t>(to->area.origin.y + to->area.height - 1 - link.to.y);
            REQUIRE(seen.rows[row][static_cast<std::size_t>(link.to.x - to->area.origin.x)] == '.');
        }
    }
}

TEST_CASE("of several doors on a side the middle one is the door")
{
    const std::vector<LevelFileText> files = crookedRooms();
    std::set<std::int64_t> columns;
    std::set<std::int64_t> rows;
    for (int i = 0; i < 200; ++i) {
        const WorldSpec spec = levelFilesSpec(GeneratorKind::Rooms, files, "middle " + std::to_string(i));
        const RoomsSource source(spec.seed, spec.settings, makeRoomSet(files).value());
        for (const Link &link : source.plan().links) {
            const Level &level = *source.plan().levelAt(link.from);
            const WorldPos at{link.from.x - level.area.origin.x, link.from.y - level.area.origin.y};
            const MapRoom &room = source.map().rooms[static_cast<std::size_t>(level.number) - 1];
            const std::string &name = source.set().rooms[room.room].name;
            if (name == "safe/b.csv" && at.y == level.area.height - 1)
                columns.insert(at.x);
            if (name == "start/a.csv" && at.x == level.area.width - 1)
                rows.insert(at.y);
        }
    }
    CHECK(columns == std::set<std::int64_t>{4});
    CHECK(rows == std::set<std::int64_t>{1}); // of two the one in the south
}

TEST_CASE("a goal in a room is nothing but a decoration")
{
    std::vector<LevelFileText> files = plainRooms();
    for (LevelFileText &file : files)
        file.text += "StaticGameObject,Goal,1,1\n";
    const Source source = sourceOf(levelFilesSpec(GeneratorKind::Rooms, files));
    const SeenLevel seen = lookAt(*source, source->plan().levels.front().area);
    CHECK(seen.feature(1, 1, FeatureKind::Finish) == nullptr);
    CHECK(seen.feature(1, 1, FeatureKind::Decoration) != nullptr);
}

TEST_CASE("worlds of rooms are the same whenever they are made, and others for other seeds")
{
    std::set<std::uint64_t> hashes;
    for (int i = 0; i < 30; ++i) {
        const WorldSpec spec = levelFilesSpec(GeneratorKind::Rooms, {}, std::to_string(i));
        const Source first = sourceOf(spec);
        const Source second = sourceOf(spec);
        CHECK(first->plan() == second->plan());
        for (const RegionPos pos : {RegionPos{1, 0}, RegionPos{0, 0}, RegionPos{0, 1}})
            CHECK(first->generate(pos) == second->generate(pos));
        hashes.insert(regionHash(first->generate({0, 0})));
        std::vector<CellRect> areas;
        for (const Level &level : first->plan().levels)
            areas.push_back(level.area);
        CHECK(levelAreas(spec) == areas);
    }
    CHECK(hashes.size() == 30);
}

TEST_CASE("the levels of a world of level files are known without its source, and none of one that can't be")
{
    const WorldSpec spec = levelFilesSpec(GeneratorKind::Levels, {drawnLevel("one.csv", {"@..", "..."})});
    CHECK(levelAreas(spec) == std::vector<CellRect>{{{0, 0}, 3, 2}});
    CHECK(levelAreas(levelFilesSpec(GeneratorKind::Levels, {})).empty());
}

TEST_CASE("worlds of rooms and of level files are made in one stage")
{
    for (const WorldSpec &spec : {levelFilesSpec(GeneratorKind::Rooms, {}),
                                  levelFilesSpec(GeneratorKind::Levels, {drawnLevel("one.csv", {"@"})})}) {
        const std::vector<GenerationStage> stages = generationStages(spec);
        REQUIRE(stages.size() == 1);
        const auto staged = makeStageSource(spec, stages.front());
        REQUIRE(staged.ok());
        CHECK((*staged)->generate({0, 0}) == sourceOf(spec)->generate({0, 0}));
    }
}
