// SPDX-License-Identifier: MIT
#include "app/seeds/metrics/default_card_metrics.h"

#include "core/world/generator_info.h"

#include <algorithm>

namespace cave {

std::vector<MetricQuery> defaultCardMetrics(GeneratorKind kind)
{
    switch (generatorInfo(kind).levels) {
    case LevelKind::Floor:
        return {ownQuery(MetricId::PathLength), ownQuery(MetricId::DeadEndTreasures),
                ownQuery(MetricId::FloorShare)};
    case LevelKind::Whole:
        return {ownQuery(MetricId::FloorShare), ownQuery(MetricId::WaterShare),
                ownQuery(MetricId::TreeShare)};
    case LevelKind::Room:
        return {ownQuery(MetricId::BossDistance), ownQuery(MetricId::Enemies), ownQuery(MetricId::Loot)};
    case LevelKind::File:
        return {ownQuery(MetricId::Enemies), ownQuery(MetricId::Loot), ownQuery(MetricId::FloorShare)};
    case LevelKind::None:
        break;
    }
    return {ownQuery(MetricId::Chests), ownQuery(MetricId::NearestMonster), ownQuery(MetricId::FloorShare)};
}

bool areUsual(const std::vector<MetricQuery> &facts)
{
    return std::ranges::any_of(seedGenerators(),
                               [&](GeneratorKind kind) { return defaultCardMetrics(kind) == facts; });
}

} // namespace cave
