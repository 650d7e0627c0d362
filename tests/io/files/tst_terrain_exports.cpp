// SPDX-License-Identifier: MIT
#include "core/edit/cell_patch.h"
#include "core/edit/edit_draft.h"
#include "core/edit/shapes.h"
#include "core/io/codec/patch_json.h"
#include "core/io/exports/cell_picture.h"
#include "core/io/exports/map_export.h"
#include "core/io/exports/region_text.h"
#include "core/io/java/java_world.h"
#include "core/io/levels/tiled_map.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

#include "tests/io/files/io_fixtures.h"
#include "tests/support/drawn_levels.h"
#include "tests/support/json_values.h"

using namespace cave;
using namespace cave::test;

namespace {

ExportedMap levelMap(World &world)
{
    const Result<ExportedMap> map = cutMap(world, {}, "Levels", {{0, 0}, 10, 10}, allMapLayers());
    REQUIRE(map);
    return *map;
}

World endlessWorld()
{
    const WorldSpec spec = testSpec();
    return std::move(*Session::begin(spec)).takeWorld();
}

} // namespace

TEST_CASE("a region's text has letters for water, trees, START, FINISH and what lies outside")
{
    World world = twoLevels();
    const std::string text = regionText(world.map.region({0, 0}));
    CHECK(mentions(text, "\nxxxxxxxxxx\nx########x\nx#S.....#x\nx#.~~...#x\nx#.~~.tt#x\nx#....tt#x\n"
                         "x#C.....#x\nx#.....F#x\nx########x\nxxxxxxxxxx\n"));
    const Json json = jsonOf(regionJson(world.map.region({0, 0})));
    CHECK(json["rows"][5] == "x#....tt#x");
    REQUIRE(json["features"].size() == 2);
    const auto isFinish = [](const Json &feature) { return feature["kind"] == "finish"; };
    const auto finish = std::ranges::find_if(json["features"].list(), isFinish);
    REQUIRE(finish != json["features"].list().end());
    CHECK((*finish)["cell"] == Json{7, 2});
    World endless = endlessWorld();
    CHECK(jsonOf(regionJson(endless.map.region({0, 0}))).find("features") == nullptr);
}

TEST_CASE("a map as text and as JSON shows levels, and what of their terrain was changed")
{
    World world = twoLevels();
    RegionChanges changes;
    changes.flippedWater[6] = 0b11000;  // the north of the pond is gone
    changes.flippedTrees[3] = 0b100000; // a tree south of the grove
    world.map.setChanges({0, 0}, changes);
    const ExportedMap map = levelMap(world);
    CHECK(mapText(map) == "area 0 0 10 10\n"
                          "xxxxxxxxxx\nx########x\nx#@.....#x\nx#......#x\nx#.~~.tt#x\nx#....tt#x\n"
                          "x#C..t.M#x\nx#.....F#x\nx########x\nxxxxxxxxxx\n");
    const Json json = jsonOf(mapJson(map));
    CHECK(json["regrown"][3] == "0001100000");
    CHECK(json["regrown"][6] == "0000010000");
    CHECK(json["dug"][3] == "0000000000");
    REQUIRE(json["features"].size() == 2);
    CHECK(json["features"][0]["kind"] != json["features"][1]["kind"]);
}

TEST_CASE("a map for Tiled has tiles for the terrain of levels, and none of them where there are no levels")
{
    World world = twoLevels();
    const ExportedMap map = levelMap(world);
    CHECK(hasTerrainTiles(map));
    const std::vector<int> gids = terrainGids(map);
    const auto gidAt = [&](int x, int y) { return gids[static_cast<std::size_t>((9 - y) * 10 + x)]; };
    const int first =
        static_cast<int>(MapTile::FirstMonster) + static_cast<int>(map.content->monsters.size()) + 1;
    CHECK(gidAt(3, 5) == first + static_cast<int>(TerrainTile::Water));
    CHECK(gidAt(6, 5) == first + static_cast<int>(TerrainTile::Trees));
    CHECK(gidAt(2, 7) == first + static_cast<int>(TerrainTile::Start));
    CHECK(gidAt(7, 2) == first + static_cast<int>(TerrainTile::Finish));
    CHECK(gidAt(0, 5) == static_cast<int>(MapTile::Bounds) + 1);
    CHECK(gidAt(1, 5) == static_cast<int>(MapTile::Wall) + 1);
    const Json json = jsonOf(tiledJson(map, "tiles.png"));
    const auto &tiles = json["tilesets"][0]["tiles"];
    CHECK(tiles[static_cast<std::size_t>(first - 1)]["type"] == "water");
    CHECK(tiles.size() == static_cast<std::size_t>(first) + 4);
    CHECK(mentions(tiledXml(map, "tiles.png"), "type=\"finish\""));
    CHECK(tilesetPng(*map.content, true).value() != tilesetPng(*map.content).value());

    World endless = endlessWorld();
    const ExportedMap plain = levelMap(endless);
    CHECK_FALSE(hasTerrainTiles(plain));
    CHECK_FALSE(mentions(tiledXml(plain, "tiles.png"), "\"water\""));
}

TEST_CASE("a picture shows water, trees, START and FINISH")
{
    World world = twoLevels();
    ExportedMap map = levelMap(world);
    const std::string whole = mapPng(map, 4).value();
    const std::string region = regionsPng({world.map.region({0, 0})}, 4).value();
    map.places.clear();
    CHECK(mapPng(map, 4).value() != whole);
    const std::string withoutPlaces = mapPng(map, 4).value();
    map.water.reset(10, 10);
    CHECK(mapPng(map, 4).value() != withoutPlaces);
    Region dry = world.map.region({0, 0});
    dry.trees = {};
    CHECK(regionsPng({dry}, 4).value() != region);
}

TEST_CASE("a piece as JSON keeps water and trees, under chests too")
{
    World world = twoLevels();
    const std::vector<Bookmark> bookmarks;
    EditDraft draft(world, bookmarks);
    const Result<void> put = draft.putChest({3, 5}, {{0, 1}});
    REQUIRE(put);
    applyDelta(world, draft.delta());
    const CellMask cells = rectangleCells(10, {1, 2}, {8, 7}, ShapeFill::Filled).value();
    const CellPatch patch = cutOut(world, {}, cells).value();
    const std::string json = patchJson(patch, *world.content);
    CHECK(mentions(json, "\"#.C~.tt#\""));
    CHECK(mentions(json, "\"terrain\": \"~\""));
    const Result<CellPatch> back = parsePatch(json, *world.content);
    REQUIRE(back);
    CHECK(*back == patch);
    const std::string odd = R"({"cavegame_patch": 1, "rows": ["C"], "chests": [
        {"cell": [0, 0], "terrain": "#", "items": [{"item": "steel_sword"}]}]})";
    CHECK(mentions(parsePatch(odd, *world.content).error().text(), "terrain"));
    const std::string bounds = R"({"cavegame_patch": 1, "rows": ["x"]})";
    CHECK(mentions(parsePatch(bounds, *world.content).error().text(), "unknown cell"));
}

TEST_CASE("the original's format refuses levels, water and trees, and leaves no folder")
{
    const TempFolder folder;
    WorldSpec spec = testSpec();
    spec.generator.kind = GeneratorKind::Cavern;
    spec.settings = defaultSettings(GeneratorKind::Cavern);
    const Result<Session> cavern = Session::begin(spec);
    REQUIRE(cavern);
    const Result<JavaExport> refused = exportJavaWorld(cavern->world(), "World", folder / "a");
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::InvalidArgument);
    CHECK(mentions(refused.error().text(), "only endless caves"));
    spec = testSpec();
    spec.generator.kind = GeneratorKind::Classic;
    spec.settings = defaultSettings(GeneratorKind::Classic);
    World classic = std::move(*Session::begin(spec)).takeWorld();
    RegionChanges changes = classic.map.changesOf({0, 0});
    changes.flippedWater[2] = 4;
    classic.map.setChanges({0, 0}, changes);
    CHECK(mentions(exportJavaWorld(classic, "World", folder / "b").error().text(),
                   "region (0, 0) has water or trees"));
    CHECK(fileNames(folder.path()).empty());
}
