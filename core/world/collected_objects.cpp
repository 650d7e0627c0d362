// SPDX-License-Identifier: MIT
#include "core/world/collected_objects.h"

#include <set>

namespace cave {

CollectedObjects collectedIn(const Region &region, const RegionChanges &changes)
{
    CollectedObjects taken;
    std::set<CellPos> cells;
    for (const Feature &feature : region.features) {
        const bool uncounted = feature.kind == FeatureKind::Camp || isForUse(feature.kind);
        if (uncounted && changes.isClaimed(feature.cell))
            cells.insert(feature.cell);
        if (!isTakeable(feature.kind))
            continue;
        const bool gone = changes.isClaimed(feature.cell);
        ++(gone ? taken.things : taken.thingsLeft);
        if (gone)
            cells.insert(feature.cell);
    }
    taken.chests = static_cast<std::int64_t>(changes.claimed.size() - cells.size());
    return taken;
}

} // namespace cave
