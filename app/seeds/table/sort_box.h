// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/metrics/metric_texts.h"
#include "app/seeds/rows/seed_order.h"
#include "app/seeds/rows/seed_table.h"
#include "core/analysis/metrics/metric.h"
#include "editor/view/form/form.h"
#include "editor/view/style/theme.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QToolButton>
#include <QWidget>

namespace cave {

/// Chooses by which metric seeds are sorted, and in which direction. Follows the order where it is changed
/// elsewhere, such as by a click on a heading. Offers only metrics of the worlds shown.
class SortBox : public QWidget {
    Q_OBJECT

public:
    /// The order must outlive it.
    explicit SortBox(SeedOrder &order, QWidget *parent = nullptr)
        : QWidget(parent)
        , m_order(order)
        , m_choice(named("seeds.sort", new QComboBox(this)))
        , m_direction(named("seeds.direction", new QToolButton(this)))
    {
        m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_choice->setMinimumContentsLength(kShownLetters);
        for (int i = 0; i <= kHeading; ++i)
            m_choice->addItem(QString());
        m_direction->setIcon(namedIcon("sort"));
        m_direction->setCheckable(true);
        m_direction->setAutoRaise(true);
        hbox(*this, kGrid, kNoMargins, {m_choice, m_direction});
        setFocusProxy(m_choice);
        connect(m_choice, &QComboBox::activated, this, &SortBox::apply);
        connect(m_direction, &QToolButton::toggled, this, &SortBox::apply);
        connect(&m_order, &SeedOrder::orderChanged, this, &SortBox::follow);
        connect(&m_order.table(), &SeedTable::generatorsChanged, this, &SortBox::offer);
        bindTexts(*this, [this] { retranslateUi(); });
        offer();
    }

private:
    static constexpr int kSourceOrder = 0;
    static constexpr int kFirstMetric = 1;
    /// For what has no entry of its own: a column without a metric, or a metric with another reach.
    static constexpr int kHeading = kFirstMetric + static_cast<int>(kMetricCount);
    static constexpr int kShownLetters = 14;

    void apply()
    {
        const int entry = m_choice->currentIndex();
        const Qt::SortOrder direction = m_direction->isChecked() ? Qt::DescendingOrder : Qt::AscendingOrder;
        if (entry == kSourceOrder)
            m_order.sortBy({}, Qt::AscendingOrder);
        else if (entry != kHeading)
            m_order.sortBy(ownQuery(static_cast<MetricId>(entry - kFirstMetric)), direction);
        else if (m_order.sortedBy())
            m_order.sortBy(m_order.sortedBy(), direction);
        else
            m_order.sort(m_order.sortColumn(), direction);
    }

    void follow()
    {
        const QSignalBlocker quietChoice(m_choice);
        const QSignalBlocker quietDirection(m_direction);
        const int entry = entryOfOrder();
        if (entry == kHeading) {
            const std::optional<MetricQuery> &query = m_order.sortedBy();
            m_choice->setItemText(
                kHeading, query ? metricLabel(*query)
                                : m_order.headerData(m_order.sortColumn(), Qt::Horizontal).toString());
        }
        offerEntry(*m_choice, kHeading, entry == kHeading);
        m_choice->setCurrentIndex(entry);
        if (entry != kSourceOrder) // in which the direction has no effect, and is kept for later
            m_direction->setChecked(m_order.sortOrder() == Qt::DescendingOrder);
    }

    /// What the order says: an entry, which for other columns and reaches is the last one.
    [[nodiscard]] int entryOfOrder() const
    {
        if (const std::optional<MetricQuery> &query = m_order.sortedBy())
            return *query == ownQuery(query->id) ? kFirstMetric + static_cast<int>(query->id) : kHeading;
        return m_order.sortColumn() < 0 ? kSourceOrder : kHeading;
    }

    /// A metric that isn't measured in the worlds shown can't be sorted by.
    void offer()
    {
        const auto isMeasured = [this](const MetricQuery &query) {
            return m_order.table().rows().isMeasurableAnywhere(query);
        };
        offerMetrics(*m_choice, kFirstMetric, isMeasured);
        if (m_order.sortedBy() && !isMeasured(*m_order.sortedBy()))
            m_order.sortBy({}, Qt::AscendingOrder);
        follow();
    }

    void retranslateUi()
    {
        m_choice->setItemText(kSourceOrder, tr("Source order"));
        for (const MetricInfo &info : metricInfos()) {
            const int entry = kFirstMetric + static_cast<int>(info.id);
            m_choice->setItemText(entry, metricLabel(ownQuery(info.id)));
            m_choice->setItemData(entry, metricExplanation(ownQuery(info.id)), Qt::ToolTipRole);
        }
        m_choice->setToolTip(tr("Sort seeds by"));
        m_choice->setAccessibleName(m_choice->toolTip());
        m_direction->setToolTip(tr("Largest first"));
        m_direction->setAccessibleName(m_direction->toolTip());
        follow();
    }

    SeedOrder &m_order;
    QComboBox *m_choice;
    QToolButton *m_direction;
};

} // namespace cave
