// SPDX-License-Identifier: MIT
#include "core/edit/cell_patch.h"
#include "core/edit/edit_draft.h"
#include "core/edit/shapes.h"
#include "core/rules/monsters.h"
#include "core/session/session.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/edit/edit_fixtures.h"
#include "tests/support/drawn_levels.h"

using namespace cave;

namespace {

constexpr std::array kTerrains{Terrain::Floor, Terrain::Rock, Terrain::Water, Terrain::Trees};
CellMask cellsAt(const std::vector<WorldPos> &cells, int regionSize)
{
    return maskOf(Cells(cells.begin(), cells.end()), regionSize);
}

/// The first level as letters, rows north first.
std::vector<std::string> drawnTerrain(World &world)
{
    constexpr std::string_view kLetters = ".#~Tx";
    std::vector<std::string> rows;
    for (int y = 9; y >= 0; --y) {
        std::string row;
        for (int x = 0; x < 10; ++x)
            row += kLetters[static_cast<std::size_t>(world.map.terrainAt({x, y}))];
        rows.push_back(row);
    }
    return rows;
}

} // namespace

TEST_CASE("cells are made each terrain and are of that one alone, and undoing it leaves no trace")
{
    REQUIRE(rc::check("terrain, done and undone", [] {
        World world = *rc::gen::arbitrary<bool>() ? twoLevels() : editableWorld("a", someSize());
        const WorldMap::Changes before = changesOf(world);
        std::vector<WorldDelta> done;
        for (int round = *rc::gen::inRange(1, 4); round > 0; --round) {
            const CellMask cells = maskOf(someCells({4, 4}, 12), world.map.regionSize());
            const Terrain terrain = *rc::gen::elementOf(std::vector(kTerrains.begin(), kTerrains.end()));
            EditDraft draft(world, kNoBookmarks);
            const CellMask bounds = draft.terrainIn(cells, Terrain::Bounds);
            draft.setTerrain(cells, terrain);
            done.push_back(draft.delta());
            applyDelta(world, done.back());
            std::int64_t others = 0;
            forEachCell(cells, [&](WorldPos p) {
                RC_ASSERT(world.map.terrainAt(p) == draft.terrainAt(p));
                others += world.map.terrainAt(p) == terrain ? 0 : 1;
            });
            RC_ASSERT(others == draft.cellsLeftOut());
            RC_ASSERT(others >= bounds.count());
        }
        for (; !done.empty(); done.pop_back())
            applyDelta(world, reversed(done.back()));
        RC_ASSERT(changesOf(world) == before);
    }));
}

TEST_CASE("a cell that became something else counts once, however many of its bits changed")
{
    World world = twoLevels();
    EditDraft draft(world, kNoBookmarks);
    draft.setTerrain(cellsAt({{3, 6}, {4, 6}, {6, 5}}, 10), Terrain::Rock); // two of water, one of trees
    CHECK(cellsChanged(draft.delta()) == 3);
}

TEST_CASE("what lies outside the levels stays as it is and is counted")
{
    World world = twoLevels();
    EditDraft draft(world, kNoBookmarks);
    // The west half of the first level: a column of ten cells, and the ends of four others, lie outside it.
    draft.setTerrain(rectangleCells(10, {0, 0}, {4, 9}, ShapeFill::Filled).value(), Terrain::Water);
    CHECK(draft.cellsLeftOut() == 10 + 2 * 4);
    applyDelta(world, draft.delta());
    CHECK(drawnTerrain(world)[0] == "xxxxxxxxxx");
    CHECK(drawnTerrain(world)[4] == "x~~~~.TT#x");
    EditDraft between(world, kNoBookmarks);
    between.setTerrain(rectangleCells(10, {10, 0}, {19, 9}, ShapeFill::Filled).value(), Terrain::Floor);
    CHECK(between.cellsLeftOut() == 100);
    CHECK(between.delta().empty());
}

TEST_CASE("START and FINISH never become rock, but anything that can be walked on")
{
    World world = twoLevels();
    EditDraft draft(world, kNoBookmarks);
    const CellMask ends = cellsAt({{2, 7}, {7, 2}, {5, 5}}, 10);
    draft.setTerrain(ends, Terrain::Rock);
    CHECK(draft.cellsLeftOut() == 2);
    CHECK(draft.terrainAt({2, 7}) == Terrain::Floor);
    CHECK(draft.terrainAt({5, 5}) == Terrain::Rock);
    draft.setTerrain(ends, Terrain::Water);
    CHECK(draft.terrainAt({2, 7}) == Terrain::Water);
    CHECK(draft.terrainAt({7, 2}) == Terrain::Water);
    draft.stepAutomaton(ends, 0);
    CHECK_FALSE(draft.isRock({2, 7}));
}

TEST_CASE("the goals of a journey never become rock")
{
    const GeneratorKind kind = GeneratorKind::Journey;
    const WorldSpec spec{"abc", {kind, generatorInfo(kind).versions.back()}, defaultSettings(kind)};
    World world(spec, contentFor(spec.generator), makeRegionSource(spec).value());
    const JourneyPlan &journey = world.map.source()->journey();
    std::vector<WorldPos> goals = journey.relics;
    goals.insert(goals.end(), journey.mapPieces.begin(), journey.mapPieces.end());
    goals.push_back(journey.gate.value());
    EditDraft draft(world, kNoBookmarks);
    for (const WorldPos goal : goals) {
        const WorldPos beside{goal.x + 1, goal.y};
        draft.setTerrain(cellsAt({goal, beside}, world.map.regionSize()), Terrain::Rock);
        CHECK(draft.terrainAt(goal) == Terrain::Floor);
        CHECK(draft.terrainAt(beside) == Terrain::Rock);
    }
    CHECK(draft.cellsLeftOut() == static_cast<std::int64_t>(goals.size()));
}

TEST_CASE("things can't be put outside the levels, and the place is named")
{
    World world = twoLevels();
    EditDraft draft(world, kNoBookmarks);
    const std::string error = "(0, 5) is outside the levels";
    CHECK(draft.putChest({0, 5}, {{0, 1}}).error().text() == error);
    CHECK(draft.putMonster({0, 5}, 0).error().text() == error);
    CHECK(draft.movePlayer({0, 5}).error().text() == error);
    CHECK(draft.moveMonster({{0, 0}, 0}, {0, 5}).error().text() == error);
    CHECK(draft.delta().empty());
    CHECK(draft.movePlayer({22, 7})); // on the other level
}

TEST_CASE("chests and monsters can be in water and among trees")
{
    World world = twoLevels();
    EditDraft draft(world, kNoBookmarks);
    CHECK(draft.putChest({3, 6}, {{0, 1}}));
    CHECK(draft.putMonster({6, 5}, 0));
    draft.setTerrain(cellsAt({{2, 3}}, 10), Terrain::Water); // under the chest
    CHECK(draft.chestsOn(cellsAt({{2, 3}, {3, 6}}, 10)).size() == 2);
}

TEST_CASE("a flood goes over cells of its own terrain, and over all that can be walked on if it should")
{
    World world = twoLevels();
    CHECK(floodCells(world.map, {3, 5}, 1000).cells.count() == 4);
    CHECK(floodCells(world.map, {6, 5}, 1000).cells.count() == 4);
    // Six by six cells within the walls, of which eight aren't plain floor.
    CHECK(floodCells(world.map, {2, 7}, 1000).cells.count() == 36 - 8);
    CHECK(walkableCells(world.map, {2, 7}, 1000).cells.count() == 36);
    CHECK(floodCells(world.map, {0, 0}, 1000).cells.empty());
    CHECK(walkableCells(world.map, {1, 1}, 1000).cells.empty());
}

TEST_CASE("the automaton leaves water and trees where there would be floor")
{
    World world = twoLevels();
    EditDraft draft(world, kNoBookmarks);
    draft.stepAutomaton(rectangleCells(10, {1, 1}, {8, 8}, ShapeFill::Filled).value(), 8);
    CHECK(draft.terrainAt({3, 5}) == Terrain::Water);
    CHECK(draft.terrainAt({6, 5}) == Terrain::Trees);
    CHECK(draft.terrainAt({1, 5}) == Terrain::Floor);
    CHECK(draft.terrainAt({0, 5}) == Terrain::Bounds);
}

TEST_CASE("cells go back to what the seed makes of them, whatever they are")
{
    World world = twoLevels();
    const CellMask all = rectangleCells(10, {0, 0}, {9, 9}, ShapeFill::Filled).value();
    for (const Terrain terrain : kTerrains) {
        EditDraft draft(world, kNoBookmarks);
        draft.setTerrain(all, terrain);
        draft.eraseToSeed(all);
        CHECK(draft.delta().empty());
    }
}

TEST_CASE("a piece that was cut out and pasted brings its water and trees, whichever way it is turned")
{
    World world = twoLevels();
    const CellMask pond = rectangleCells(10, {2, 4}, {7, 7}, ShapeFill::Filled).value();
    const CellPatch patch = cutOut(world, kNoBookmarks, pond).value();
    CHECK(patch.terrain({1, 1}) == Terrain::Water);
    CHECK(patch.terrain({4, 0}) == Terrain::Trees);
    CHECK(patch.terrain({0, 0}) == Terrain::Floor);
    CHECK(mirroredEastWest(mirroredEastWest(patch)) == patch);
    CHECK(rotatedClockwise(patch).terrain({1, patch.width() - 2}) == Terrain::Water);
    EditDraft draft(world, kNoBookmarks);
    REQUIRE(draft.paste(patch, {21, 1}));
    CHECK(draft.terrainAt({22, 2}) == Terrain::Water);
    CHECK(draft.terrainAt({25, 1}) == Terrain::Trees);
    CHECK(draft.terrainAt({21, 4}) == Terrain::Floor);
    applyDelta(world, draft.delta());
    const CellMask there = rectangleCells(10, {21, 1}, {26, 4}, ShapeFill::Filled).value();
    CHECK(cutOut(world, kNoBookmarks, there).value() == patch);
}

TEST_CASE("a piece has none of what lies outside the levels, and pasting puts nothing there")
{
    World world = twoLevels();
    const CellMask corner = rectangleCells(10, {0, 0}, {2, 2}, ShapeFill::Filled).value();
    const CellPatch patch = cutOut(world, kNoBookmarks, corner).value();
    CHECK(patch.width() == 2);
    CHECK(patch.height() == 2);
    const CellMask outside = rectangleCells(10, {10, 0}, {12, 2}, ShapeFill::Filled).value();
    CHECK(cutOut(world, kNoBookmarks, outside).error().text() == "the selection is outside the levels");
    CellPatch chest;
    chest.cells.reset(1, 1);
    chest.cells.set(0, 0);
    chest.rock.reset(1, 1);
    chest.chests = {{{0, 0}, {{0, 1}}}};
    EditDraft draft(world, kNoBookmarks);
    REQUIRE(draft.paste(chest, {0, 0}));
    CHECK(draft.cellsLeftOut() == 1);
    CHECK(draft.delta().empty());
}

TEST_CASE("what is moved takes its terrain along")
{
    World world = twoLevels();
    EditDraft draft(world, kNoBookmarks);
    const CellMask pond = rectangleCells(10, {3, 5}, {4, 6}, ShapeFill::Filled).value();
    REQUIRE(draft.moveCells(pond, 0, 2)); // half of it comes over the wall
    CHECK(draft.terrainAt({3, 7}) == Terrain::Water);
    CHECK(draft.terrainAt({4, 8}) == Terrain::Water);
    CHECK(draft.terrainAt({3, 5}) == Terrain::Rock);
    EditDraft over(world, kNoBookmarks);
    REQUIRE(over.moveCells(cellsAt({{2, 3}}, 10), -2, 0)); // a chest, to where nothing can be
    CHECK(over.chestsOn(rectangleCells(10, {0, 0}, {9, 9}, ShapeFill::Filled).value()).empty());
    CHECK(over.cellsLeftOut() == 1);
}

TEST_CASE("a monster of a floor can be moved to its other end, and to no other floor")
{
    const GeneratorKind kind = GeneratorKind::Dungeon;
    World world = std::move(*Session::begin({"across", {kind, 1}, defaultSettings(kind)})).takeWorld();
    const Level floor = world.map.plan().levels[4];
    const Monster monster = monstersOf(world, regionOf(floor.area.origin, world.map.regionSize())).front();
    EditDraft draft(world, kNoBookmarks);
    int farthest = 0;
    for (int y = 0; y < floor.area.height; ++y) {
        for (int x = 0; x < floor.area.width; ++x) {
            const WorldPos to{floor.area.origin.x + x, floor.area.origin.y + y};
            const auto away = static_cast<int>(std::max(std::abs(to.x - monster.state.position.x),
                                                        std::abs(to.y - monster.state.position.y)));
            if (away > farthest && draft.moveMonster(monster.id, to))
                farthest = away;
        }
    }
    CHECK(farthest > kMonsterRange);
    WorldPos elsewhere = *world.map.plan().levels[3].start;
    for (const Direction direction : kDirections)
        CHECK_FALSE(draft.moveMonster(monster.id, step(elsewhere, direction)).ok());
}
