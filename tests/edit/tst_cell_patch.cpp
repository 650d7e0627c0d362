// SPDX-License-Identifier: MIT
#include "core/edit/cell_patch.h"
#include "core/edit/edit_draft.h"
#include "core/io/codec/patch_json.h"
#include "core/rules/journey/places.h"
#include "core/session/players/test_player.h"
#include "core/session/session.h"
#include "core/world/features.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <optional>
#include <rapidcheck.h>
#include <set>
#include <string>
#include <vector>

#include "tests/edit/edit_fixtures.h"

using namespace cave;

namespace {

const std::vector<Bookmark> kBookmarks{
    {1, {0, 0}, "note", "a"}, {2, {3, -2}, "marker", "b"}, {3, {-5, 6}, "note", ""}};

CellPatch somePatch(World &world)
{
    const CellMask cells = maskOf(someCells({0, 0}, 15), world.map.regionSize());
    return cutOut(world, kBookmarks, cells).value();
}

CellMask squareAround(WorldPos centre, int reach, int regionSize)
{
    CellMask cells(regionSize);
    for (std::int64_t y = centre.y - reach; y <= centre.y + reach; ++y)
        cells.addRow({centre.x - reach, y}, 2 * reach + 1);
    return cells;
}

void dropOn(World &world, WorldPos p)
{
    const int size = world.map.regionSize();
    world.map.edit(regionOf(p, size), [&](RegionChanges &changes) {
        putItems(changes.piles, {cellOf(p, size), {{0, 2}}});
    });
}

/// A world that a test player has played for a while, with something dropped beside the player.
World playedWorld(const GeneratorInfo &info)
{
    const WorldSpec spec{"patches", {info.kind, info.versions.back()}, info.defaults};
    Session session = Session::begin(spec).value();
    const TestPlayer player = testPlayer(session.content().scenario, PlayStyle::Reckless, 0);
    for (int i = 0; i < 300 && session.world().run == RunState::Going; ++i) {
        const std::optional<Command> command = player(session);
        if (!command)
            break;
        session.apply(*command);
    }
    World world = copyOf(session.world());
    for (const Direction direction : kDirections) {
        if (const WorldPos beside = step(world.player().position, direction); !world.map.isRock(beside))
            dropOn(world, beside);
    }
    return world;
}

/// The places of a few movable features.
std::vector<WorldPos> featuresNear(World &world, WorldPos centre)
{
    std::vector<WorldPos> places;
    const int size = world.map.regionSize();
    const RegionPos middle = regionOf(centre, size);
    for (std::int64_t y = -3; y <= 3; ++y) {
        for (std::int64_t x = -3; x <= 3; ++x) {
            const RegionPos pos{middle.x + x, middle.y + y};
            for (const Feature &feature : world.map.region(pos).features) {
                if (isMovable(feature.kind) && places.size() < 12)
                    places.push_back(worldPos(pos, feature.cell, size));
            }
        }
    }
    return places;
}

} // namespace

TEST_CASE("a piece that is cut out has the terrain of its cells")
{
    REQUIRE(rc::check("cutOut", [] {
        World world = editableWorld("a", someSize());
        const CellMask cells = maskOf(someCells({5, 5}, 20), world.map.regionSize());
        const CellPatch patch = cutOut(world, kBookmarks, cells).value();
        const CellRect frame = cells.bounds().value();
        RC_ASSERT(patch.width() == frame.width && patch.height() == frame.height);
        for (int y = 0; y < patch.height(); ++y) {
            for (int x = 0; x < patch.width(); ++x) {
                const WorldPos p{frame.origin.x + x, frame.origin.y + y};
                RC_ASSERT(patch.cells.test(x, y) == cells.contains(p));
                RC_ASSERT(patch.rock.test(x, y) == (cells.contains(p) && world.map.isRock(p)));
            }
        }
        for (const CellPatch::Chest &chest : patch.chests) {
            RC_ASSERT(world.map.chestAt({frame.origin.x + chest.cell.x, frame.origin.y + chest.cell.y}) ==
                      (chest.claimed ? ChestState::Claimed : ChestState::Closed));
        }
    }));
}

TEST_CASE("a piece that is pasted elsewhere can be cut out there, the same with all that is on it")
{
    REQUIRE(rc::check("paste and cutOut", [] {
        World world = editableWorld("a", someSize());
        const CellPatch patch = somePatch(world);
        const WorldPos at = cellNear({*rc::gen::element<std::int64_t>(0, 5000, kWorldLimit / 2), 0}, 60);
        EditDraft draft(world, kBookmarks);
        RC_ASSERT(draft.paste(patch, at).ok());
        World after = copyOf(world);
        applyDelta(after, draft.delta());
        std::vector<Bookmark> bookmarks = kBookmarks;
        applyDelta(bookmarks, draft.delta().bookmarks);
        CellMask target(world.map.regionSize());
        for (int y = 0; y < patch.height(); ++y) {
            for (int x = 0; x < patch.width(); ++x) {
                if (patch.cells.test(x, y))
                    target.add({at.x + x, at.y + y});
            }
        }
        RC_ASSERT(patternOf(cutOut(after, bookmarks, target).value()) == patternOf(patch));
    }));
}

TEST_CASE("four quarter turns, or two about the same axis, give the same piece")
{
    REQUIRE(rc::check("turns", [] {
        World world = editableWorld("a", someSize());
        const CellPatch patch = somePatch(world);
        const CellPatch turned = rotatedClockwise(patch);
        RC_ASSERT(turned.width() == patch.height() && turned.height() == patch.width());
        const CellPatch upsideDown = rotatedClockwise(turned);
        RC_ASSERT(rotatedClockwise(rotatedClockwise(upsideDown)) == patch);
        RC_ASSERT(mirroredEastWest(mirroredEastWest(patch)) == patch);
    }));
}

TEST_CASE("a clockwise turn brings the north-west corner to the north-east")
{
    CellPatch patch;
    patch.cells.reset(3, 2);
    patch.cells.set(0, 1); // north-west
    patch.rock = patch.cells;
    patch.markers = {{{0, 1}, "note", ""}};
    const CellPatch turned = rotatedClockwise(patch);
    CHECK(turned.rock.test(1, 2));
    CHECK(turned.markers[0].cell == CellPos{1, 2});
    CHECK(mirroredEastWest(patch).markers[0].cell == CellPos{2, 1});
}

TEST_CASE("cutting a piece out and pasting it there again changes nothing, in every kind of world")
{
    for (const GeneratorInfo &info : generators()) {
        if (info.kind == GeneratorKind::Levels)
            continue; // made of files
        INFO(info.key);
        World world = playedWorld(info);
        std::vector<WorldPos> places = featuresNear(world, world.player().position);
        places.push_back(world.player().position);
        for (const WorldPos place : places) {
            const CellMask cells = squareAround(place, 9, world.map.regionSize());
            const CellPatch patch = cutOut(world, kBookmarks, cells).value();
            EditDraft draft(world, kBookmarks);
            CellMask inLevels = cells;
            inLevels.subtract(draft.terrainIn(cells, Terrain::Bounds));
            const WorldPos at = inLevels.bounds().value().origin;
            draft.fillIn(cells);
            CHECK_FALSE(draft.delta().regions.empty());
            CHECK(draft.featuresOn(cells).empty());
            REQUIRE(draft.paste(parsePatch(patchJson(patch, *world.content), *world.content).value(), at));
            CHECK(draft.delta().regions.empty());
        }
    }
}

TEST_CASE("cut and paste at the same place is no change, whatever was edited before")
{
    REQUIRE(rc::check("cut and paste", [] {
        World world = editableWorld("a", someSize());
        const CellMask cells = maskOf(someCells({0, 0}, 15), world.map.regionSize());
        EditDraft played(world, kBookmarks);
        for (const EditDraft::Chest &chest : played.chestsOn(cells)) {
            if (*rc::gen::arbitrary<bool>())
                RC_ASSERT(played.setClaimed(chest.at, true).ok());
        }
        for (const WorldPos p : cellsOf(cells)) {
            if (*rc::gen::inRange(0, 30) == 0)
                static_cast<void>(played.putMonster(p, 0));
        }
        applyDelta(world, played.delta());
        for (const WorldPos p : cellsOf(cells)) {
            if (!world.map.isRock(p) && *rc::gen::inRange(0, 10) == 0)
                dropOn(world, p);
        }
        const CellPatch patch = cutOut(world, kBookmarks, cells).value();
        const WorldPos at = cells.bounds().value().origin;
        EditDraft draft(world, kBookmarks);
        draft.fillIn(cells);
        RC_ASSERT(draft.paste(patch, at).ok());
        RC_ASSERT(draft.delta().regions.empty());
        std::vector<Bookmark> bookmarks = kBookmarks;
        applyDelta(bookmarks, draft.delta().bookmarks);
        RC_ASSERT(cutOut(world, bookmarks, cells).value() == patch);
    }));
}

TEST_CASE("a monster is pasted as the same one only once, near its home and in its own world")
{
    World world = editableWorld("a");
    const CellMask cells = squareAround({6, 6}, 6, 12);
    const CellPatch patch = cutOut(world, {}, cells).value();
    REQUIRE_FALSE(patch.monsters.empty());
    const WorldPos at = cells.bounds().value().origin;
    const auto idsAfter = [&](const CellPatch &pasted, WorldPos to) {
        EditDraft draft(world, kNoBookmarks);
        draft.fillIn(cells);
        REQUIRE(draft.paste(pasted, to));
        REQUIRE(draft.paste(pasted, {to.x, to.y + 2 * patch.height()})); // again, with all still there
        std::set<MonsterId> ids;
        std::size_t monsters = 0;
        for (const WorldPos corner : {to, WorldPos{to.x, to.y + 2 * patch.height()}}) {
            const CellMask there = squareAround({corner.x + 6, corner.y + 6}, 6, 12);
            for (const Monster &monster : draft.monstersOn(there)) {
                ids.insert(monster.id);
                ++monsters;
            }
        }
        CHECK(monsters == 2 * patch.monsters.size());
        CHECK(ids.size() == monsters);
        return ids;
    };
    const MonsterId first = patch.monsters.front().id.value();
    CHECK(idsAfter(patch, {at.x + 3, at.y}).contains(first));
    CHECK_FALSE(idsAfter(patch, {at.x + 3000, at.y}).contains(first));
    CHECK_FALSE(idsAfter(patternOf(patch), {at.x + 3, at.y}).contains(first));
    CellPatch foreign = patch;
    foreign.world = world.key + 1;
    CHECK_FALSE(idsAfter(foreign, {at.x + 3, at.y}).contains(first));
}

TEST_CASE(
    "a camp that is copied can be rested at in its new place, and one that is moved is gone from the old")
{
    World world = playedWorld(generatorInfo(GeneratorKind::Journey));
    std::optional<WorldPos> camp;
    for (const WorldPos place : featuresNear(world, {0, 0})) {
        const std::optional<Feature> feature = featureAt(world, place);
        if (feature && feature->kind == FeatureKind::Camp)
            camp = place;
    }
    REQUIRE(camp);
    const CellMask cells = squareAround(*camp, 1, world.map.regionSize());
    const CellPatch patch = cutOut(world, {}, cells).value();
    REQUIRE(patch.features.size() == 1);
    const WorldPos to{camp->x + 7, camp->y - 5};
    EditDraft draft(world, kNoBookmarks);
    REQUIRE(draft.paste(rotatedClockwise(patch), {to.x - 1, to.y - 1}));
    draft.setExplored(squareAround(to, 0, world.map.regionSize()), true);
    World copied = copyOf(world);
    applyDelta(copied, draft.delta());
    CHECK(featureAt(copied, *camp)->kind == FeatureKind::Camp);
    CHECK(featureAt(copied, to)->kind == FeatureKind::Camp);
    copied.player().position = {to.x, to.y + 1};
    CHECK(campAtHand(copied, copied.player()) == to);
    CHECK(std::ranges::count(knownCamps(copied), to) == 1);

    EditDraft moving(world, kNoBookmarks);
    REQUIRE(moving.moveCells(cells, 7, -5));
    World moved = copyOf(world);
    applyDelta(moved, moving.delta());
    CHECK_FALSE(featureAt(moved, *camp));
    CHECK(featureAt(moved, to)->kind == FeatureKind::Camp);
    applyDelta(moved, reversed(moving.delta()));
    CHECK(changesOf(moved) == changesOf(world));

    EditDraft erasing(moved, kNoBookmarks);
    erasing.removeFeatures(cells);
    applyDelta(moved, erasing.delta());
    CHECK_FALSE(featureAt(moved, *camp));
    EditDraft restoring(moved, kNoBookmarks);
    restoring.eraseToSeed(cells);
    applyDelta(moved, restoring.delta());
    CHECK(featureAt(moved, *camp)->kind == FeatureKind::Camp);
}

TEST_CASE("a claimed chest is cut out as one, and a dead monster isn't")
{
    World world = editableWorld("a");
    CellMask cells(12);
    for (std::int64_t y = 0; y < 12; ++y)
        cells.addRow({0, y}, 12);
    const CellPatch before = cutOut(world, {}, cells).value();
    REQUIRE_FALSE(before.chests.empty());
    REQUIRE_FALSE(before.monsters.empty());
    EditDraft draft(world, kBookmarks);
    for (const EditDraft::Chest &chest : draft.chestsOn(cells))
        REQUIRE(draft.setClaimed(chest.at, true));
    for (const Monster &monster : draft.monstersOn(cells))
        REQUIRE(draft.removeMonster(monster.id));
    applyDelta(world, draft.delta());
    const CellPatch after = cutOut(world, {}, cells).value();
    REQUIRE(after.chests.size() == before.chests.size());
    for (const CellPatch::Chest &chest : after.chests)
        CHECK(chest.claimed);
    CHECK(after.monsters.empty());
    CHECK(after.rock == before.rock);
}

TEST_CASE("nothing, and what is too wide, can't be cut out")
{
    World world = editableWorld();
    CellMask cells(12);
    CHECK(cutOut(world, {}, cells).error().text() == "nothing is selected");
    cells.addRow({0, 0}, kMaxPatchSide + 1);
    CHECK(cutOut(world, {}, cells).error() ==
          Error{ErrorCode::InvalidArgument,
                "the selection is 4001 × 1 cells; a piece can have at most 4000 per side"});
    cells.add({0, kWorldLimit});
    CHECK_FALSE(cutOut(world, {}, cells));
}

TEST_CASE("what stood where a piece is pasted is gone, and what stood beside it stays")
{
    World world = editableWorld("a");
    CellMask cells(12);
    for (std::int64_t y = 0; y < 12; ++y)
        cells.addRow({0, y}, 12);
    CellPatch floor;
    floor.cells.reset(12, 12);
    floor.rock.reset(12, 12);
    for (int i = 0; i < 144; ++i)
        floor.cells.set(i % 12, i / 12);
    const std::vector<Bookmark> bookmarks{{1, {4, 4}, "note", "in"}, {2, {12, 4}, "note", "out"}};
    EditDraft draft(world, bookmarks);
    REQUIRE_FALSE(draft.chestsOn(cells).empty());
    REQUIRE_FALSE(draft.monstersOn(cells).empty());
    REQUIRE(draft.paste(floor, {0, 0}));
    CHECK(draft.terrainIn(cells, Terrain::Rock).empty());
    CHECK(draft.chestsOn(cells).empty());
    CHECK(draft.monstersOn(cells).empty());
    CHECK(draft.delta().bookmarks == std::vector<BookmarkDelta>{{bookmarks[0], {}}});
    CHECK(draft.delta().regions.size() == 1);
}

TEST_CASE("a patch that can't be is refused, and one that reaches over the end of the world is cut")
{
    World world = editableWorld();
    EditDraft draft(world, kBookmarks);
    CellPatch patch;
    patch.cells.reset(2, 2);
    patch.rock.reset(2, 2);
    for (const CellPos cell : {CellPos{0, 0}, CellPos{1, 0}, CellPos{1, 1}})
        patch.cells.set(cell.x, cell.y);
    patch.rock.set(1, 0);
    const auto refusal = [&](auto spoil) {
        CellPatch spoilt = patch;
        spoil(spoilt);
        const Result<void> pasted = draft.paste(spoilt, {0, 0});
        return pasted ? std::string() : pasted.error().text();
    };
    CHECK(refusal([](CellPatch &p) { p.rock.reset(1, 1); }) ==
          "the patch's terrain and cells differ in size");
    CHECK(refusal([](CellPatch &p) {
              p.chests = {{{1, 0}, {{0, 1}}}};
          }) == "the patch's chest at (1, 0) isn't on its floor");
    CHECK_FALSE(refusal([](CellPatch &p) { p.chests = {{{0, 0}, {}}}; }).empty());
    CHECK(refusal([](CellPatch &p) {
              p.monsters = {{{0, 1}}};
          }) == "the patch's monster at (0, 1) isn't on its cells");
    CHECK(refusal([](CellPatch &p) {
              p.monsters = {{{0, 0}, 1000}};
          }) == "the patch's monster at (0, 0) is of no known kind");
    CHECK(refusal([](CellPatch &p) {
              p.markers = {{{5, -5}, "note", ""}};
          }) == "the patch's marker at (5, -5) isn't on its cells");
    CHECK_FALSE(refusal([](CellPatch &p) { p.markers = {{{0, 0}, "", ""}}; }).empty());
    CHECK(draft.delta().empty());

    patch.monsters = {{{0, 0}}, {{1, 1}}};
    patch.markers = {{{1, 1}, "note", ""}};
    REQUIRE(draft.paste(patch, {kOutermost, kOutermost}));
    REQUIRE(draft.paste(patch, {-kOutermost, 0}));
    CHECK(draft.delta().empty());
    REQUIRE(draft.paste(patch, {kWorldLimit, kWorldLimit}));
    CHECK_FALSE(draft.isRock({kWorldLimit, kWorldLimit}));
    CHECK(draft.delta().bookmarks.empty());
    CHECK(draft.delta().regions.size() == 1);
}
