// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/region.h"
#include "core/world/region_changes.h"

#include <cstdint>

namespace cave {

/// What was taken of a region's chests and features; `RegionChanges::claimed` contains both by cell.
struct CollectedObjects {
    std::int64_t chests = 0;     ///< opened
    std::int64_t things = 0;     ///< pickups and potions taken
    std::int64_t thingsLeft = 0; ///< remaining ones

    friend bool operator==(const CollectedObjects &, const CollectedObjects &) = default;
};

/// True for features that disappear when the player enters their cell.
constexpr bool isTakeable(FeatureKind kind)
{
    return kind == FeatureKind::Pickup || kind == FeatureKind::Potion || kind == FeatureKind::Relic ||
           kind == FeatureKind::MapPiece;
}

/// True for features that a player uses by choice, not by walking onto them.
constexpr bool isForUse(FeatureKind kind)
{
    return kind == FeatureKind::Pedestal || kind == FeatureKind::Shrine || kind == FeatureKind::Captive;
}

/// True for features that are still there after they were used.
constexpr bool staysWhenClaimed(FeatureKind kind)
{
    return kind == FeatureKind::Decoration || kind == FeatureKind::Camp || kind == FeatureKind::Pedestal ||
           kind == FeatureKind::Shrine;
}

/// `changes` are those of `region`. A cell with a takeable feature has no chest.
CollectedObjects collectedIn(const Region &region, const RegionChanges &changes);

} // namespace cave
