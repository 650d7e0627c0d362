// SPDX-License-Identifier: MIT
#include "app/seeds/metrics/metric_choices.h"

#include "core/world/generator_info.h"

#include <QComboBox>
#include <QListView>
#include <QStandardItemModel>

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

void offerEntry(QComboBox &box, int row, bool offered)
{
    if (const auto *items = qobject_cast<QStandardItemModel *>(box.model()); items != nullptr)
        items->item(row)->setEnabled(offered); // keys and the wheel skip what is disabled
    if (auto *list = qobject_cast<QListView *>(box.view()); list != nullptr)
        list->setRowHidden(row, !offered);
}

void offerMetrics(QComboBox &box, int first, const std::function<bool(const MetricQuery &)> &isMeasured)
{
    for (const MetricInfo &info : metricInfos())
        offerEntry(box, first + static_cast<int>(info.id), isMeasured(ownQuery(info.id)));
}

} // namespace cave
