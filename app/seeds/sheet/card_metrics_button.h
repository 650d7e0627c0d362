// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/rows/seed_table.h"
#include "app/seeds/sheet/card_face.h"
#include "core/analysis/metrics/metric.h"
#include "core/world/world_spec.h"
#include "editor/view/form/form.h"

#include <QAction>
#include <QMenu>
#include <QToolButton>

#include <algorithm>
#include <map>
#include <vector>

namespace cave {

/// A menu button for the metrics on cards of a table's seeds, separately for each kind of world.
class CardMetricsButton : public QToolButton {
    Q_OBJECT

public:
    /// `table` must outlive it.
    explicit CardMetricsButton(SeedTable &table, QWidget *parent = nullptr)
        : QToolButton(parent)
        , m_table(table)
        , m_menu(new QMenu(this))
    {
        setObjectName("seeds.facts");
        setPopupMode(QToolButton::InstantPopup);
        setAutoRaise(true);
        m_menu->setToolTipsVisible(true);
        setMenu(m_menu);
        connect(m_menu, &QMenu::triggered, this, &CardMetricsButton::choose);
        bindTexts(*this, [this] { retranslateUi(); });
    }

    /// Call this when the table shows other worlds: cards show the metrics chosen for their kind, else the
    /// default ones, omitting those without a value there.
    void offer()
    {
        const GeneratorKind kind = m_table.rows().set().base().generator.kind;
        std::vector<MetricQuery> metrics = m_table.facts();
        if (const auto chosen = m_chosen.find(kind); chosen != m_chosen.end())
            metrics = chosen->second;
        else if (areUsual(metrics))
            metrics = defaultCardMetrics(kind);
        const std::size_t count = metrics.size();
        std::erase_if(metrics, [this](const MetricQuery &query) {
            return !m_table.rows().isMeasurableAnywhere(query);
        });
        for (const MetricQuery &query : defaultCardMetrics(kind)) {
            if (metrics.size() < count && std::ranges::find(metrics, query) == metrics.end())
                metrics.push_back(query);
        }
        showOnCards(metrics);
    }

private:
    static MetricQuery queryOf(const QAction &action)
    {
        return ownQuery(static_cast<MetricId>(action.data().toInt()));
    }

    void choose()
    {
        std::vector<MetricQuery> metrics;
        for (const QAction *action : m_menu->actions()) {
            if (action->isChecked())
                metrics.push_back(queryOf(*action));
        }
        m_chosen[m_table.rows().set().base().generator.kind] = metrics;
        showOnCards(metrics);
    }

    void showOnCards(const std::vector<MetricQuery> &metrics)
    {
        for (QAction *action : m_menu->actions()) {
            const MetricQuery query = queryOf(*action);
            action->setChecked(std::ranges::find(metrics, query) != metrics.end());
            action->setVisible(action->isChecked() || m_table.rows().isMeasurableAnywhere(query));
            action->setEnabled(action->isChecked() ||
                               (metrics.size() < kMaxFacts && m_table.rows().isMeasurableAnywhere(query)));
        }
        m_table.setFacts(metrics);
    }

    void retranslateUi()
    {
        setText(tr("Shown"));
        setToolTip(tr("Metrics shown on each card (up to three)"));
        m_menu->clear();
        for (const MetricInfo &info : metricInfos()) {
            const MetricQuery query = ownQuery(info.id);
            QAction *action = m_menu->addAction(metricLabel(query));
            action->setToolTip(metricExplanation(query));
            action->setData(static_cast<int>(info.id));
            action->setCheckable(true);
        }
        showOnCards(m_table.facts());
    }

    SeedTable &m_table;
    QMenu *m_menu;
    std::map<GeneratorKind, std::vector<MetricQuery>> m_chosen; ///< if not the default ones
};

} // namespace cave
