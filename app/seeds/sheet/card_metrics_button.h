// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/world/world_spec.h"

#include <QToolButton>

#include <map>
#include <vector>

class QMenu;

namespace cave {

class SeedTable;

/// A menu button for the metrics on cards of a table's seeds, separately for each kind of world.
class CardMetricsButton : public QToolButton {
    Q_OBJECT

public:
    /// `table` must outlive it.
    explicit CardMetricsButton(SeedTable &table, QWidget *parent = nullptr);

    /// Call this when the table shows other worlds: cards show the metrics chosen for their kind, else the
    /// default ones, omitting those without a value there.
    void offer();

private:
    void choose();
    void showOnCards(const std::vector<MetricQuery> &metrics);
    void retranslateUi();

    SeedTable &m_table;
    QMenu *m_menu;
    std::map<GeneratorKind, std::vector<MetricQuery>> m_chosen; ///< if not the default ones
};

} // namespace cave
