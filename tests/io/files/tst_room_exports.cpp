// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/io/exports/cell_picture.h"
#include "core/io/exports/map_export.h"
#include "core/io/exports/region_text.h"
#include "core/io/levels/level_file_io.h"
#include "core/io/levels/tiled_map.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/json_values.h"
#include "tests/support/level_files.h"

using namespace cave;
using cave::test::jsonOf;

namespace {

/// One level of a region, with one of everything that level files hold.
World furnishedLevel()
{
    const LevelFileText file = drawnLevel("one.csv",
                                          {
                                              "#D######", //
                                              "#@^.....", //
                                              "#.......", //
                                          },
                                          {"StaticGameObject,Potion,3,1,25", "StaticGameObject,AxePickup,4,1",
                                           "StaticGameObject,InfoNode,5,1,Hello", "StaticGameObject,Flag,6,1",
                                           "StaticGameObject,Goal,7,1", "DynamicGameObject,Demon,2,2,120,7",
                                           "DynamicGameObject,Tower,4,2"},
                                          "TopDownLevel");
    WorldSpec spec{"furnished", {GeneratorKind::Levels, 1}, defaultSettings(GeneratorKind::Levels)};
    spec.levelFiles = {file};
    auto source = makeRegionSource(spec);
    REQUIRE(source.ok());
    World world(spec, contentFor(ScenarioKind::EndlessCaves), std::move(*source));
    world.player().position = {1, 0};
    return world;
}

ExportedMap furnishedMap(World &world)
{
    const Result<ExportedMap> map = cutMap(world, {}, "Furnished", {{0, 0}, 8, 3}, allMapLayers());
    REQUIRE(map.ok());
    return *map;
}

std::set<std::string> kindsIn(const Json &features)
{
    std::set<std::string> kinds;
    for (const Json &feature : features.list())
        kinds.insert(feature["kind"].text());
    return kinds;
}

} // namespace

TEST_CASE("a region's text has a letter for each thing of a room, and none for a door that is walled up")
{
    World world = furnishedLevel();
    const std::string text = regionText(world.map.region({0, 0}));
    CHECK(text.find("\n########xx") != std::string::npos);
    CHECK(text.find("\n#S^+$i*Fxx") != std::string::npos);
    CHECK(text.find("\n#.......xx") != std::string::npos);
}

TEST_CASE("a region as JSON has the values and texts of its features, and who its monsters are")
{
    World world = furnishedLevel();
    const Json json = jsonOf(regionJson(world.map.region({0, 0})));
    CHECK(kindsIn(json["features"]) == std::set<std::string>{"start", "finish", "door", "spike", "potion",
                                                             "pickup", "info", "decoration"});
    for (const Json &feature : json["features"].list()) {
        CHECK((feature.find("value") != nullptr) ==
              (feature["kind"] == "potion" || feature["kind"] == "pickup"));
        if (feature["kind"] == "potion")
            CHECK(feature["value"] == 25);
        if (feature["kind"] == "info")
            CHECK(feature["text"] == "Hello");
    }
    REQUIRE(json["cast"].size() == 2);
    CHECK(json["cast"][0] == Json{{"kind", "demon"}, {"health", 120}, {"strength", 7}});
    CHECK(json["cast"][1] == Json{{"kind", "tower"}});
}

TEST_CASE("a map shows what lies in rooms, until it is taken")
{
    World world = furnishedLevel();
    CHECK(mapText(furnishedMap(world)) == "area 0 0 8 3\n########\n#S^+$i*F\n#@M.M...\n");
    const Json json = jsonOf(mapJson(furnishedMap(world)));
    CHECK(kindsIn(json["features"]) ==
          std::set<std::string>{"start", "finish", "spike", "potion", "pickup", "info", "decoration"});
    world.map.edit({0, 0}, [](RegionChanges &changes) { changes.claimed = {{3, 1}, {4, 1}, {5, 1}}; });
    CHECK(mapText(furnishedMap(world)) == "area 0 0 8 3\n########\n#S^..i*F\n#@M.M...\n");
}

TEST_CASE("a map shows every player of a world that has a figure")
{
    World world = furnishedLevel();
    CHECK(jsonOf(mapJson(furnishedMap(world))).find("others") == nullptr);
    PartyMember &absent = world.party.members.emplace_back();
    absent.id = 2;
    absent.name = "<Ada>";
    absent.present = false;
    absent.player.position = {3, 0};
    PartyMember &fallen = world.party.members.emplace_back();
    fallen.id = 3;
    fallen.watching = true;
    fallen.player.position = {5, 0};
    const ExportedMap map = furnishedMap(world);
    CHECK(mapText(map) == "area 0 0 8 3\n########\n#S^+$i*F\n#@M@M...\n");
    const Json json = jsonOf(mapJson(map));
    CHECK(json["player"] == Json{{"x", 1}, {"y", 0}});
    CHECK(json["others"] == Json(Json::List{Json{{"x", 3}, {"y", 0}, {"player", 2}, {"name", "<Ada>"}}}));
    CHECK(tiledXml(map, "tiles.tsx").find("name=\"&lt;Ada") != std::string::npos);
}

TEST_CASE("a map for Tiled has what lies in rooms as objects")
{
    World world = furnishedLevel();
    const Json tiled = jsonOf(tiledJson(furnishedMap(world), "tiles.json"));
    const auto layer = std::ranges::find_if(tiled["layers"].list(),
                                            [](const Json &each) { return each["name"] == "features"; });
    REQUIRE(layer != tiled["layers"].list().end());
    std::set<std::string> names;
    for (const Json &object : (*layer)["objects"].list())
        names.insert(object["name"].text());
    CHECK(names == std::set<std::string>{"spike", "potion", "pickup", "info", "decoration"});
}

TEST_CASE("pictures show every thing of a room that is more than a decoration, and each unlike the floor")
{
    for (const FeatureKind kind :
         {FeatureKind::Start, FeatureKind::Finish, FeatureKind::Door, FeatureKind::Spike, FeatureKind::Potion,
          FeatureKind::Pickup, FeatureKind::Info}) {
        const auto ink = inkOf(kind);
        REQUIRE(ink);
        CHECK((*ink != CellInk::Floor && *ink != CellInk::Rock && *ink != CellInk::Wall));
    }
    CHECK_FALSE(inkOf(FeatureKind::Decoration));
    World world = furnishedLevel();
    const Result<std::string> region = regionsPng({world.map.region({0, 0})}, 4);
    CHECK(region.ok());
    CHECK(mapPng(furnishedMap(world), 4).ok());
}

TEST_CASE("a level is drawn from its regions as it lies in the world")
{
    World world = furnishedLevel();
    const LevelDrawing drawing = drawingOf(*world.map.source(), world.map.plan().levels.front());
    CHECK(drawing.rows == std::vector<std::string>{"########", "#S^+$i*F", "#.E.E..."});
    CHECK(drawing.start == CellPos{1, 1});
    CHECK(drawing.finish == CellPos{7, 1});
    CHECK(drawing.monsters == std::vector<CellPos>{{2, 0}, {4, 0}});
}
