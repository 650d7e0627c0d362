// SPDX-License-Identifier: MIT
#include "core/analysis/search/seed_set.h"

#include <catch2/catch_test_macros.hpp>

using namespace cave;

TEST_CASE("the worlds of a sweep are named by their settings, shares in per cent")
{
    const WorldSpec base{"lantern", {}, defaultSettings(GeneratorKind::Caves)};
    const Result<SeedSet> set =
        SeedSet::sweep(base, {{"caves.floor_chance", {4000, 4550, 4505}}, {"caves.iterations", {2, 3}}});
    REQUIRE(set);
    CHECK(set->label(0).ends_with(" 40 %, Iterations 2"));
    CHECK(set->label(2).ends_with(" 45.5 %, Iterations 2"));
    CHECK(set->label(5).ends_with(" 45.05 %, Iterations 3"));
}
