// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"
#include "core/world/region_changes.h"

#include <cstdint>

namespace cave {

/// What of a region's chests and features was taken; `RegionChanges::claimed` tells of both by cell.
struct CollectedObjects {
    std::int64_t chests = 0;     ///< that were opened
    std::int64_t things = 0;     ///< pickups and potions that are gone
    std::int64_t thingsLeft = 0; ///< those that are still there

    friend bool operator==(const CollectedObjects &, const CollectedObjects &) = default;
};

/// True for what is gone once the player was there.
constexpr bool isTakeable(FeatureKind kind)
{
    return kind == FeatureKind::Pickup || kind == FeatureKind::Potion;
}

/// `changes` are those of `region`. A cell that holds something to take has no chest.
CollectedObjects collectedIn(const Region &region, const RegionChanges &changes);

} // namespace cave
