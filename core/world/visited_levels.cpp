// SPDX-License-Identifier: MIT
#include "core/world/visited_levels.h"

#include <algorithm>
#include <vector>

namespace cave {

bool anyExplored(const WorldMap &map, const CellRect &area)
{
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; ++x) {
            if (map.isExplored({area.origin.x + x, area.origin.y + y}))
                return true;
        }
    }
    return false;
}

int visitedLevels(const World &world)
{
    const std::vector<Level> &levels = world.map.plan().levels;
    return static_cast<int>(std::ranges::count_if(
        levels, [&world](const Level &level) { return anyExplored(world.map, level.area); }));
}

} // namespace cave
