// SPDX-License-Identifier: MIT
#include "core/world/journey_plan.h"

#include <algorithm>

namespace cave {

std::int64_t depthAt(WorldPos p)
{
    constexpr std::int64_t kFarthest = 1'000'000'000; // beyond it, squares would overflow
    const std::int64_t x = std::clamp(p.x, -kFarthest, kFarthest);
    const std::int64_t y = std::clamp(p.y, -kFarthest, kFarthest);
    const std::int64_t square = x * x + y * y;
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 30U; bit > 0; bit /= 2) {
        if ((root + bit) * (root + bit) <= square)
            root += bit;
    }
    return root;
}

} // namespace cave
