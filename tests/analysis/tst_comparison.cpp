// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/comparison.h"
#include "core/base/hashing.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/support/crafted_world.h"

using namespace cave;

namespace {

std::vector<std::string> anyMap()
{
    std::vector<std::string> rows;
    const auto key = *rc::gen::arbitrary<std::uint64_t>();
    for (int y = 0; y < 40; ++y) {
        std::string &row = rows.emplace_back();
        for (int x = 0; x < 60; ++x)
            row += pickBelow(hashAt(key, x, y), 2) == 0 ? '#' : '.';
    }
    return rows;
}

} // namespace

TEST_CASE("a world does not differ from itself, whatever the size of the regions")
{
    const std::vector<std::string> map{"#..#.C.#", ".#.M..##", "........"};
    const CraftedCave first(map, {-3, -2}, 8);
    const CraftedCave second(map, {-3, -2}, 50);
    const TerrainDifference difference = compareTerrain(first, second, {{-20, -20}, 100, 50});
    CHECK(difference.cells == 0);
    CHECK(difference.share() == 0);
    CHECK(difference.onlyFirst == BitGrid(100, 50));
    CHECK(difference.onlySecond == BitGrid(100, 50));
}

TEST_CASE("floor of one world and rock of the other is reported by the world that has the floor")
{
    const CraftedCave first({"..#", "#.#"}, {}, 50);
    const CraftedCave second({".#.", "#.#"}, {}, 50);
    const TerrainDifference difference = compareTerrain(first, second, {{0, 0}, 3, 2});
    CHECK(difference.cells == 2);
    CHECK(difference.share() == 2 / 6.0);
    CHECK(difference.onlyFirst.test(1, 1));
    CHECK(difference.onlyFirst.count() == 1);
    CHECK(difference.onlySecond.test(2, 1));
    CHECK(difference.onlySecond.count() == 1);
}

TEST_CASE("an area without cells has no difference")
{
    const CraftedCave world({"."}, {}, 50);
    const TerrainDifference difference = compareTerrain(world, world, {{5, 5}, 0, 7});
    CHECK(difference.cells == 0);
    CHECK(difference.share() == 0);
}

TEST_CASE("differences are those that a look at each cell finds")
{
    REQUIRE(rc::check("differences", [] {
        const WorldPos origin{*rc::gen::inRange(-90, 30), *rc::gen::inRange(-90, 30)};
        const CraftedCave first(anyMap(), origin, *rc::gen::inRange(kMinRegionSize, kMaxRegionSize + 1));
        const CraftedCave second(anyMap(), origin, *rc::gen::inRange(kMinRegionSize, kMaxRegionSize + 1));
        const CellRect area{{*rc::gen::inRange(-100, 30), *rc::gen::inRange(-100, 30)},
                            *rc::gen::inRange(1, 140),
                            *rc::gen::inRange(1, 90)};
        const TerrainDifference difference = compareTerrain(first, second, area);
        std::int64_t cells = 0;
        for (int y = 0; y < area.height; ++y) {
            for (int x = 0; x < area.width; ++x) {
                const WorldPos p{area.origin.x + x, area.origin.y + y};
                const bool a = first.at(p) != '#';
                const bool b = second.at(p) != '#';
                RC_ASSERT(difference.onlyFirst.test(x, y) == (a && !b));
                RC_ASSERT(difference.onlySecond.test(x, y) == (b && !a));
                cells += a != b ? 1 : 0;
            }
        }
        RC_ASSERT(difference.cells == cells);
    }));
}
