// SPDX-License-Identifier: MIT
#include "core/sight/area_of_effect.h"

#include <catch2/catch_test_macros.hpp>
#include <string>
#include <vector>

using namespace cave;

namespace {

/// The disc as a picture, north first: `o` inside, `.` outside.
std::vector<std::string> discPicture(DiscRule rule, int radius)
{
    std::vector<std::string> rows;
    for (int y = radius; y >= -radius; --y) {
        std::string row;
        for (int x = -radius; x <= radius; ++x)
            row += inDisc(rule, radius, x, y) ? 'o' : '.';
        rows.push_back(row);
    }
    return rows;
}

int cellCount(DiscRule rule, int radius)
{
    int count = 0;
    for (int y = -2 * radius; y <= 2 * radius; ++y) {
        for (int x = -2 * radius; x <= 2 * radius; ++x)
            count += inDisc(rule, radius, x, y) ? 1 : 0;
    }
    return count;
}

} // namespace

TEST_CASE("discs of radius 3 have the shapes that their rules give")
{
    CHECK(discPicture(DiscRule::Exact, 3) == std::vector<std::string>{
                                                 "...o...", //
                                                 ".ooooo.", //
                                                 ".ooooo.", //
                                                 "ooooooo", //
                                                 ".ooooo.", //
                                                 ".ooooo.", //
                                                 "...o...",
                                             });
    CHECK(discPicture(DiscRule::Original, 3) == std::vector<std::string>{
                                                    "..ooo..", //
                                                    ".ooooo.", //
                                                    "ooooooo", //
                                                    "ooooooo", //
                                                    "ooooooo", //
                                                    ".ooooo.", //
                                                    "..ooo..",
                                                });
    CHECK(discPicture(DiscRule::Wide, 3) == std::vector<std::string>{
                                                ".ooooo.", //
                                                "ooooooo", //
                                                "ooooooo", //
                                                "ooooooo", //
                                                "ooooooo", //
                                                "ooooooo", //
                                                ".ooooo.",
                                            });
}

TEST_CASE("discs of other radii have the sizes counted by hand")
{
    struct Row {
        int radius;
        int exact;
        int original;
        int wide;
    };
    // Radius 1: limits 1, 1.8, 1.8. Radius 2: 4, 5.6, 7.2. Radius 5: 25, 29, 45 inside the square of 121.
    for (const Row &row : {Row{0, 1, 1, 1}, Row{1, 5, 5, 5}, Row{2, 13, 21, 21}, Row{5, 81, 97, 117}}) {
        INFO("radius " << row.radius);
        CHECK(cellCount(DiscRule::Exact, row.radius) == row.exact);
        CHECK(cellCount(DiscRule::Original, row.radius) == row.original);
        CHECK(cellCount(DiscRule::Wide, row.radius) == row.wide);
    }
}

TEST_CASE("no disc reaches outside its square")
{
    // (4, 0) is within the wide disc's limit of 16.2 for radius 3, but outside the square -3 .. 3.
    CHECK_FALSE(inDisc(DiscRule::Wide, 3, 4, 0));
    CHECK_FALSE(inDisc(DiscRule::Wide, 3, 0, -4));
    CHECK_FALSE(inDisc(DiscRule::Wide, 3, 1'000'000'000'000, -1'000'000'000'000));
}

TEST_CASE("a cell on the limit belongs to the disc")
{
    CHECK(inDisc(DiscRule::Exact, 5, 3, -4));
    CHECK(inDisc(DiscRule::Original, 5, 5, 2)); // 29 = 25 + 0.8 · 5
    CHECK_FALSE(inDisc(DiscRule::Original, 5, 4, 4));
    CHECK(inDisc(DiscRule::Wide, 5, -5, 4)); // 41 ≤ 45
    CHECK_FALSE(inDisc(DiscRule::Wide, 5, 5, 5));
}
