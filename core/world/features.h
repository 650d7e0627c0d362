// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/world/region.h"
#include "core/world/region_changes.h"

#include <cstddef>
#include <cstdint>

namespace cave {

struct Content;

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

/// True for features that an edit can move. The places of the others belong to the plan of the levels or of
/// the journey.
constexpr bool isMovable(FeatureKind kind)
{
    return kind != FeatureKind::Start && kind != FeatureKind::Finish && kind != FeatureKind::Door &&
           kind != FeatureKind::Relic && kind != FeatureKind::MapPiece && kind != FeatureKind::Gate;
}

inline constexpr std::size_t kLongestFeatureText = 4'096; ///< bytes

/// Why a movable feature can't be in a world with this content; empty if it can.
[[nodiscard]] Message issueOf(const Feature &feature, const Content &content);

/// What was taken of a region's chests and features; `RegionChanges::claimed` contains both by cell.
struct CollectedObjects {
    std::int64_t chests = 0;     ///< opened
    std::int64_t things = 0;     ///< pickups and potions taken
    std::int64_t thingsLeft = 0; ///< remaining ones

    friend bool operator==(const CollectedObjects &, const CollectedObjects &) = default;
};

/// `changes` are those of `region`. A cell with a takeable feature has no chest.
CollectedObjects collectedIn(const Region &region, const RegionChanges &changes);

} // namespace cave
