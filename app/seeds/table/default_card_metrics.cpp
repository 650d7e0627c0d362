#include "app/seeds/table/default_card_metrics.h"

#include <algorithm>

namespace cave {

std::vector<MetricQuery> defaultCardMetrics(GeneratorKind kind)
{
    if (kind == GeneratorKind::Dungeon)
        return {ownQuery(MetricId::PathLength), ownQuery(MetricId::DeadEndTreasures),
                ownQuery(MetricId::FloorShare)};
    if (kind == GeneratorKind::Cavern)
        return {ownQuery(MetricId::FloorShare), ownQuery(MetricId::WaterShare),
                ownQuery(MetricId::TreeShare)};
    if (kind == GeneratorKind::Rooms)
        return {ownQuery(MetricId::BossDistance), ownQuery(MetricId::Enemies), ownQuery(MetricId::Loot)};
    if (kind == GeneratorKind::Levels)
        return {ownQuery(MetricId::Enemies), ownQuery(MetricId::Loot), ownQuery(MetricId::FloorShare)};
    return {ownQuery(MetricId::Chests), ownQuery(MetricId::NearestMonster), ownQuery(MetricId::FloorShare)};
}

bool areUsual(const std::vector<MetricQuery> &facts)
{
    return std::ranges::any_of(kGenerators,
                               [&](GeneratorKind kind) { return defaultCardMetrics(kind) == facts; });
}

} // namespace cave
