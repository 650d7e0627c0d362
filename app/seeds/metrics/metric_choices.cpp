// SPDX-License-Identifier: MIT
#include "app/seeds/metrics/metric_choices.h"

#include <QComboBox>
#include <QListView>
#include <QStandardItemModel>

namespace cave {

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
