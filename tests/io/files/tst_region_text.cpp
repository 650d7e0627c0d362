// SPDX-License-Identifier: MIT
#include "core/io/exports/region_text.h"

#include <catch2/catch_test_macros.hpp>

using namespace cave;

namespace {

/// Three cells a side are fewer than a generator makes, and enough to see every corner.
Region smallRegion()
{
    Region region;
    region.pos = {-2, 7};
    region.size = 3;
    region.seed = -42;
    region.rock[0] = 0b001;
    region.rock[2] = 0b110;
    region.chests = {{0, 2}, {2, 0}};
    region.monsters = {{1, 1}};
    return region;
}

} // namespace

TEST_CASE("a region as text has its rows north first, rock, floor and chests each with their letter")
{
    CHECK(regionText(smallRegion()) == "region -2 7 seed -42 monster 1 1\n"
                                       "C##\n"
                                       "...\n"
                                       "#.C\n");
}

TEST_CASE("a region's text names each monster, and none when there is none")
{
    Region region = smallRegion();
    region.monsters = {{1, 1}, {1, 0}};
    CHECK(regionText(region).rfind("region -2 7 seed -42 monster 1 1 monster 1 0\n", 0) == 0);
    region.monsters.clear();
    CHECK(regionText(region).rfind("region -2 7 seed -42\n", 0) == 0);
}

TEST_CASE("a region as JSON says the same")
{
    CHECK(regionJson(smallRegion()) == R"({"x":-2,"y":7,"seed":-42,"size":3,"rows":["C##","...","#.C"],)"
                                       R"("chests":[[0,2],[2,0]],"monsters":[[1,1]]})");
    Region bare = smallRegion();
    bare.chests.clear();
    bare.monsters.clear();
    CHECK(regionJson(bare).find(R"("chests":[],"monsters":[])") != std::string::npos);
}
