// SPDX-License-Identifier: MIT
#include "core/analysis/sight/threat_map.h"
#include "core/base/hashing.h"
#include "core/rules/monsters.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <rapidcheck.h>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"
#include "tests/support/crafted_world.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// Asks every monster about every cell.
void requireThreatsByTheGame(World &world, const CellRect &rect)
{
    const ThreatMap threats = threatMap(world, rect);
    REQUIRE(threats.rect == rect);
    BitGrid seen;
    cellsSeenByMonsters(world, rect, seen);
    const std::vector<Monster> monsters = monstersNear(world, rect.origin, 300);
    int most = 0;
    for (int y = 0; y < rect.height; ++y) {
        for (int x = 0; x < rect.width; ++x) {
            const WorldPos p{rect.origin.x + x, rect.origin.y + y};
            const auto watchers =
                static_cast<int>(std::count_if(monsters.begin(), monsters.end(), [&](const Monster &monster) {
                    return seesCell(world, monster, p);
                }));
            INFO("cell " << p.x << ", " << p.y);
            REQUIRE(threats.at(p) == std::min(watchers, 255));
            REQUIRE(seen.test(x, y) == (watchers > 0));
            REQUIRE(threats.blind.test(x, y) ==
                    (watchers == 0 && !world.map.isRock(p) && inAnyDisc(world, p)));
            most = std::max(most, watchers);
        }
    }
    REQUIRE(threats.most == std::min(most, 255));
}

/// A hall in rock with monsters of several kinds close together, by a key.
World crowdedWorld(std::uint64_t key, int side)
{
    std::vector<std::string> rows(static_cast<std::size_t>(side),
                                  std::string(static_cast<std::size_t>(side), '.'));
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            const std::uint32_t pick = pickBelow(hashAt(key, x, y), 20);
            char &cell = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            cell = pick < 5 ? '#' : (pick == 5 ? 'M' : '.');
        }
    }
    CraftedSpec spec;
    spec.monster = kEveryKind;
    spec.seed = std::to_string(key);
    return craftedWorld(rows, spec);
}

using Cost = std::pair<int, int>; ///< seen cells, then steps

/// The least cost to every cell, by relaxing all of them until nothing changes.
std::map<WorldPos, Cost> leastCosts(World &world, const ThreatMap &threats, WorldPos from)
{
    std::map<WorldPos, Cost> costs{{from, {threats.at(from) > 0 ? 1 : 0, 0}}};
    for (bool changed = true; changed;) {
        changed = false;
        const std::map<WorldPos, Cost> before = costs;
        for (const auto &[p, cost] : before) {
            for (const Direction direction : kDirections) {
                const WorldPos next = step(p, direction);
                if (!threats.rect.contains(next) || world.map.isRock(next))
                    continue;
                const Cost there{cost.first + (threats.at(next) > 0 ? 1 : 0), cost.second + 1};
                const auto known = costs.find(next);
                if (known == costs.end() || there < known->second) {
                    costs[next] = there;
                    changed = true;
                }
            }
        }
    }
    return costs;
}

Cost costOf(const ThreatMap &threats, const std::vector<WorldPos> &cells)
{
    const auto seen =
        std::count_if(cells.begin(), cells.end(), [&](WorldPos p) { return threats.at(p) > 0; });
    return {static_cast<int>(seen), static_cast<int>(cells.size()) - 1};
}

bool isWalk(World &world, const ThreatMap &threats, const std::vector<WorldPos> &cells)
{
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (world.map.isRock(cells[i]) || !threats.rect.contains(cells[i]))
            return false;
        if (i > 0 && std::abs(cells[i].x - cells[i - 1].x) + std::abs(cells[i].y - cells[i - 1].y) != 1)
            return false;
    }
    return true;
}

} // namespace

TEST_CASE("a threat map counts the monsters that the game says see each cell")
{
    World caves = seededWorld(GeneratorKind::Caves, "threat");
    requireThreatsByTheGame(caves, {{-60, -45}, 110, 90});
    World classic = seededWorld(GeneratorKind::Classic, "threat");
    requireThreatsByTheGame(classic, {{-60, -45}, 110, 90});
    for (std::uint64_t key = 0; key < 6; ++key) {
        World crowded = crowdedWorld(key, 30);
        requireThreatsByTheGame(crowded, {{3, -4}, 21, 30});
    }
}

TEST_CASE("the dead watch no one, and monsters watch from where they are now")
{
    World world = craftedWorld({"...........", ".M.......M.", "..........."});
    const CellRect all{{0, 0}, 11, 3};
    REQUIRE(threatMap(world, all).at({2, 1}) == 1);
    const std::vector<Monster> monsters = monstersNear(world, {5, 1}, 20);
    REQUIRE(monsters.size() == 2);
    MonsterState dead = monsters[0].state;
    dead.alive = false;
    setMonsterState(world, monsters[0].id, dead);
    MonsterState moved = monsters[1].state;
    moved.position = {5, 1};
    setMonsterState(world, monsters[1].id, moved);
    requireThreatsByTheGame(world, all);
    CHECK(threatMap(world, all).at({monsters[0].state.position}) == 0);
    CHECK(threatMap(world, all).at({4, 1}) == 1);
}

TEST_CASE("more than 255 watchers count as 255")
{
    World world = craftedWorld({"....", "....", "...."});
    const std::size_t kind = 0;
    world.map.edit({0, 0}, [&](RegionChanges &changes) {
        for (int i = 0; i < 300; ++i) {
            MonsterState state;
            state.position = {1, 1};
            changes.monsters.push_back({i, state, kind});
        }
    });
    const ThreatMap threats = threatMap(world, {{0, 0}, 4, 3});
    CHECK(threats.at({2, 1}) == 255);
    CHECK(threats.most == 255);
}

TEST_CASE("a threat map of no cells is empty, and outside of any it is quiet")
{
    World world = seededWorld(GeneratorKind::Caves, "none");
    const ThreatMap threats = threatMap(world, {{5, 5}, 0, 7});
    CHECK(threats.watchers.empty());
    CHECK(threats.most == 0);
    CHECK(threats.at({5, 5}) == 0);
}

TEST_CASE("the safest route has the fewest seen cells, and of those the fewest steps")
{
    REQUIRE(rc::check([] {
        const int side = *rc::gen::inRange(2, 14);
        World world = crowdedWorld(*rc::gen::arbitrary<std::uint64_t>(), side);
        ThreatMap threats = threatMap(world, {{0, 0}, side, side});
        // Patches of any shape, as discs in so small a map see nearly all of it.
        const auto key = *rc::gen::arbitrary<std::uint64_t>();
        for (std::size_t i = 0; i < threats.watchers.size(); ++i)
            threats.watchers[i] = pickBelow(hashAt(key, static_cast<std::int64_t>(i), 0), 3) == 0 ? 2 : 0;
        const WorldPos from{*rc::gen::inRange(0, side), *rc::gen::inRange(0, side)};
        const WorldPos to{*rc::gen::inRange(0, side), *rc::gen::inRange(0, side)};
        const Result<SafeRoute> route = safestRoute(world, threats, from, to);
        RC_ASSERT(route.ok() == (!world.map.isRock(from) && !world.map.isRock(to)));
        if (!route.ok())
            return;
        const std::map<WorldPos, Cost> costs = leastCosts(world, threats, from);
        const auto least = costs.find(to);
        RC_ASSERT(route->cells.empty() == (least == costs.end()));
        RC_ASSERT(route->fastest.empty() == route->cells.empty());
        if (route->cells.empty())
            return;
        RC_ASSERT(isWalk(world, threats, route->cells) && isWalk(world, threats, route->fastest));
        RC_ASSERT(route->cells.front() == from && route->cells.back() == to);
        RC_ASSERT(route->fastest.front() == from && route->fastest.back() == to);
        RC_ASSERT(costOf(threats, route->cells) == least->second);
        RC_ASSERT(route->seenCells == least->second.first);
        RC_ASSERT(route->fastestSeenCells == costOf(threats, route->fastest).first);
        RC_ASSERT(route->fastest.size() <= route->cells.size());
    }));
}

TEST_CASE("a route makes a detour around a watched passage")
{
    World world = craftedWorld({".......", ".#####.", "......."});
    ThreatMap threats = threatMap(world, {{0, 0}, 7, 3});
    threats.watchers[3] = 1; // in the middle of the southern passage
    const Result<SafeRoute> route = safestRoute(world, threats, {0, 0}, {6, 0});
    REQUIRE(route.ok());
    CHECK(route->seenCells == 0);
    CHECK(route->cells.size() == 11);
    CHECK(route->fastestSeenCells == 1);
    CHECK(route->fastest.size() == 7);
}

TEST_CASE("a route across a large cave is found, and one that must be seen is seen as little as can be")
{
    World world = seededWorld(GeneratorKind::Caves, "long way");
    const CellRect rect{{-250, -250}, 500, 500};
    const ThreatMap threats = threatMap(world, rect);
    WorldPos from{-240, -240};
    WorldPos to{240, 240};
    while (world.map.isRock(from))
        ++from.x;
    while (world.map.isRock(to))
        --to.x;
    const Result<SafeRoute> route = safestRoute(world, threats, from, to);
    REQUIRE(route.ok());
    REQUIRE_FALSE(route->cells.empty());
    CHECK(isWalk(world, threats, route->cells));
    CHECK(route->seenCells <= route->fastestSeenCells);
    CHECK(route->fastest.size() <= route->cells.size());
}

TEST_CASE("a route from or to rock or from outside is refused with the place named")
{
    World world = craftedWorld({".#.", "...", "..."});
    const ThreatMap threats = threatMap(world, {{0, 0}, 3, 3});
    const Result<SafeRoute> toRock = safestRoute(world, threats, {0, 0}, {1, 2});
    REQUIRE_FALSE(toRock.ok());
    CHECK(toRock.error().code == ErrorCode::InvalidArgument);
    CHECK_THAT(toRock.error().text(), ContainsSubstring("end") && ContainsSubstring("(1, 2), is rock"));
    const Result<SafeRoute> outside = safestRoute(world, threats, {-1, 0}, {1, 1});
    REQUIRE_FALSE(outside.ok());
    CHECK_THAT(outside.error().text(),
               ContainsSubstring("start") && ContainsSubstring("(-1, 0), is outside"));
}
