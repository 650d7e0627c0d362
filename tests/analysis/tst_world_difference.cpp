// SPDX-License-Identifier: MIT
#include "core/analysis/checks/world_difference.h"
#include "core/gen/generator.h"
#include "core/rules/loot.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <rapidcheck.h>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/drawn_world.h"
#include "tests/support/drawn_room.h"

using namespace cave;

namespace {

const std::vector<std::string> kPillarRoom{
    "########", //
    "#C....M#", //
    "#......#", //
    "#..##..#", //
    "#..##..#", //
    "#......#", //
    "#......#", //
    "########",
};

World cavesWorld(const std::string &seed)
{
    const WorldSpec spec{seed, {}, defaultSettings(GeneratorKind::Caves)};
    return {spec, testContent(), *makeRegionSource(spec)};
}

std::vector<WorldChange> changesOfKind(World &world, ChangeKind kind)
{
    std::vector<WorldChange> changes = changesIn(world, {0, 0});
    std::erase_if(changes, [kind](const WorldChange &change) { return change.kind != kind; });
    return changes;
}

CellPos anyCell(int size)
{
    return {*rc::gen::inRange(0, size), *rc::gen::inRange(0, size)};
}

MonsterChange anyMonster(RegionPos pos, int index, int size)
{
    MonsterChange monster;
    monster.index = index;
    monster.state.position = worldPos(pos, anyCell(size), size);
    monster.state.alive = *rc::gen::arbitrary<bool>();
    monster.kind = std::size_t{0};
    return monster;
}

/// Changes of every kind, sensible ones and such as change nothing.
RegionChanges anyChanges(const World &world, const Region &seed)
{
    RegionChanges changes;
    for (int i = *rc::gen::inRange(0, 60); i > 0; --i) {
        const CellPos cell = anyCell(seed.size);
        changes.flipped[static_cast<std::size_t>(cell.y)] ^= std::uint64_t{1}
                                                             << static_cast<unsigned>(cell.x);
        const CellPos seen = anyCell(seed.size);
        changes.explored[static_cast<std::size_t>(seen.y)] |= std::uint64_t{1}
                                                              << static_cast<unsigned>(seen.x);
    }
    for (const CellPos chest : seed.chests) {
        const WorldPos at = worldPos(seed.pos, chest, seed.size);
        switch (*rc::gen::inRange(0, 5)) {
        case 0:
            changes.removedChests.push_back(chest);
            break;
        case 1:
            changes.claimed.push_back(chest);
            break;
        case 2:
            putItems(changes.chests, {chest, {{0, 77}}});
            break;
        case 3: // no difference
            putItems(changes.chests, {chest, chestLoot(world, at)});
            break;
        default:
            break;
        }
    }
    for (int i = *rc::gen::inRange(0, 4); i > 0; --i) {
        const CellPos cell = anyCell(seed.size);
        if (!seed.hasChest(cell))
            putItems(changes.chests, {cell, {{1, 1}}});
        putItems(changes.piles, {anyCell(seed.size), {{0, 3}}});
    }
    const int seeded = static_cast<int>(seed.monsters.size());
    for (int index = 0; index < seeded + 3; ++index) {
        if (*rc::gen::arbitrary<bool>())
            changes.monsters.push_back(anyMonster(seed.pos, index, seed.size));
    }
    return changes;
}

std::vector<ItemStack> pileAt(const World &world, RegionPos pos, CellPos cell)
{
    const CellItems *pile = findCell(world.map.changesOf(pos).piles, cell);
    return pile != nullptr ? pile->items : std::vector<ItemStack>();
}

/// What a look at every cell, as it is and as it was, finds.
ChangeCounts plainCounts(World &world, World &then, RegionPos pos)
{
    ChangeCounts counts;
    const auto count = [&](ChangeKind kind) { ++counts.byKind[static_cast<std::size_t>(kind)]; };
    const int size = world.map.regionSize();
    for (int x = 0; x < size; ++x) {
        for (int y = 0; y < size; ++y) {
            const WorldPos p = worldPos(pos, {x, y}, size);
            const bool rock = world.map.isRock(p);
            if (rock != then.map.isRock(p))
                count(rock ? ChangeKind::Filled : ChangeKind::Dug);
            const bool chest = world.map.chestAt(p) != ChestState::None;
            if (chest != (then.map.chestAt(p) != ChestState::None))
                count(chest ? ChangeKind::ChestPlaced : ChangeKind::ChestRemoved);
            else if (chest && chestLoot(world, p) != chestLoot(then, p))
                count(ChangeKind::ChestRefilled);
            if (world.map.chestAt(p) == ChestState::Claimed && then.map.chestAt(p) != ChestState::Claimed)
                count(ChangeKind::ChestClaimed);
            const std::vector<ItemStack> pile = pileAt(world, pos, {x, y});
            if (pile != pileAt(then, pos, {x, y}))
                count(pile.empty() ? ChangeKind::ThingTaken : ChangeKind::ItemsDropped);
            counts.explored += world.map.isExplored(p) ? 1 : 0;
        }
    }
    const auto seeded = static_cast<int>(world.map.source()->generate(pos).monsters.size());
    for (int index = 0; index < seeded + 10; ++index) {
        const auto now = findMonster(world, {pos, index});
        const auto before = findMonster(then, {pos, index});
        const bool wasDead = before && !before->state.alive;
        if (now && !now->state.alive && !wasDead)
            count(ChangeKind::MonsterKilled);
        else if (now && now->state.alive && (!before || wasDead))
            count(ChangeKind::MonsterPlaced);
        else if (now && now->state.alive && now->state.position != before->state.position)
            count(ChangeKind::MonsterMoved);
    }
    return counts;
}

} // namespace

TEST_CASE("an unchanged world differs nowhere")
{
    World world = cavesWorld("still");
    CHECK(changesIn(world, {0, 0}).empty());
    CHECK(countChanges(world, {3, -2}) == ChangeCounts{});
    CHECK(countChanges(world).empty());
}

TEST_CASE("what was dug and filled is reported in runs eastward, against the seed's terrain")
{
    World world = drawnWorld(kPillarRoom);
    flip(world, {3, 3});
    flip(world, {4, 3});
    flip(world, {1, 1});
    const std::vector<WorldChange> dug = changesOfKind(world, ChangeKind::Dug);
    REQUIRE(dug.size() == 1);
    CHECK(dug[0].at == WorldPos{3, 3});
    CHECK(dug[0].cells == 2);
    const std::vector<WorldChange> filled = changesOfKind(world, ChangeKind::Filled);
    REQUIRE(filled.size() == 1);
    CHECK(filled[0].at == WorldPos{1, 1});
    CHECK(countChanges(world, {0, 0}).total() == 3);
    CHECK(countChanges(world, {0, 0}).of(ChangeKind::Dug) == 2);
}

TEST_CASE("a run goes as far as the region, also where that is all of a row")
{
    std::vector<std::string> rows(50, std::string(50, '#'));
    World world = drawnWorld(rows);
    for (int x = 0; x < 50; ++x)
        flip(world, {x, 49});
    const std::vector<WorldChange> dug = changesIn(world, {0, 0});
    REQUIRE(dug.size() == 1);
    CHECK(dug[0].cells == 50);
}

TEST_CASE("a chest that is filled with what the seed gives is no difference")
{
    World world = drawnWorld(kPillarRoom);
    const WorldPos chest{1, 6};
    REQUIRE(world.map.chestAt(chest) == ChestState::Closed);
    const std::vector<ItemStack> seeded = chestLoot(world, chest);
    changeRegion(world, {0, 0}, [&](RegionChanges &changes) { putItems(changes.chests, {{1, 6}, seeded}); });
    CHECK(changesIn(world, {0, 0}).empty());
    changeRegion(world, {0, 0}, [&](RegionChanges &changes) {
        putItems(changes.chests, {{1, 6}, {{seeded[0].item, seeded[0].amount + 1}}});
    });
    CHECK(changesOfKind(world, ChangeKind::ChestRefilled).size() == 1);
}

TEST_CASE("a chest that was put there and emptied is reported as both")
{
    World world = drawnWorld(kPillarRoom);
    changeRegion(world, {0, 0}, [](RegionChanges &changes) {
        putItems(changes.chests, {{5, 5}, {{0, 1}}});
        changes.claimed = {{5, 5}};
    });
    CHECK(changesOfKind(world, ChangeKind::ChestPlaced).size() == 1);
    CHECK(changesOfKind(world, ChangeKind::ChestClaimed).size() == 1);
}

TEST_CASE("a monster that walked shows where the seed put it, and one that walked home is no difference")
{
    World world = drawnWorld(kPillarRoom);
    const MonsterId id{{0, 0}, 0};
    setMonsterState(world, id, {{2, 2}, true, 0, {}, 40, Direction::East});
    const std::vector<WorldChange> moved = changesIn(world, {0, 0});
    REQUIRE(moved.size() == 1);
    CHECK(moved[0].kind == ChangeKind::MonsterMoved);
    CHECK(moved[0].at == WorldPos{2, 2});
    CHECK(moved[0].home == WorldPos{6, 6});
    CHECK(moved[0].monster == id);
    setMonsterState(world, id, {{6, 6}, true, 3, {}, 80, Direction::West});
    CHECK(changesIn(world, {0, 0}).empty());
    CHECK(countChanges(world).empty());
}

TEST_CASE("changes are in order of kind and place, and counts agree with a look at every cell")
{
    CHECK(rc::check([] {
        World world = cavesWorld(*rc::gen::element<std::string>("a", "b", "c"));
        const RegionPos pos{*rc::gen::inRange(-3, 3), *rc::gen::inRange(-3, 3)};
        world.map.setChanges(pos, anyChanges(world, world.map.source()->generate(pos)));
        World untouched(world.spec, world.content, world.map.source());
        const ChangeCounts expected = plainCounts(world, untouched, pos);
        RC_ASSERT(countChanges(world, pos) == expected);
        const std::vector<WorldChange> changes = changesIn(world, pos);
        RC_ASSERT(
            std::is_sorted(changes.begin(), changes.end(), [](const WorldChange &a, const WorldChange &b) {
                return a.kind != b.kind ? a.kind < b.kind : a.at < b.at;
            }));
        const auto all = countChanges(world);
        RC_ASSERT(all.contains(pos) == (expected != ChangeCounts{}));
    }));
}

TEST_CASE("what changed since agrees with a look at every cell, as it is and as it was")
{
    CHECK(rc::check([] {
        World world = cavesWorld(*rc::gen::element<std::string>("a", "b", "c"));
        World then(world.spec, world.content, world.map.source());
        const RegionPos pos{*rc::gen::inRange(-3, 3), *rc::gen::inRange(-3, 3)};
        const Region seed = world.map.source()->generate(pos);
        const RegionChanges before = anyChanges(world, seed);
        then.map.setChanges(pos, before);
        world.map.setChanges(pos, *rc::gen::arbitrary<bool>() ? before : anyChanges(world, seed));
        ChangeCounts expected = plainCounts(world, then, pos);
        expected.explored = 0; // isn't among them
        ChangeCounts found;
        for (const WorldChange &change : changesSince(world, before, pos))
            found.byKind[static_cast<std::size_t>(change.kind)] += change.cells;
        RC_ASSERT(found == expected);
    }));
}

TEST_CASE("a region that was only explored is counted as such")
{
    World world = drawnWorld(kPillarRoom);
    changeRegion(world, {4, 4}, [](RegionChanges &changes) { changes.explored[2] = 0b1011; });
    const auto counts = countChanges(world);
    REQUIRE(counts.size() == 1);
    CHECK(counts.at({4, 4}).explored == 3);
    CHECK(counts.at({4, 4}).total() == 0);
}

TEST_CASE("what was picked up or drunk is reported once for each cell")
{
    Session session = sessionOfLevels({{"#######", "#Sa.+a#", "#######"}});
    session.apply(SteerCommand{Direction::East});
    session.apply(TickCommand{3 * kStepsPerSecond / 4});
    World world = std::move(session).takeWorld();
    const std::vector<WorldChange> taken = changesOfKind(world, ChangeKind::ThingTaken);
    REQUIRE(taken.size() == 2);
    CHECK(taken[0].at == WorldPos{2, 1});
    CHECK(taken[1].at == WorldPos{4, 1});
    CHECK(countChanges(world, {0, 0}).of(ChangeKind::ThingTaken) == 2);
}

TEST_CASE("no two kinds of change have one name")
{
    std::set<std::string> names;
    for (std::size_t i = 0; i < kChangeKinds; ++i)
        names.emplace(changeName(static_cast<ChangeKind>(i)));
    CHECK(names.size() == kChangeKinds);
    CHECK(changeName(ChangeKind::Dug) == "dug");
    CHECK(changeName(ChangeKind::ChestClaimed) == "chest claimed");
    CHECK(changeName(ChangeKind::MonsterPlaced) == "monster placed");
}
