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

/// Chooses by a menu which metrics the cards of a table's seeds show, for each kind of world apart.
class CardMetricsButton : public QToolButton {
    Q_OBJECT

public:
    /// `table` must outlive it.
    explicit CardMetricsButton(SeedTable &table, QWidget *parent = nullptr);

    /// The table shows other worlds: their cards show what was chosen for such worlds, else what matters in
    /// them, and nothing that they don't have.
    void offer();

protected:
    void changeEvent(QEvent *event) override;

private:
    void choose();
    void showOnCards(const std::vector<MetricQuery> &metrics);
    void retranslateUi();

    SeedTable &m_table;
    QMenu *m_menu;
    std::map<GeneratorKind, std::vector<MetricQuery>> m_chosen; ///< where they aren't the usual ones
};

} // namespace cave
