// SPDX-License-Identifier: MIT
#include "core/world/features.h"

#include "core/base/text.h"
#include "core/content/content.h"

#include <set>

namespace cave {

Message issueOf(const Feature &feature, const Content &content)
{
    if (!isMovable(feature.kind))
        return message("such a thing can't be moved");
    if (feature.text.size() > kLongestFeatureText || !isUtf8(feature.text))
        return message("its text must be UTF-8 of at most %1 bytes", kLongestFeatureText);
    if (feature.kind == FeatureKind::Captive && content.findMonster(feature.text) == nullptr)
        return message("unknown monster '%1'", feature.text);
    if (feature.kind == FeatureKind::Pickup && content.findItem(feature.text) == nullptr)
        return message("unknown item '%1'", feature.text);
    if (feature.kind == FeatureKind::Pedestal && feature.value < 0)
        return message("its number is below 0");
    return {};
}

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
