// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/outlook.h"

#include "core/analysis/metrics/square_metrics.h"
#include "core/analysis/metrics/thing_outlook.h"
#include "core/world/generator_info.h"

namespace cave {

Bounds rangeOf(const MetricQuery &query)
{
    const MetricInfo &info = infoOf(query.id);
    Bounds range{info.unit == MetricUnit::Ratio ? 1.0 : 0.0};
    if (info.unit == MetricUnit::Share)
        range.high = 1;
    range.mayBeUndefined = info.reach == MetricReach::Level && query.reach != kAllLevels;
    return range;
}

Bounds outlookOf(const World &world, ChestOutlook &chests, const MetricQuery &query, const CellRect &spawn)
{
    const Bounds range = rangeOf(query);
    if (isOfThings(query.id))
        return range.with(thingBounds(world, chests, query, spawn));
    const bool monsters = query.id == MetricId::Monsters && !isBounded(world.spec.generator.kind);
    return range.with(monsters ? monsterBounds(world, query.reach, spawn) : chests.bounds(query, spawn));
}

} // namespace cave
