// SPDX-License-Identifier: MIT
#include "core/edit/world_delta.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <rapidcheck.h>
#include <set>
#include <vector>

#include "tests/edit/edit_fixtures.h"

using namespace cave;

namespace {

constexpr int kSize = 8;

CellPos someCell()
{
    return {*rc::gen::inRange(0, kSize), *rc::gen::inRange(0, kSize)};
}

RegionRows someRows()
{
    RegionRows rows{};
    for (int y = 0; y < kSize; ++y)
        rows[static_cast<std::size_t>(y)] = *rc::gen::inRange<std::uint64_t>(0, 1U << kSize);
    return rows;
}

std::vector<CellPos> someList()
{
    std::set<CellPos> cells;
    for (int i = *rc::gen::inRange(0, 5); i > 0; --i)
        cells.insert(someCell());
    return {cells.begin(), cells.end()};
}

std::vector<CellItems> someCellItems()
{
    std::vector<CellItems> list;
    for (const CellPos cell : someList())
        list.push_back({cell, {{*rc::gen::inRange<std::size_t>(0, 2), 1}}});
    return list;
}

RegionChanges someChanges()
{
    RegionChanges changes{someRows(),      someRows(), someList(), someCellItems(), someList(),
                          someCellItems(), {},         someRows(), someRows()};
    for (const CellPos cell : someList())
        changes.features.push_back({cell, {{cell, FeatureKind::Spike, *rc::gen::inRange(0, 2), {}}}});
    for (int index = 0; index < 4; ++index) {
        if (*rc::gen::arbitrary<bool>())
            changes.monsters.push_back({index, {{*rc::gen::inRange(0, 3), 0}, true, 0, {}, 0, {}}, {}});
    }
    return changes;
}

RegionChanges applied(RegionChanges changes, const RegionDelta &delta)
{
    applyDelta(changes, delta);
    return changes;
}

} // namespace

TEST_CASE("a delta turns before into after, and its reverse turns it back")
{
    REQUIRE(rc::check("round trip", [] {
        const RegionChanges before = someChanges();
        const RegionChanges after = someChanges();
        const RegionDelta delta = deltaBetween(before, after);
        RC_ASSERT(applied(before, delta) == after);
        RC_ASSERT(applied(after, {delta.after, delta.before}) == before);
        RC_ASSERT(deltaBetween(before, before) == RegionDelta{});
    }));
}

TEST_CASE("a delta holds only what differs")
{
    RegionChanges before;
    before.flipped[0] = 0b0110;
    before.claimed = {{1, 1}, {2, 2}};
    before.chests = {{{1, 1}, {{0, 1}}}, {{3, 3}, {{1, 1}}}};
    RegionChanges after = before;
    after.flipped[0] = 0b0011;
    after.claimed = {{2, 2}, {4, 4}};
    after.chests = {{{1, 1}, {{0, 1}}}, {{3, 3}, {{2, 1}}}};
    const RegionDelta delta = deltaBetween(before, after);
    CHECK(delta.before.flipped[0] == 0b0100);
    CHECK(delta.after.flipped[0] == 0b0001);
    CHECK(delta.before.claimed == std::vector<CellPos>{{1, 1}});
    CHECK(delta.after.claimed == std::vector<CellPos>{{4, 4}});
    CHECK(delta.before.chests == std::vector<CellItems>{{{3, 3}, {{1, 1}}}});
    CHECK(delta.after.chests == std::vector<CellItems>{{{3, 3}, {{2, 1}}}});
    WorldDelta world;
    world.regions[{0, 0}] = delta;
    // Two cells, and the chests at (1, 1), (4, 4) and (3, 3).
    CHECK(cellsChanged(world) == 5);
}

TEST_CASE("an edit is undone after unrelated play, which stays")
{
    REQUIRE(rc::check("play in between", [] {
        // The edit is about the west half and the first two monsters, play about the rest.
        const auto half = [](RegionChanges changes, bool west) {
            const auto isHere = [west](CellPos cell) { return (cell.x < kSize / 2) == west; };
            for (RegionRows *rows :
                 {&changes.explored, &changes.flipped, &changes.flippedWater, &changes.flippedTrees}) {
                for (std::uint64_t &row : *rows)
                    row &= west ? 0x0FU : 0xF0U;
            }
            for (auto *list : {&changes.claimed, &changes.removedChests})
                std::erase_if(*list, [&](CellPos cell) { return !isHere(cell); });
            for (auto *list : {&changes.chests, &changes.piles})
                std::erase_if(*list, [&](const CellItems &entry) { return !isHere(entry.cell); });
            std::erase_if(changes.features, [&](const CellFeatures &entry) { return !isHere(entry.cell); });
            std::erase_if(changes.monsters,
                          [west](const MonsterChange &change) { return (change.index < 2) != west; });
            return changes;
        };
        const RegionChanges west = half(someChanges(), true);
        const RegionChanges editedWest = half(someChanges(), true);
        const RegionChanges east = half(someChanges(), false);
        const RegionChanges playedEast = half(someChanges(), false);
        const auto joined = [](const RegionChanges &a, const RegionChanges &b) {
            return applied(a, deltaBetween({}, b));
        };
        const RegionDelta edit = deltaBetween(joined(west, east), joined(editedWest, east));
        const RegionChanges played = joined(editedWest, playedEast);
        RC_ASSERT(applied(played, {edit.after, edit.before}) == joined(west, playedEast));
    }));
}

TEST_CASE("a delta replaces what it finds different from what it knew")
{
    RegionChanges before;
    before.monsters = {{0, {{1, 1}, true, 0, {}, 0, {}}, {}}};
    RegionChanges after;
    after.monsters = {{0, {{2, 2}, true, 0, {}, 0, {}}, {}}};
    const RegionDelta edit = deltaBetween(before, after);
    RegionChanges played = after;
    played.monsters[0].state.alive = false;
    CHECK(applied(played, {edit.after, edit.before}) == before);
    CHECK(applied({}, edit) == after);
}

TEST_CASE("an edit of a whole world is done and undone in level, player and bookmarks")
{
    World world = editableWorld();
    const WorldPos start = world.player().position;
    WorldDelta delta;
    RegionChanges flipped;
    flipped.flipped[2] = 0b100;
    delta.regions[{3, -4}] = deltaBetween({}, flipped);
    delta.player = PlayerMoveDelta{start, {7, 7}};
    delta.bookmarks = {{Bookmark{1, {0, 0}, "note", "a"}, Bookmark{1, {0, 1}, "note", "a"}},
                       {Bookmark{2, {0, 0}, "note", "b"}, {}},
                       {{}, Bookmark{5, {0, 0}, "note", "c"}}};
    const std::vector<Bookmark> before{
        {1, {0, 0}, "note", "a"}, {2, {0, 0}, "note", "b"}, {9, {}, "note", "d"}};
    const bool rock = world.map.isRock(worldPos({3, -4}, {2, 2}, 12));
    std::vector<Bookmark> bookmarks = before;
    applyDelta(world, delta);
    applyDelta(bookmarks, delta.bookmarks);
    CHECK(world.map.isRock(worldPos({3, -4}, {2, 2}, 12)) != rock);
    CHECK(world.player().position == WorldPos{7, 7});
    CHECK(bookmarks ==
          std::vector<Bookmark>{{1, {0, 1}, "note", "a"}, {5, {0, 0}, "note", "c"}, {9, {}, "note", "d"}});
    CHECK(cellsChanged(delta) == 5);
    applyDelta(world, reversed(delta));
    applyDelta(bookmarks, reversed(delta).bookmarks);
    CHECK(changesOf(world).empty());
    CHECK(world.player().position == start);
    CHECK(bookmarks == before);
    CHECK(reversed(reversed(delta)) == delta);
}
