// SPDX-License-Identifier: MIT
#include "core/edit/edit_draft.h"
#include "core/rules/loot.h"
#include "core/world/generator_info.h"
#include "core/world/party.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/edit/edit_fixtures.h"
#include "tests/support/crafted_world.h"

using namespace cave;

namespace {

/// Rooms of a crafted world: everything around is rock, regions are of 10 × 10.
World rooms()
{
    CraftedSpec crafted;
    crafted.regionSize = 10;
    crafted.monster = kEveryKind;
    return craftedWorld({"####################", //
                         "#........#.........#", //
                         "#.M..C...#.........#", //
                         "#........#.........#", //
                         "#..@.....#.........#", //
                         "#........#.........#", //
                         "####################"},
                        crafted);
}

World edited(const World &world, const EditDraft &draft)
{
    World after = copyOf(world);
    applyDelta(after, draft.delta());
    return after;
}

/// What there is on a map, apart from how it is kept.
struct Contents {
    std::map<WorldPos, bool> rock;
    std::map<WorldPos, ChestState> chests;
    std::map<WorldPos, std::vector<ItemStack>> items;
    std::map<MonsterId, Monster> monsters; ///< living

    friend bool operator==(const Contents &, const Contents &) = default;
};

Contents contentsOf(World &world, WorldPos centre, int reach)
{
    Contents contents;
    for (std::int64_t x = centre.x - reach; x <= centre.x + reach; ++x) {
        for (std::int64_t y = centre.y - reach; y <= centre.y + reach; ++y) {
            const WorldPos p{x, y};
            contents.rock[p] = world.map.isRock(p);
            const ChestState chest = contents.rock[p] ? ChestState::None : world.map.chestAt(p);
            contents.chests[p] = chest;
            if (chest != ChestState::None)
                contents.items[p] = chestLoot(world, p);
        }
    }
    for (const Monster &monster : monstersNear(world, centre, reach))
        contents.monsters[monster.id] = monster;
    return contents;
}

std::vector<ItemStack> someStacks()
{
    return {{*rc::gen::inRange<std::size_t>(0, 3), *rc::gen::inRange(1, 5)}};
}

Terrain someTerrain()
{
    return *rc::gen::element(Terrain::Floor, Terrain::Rock, Terrain::Water, Terrain::Trees);
}

/// One operation of any kind near `centre`; what can't be done there is refused and changes nothing.
void doSomething(EditDraft &draft, WorldPos centre, int regionSize)
{
    const CellMask cells = maskOf(someCells(centre, 15), regionSize);
    const WorldPos p = cellNear(centre, 15);
    const MonsterId id{regionOf(p, regionSize), *rc::gen::inRange(0, 3)};
    const WorldDelta before = draft.delta();
    bool done = true;
    switch (*rc::gen::inRange(0, 15)) {
    case 0:
        return draft.setTerrain(cells, someTerrain());
    case 1:
        return draft.eraseToSeed(cells);
    case 2:
        return draft.stepAutomaton(cells, *rc::gen::inRange(0, 9));
    case 3:
        return draft.setExplored(cells, *rc::gen::arbitrary<bool>());
    case 4:
        done = draft.putChest(p, someStacks()).ok();
        break;
    case 5:
        done = draft.removeChest(p).ok();
        break;
    case 6:
        done = draft.setClaimed(p, *rc::gen::arbitrary<bool>()).ok();
        break;
    case 7:
        done = draft.putMonster(p, 1).ok();
        break;
    case 8:
        done = draft.moveMonster(id, cellNear(p, 5)).ok();
        break;
    case 9:
        done = draft.removeMonster(id).ok();
        break;
    case 11:
        done = draft.movePlayer(p).ok();
        break;
    case 12:
        done = draft.putBookmark({*rc::gen::inRange(0, 4), p, "note", "here"}).ok();
        break;
    case 13:
        done = draft.removeBookmark(*rc::gen::inRange(1, 4)).ok();
        break;
    case 10:
        done = draft.removePile(p).ok();
        break;
    default:
        done = draft.moveCells(cells, *rc::gen::inRange(-40, 41), *rc::gen::inRange(-40, 41)).ok();
    }
    RC_ASSERT(done || draft.delta() == before);
}

/// A world that was played in: differences of every kind.
World playedWorld(int regionSize)
{
    World world = editableWorld("played", regionSize);
    EditDraft draft(world, kNoBookmarks);
    for (int i = 0; i < 6; ++i)
        doSomething(draft, {0, 0}, regionSize);
    applyDelta(world, draft.delta());
    const RegionPos home = regionOf({0, 0}, regionSize);
    world.map.edit(home, [](RegionChanges &changes) { putItems(changes.piles, {{1, 2}, {{0, 3}}}); });
    return world;
}

template<class List, class Before>
bool isStrictlyOrdered(const List &list, Before before)
{
    return std::adjacent_find(list.begin(), list.end(),
                              [&](const auto &a, const auto &b) { return !before(a, b); }) == list.end();
}

bool isInOrder(const RegionChanges &changes)
{
    const auto byCell = [](const CellItems &a, const CellItems &b) { return a.cell < b.cell; };
    return isStrictlyOrdered(changes.claimed, std::less<>()) &&
           isStrictlyOrdered(changes.removedChests, std::less<>()) &&
           isStrictlyOrdered(changes.chests, byCell) && isStrictlyOrdered(changes.piles, byCell) &&
           isStrictlyOrdered(changes.features,
                             [](const auto &a, const auto &b) { return a.cell < b.cell; }) &&
           isStrictlyOrdered(changes.monsters,
                             [](const auto &a, const auto &b) { return a.index < b.index; });
}

} // namespace

TEST_CASE("terrain is set where the mask is and nowhere else, and chests under rock are gone")
{
    REQUIRE(rc::check("setTerrain", [] {
        const int size = someSize();
        World world = playedWorld(size);
        const Cells cells = someCells({0, 0}, 15);
        const bool rock = *rc::gen::arbitrary<bool>();
        Contents expected = contentsOf(world, {0, 0}, 40);
        for (const WorldPos p : cells) {
            expected.rock[p] = rock;
            if (rock) {
                expected.chests[p] = ChestState::None;
                expected.items.erase(p);
            }
        }
        EditDraft draft(world, kNoBookmarks);
        draft.setTerrain(maskOf(cells, size), rock ? Terrain::Rock : Terrain::Floor);
        for (const WorldPos p : cells)
            RC_ASSERT(draft.isRock(p) == rock);
        World after = edited(world, draft);
        const Contents contents = contentsOf(after, {0, 0}, 40);
        RC_ASSERT(contents.rock == expected.rock);
        RC_ASSERT(contents.chests == expected.chests);
        RC_ASSERT(contents.items == expected.items);
        RC_ASSERT(contents.monsters == expected.monsters);
    }));
}

TEST_CASE("terrain that is changed back leaves no trace")
{
    REQUIRE(rc::check("dig, fill, restore", [] {
        World world = editableWorld("a", someSize());
        EditDraft draft(world, kNoBookmarks);
        CellMask cells = maskOf(someCells({300, -200}, 20), world.map.regionSize());
        for (const EditDraft::Chest &chest : draft.chestsOn(cells))
            cells.remove(chest.at);
        const CellMask rock = draft.terrainIn(cells, Terrain::Rock);
        CellMask floor = cells;
        floor.subtract(rock);
        draft.setTerrain(cells, someTerrain());
        draft.setTerrain(rock, Terrain::Rock);
        draft.setTerrain(floor, Terrain::Floor);
        RC_ASSERT(draft.delta().empty());
    }));
}

TEST_CASE("the automaton steps all cells at once, as counting neighbours one by one does")
{
    REQUIRE(rc::check("stepAutomaton", [] {
        const int size = someSize();
        World world = playedWorld(size);
        const WorldPos centre = *rc::gen::element(WorldPos{0, 0}, WorldPos{kWorldLimit, -kWorldLimit});
        const CellMask cells = maskOf(someCells(centre, 20), size);
        const int threshold = *rc::gen::inRange(0, 9);
        std::map<WorldPos, bool> expected;
        forEachCell(cells, [&](WorldPos p) {
            int neighbours = 0;
            for (const std::int64_t dx : {-1, 0, 1}) {
                for (const std::int64_t dy : {-1, 0, 1})
                    neighbours += (dx != 0 || dy != 0) && world.map.isRock({p.x + dx, p.y + dy}) ? 1 : 0;
            }
            expected[p] = neighbours >= threshold;
        });
        EditDraft draft(world, kNoBookmarks);
        draft.stepAutomaton(cells, threshold);
        World after = edited(world, draft);
        for (int i = 0; i < 300; ++i) {
            const WorldPos p = cellNear(centre, 45);
            const auto stepped = expected.find(p);
            RC_ASSERT(after.map.isRock(p) ==
                      (stepped == expected.end() ? world.map.isRock(p) : stepped->second));
        }
    }));
}

TEST_CASE("cells erased to the seed are as in a newly made world")
{
    REQUIRE(rc::check("everywhere", [] {
        const int size = someSize();
        World world = playedWorld(size);
        World fresh = editableWorld("played", size);
        EditDraft draft(world, kNoBookmarks);
        CellMask all(size);
        for (std::int64_t y = -150; y <= 150; ++y)
            all.addRow({-150, y}, 301);
        draft.eraseToSeed(all);
        draft.setExplored(all, false);
        World after = edited(world, draft);
        RC_ASSERT(contentsOf(after, {0, 0}, 60) == contentsOf(fresh, {0, 0}, 60));
        RC_ASSERT(changesOf(after).empty());
    }));
}

TEST_CASE("erasing a part leaves the rest as it is, and what was explored")
{
    REQUIRE(rc::check("partly", [] {
        const int size = someSize();
        World world = playedWorld(size);
        World fresh = editableWorld("played", size);
        const Cells cells = someCells({0, 0}, 15);
        EditDraft draft(world, kNoBookmarks);
        draft.eraseToSeed(maskOf(cells, size));
        World after = edited(world, draft);
        for (std::int64_t x = -35; x <= 35; ++x) {
            for (std::int64_t y = -35; y <= 35; ++y) {
                const WorldPos p{x, y};
                World &as = cells.contains(p) ? fresh : world;
                RC_ASSERT(after.map.isRock(p) == as.map.isRock(p));
                RC_ASSERT(after.map.chestAt(p) == as.map.chestAt(p));
                RC_ASSERT(chestLoot(after, p) == chestLoot(as, p));
                RC_ASSERT(after.map.isExplored(p) == world.map.isExplored(p));
            }
        }
        for (const Monster &monster : monstersNear(world, {0, 0}, 35)) {
            const std::optional<Monster> kept = findMonster(after, monster.id);
            const bool seeded = static_cast<std::size_t>(monster.id.index) <
                                fresh.map.region(monster.id.home).monsters.size();
            if (seeded)
                RC_ASSERT(kept == (cells.contains(monster.home) ? findMonster(fresh, monster.id) : monster));
            else
                RC_ASSERT(kept.has_value() == !cells.contains(monster.state.position));
        }
    }));
}

TEST_CASE("cells become explored, and unexplored again")
{
    World world = rooms();
    CellMask cells(10);
    cells.addRow({5, 3}, 12);
    EditDraft draft(world, kNoBookmarks);
    draft.setExplored(cells, true);
    CHECK(cellsChanged(draft.delta()) == 12);
    World after = edited(world, draft);
    CHECK(after.map.isExplored({16, 3}));
    CHECK_FALSE(after.map.isExplored({17, 3}));
    EditDraft back(after, kNoBookmarks);
    back.setExplored(cells, false);
    CHECK(changesOf(edited(after, back)).empty());
}

TEST_CASE("a chest is put on floor, replaced, claimed, closed again and taken away")
{
    World world = rooms();
    EditDraft draft(world, kNoBookmarks);
    const WorldPos at{12, 3};
    REQUIRE(draft.putChest(at, {{2, 1}}));
    REQUIRE(draft.putChest(at, {{1, 1}, {2, 1}}));
    World after = edited(world, draft);
    CHECK(after.map.chestAt(at) == ChestState::Closed);
    CHECK(chestLoot(after, at) == std::vector<ItemStack>{{1, 1}, {2, 1}});
    REQUIRE(draft.setClaimed(at, true));
    CHECK(edited(world, draft).map.chestAt(at) == ChestState::Claimed);
    REQUIRE(draft.setClaimed(at, false));
    CHECK(edited(world, draft).map.chestAt(at) == ChestState::Closed);
    REQUIRE(draft.removeChest(at));
    CHECK(draft.delta().empty());
}

TEST_CASE("a chest of the seed's that was taken away, put back with its contents and closed leaves no trace")
{
    World world = rooms();
    const WorldPos at{5, 4};
    REQUIRE(world.map.chestAt(at) == ChestState::Closed);
    EditDraft draft(world, kNoBookmarks);
    REQUIRE(draft.removeChest(at));
    CHECK(edited(world, draft).map.chestAt(at) == ChestState::None);
    CHECK_FALSE(draft.removeChest(at));
    REQUIRE(draft.putChest(at, chestLoot(world, at)));
    CHECK(draft.delta().empty());
    REQUIRE(draft.setClaimed(at, true));
    REQUIRE(draft.putChest(at, chestLoot(world, at)));
    CHECK(draft.delta().empty());
}

TEST_CASE("a chest holds the same wherever it is moved or put back, by the rules of each scenario")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Journey, GeneratorKind::Dungeon}) {
        const WorldSpec spec{"abc", {kind, generatorInfo(kind).versions.back()}, defaultSettings(kind)};
        World world(spec, contentFor(spec.generator), makeRegionSource(spec).value());
        int chests = 0;
        bool someHoldNothing = false;
        for (std::int64_t index = 0; index < 81 && chests < 20; ++index) {
            const RegionPos pos{index % 9 - 4, index / 9 - 4};
            const std::vector<CellPos> cells = world.map.region(pos).chests;
            for (const CellPos cell : cells) {
                const WorldPos at = worldPos(pos, cell, world.map.regionSize());
                const WorldPos to{at.x + 1, at.y};
                if (world.map.isRock(to) || world.map.chestAt(to) != ChestState::None)
                    continue;
                ++chests;
                INFO("(" << at.x << ", " << at.y << ")");
                const std::vector<ItemStack> items = chestLoot(world, at);
                someHoldNothing = someHoldNothing || items.empty();
                EditDraft moving(world, kNoBookmarks);
                CellMask moved(world.map.regionSize());
                moved.add(at);
                REQUIRE(moving.moveCells(moved, 1, 0));
                CHECK(chestLoot(edited(world, moving), to) == items);
                EditDraft carrying(world, kNoBookmarks);
                REQUIRE(carrying.removeChest(at));
                REQUIRE(carrying.putChest(to, items));
                World after = edited(world, carrying);
                CHECK(after.map.chestAt(to) == ChestState::Closed);
                CHECK(chestLoot(after, to) == items);
                EditDraft same(world, kNoBookmarks);
                REQUIRE(same.putChest(at, seedLoot(world, at)));
                CHECK(same.delta().empty());
            }
        }
        CHECK(chests > 0);
        CHECK(someHoldNothing == (kind == GeneratorKind::Dungeon));
    }
}

TEST_CASE("no one is put where another player stands")
{
    World world = rooms();
    PartyMember other;
    other.id = 2;
    other.name = "Ada";
    other.player.position = {5, 2};
    world.party.members.push_back(other);
    EditDraft draft(world, kNoBookmarks);
    CHECK(draft.movePlayer({5, 2}).error().text() == "player 2 (Ada) is at (5, 2)");
    CHECK(draft.putMonster({5, 2}, 1).error().text() == "player 2 (Ada) is at (5, 2)");
    CHECK(draft.delta().empty());
}

TEST_CASE("a chest that can't be is refused with its place")
{
    World world = rooms();
    EditDraft draft(world, kNoBookmarks);
    const auto messageOf = [](const Result<void> &result) {
        return result.ok() ? "" : result.error().text();
    };
    CHECK(messageOf(draft.putChest({0, 0}, {{0, 1}})) == "there is rock at (0, 0)");
    CHECK(messageOf(draft.putChest({kOutermost, 0}, {{0, 1}})) ==
          "(9223372036854775807, 0) is outside the world");
    CHECK(messageOf(draft.putChest({2, 2}, {})) == "the chest at (2, 2) needs at least one item");
    CHECK(messageOf(draft.putChest({2, 2}, {{999, 1}})) == "the chest at (2, 2): unknown item number 999");
    CHECK(messageOf(draft.putChest({2, 2}, {{0, 0}})) == "the chest at (2, 2) can't contain 0 of an item");
    CHECK(messageOf(draft.removeChest({2, 2})) == "there is no chest at (2, 2)");
    CHECK(messageOf(draft.setClaimed({-kOutermost, 2}, true)) ==
          "there is no chest at (-9223372036854775807, 2)");
    CHECK(messageOf(draft.removePile({2, 2})) == "no dropped items at (2, 2)");
    CHECK(messageOf(draft.movePlayer({9, 2})) == "there is rock at (9, 2)");
    CHECK(draft.delta().empty());
}

TEST_CASE("a monster is put on free floor only, under the next free number of its region")
{
    World world = rooms();
    EditDraft draft(world, kNoBookmarks);
    const MonsterId first = draft.putMonster({4, 2}, 1).value();
    const MonsterId second = draft.putMonster({5, 2}, 2).value();
    CHECK(first == MonsterId{{0, 0}, 1}); // 0 is the seed's
    CHECK(second == MonsterId{{0, 0}, 2});
    CHECK(draft.putMonster({12, 2}, 1).value() == MonsterId{{1, 0}, 0});
    CHECK(draft.putMonster({4, 2}, 1).error().text() == "monster 1 of region (0, 0) is at (4, 2)");
    CHECK(draft.putMonster({2, 4}, 1).error().text() == "monster 0 of region (0, 0) is at (2, 4)");
    CHECK(draft.putMonster({3, 2}, 1).error().text() == "the player is at (3, 2)");
    CHECK(draft.putMonster({6, 2}, 99).error().text() == "a monster at (6, 2): unknown kind number 99");
    REQUIRE(draft.removeMonster(first));
    CHECK(draft.putMonster({6, 2}, 1).value() == first);
    World after = edited(world, draft);
    CHECK(findMonster(after, second)->kind == 2);
    CHECK(findMonster(after, second)->state.position == WorldPos{5, 2});
}

TEST_CASE("a monster of the seed's that was moved and comes back, or died and lives again, leaves no trace")
{
    World world = rooms();
    EditDraft draft(world, kNoBookmarks);
    const MonsterId id{{0, 0}, 0};
    REQUIRE(draft.moveMonster(id, {14, 2}));
    World after = edited(world, draft);
    CHECK(findMonster(after, id)->state.position == WorldPos{14, 2});
    CHECK(after.map.changes().size() == 1); // under its home alone
    REQUIRE(draft.moveMonster(id, {2, 4}));
    CHECK(draft.delta().empty());
    REQUIRE(draft.removeMonster(id));
    CHECK_FALSE(draft.moveMonster(id, {4, 4}));
    CHECK_FALSE(draft.removeMonster(id));
    after = edited(world, draft);
    CHECK_FALSE(findMonster(after, id)->state.alive);
}

TEST_CASE("a monster is found wherever it stands, and moved no farther than monsters go from home")
{
    World world = rooms();
    CellMask corridor(10);
    corridor.addRow({-60, 1}, 120);
    EditDraft draft(world, kNoBookmarks);
    draft.setTerrain(corridor, Terrain::Floor);
    const MonsterId id{{0, 0}, 0}; // at home at (2, 4)
    REQUIRE(draft.moveMonster(id, {34, 1}));
    CHECK_FALSE(draft.putMonster({34, 1}, 0));
    CHECK(draft.moveMonster(id, {35, 1}).error().text() ==
          "(35, 1) is over 32 cells from the home of monster 0 of region (0, 0) at (2, 4)");
    CHECK_FALSE(draft.moveMonster({{0, 0}, 7}, {4, 4}));
    CHECK_FALSE(draft.moveMonster({{0, 0}, -1}, {4, 4}));
    CHECK_FALSE(draft.removeMonster({{kOutermost, kOutermost}, 0}));
}

TEST_CASE("bookmarks are added, changed and removed, each reported once")
{
    World world = rooms();
    const std::vector<Bookmark> bookmarks{{3, {1, 1}, "note", "old"}, {8, {2, 2}, "note", "kept"}};
    EditDraft draft(world, bookmarks);
    CHECK(draft.putBookmark({0, {4, 4}, "marker", "new"}).value() == 9);
    CHECK(draft.putBookmark({3, {1, 2}, "note", "other"}).value() == 3);
    REQUIRE(draft.putBookmark({3, {1, 2}, "note", "renamed"}));
    REQUIRE(draft.removeBookmark(8));
    CHECK_FALSE(draft.removeBookmark(8));
    CHECK_FALSE(draft.putBookmark({8, {1, 1}, "note", ""}));
    CHECK_FALSE(draft.putBookmark({0, {kOutermost, 1}, "note", ""}));
    CHECK_FALSE(draft.putBookmark({0, {1, 1}, "Note!", ""}));
    const Bookmark renamed{3, {1, 2}, "note", "renamed"};
    const Bookmark added{9, {4, 4}, "marker", "new"};
    CHECK(draft.delta().bookmarks ==
          std::vector<BookmarkDelta>{{bookmarks[0], renamed}, {bookmarks[1], {}}, {{}, added}});
    CHECK(cellsChanged(draft.delta()) == 3);
    REQUIRE(draft.removeBookmark(9));
    REQUIRE(draft.putBookmark(bookmarks[0]));
    CHECK(draft.delta().bookmarks.size() == 1);
}

TEST_CASE("the player can't be put onto a monster")
{
    World world = rooms();
    EditDraft draft(world, kNoBookmarks);
    REQUIRE(draft.putMonster({15, 3}, 1));
    const Result<void> moved = draft.movePlayer({15, 3});
    REQUIRE_FALSE(moved.ok());
    CHECK(moved.error().text().ends_with("is at (15, 3)"));
    CHECK_FALSE(draft.delta().player.has_value());
}

TEST_CASE("the player can be moved elsewhere, and moving back is no edit")
{
    World world = rooms();
    EditDraft draft(world, kNoBookmarks);
    REQUIRE(draft.movePlayer({15, 3}));
    CHECK(edited(world, draft).player().position == WorldPos{15, 3});
    CHECK(draft.delta().player == PlayerMoveDelta{{3, 2}, {15, 3}});
    REQUIRE(draft.movePlayer({3, 2}));
    CHECK(draft.delta().empty());
}

TEST_CASE("what was dropped can be taken away")
{
    World world = rooms();
    world.map.edit({0, 0}, [](RegionChanges &changes) { putItems(changes.piles, {{4, 4}, {{0, 1}}}); });
    EditDraft draft(world, kNoBookmarks);
    REQUIRE(draft.removePile({4, 4}));
    CHECK(cellsChanged(draft.delta()) == 1);
    CHECK(changesOf(edited(world, draft)).empty());
}

TEST_CASE("moved cells take along what is on them and leave rock")
{
    World world = rooms();
    world.map.edit({0, 0}, [](RegionChanges &changes) { putItems(changes.piles, {{4, 4}, {{0, 1}}}); });
    const std::vector<Bookmark> bookmarks{{1, {5, 4}, "note", "chest"}, {2, {15, 4}, "note", "in the way"}};
    EditDraft draft(world, bookmarks);
    const MonsterId inTheWay = draft.putMonster({13, 4}, 1).value();
    REQUIRE(draft.setClaimed({5, 4}, true));
    CellMask row(10);
    row.addRow({1, 4}, 6);
    REQUIRE(draft.moveCells(row, 10, 0));
    World after = edited(world, draft);
    for (std::int64_t x = 1; x <= 6; ++x)
        CHECK(after.map.isRock({x, 4}));
    CHECK(after.map.chestAt({15, 4}) == ChestState::Claimed);
    CHECK(chestLoot(after, {15, 4}) == chestLoot(world, {5, 4}));
    CHECK(findMonster(after, {{0, 0}, 0})->state.position == WorldPos{12, 4});
    CHECK_FALSE(findMonster(after, inTheWay));
    CHECK(findCell(after.map.changesOf({1, 0}).piles, {4, 4}) != nullptr);
    CHECK(after.map.changesOf({0, 0}).piles.empty());
    std::vector<Bookmark> marks = bookmarks;
    applyDelta(marks, draft.delta().bookmarks);
    CHECK(marks == std::vector<Bookmark>{{1, {15, 4}, "note", "chest"}});
}

TEST_CASE("a monster that is moved farther than monsters go becomes a new one of its kind")
{
    World world = rooms();
    const Monster before = findMonster(world, {{0, 0}, 0}).value();
    EditDraft draft(world, kNoBookmarks);
    CellMask cell(10);
    cell.add(before.home);
    REQUIRE(draft.moveCells(cell, 500, 0));
    World after = edited(world, draft);
    CHECK_FALSE(findMonster(after, before.id)->state.alive);
    const std::vector<Monster> there = monstersNear(after, {502, 4}, 0);
    REQUIRE(there.size() == 1);
    CHECK(there[0].kind == before.kind);
}

TEST_CASE("cells moved out of the world are gone")
{
    World world = rooms();
    CellMask room(10);
    for (std::int64_t y = 1; y < 6; ++y)
        room.addRow({1, y}, 8);
    for (const std::int64_t far : {kWorldLimit * 2, kOutermost, -kOutermost - 1}) {
        EditDraft draft(world, kNoBookmarks);
        REQUIRE(draft.moveCells(room, far, 1));
        World after = edited(world, draft);
        CHECK(after.map.changes().size() == 1);
        CHECK(after.map.isRock({4, 4}));
        CHECK_FALSE(findMonster(after, {{0, 0}, 0})->state.alive);
    }
}

TEST_CASE("moving is cutting out, filling with rock and pasting")
{
    REQUIRE(rc::check("moveCells", [] {
        const int size = someSize();
        World world = playedWorld(size);
        const CellMask cells = maskOf(someCells({0, 0}, 12), size);
        const std::int64_t dx = *rc::gen::inRange(-30, 31);
        const std::int64_t dy = *rc::gen::inRange(-30, 31);
        EditDraft moved(world, kNoBookmarks);
        RC_ASSERT(moved.moveCells(cells, dx, dy).ok());
        const CellPatch patch = cutOut(world, kNoBookmarks, cells).value();
        const WorldPos corner = cells.bounds()->origin;
        EditDraft pasted(world, kNoBookmarks);
        if (dx != 0 || dy != 0) {
            CellPatch rock;
            rock.cells = rock.rock = patch.cells;
            RC_ASSERT(pasted.paste(rock, corner).ok());
            RC_ASSERT(pasted.paste(patch, {corner.x + dx, corner.y + dy}).ok());
        }
        CellMask all(size);
        for (std::int64_t y = -60; y <= 60; ++y)
            all.addRow({-60, y}, 121);
        World afterMove = edited(world, moved);
        World afterPaste = edited(world, pasted);
        RC_ASSERT(cutOut(afterMove, kNoBookmarks, all).value() ==
                  cutOut(afterPaste, kNoBookmarks, all).value());
    }));
}

TEST_CASE("an edit of many operations is done by its delta, undone to the last bit, and leaves all in order")
{
    REQUIRE(rc::check("many operations", [] {
        const int size = someSize();
        World world = playedWorld(size);
        const WorldMap::Changes before = changesOf(world);
        const WorldPos start = world.player().position;
        const std::vector<Bookmark> bookmarks{{1, {2, 3}, "note", "a"}, {2, {-4, 5}, "note", "b"}};
        EditDraft draft(world, bookmarks);
        for (int i = *rc::gen::inRange(1, 12); i > 0; --i)
            doSomething(draft, {0, 0}, size);
        const WorldDelta delta = draft.delta();
        RC_ASSERT(changesOf(world) == before); // a draft changes nothing by itself
        World after = edited(world, draft);
        for (const auto &[pos, region] : delta.regions) {
            RC_ASSERT(after.map.changesOf(pos) == draft.changesOf(pos));
            RC_ASSERT(isInOrder(after.map.changesOf(pos)));
            RC_ASSERT(region != RegionDelta{});
        }
        for (int i = 0; i < 100; ++i) {
            const WorldPos p = cellNear({0, 0}, 50);
            RC_ASSERT(draft.isRock(p) == after.map.isRock(p));
        }
        std::vector<Bookmark> marks = bookmarks;
        applyDelta(marks, delta.bookmarks);
        const WorldDelta undo = reversed(delta);
        applyDelta(after, undo);
        applyDelta(marks, undo.bookmarks);
        RC_ASSERT(changesOf(after) == before);
        RC_ASSERT(after.player().position == start);
        RC_ASSERT(marks == bookmarks);
        RC_ASSERT(cellsChanged(undo) == cellsChanged(delta));
        RC_ASSERT((cellsChanged(delta) == 0) == delta.empty());
    }));
}

TEST_CASE("edits at the end of the world leave out what is beyond it")
{
    World world = rooms();
    EditDraft draft(world, kNoBookmarks);
    CellMask corner(10);
    corner.addRow({kWorldLimit - 3, kWorldLimit}, 100);
    draft.setTerrain(corner, Terrain::Floor);
    CHECK(cellsChanged(draft.delta()) == 4);
    CHECK(draft.isRock({kWorldLimit + 1, kWorldLimit}));
    CHECK(draft.putMonster({kWorldLimit, kWorldLimit}, 0));
    CHECK_FALSE(draft.putMonster({kWorldLimit + 1, kWorldLimit}, 0));
    draft.stepAutomaton(corner, 8);
    draft.eraseToSeed(corner);
    CHECK(draft.delta().empty());
}
