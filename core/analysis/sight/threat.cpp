// SPDX-License-Identifier: MIT
#include "core/analysis/sight/threat.h"

#include "core/analysis/sight/threat_map.h"

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

} // namespace cave
