// SPDX-License-Identifier: MIT
#include "core/analysis/sketch/sketch_match.h"
#include "core/base/geometry.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <map>
#include <optional>
#include <rapidcheck.h>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"
#include "tests/analysis/drawn_world.h"

using namespace cave;

namespace {

constexpr int kSide = 14;

SketchPattern sketch(const std::string &text)
{
    return SketchPattern::parse(text).value();
}

std::vector<std::string> anyRows()
{
    std::vector<std::string> rows;
    for (int y = 0; y < kSide; ++y) {
        std::string row;
        for (int x = 0; x < kSide; ++x)
            row += *rc::gen::weightedElement<char>({{5, '.'}, {4, '#'}, {1, 'C'}, {1, 'M'}});
        rows.push_back(row);
    }
    return rows;
}

SketchPattern anySketch()
{
    SketchPattern pattern(*rc::gen::inRange(1, 6), *rc::gen::inRange(1, 6));
    for (int y = 0; y < pattern.height(); ++y) {
        for (int x = 0; x < pattern.width(); ++x)
            pattern.set({x, y}, *rc::gen::weightedElement<SketchCell>({{2, SketchCell::Any},
                                                                       {5, SketchCell::Floor},
                                                                       {5, SketchCell::Rock},
                                                                       {1, SketchCell::Chest},
                                                                       {1, SketchCell::Monster},
                                                                       {1, SketchCell::Spawn},
                                                                       {1, SketchCell::Way}}));
    }
    return pattern;
}

/// The obvious way to compare, cell by cell.
class SlowComparison {
public:
    SlowComparison(World &world, WorldPos spawn, const CellRect &area) : m_world(world), m_spawn(spawn)
    {
        std::vector<WorldPos> open{spawn};
        while (!open.empty()) {
            const WorldPos at = open.back();
            open.pop_back();
            if (!area.contains(at) || world.map.isRock(at) || !m_connected.insert(at).second)
                continue;
            for (const Direction direction : kDirections)
                open.push_back(step(at, direction));
        }
    }

    std::vector<WorldPos> differing(const SketchPattern &pattern, WorldPos corner)
    {
        std::vector<WorldPos> cells;
        for (int y = 0; y < pattern.height(); ++y) {
            for (int x = 0; x < pattern.width(); ++x) {
                const WorldPos at{corner.x + x, corner.y + y};
                if (!agrees(pattern.at({x, y}), at))
                    cells.push_back(at);
            }
        }
        return cells;
    }

private:
    bool agrees(SketchCell cell, WorldPos at)
    {
        const int size = m_world.map.regionSize();
        const Region &region = m_world.map.region(regionOf(at, size));
        switch (cell) {
        case SketchCell::Any:
            return true;
        case SketchCell::Floor:
            return !m_world.map.isRock(at);
        case SketchCell::Rock:
            return m_world.map.isRock(at);
        case SketchCell::Chest:
            return region.hasChest(cellOf(at, size));
        case SketchCell::Monster:
            return std::ranges::find(region.monsters, cellOf(at, size)) != region.monsters.end();
        case SketchCell::Spawn:
            return at == m_spawn;
        case SketchCell::Way:
            return m_connected.contains(at);
        }
        return false;
    }

    World &m_world;
    WorldPos m_spawn;
    std::set<WorldPos> m_connected;
};

std::optional<SketchFind> slowBest(SlowComparison &slow, const SketchQuery &query, WorldPos spawn,
                                   double least)
{
    std::optional<SketchFind> best;
    std::int64_t bestDistance = 0;
    for (const Orientation orientation : kOrientations) {
        if (!query.turned && orientation != Orientation{})
            continue;
        const SketchPattern pattern = query.pattern.oriented(orientation);
        for (std::int64_t y = -query.within; y <= query.within; ++y) {
            for (std::int64_t x = -query.within; x <= query.within; ++x) {
                const CellRect place{{spawn.x + x - pattern.width() / 2, spawn.y + y - pattern.height() / 2},
                                     pattern.width(),
                                     pattern.height()};
                const auto differing = static_cast<int>(slow.differing(pattern, place.origin).size());
                const SketchFind find{place, orientation, pattern.counted() - differing, pattern.counted()};
                const std::int64_t distance = std::max(std::abs(x), std::abs(y));
                if (find.share() < least)
                    continue;
                if (!best || find.agreeing > best->agreeing ||
                    (find.agreeing == best->agreeing && distance < bestDistance)) {
                    best = find;
                    bestDistance = distance;
                }
            }
        }
    }
    return best;
}

WorldPos spawnIn(World &world)
{
    const Result<WorldPos> spawn = findSpawn(world);
    return spawn.valueOr({});
}

} // namespace

TEST_CASE("the best place of a sketch is that of a comparison cell by cell")
{
    rc::check([] {
        World world = drawnWorld(anyRows(), *rc::gen::element(Elsewhere::Rock, Elsewhere::Floor));
        const WorldPos spawn{*rc::gen::inRange(0, kSide), *rc::gen::inRange(0, kSide)};
        SketchQuery query{anySketch(), 0, *rc::gen::inRange(0, 9), *rc::gen::arbitrary<bool>()};
        RC_PRE(query.pattern.counted() > 0);
        const SketchMatcher matcher(query);
        const double least = *rc::gen::element(0.0, 0.5, 0.75, 0.9, 1.0);
        const CellRect area = matcher.areaFor(squareAround(spawn, query.within));
        SlowComparison slow(world, spawn, area);
        const std::optional<SketchFind> expected = slowBest(slow, query, spawn, least);
        const std::optional<SketchFind> found = matcher.bestNear(world.map, spawn, least);
        RC_ASSERT(found.has_value() == expected.has_value());
        if (!found)
            return;
        RC_ASSERT(*found == *expected);
        RC_ASSERT(matcher.differing(world.map, spawn, *found) ==
                  slow.differing(query.pattern.oriented(found->orientation), found->place.origin));
    });
}

TEST_CASE("a piece of a world is found in every orientation if the sketch may be turned")
{
    World world = test::seededWorld(GeneratorKind::Caves, "turning");
    const WorldPos spawn = spawnIn(world);
    const SketchPattern piece = sketchOf(world.map, spawn, {{spawn.x + 3, spawn.y - 12}, 19, 14});
    for (const Orientation orientation : kOrientations) {
        const SketchMatcher matcher({piece.oriented(orientation), 1, 30, true});
        const std::optional<SketchFind> find = matcher.bestNear(world.map, spawn, 1);
        REQUIRE(find.has_value());
        CHECK(find->place == CellRect{{spawn.x + 3, spawn.y - 12}, 19, 14});
        CHECK(piece.oriented(orientation).oriented(find->orientation) == piece);
    }
    const SketchMatcher asDrawn({piece.oriented({1, true}), 1, 30, false});
    CHECK_FALSE(asDrawn.bestNear(world.map, spawn, 1).has_value());
}

TEST_CASE("a sketch of a world shows its chests, monsters and spawn")
{
    World world = drawnWorld({"####", "#C.#", "#.M#", "####"}, Elsewhere::Rock);
    CHECK(sketchOf(world.map, WorldPos{1, 1}, {{0, 0}, 4, 4}).text() == "####\n#$.#\n#@M#\n####\n");
    CHECK(sketchOf(world.map, std::nullopt, {{2, 1}, 1, 1}).text() == "M\n");
    CHECK(sketchOf(world.map, std::nullopt, {{1, 1}, 1, 2}).text() == "$\n.\n");
}

TEST_CASE("a way is floor that is connected to the spawn")
{
    World world = drawnWorld({"#######", "#.###.#", "#.###.#", "#.###.#", "#.###.#", "#.###.#", "#######"},
                             Elsewhere::Rock);
    const SketchMatcher matcher({sketch("#+#"), 1, 5, false});
    const std::optional<SketchFind> west = matcher.bestNear(world.map, {1, 3}, 1);
    REQUIRE(west.has_value());
    CHECK(west->middle() == WorldPos{1, 3});
    const std::optional<SketchFind> east = matcher.bestNear(world.map, {5, 1}, 1);
    REQUIRE(east.has_value());
    CHECK(east->middle() == WorldPos{5, 1});
}

TEST_CASE("the middle of a sketch is at most as far from the spawn as asked")
{
    World world = drawnWorld({"......", "......", "......", "......", ".....#", "......"});
    const SketchPattern rock = sketch("#");
    CHECK_FALSE(SketchMatcher({rock, 1, 4, false}).bestNear(world.map, {0, 1}, 1).has_value());
    const std::optional<SketchFind> find = SketchMatcher({rock, 1, 5, false}).bestNear(world.map, {0, 1}, 1);
    REQUIRE(find.has_value());
    CHECK(find->place == CellRect{{5, 1}, 1, 1});
}

TEST_CASE("the largest sketch is compared at the edge of the world")
{
    World world = test::seededWorld(GeneratorKind::Caves, "far");
    const SketchMatcher matcher({SketchPattern(sketch(std::string(48, '#') + "\n+\n")), 0, 20, true});
    const WorldPos far{kWorldLimit, -kWorldLimit};
    const std::optional<SketchFind> find = matcher.bestNear(world.map, far, 0);
    REQUIRE(find.has_value());
    CHECK(find->agreeing >= 48); // it is all rock out there
}

TEST_CASE("a place that a sketch can't have has no differing cells")
{
    World world = drawnWorld({"####", "#..#", "#..#", "####"}, Elsewhere::Rock);
    const SketchMatcher matcher({sketch("..#"), 1, 4, false});
    const auto differingAt = [&](const CellRect &place, Orientation orientation) {
        return matcher.differing(world.map, {1, 1}, {place, orientation, 0, 3}).size();
    };
    CHECK(differingAt({{0, 1}, 3, 1}, {}) == 2);
    CHECK(differingAt({{0, 1}, 3, 2}, {}) == 0);
    CHECK(differingAt({{0, 1}, 1, 3}, {1, false}) == 0); // it may not be turned
    CHECK(differingAt({{kWorldLimit, -kWorldLimit}, 3, 1}, {}) == 0);
}
