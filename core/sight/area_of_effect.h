// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/world/rules_of_play.h"

#include <cstdint>

namespace cave {

/// True if the offset (dx, dy) is in the disc; integer arithmetic only.
constexpr bool inDisc(DiscRule rule, int radius, std::int64_t dx, std::int64_t dy)
{
    if (dx < -radius || dx > radius || dy < -radius || dy > radius)
        return false;
    const std::int64_t square = dx * dx + dy * dy;
    const std::int64_t r = radius;
    switch (rule) {
    case DiscRule::Exact:
        return square <= r * r;
    case DiscRule::Original:
        return 5 * square <= 5 * r * r + 4 * r;
    case DiscRule::Wide:
        return 5 * square <= 9 * r * r;
    }
    return false;
}

} // namespace cave
