// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

/// The places of a journey's goal, which the seed determines; empty in other worlds.
struct JourneyPlan {
    std::vector<WorldPos> relics;    ///< the nearest to the origin first
    std::vector<WorldPos> mapPieces; ///< any one of them shows the gate's place
    std::optional<WorldPos> gate;    ///< its guardian, the first monster of the region, stands there

    friend bool operator==(const JourneyPlan &, const JourneyPlan &) = default;
    [[nodiscard]] bool empty() const { return !gate.has_value(); }
};

/// The straight distance from the origin in whole cells, rounded down: how deep a place lies in a journey.
/// At most 2,000,000,000.
[[nodiscard]] std::int64_t depthAt(WorldPos p);

} // namespace cave
