// SPDX-License-Identifier: MIT
#include "core/world/features.h"

#include <catch2/catch_test_macros.hpp>

using namespace cave;

TEST_CASE("what was taken is distinguished from chests that were opened")
{
    Region region;
    region.features = {{{1, 0}, FeatureKind::Pickup, 1, "axe"}, {{2, 0}, FeatureKind::Spike, 0, {}},
                       {{3, 0}, FeatureKind::Potion, 50, {}},   {{4, 0}, FeatureKind::Potion, -10, {}},
                       {{5, 0}, FeatureKind::Info, 0, "Hello"}, {{6, 0}, FeatureKind::Pickup, 1, "magic"}};
    RegionChanges changes;
    CHECK(collectedIn(region, changes) == CollectedObjects{0, 0, 4});
    changes.claimed = {{0, 7}, {1, 0}, {4, 0}, {9, 9}};
    CHECK(collectedIn(region, changes) == CollectedObjects{2, 2, 2});
}

TEST_CASE("two things in one cell are both gone when it was emptied")
{
    Region region;
    region.features = {{{1, 0}, FeatureKind::Pickup, 1, "axe"}, {{1, 0}, FeatureKind::Potion, 50, {}}};
    RegionChanges changes;
    changes.claimed = {{1, 0}};
    CHECK(collectedIn(region, changes) == CollectedObjects{0, 2, 0});
}
