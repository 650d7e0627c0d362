// SPDX-License-Identifier: MIT
#include "core/base/geometry.h"

#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>
#include <set>

using namespace cave;

namespace {

constexpr std::int64_t kFar = 1'000'000'000'000;

} // namespace

TEST_CASE("regions are found by rounding down, on both sides of zero")
{
    struct Row {
        std::int64_t world;
        std::int64_t region;
        int cell;
    };
    for (const Row &row : {Row{0, 0, 0}, Row{49, 0, 49}, Row{50, 1, 0}, Row{-1, -1, 49}, Row{-50, -1, 0},
                           Row{-51, -2, 49}, Row{kFar, 20'000'000'000, 0}, Row{kFar - 1, 19'999'999'999, 49},
                           Row{-kFar, -20'000'000'000, 0}, Row{-kFar - 1, -20'000'000'001, 49}}) {
        INFO("world coordinate " << row.world);
        CHECK(regionOf({row.world, 0}, 50).x == row.region);
        CHECK(regionOf({0, row.world}, 50).y == row.region);
        CHECK(cellOf({row.world, 0}, 50).x == row.cell);
        CHECK(cellOf({0, row.world}, 50).y == row.cell);
    }
}

TEST_CASE("division rounds toward negative infinity whatever the signs")
{
    CHECK(floorDiv(7, 2) == 3);
    CHECK(floorDiv(-7, 2) == -4);
    CHECK(floorDiv(7, -2) == -4);
    CHECK(floorDiv(-7, -2) == 3);
    CHECK(floorMod(-7, 2) == 1);
    CHECK(floorMod(-8, 2) == 0);
    CHECK(floorMod(7, -2) == -1);
}

TEST_CASE("a world position is its region and its cell")
{
    REQUIRE(rc::check("there and back", [] {
        const WorldPos p{*rc::gen::inRange(-kWorldLimit, kWorldLimit),
                         *rc::gen::inRange(-kWorldLimit, kWorldLimit)};
        const int size = *rc::gen::inRange(8, 51);
        const CellPos cell = cellOf(p, size);
        RC_ASSERT(cell.x >= 0 && cell.x < size && cell.y >= 0 && cell.y < size);
        RC_ASSERT(worldPos(regionOf(p, size), cell, size) == p);
    }));
}

TEST_CASE("north is up and east is right")
{
    const WorldPos p{-kFar, kFar};
    CHECK((step(p, Direction::North) == WorldPos{-kFar, kFar + 1}));
    CHECK((step(p, Direction::East) == WorldPos{-kFar + 1, kFar}));
    CHECK((step(p, Direction::South) == WorldPos{-kFar, kFar - 1}));
    CHECK((step(p, Direction::West) == WorldPos{-kFar - 1, kFar}));
    CHECK(std::set<Direction>(kDirections.begin(), kDirections.end()).size() == 4);
}

TEST_CASE("a rectangle holds its south-west corner and ends before its far sides")
{
    const CellRect rect{{-3, kFar}, 5, 2};
    CHECK(rect.contains({-3, kFar}));
    CHECK(rect.contains({1, kFar + 1}));
    CHECK_FALSE(rect.contains({2, kFar}));
    CHECK_FALSE(rect.contains({-4, kFar}));
    CHECK_FALSE(rect.contains({0, kFar + 2}));
    CHECK_FALSE(rect.contains({0, kFar - 1}));
}

TEST_CASE("the world ends at its limit, which still belongs to it")
{
    CHECK(insideWorld({kWorldLimit, -kWorldLimit}));
    CHECK_FALSE(insideWorld({kWorldLimit + 1, 0}));
    CHECK_FALSE(insideWorld({0, -kWorldLimit - 1}));
}
