// SPDX-License-Identifier: MIT
#include "core/analysis/sight/threat.h"

#include "core/analysis/sight/threat_map.h"

#include <cstddef>

namespace cave {

void cellsSeenByMonsters(World &world, const CellRect &rect, BitGrid &seen)
{
    const ThreatMap threats = threatMap(world, rect);
    seen.reset(rect.width, rect.height);
    auto watchers = threats.watchers.begin();
    for (int y = 0; y < rect.height; ++y) {
        for (int x = 0; x < rect.width; ++x) {
            if (*watchers++ > 0)
                seen.set(x, y);
        }
    }
}

RegionRows cellsSeenIn(World &world, RegionPos region)
{
    const int size = world.map.regionSize();
    BitGrid seen;
    cellsSeenByMonsters(world, {worldPos(region, {0, 0}, size), size, size}, seen);
    RegionRows rows{};
    for (int y = 0; y < size; ++y)
        rows[static_cast<std::size_t>(y)] = seen.row(y)[0];
    return rows;
}

} // namespace cave
