// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <rapidcheck.h>

using namespace cave;

namespace {

BitGrid someGrid(int width, int height)
{
    BitGrid grid(width, height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            if (*rc::gen::arbitrary<bool>())
                grid.set(x, y);
        }
    }
    return grid;
}

} // namespace

TEST_CASE("a new grid is clear and bits are set one by one")
{
    BitGrid grid(130, 3);
    CHECK(grid.count() == 0);
    for (const int x : {0, 63, 64, 127, 128, 129})
        grid.set(x, 1);
    CHECK(grid.count() == 6);
    CHECK(grid.test(129, 1));
    CHECK_FALSE(grid.test(129, 0));
    CHECK_FALSE(grid.test(62, 1));
    grid.clear(129, 1);
    CHECK_FALSE(grid.test(129, 1));
    grid.reset(10, 10);
    CHECK(grid == BitGrid(10, 10));
}

TEST_CASE("a stretch of bits reads as the single bits do, outside the grid as 0")
{
    REQUIRE(rc::check("bits and test agree", [] {
        const BitGrid grid = someGrid(*rc::gen::inRange(1, 150), *rc::gen::inRange(1, 4));
        const int x = *rc::gen::inRange(-70, 160);
        const int y = *rc::gen::inRange(-1, 5);
        const int length = *rc::gen::inRange(1, 65);
        const std::uint64_t bits = grid.bits(x, y, length);
        for (int i = 0; i < 64; ++i) {
            const bool expected = i < length && grid.contains(x + i, y) && grid.test(x + i, y);
            RC_ASSERT((((bits >> static_cast<unsigned>(i)) & 1U) != 0) == expected);
        }
    }));
}

TEST_CASE("or-ing a stretch of bits sets those and no others")
{
    REQUIRE(rc::check("orBits and set agree", [] {
        const int width = *rc::gen::inRange(1, 150);
        BitGrid grid = someGrid(width, 2);
        BitGrid expected = grid;
        const int x = *rc::gen::inRange(0, width);
        const int length = *rc::gen::inRange(1, std::min(64, width - x) + 1);
        const auto value = *rc::gen::arbitrary<std::uint64_t>();
        for (int i = 0; i < length; ++i) {
            if (((value >> static_cast<unsigned>(i)) & 1U) != 0)
                expected.set(x + i, 1);
        }
        grid.orBits(x, 1, length, value);
        RC_ASSERT(grid == expected);
    }));
}

TEST_CASE("low bits are counted from none to all")
{
    CHECK(lowBits(0) == 0);
    CHECK(lowBits(1) == 1);
    CHECK(lowBits(50) == 0x3FFFFFFFFFFFF);
    CHECK(lowBits(64) == ~std::uint64_t{0});
}
