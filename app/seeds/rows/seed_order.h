// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/marks/seed_marks_store.h"
#include "app/seeds/rows/seed_values.h"
#include "app/seeds/rows/sketched_rows.h"
#include "app/seeds/rows/value_filter.h"
#include "core/analysis/conditions/condition.h"
#include "core/world/world_spec.h"
#include "editor/document/wanted_work.h"

#include <QAbstractProxyModel>
#include <QItemSelectionModel>
#include <QModelIndex>
#include <QString>
#include <QTimer>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cave {

class SeedTable;
class SketchMatcher;

/// What rows of a table are sorted by.
enum class RowKey : std::uint8_t { None, Metric, Label, Star, Tags, Note, Match, Formula };

/// Which of the results of a search are shown.
enum class ResultsShown : std::uint8_t { All, Matches, NearMisses };

/// Which rows of a table are to be shown, and in which order. A copy of everything that determines that, so
/// that it can be worked out in any thread; large parts are shared.
struct RowsWanted {
    TableRows rows;
    MarksBySeed marks;
    int begin = 0; ///< rows `begin` .. `end` − 1
    int end = 0;
    QString text; ///< in the seed, a tag or the note; empty for any
    ValueFilter filter;
    std::vector<MeasuredColumn> filtered; ///< by query of the filter
    SketchFits fits;
    ResultsShown results = ResultsShown::All;
    int matches = 0;            ///< rows before the near misses
    std::vector<double> misses; ///< of the near misses, by row after the matches
    RowKey key = RowKey::None;
    MeasuredColumn sorted;               ///< the values of the metric
    std::optional<Condition> calculates; ///< for a formula: the condition that has it
    std::size_t formula = 0;
    std::vector<MeasuredColumn> calculated; ///< by query of that condition
    Qt::SortOrder order = Qt::AscendingOrder;
};

/// The rows that are shown, in order.
struct RowArrangement {
    std::vector<int> shown;  ///< rows of the table
    std::vector<int> places; ///< by row of the table, from the first one: its index in `shown`, or −1
};

/// A filter and sort order of a table's seeds. Rows with unknown values are kept, at the end; a row leaves as
/// soon as it certainly fails.
///
/// A few rows are arranged at once. Many are arranged by another thread, and the previous rows are shown
/// until then, so that the interface doesn't wait; several changes in a row, such as typing, make one
/// arrangement.
class SeedOrder : public QAbstractProxyModel {
    Q_OBJECT

public:
    /// Up to this many rows are arranged at once.
    static constexpr int kFewRows = 4000;

    /// `table` must outlive this.
    explicit SeedOrder(SeedTable &table, QObject *parent = nullptr);
    [[nodiscard]] SeedTable &table() const { return m_table; }

    /// Only seeds with this text in the seed, a tag or the note.
    void setText(const QString &text);
    /// Only seeds that match; its metrics are measured.
    void setCondition(std::optional<Condition> condition);
    /// In addition, only seeds that match what a search would look for; null and none for all.
    void setSearchFilter(std::shared_ptr<const SketchMatcher> sketch, std::optional<Condition> condition);
    [[nodiscard]] bool hasSearchFilter() const;
    /// Only seeds within all these spans; their metrics are measured.
    void setSpans(const std::vector<MetricSpan> &spans);
    [[nodiscard]] const std::vector<MetricSpan> &spans() const { return m_spans; }
    /// Only these of the results of the search that is shown; all of another one.
    void setResults(ResultsShown results);
    [[nodiscard]] ResultsShown results() const { return m_results; }
    [[nodiscard]] bool isFiltering() const;
    /// All seeds.
    void clearFilters();

    /// The metric to sort by; none for the order of the set.
    void sortBy(const std::optional<MetricQuery> &query, Qt::SortOrder order);
    [[nodiscard]] const std::optional<MetricQuery> &sortedBy() const { return m_sortedBy; }
    /// By a column; −1 for the order of the set.
    void sort(int column, Qt::SortOrder order) override;
    /// The column sorted by, apart from metrics; −1 for none.
    [[nodiscard]] int sortColumn() const;
    [[nodiscard]] Qt::SortOrder sortOrder() const { return m_sortOrder; }

    [[nodiscard]] WorldSpec specAt(int row) const;
    [[nodiscard]] double value(int row, const MetricQuery &query) const;
    /// Whether a row of the table is shown.
    [[nodiscard]] bool shows(int tableRow) const;
    /// Rows whose marks have changed come or go by the text now: not at once, as a note that is being written
    /// would lose its row.
    void followMarks();

    [[nodiscard]] QModelIndex mapToSource(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex mapFromSource(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex & /*index*/) const override { return {}; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

signals:
    void filtersChanged();
    void orderChanged();

private:
    using Question = std::shared_ptr<const RowsWanted>;
    using Answer = std::shared_ptr<RowArrangement>;

    void refilter();
    bool replace(std::optional<Condition> &before, std::optional<Condition> condition);
    void filterValues();
    [[nodiscard]] RowKey key() const;
    [[nodiscard]] RowsWanted wanted(int begin, int end) const;

    void followValues();
    void noteMarks();
    void followReset();
    void followInsertion(int first, int last);
    void followRemoval(int first);
    void followData(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles);
    void arrangeSoon(int delay);
    void arrange();
    void take(const RowsWanted &wanted, RowArrangement made);
    void install(RowArrangement made);

    SeedTable &m_table;
    QString m_text;
    std::optional<Condition> m_condition;
    std::optional<Condition> m_searchCondition;
    std::vector<MetricSpan> m_spans;
    ResultsShown m_results = ResultsShown::All;
    std::optional<MetricQuery> m_sortedBy;
    std::string m_sortFormula; ///< empty for none
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;

    RowArrangement m_now;
    int m_version = 0;         ///< of the table's rows
    int m_unchanged = 0;       ///< rows that are the same as when the arrangement was requested
    bool m_asked = false;      ///< another thread is at work
    bool m_stale = false;      ///< values have changed since
    bool m_marksStale = false; ///< marks have, in which a text is looked for
    QTimer m_arrangeSoon;
    QTimer m_followSoon;
    LatestQuestion<Question, Answer> m_arranger;
};

/// The selected seeds of an order; all views share one selection. Both must outlive this.
class SeedSelection {
public:
    SeedSelection(const SeedOrder &order, const QItemSelectionModel &selection)
        : m_order(order)
        , m_selection(selection)
    {
    }

    [[nodiscard]] QModelIndex current() const { return m_selection.currentIndex(); }

    /// The current world; none if no row is current.
    [[nodiscard]] std::optional<WorldSpec> currentSpec() const
    {
        return current().isValid() ? std::optional(m_order.specAt(current().row())) : std::nullopt;
    }

    /// The selected rows of the order, from the top; all views select at least column 0.
    [[nodiscard]] std::vector<int> rows() const
    {
        std::vector<int> rows;
        for (const QItemSelectionRange &range : m_selection.selection()) {
            if (range.left() > 0)
                continue;
            for (int row = range.top(); row <= range.bottom(); ++row)
                rows.push_back(row);
        }
        std::sort(rows.begin(), rows.end());
        rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
        return rows;
    }

    /// The worlds of `rows()`, or the current one if none is selected.
    [[nodiscard]] std::vector<WorldSpec> specs() const
    {
        std::vector<int> rows = this->rows();
        if (rows.empty() && current().isValid())
            rows.push_back(current().row());
        std::vector<WorldSpec> specs;
        specs.reserve(rows.size());
        for (const int row : rows)
            specs.push_back(m_order.specAt(row));
        return specs;
    }

private:
    const SeedOrder &m_order;
    const QItemSelectionModel &m_selection;
};

} // namespace cave
