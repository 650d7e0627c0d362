// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/conditions/condition.h"
#include "core/world/world_spec.h"

#include <QSortFilterProxyModel>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace cave {

class SeedTable;
class SketchMatcher;

/// A span of a metric's values, both ends included, such as a plot's brush.
struct MetricSpan {
    MetricQuery query;
    double least = 0;
    double most = 0;

    friend bool operator==(const MetricSpan &, const MetricSpan &) = default;
};

/// A filter and sort order of a table's seeds. Rows with unknown values are kept, at the end.
class SeedOrder : public QSortFilterProxyModel {
    Q_OBJECT

public:
    /// `table` must outlive this.
    explicit SeedOrder(SeedTable &table, QObject *parent = nullptr);
    [[nodiscard]] SeedTable &table() const { return m_table; }

    /// Only seeds with this text in the seed, a tag or the note.
    void setText(const QString &text);
    /// Only seeds that match; its metrics are measured.
    void setCondition(std::optional<Condition> condition);
    /// Only seeds that match both; null and none for all.
    void setFilter(std::shared_ptr<const SketchMatcher> sketch, std::optional<Condition> condition);
    /// Only seeds within all these spans; their metrics are measured.
    void setSpans(const std::vector<MetricSpan> &spans);
    [[nodiscard]] const std::vector<MetricSpan> &spans() const { return m_spans; }
    [[nodiscard]] bool isFiltering() const;

    /// The metric to sort by; none for the order of the set.
    void sortBy(const std::optional<MetricQuery> &query, Qt::SortOrder order);
    [[nodiscard]] const std::optional<MetricQuery> &sortedBy() const { return m_sortedBy; }
    void sort(int column, Qt::SortOrder order) override;

    [[nodiscard]] WorldSpec specAt(int row) const;
    [[nodiscard]] double value(int row, const MetricQuery &query) const;

signals:
    void filtersChanged();
    void orderChanged();

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    void refilter();
    bool takeCondition(std::optional<Condition> condition);
    void measureFilters();
    void followValues();
    [[nodiscard]] bool hasText(int row) const;

    SeedTable &m_table;
    QString m_text;
    std::optional<Condition> m_condition;
    std::vector<MetricSpan> m_spans;
    std::optional<MetricQuery> m_sortedBy;
    QTimer m_followSoon;
};

} // namespace cave
