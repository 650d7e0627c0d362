// SPDX-License-Identifier: MIT
#include "app/seeds/table/seed_order.h"

#include "app/seeds/table/seed_roles.h"
#include "app/seeds/table/seed_table.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <limits>

namespace cave {

SeedOrder::SeedOrder(SeedTable &table, QObject *parent) : QSortFilterProxyModel(parent), m_table(table)
{
    // Values stream in by the hundred; sorting and filtering are batched instead.
    setDynamicSortFilter(false);
    setSourceModel(&table);
    m_followSoon.setSingleShot(true);
    connect(&m_followSoon, &QTimer::timeout, this, &SeedOrder::followValues);
    const auto follow = [this] {
        if (!m_followSoon.isActive())
            m_followSoon.start();
    };
    connect(&table.values(), &SeedValues::changed, this, follow);
    connect(&table.sketched(), &SketchedRows::matched, this, follow);
}

void SeedOrder::setText(const QString &text)
{
    if (text != m_text) {
        m_text = text;
        refilter();
    }
}

void SeedOrder::setCondition(std::optional<Condition> condition)
{
    if (takeCondition(std::move(condition)))
        refilter();
}

void SeedOrder::setFilter(std::shared_ptr<const SketchMatcher> sketch, std::optional<Condition> condition)
{
    const bool sketchChanged = m_table.sketched().setSketch(std::move(sketch));
    const bool conditionChanged = takeCondition(std::move(condition));
    if (sketchChanged || conditionChanged)
        refilter();
}

/// True if it is another condition.
bool SeedOrder::takeCondition(std::optional<Condition> condition)
{
    const bool same = condition && m_condition ? condition->text() == m_condition->text()
                                               : condition.has_value() == m_condition.has_value();
    if (same)
        return false;
    m_condition = std::move(condition);
    measureFilters();
    return true;
}

void SeedOrder::setSpans(const std::vector<MetricSpan> &spans)
{
    if (spans != m_spans) {
        m_spans = spans;
        measureFilters();
        refilter();
    }
}

void SeedOrder::measureFilters()
{
    std::vector<MetricQuery> needed = m_condition ? m_condition->queries() : std::vector<MetricQuery>();
    for (const MetricSpan &span : m_spans)
        needed.push_back(span.query);
    m_table.values().setNeeded(SeedValues::Need::Filter, needed);
}

bool SeedOrder::isFiltering() const
{
    return !m_text.isEmpty() || m_condition || !m_spans.empty() || m_table.sketched().hasSketch();
}

void SeedOrder::refilter()
{
    invalidateFilter();
    emit filtersChanged();
}

/// Sorting many rows takes a while, so most of the time is left to other work.
void SeedOrder::followValues()
{
    constexpr qint64 kTimesTheWork = 6;
    constexpr qint64 kLongestWait = 3000; // ms
    QElapsedTimer work;
    work.start();
    if (m_condition || !m_spans.empty() || m_table.sketched().hasSketch())
        invalidateFilter();
    if (m_sortedBy)
        invalidate();
    m_followSoon.setInterval(static_cast<int>(std::min(kTimesTheWork * work.elapsed(), kLongestWait)));
}

void SeedOrder::sortBy(const std::optional<MetricQuery> &query, Qt::SortOrder order)
{
    m_sortedBy = query;
    m_table.values().setNeeded(SeedValues::Need::Sort,
                               query ? std::vector{*query} : std::vector<MetricQuery>());
    // Any column will do: `lessThan` uses the metric.
    QSortFilterProxyModel::sort(query ? SeedTable::SeedColumn : -1, order);
    invalidate();
    emit orderChanged();
}

void SeedOrder::sort(int column, Qt::SortOrder order)
{
    if (column >= SeedTable::FirstMetricColumn && column < m_table.columnCount()) {
        sortBy(m_table.queries()[static_cast<std::size_t>(column - SeedTable::FirstMetricColumn)], order);
        return;
    }
    m_sortedBy.reset();
    QSortFilterProxyModel::sort(column, order);
    emit orderChanged();
}

WorldSpec SeedOrder::specAt(int row) const
{
    return m_table.rows().specAt(mapToSource(index(row, 0)).row());
}

double SeedOrder::value(int row, const MetricQuery &query) const
{
    return m_table.values().value(mapToSource(index(row, 0)).row(), query);
}

bool SeedOrder::hasText(int row) const
{
    for (const int column : {SeedTable::SeedColumn, SeedTable::TagsColumn, SeedTable::NoteColumn}) {
        if (m_table.index(row, column).data().toString().contains(m_text, Qt::CaseInsensitive))
            return true;
    }
    return false;
}

bool SeedOrder::filterAcceptsRow(int row, const QModelIndex & /*parent*/) const
{
    const bool inSpans = std::all_of(m_spans.begin(), m_spans.end(), [&](const MetricSpan &span) {
        const double value = m_table.values().value(row, span.query);
        return m_table.values().isUnknown(row, span.query) || (value >= span.least && value <= span.most);
    });
    if (!inSpans || (!m_text.isEmpty() && !hasText(row)) ||
        m_table.sketched().fitOf(row) == SketchedRows::Fit::Differs)
        return false;
    if (!m_condition)
        return true;
    const std::vector<MetricQuery> &queries = m_condition->queries();
    const bool unknown = std::any_of(queries.begin(), queries.end(), [&](const MetricQuery &query) {
        return m_table.values().isUnknown(row, query);
    });
    return unknown ||
           m_condition
               ->judge([&](const MetricQuery &query) { return m_table.values().value(row, query); },
                       std::numeric_limits<double>::infinity())
               .fits;
}

bool SeedOrder::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    if (m_sortedBy) {
        const double a = m_table.values().value(left.row(), *m_sortedBy);
        const double b = m_table.values().value(right.row(), *m_sortedBy);
        if (std::isnan(a) || std::isnan(b)) // unknown ones last, in either order
            return sortOrder() == Qt::AscendingOrder ? !std::isnan(a) && std::isnan(b)
                                                     : std::isnan(a) && !std::isnan(b);
        return a < b;
    }
    if (left.column() == SeedTable::StarColumn)
        return left.data(seed_roles::Starred).toBool() < right.data(seed_roles::Starred).toBool();
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace cave

#include "moc_seed_order.cpp"
