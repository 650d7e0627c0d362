// SPDX-License-Identifier: MIT
#include "core/world/level_clip.h"

#include <algorithm>

namespace cave {

CellRect intersection(const CellRect &a, const CellRect &b)
{
    const WorldPos low{std::max(a.origin.x, b.origin.x), std::max(a.origin.y, b.origin.y)};
    const WorldPos high{std::min(a.origin.x + a.width, b.origin.x + b.width),
                        std::min(a.origin.y + a.height, b.origin.y + b.height)};
    if (high.x <= low.x || high.y <= low.y)
        return {low, 0, 0};
    return {low, static_cast<int>(high.x - low.x), static_cast<int>(high.y - low.y)};
}

CellRect clipToLevel(const LevelPlan &plan, const CellRect &rect, WorldPos p, int margin)
{
    const Level *level = plan.levelAt(p);
    if (level == nullptr)
        return rect;
    const CellRect &area = level->area;
    return intersection(rect, {{area.origin.x - margin, area.origin.y - margin},
                               area.width + 2 * margin,
                               area.height + 2 * margin});
}

} // namespace cave
