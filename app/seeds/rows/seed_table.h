// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/rows/seed_roles.h"
#include "app/seeds/rows/seed_values.h"
#include "app/seeds/rows/sketched_rows.h"
#include "core/analysis/conditions/condition.h"
#include "core/analysis/search/search.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace cave {

class SeedMarksStore;

/// The current seeds, one per row, with measured values and marks. All views of Seeds show this model.
///
/// Columns: the seed, its star, its tags, its note, whether it is a match or a near miss of the search that
/// is shown, then a column for each metric of `queries()` and for each formula of `formulas()`.
class SeedTable : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Of a larger set only the first rows are shown, unless a table is made for more.
    static constexpr std::int64_t kMaxRows = 100'000;
    enum Column { SeedColumn, StarColumn, TagsColumn, NoteColumn, MatchColumn, FirstMetricColumn };

    /// `marks` must outlive the table; `content` must not be null.
    SeedTable(SeedMarksStore &marks, std::shared_ptr<const Content> content, QObject *parent = nullptr,
              std::int64_t mostRows = kMaxRows);

    /// Shows all worlds of a set.
    void showSet(SeedSet set);
    /// Shows the results of a search, initially none. `sketch`: null unless it looks for one.
    void beginHits(SeedSet set, Condition where, std::shared_ptr<const SketchMatcher> sketch = nullptr);
    /// Adds worlds of the search's set, with the values that it measured.
    void addHits(const std::vector<SearchHit> &hits);
    /// Shows these near misses after the matches, replacing the previous ones.
    void setNearHits(const std::vector<SearchHit> &hits);
    [[nodiscard]] const TableRows &rows() const { return m_rows; }
    [[nodiscard]] const SeedMarksStore &marks() const { return m_marks; }

    /// Measured values of the rows, for columns and other uses.
    [[nodiscard]] SeedValues &values() { return m_values; }
    /// Which rows match a sketch, for filtering.
    [[nodiscard]] SketchedRows &sketched() { return m_sketched; }
    /// The metrics with a column, in order; the last ones are those of a search's condition, as long as its
    /// results are shown.
    [[nodiscard]] const std::vector<MetricQuery> &queries() const
    {
        return m_values.needed(SeedValues::Need::Columns);
    }
    /// What the condition of the search that is shown calculates from metrics; the last columns.
    [[nodiscard]] const std::vector<std::string> &formulas() const { return m_formulas; }
    /// The condition of that search; none if the rows are all worlds of a set.
    [[nodiscard]] const std::optional<Condition> &condition() const { return m_where; }
    /// Those of the set's worlds, each once; the usual one first.
    [[nodiscard]] const std::vector<GeneratorKind> &generators() const { return m_generators; }
    /// The generator by which reaches are named: one of endless worlds, if there are any.
    [[nodiscard]] GeneratorKind reachesOf() const;
    /// The column of a formula; −1 if there is none.
    [[nodiscard]] int columnOf(const std::string &formula) const;
    void setQueries(const std::vector<MetricQuery> &queries);
    /// Sets the columns apart from those of the condition, which follow them.
    void chooseQueries(const std::vector<MetricQuery> &queries);
    /// Without those that only a search's condition has brought.
    [[nodiscard]] std::vector<MetricQuery> chosenQueries() const;
    /// The metrics of the search's condition, if the rows are its results, and those that filters need.
    [[nodiscard]] std::vector<MetricQuery> conditionQueries() const;
    /// The metrics on cards, in order, after those of the search's condition: at most three fit.
    [[nodiscard]] const std::vector<MetricQuery> &facts() const
    {
        return m_values.needed(SeedValues::Need::Cards);
    }
    void setFacts(const std::vector<MetricQuery> &facts);

    /// The rows before the near misses.
    [[nodiscard]] int matchCount() const { return m_matches; }
    /// How far the near misses are from a match, in the order of their rows.
    [[nodiscard]] std::vector<double> misses() const;
    /// The number of the set's worlds that aren't shown.
    [[nodiscard]] std::int64_t leftOut() const { return m_where ? 0 : m_rows.set().size() - rowCount(); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    /// Another set is shown, or other rows of it.
    void setChanged();
    /// After `setChanged`: the worlds are of other generators than before, so other metrics are measured.
    void generatorsChanged();

private:
    struct Nearness {
        Judgement judgement;
        std::optional<SketchFind> sketch;
    };

    [[nodiscard]] QVariant metricData(int row, const MetricQuery &query, int role) const;
    [[nodiscard]] QString lackText(int row) const;
    [[nodiscard]] QVariant placeData(int row) const;
    [[nodiscard]] QVariant formulaData(int row, std::size_t formula, int role) const;
    [[nodiscard]] QStringList factTexts(int row) const;
    void resetRows(std::vector<std::int64_t> rows);
    void addColumnsOfCondition();
    void appendHit(const SearchHit &hit);
    void dropNearHits();
    void refreshMarks();

    SeedMarksStore &m_marks;
    const std::int64_t m_mostRows;
    TableRows m_rows;
    std::vector<GeneratorKind> m_generators; // of the set; none before the first one
    SeedValues m_values;
    SketchedRows m_sketched;
    std::optional<Condition> m_where;
    std::vector<std::string> m_formulas;
    std::vector<MetricQuery> m_added;              // of the queries, those that only the condition added
    std::shared_ptr<const SketchMatcher> m_sketch; // null for none
    std::vector<std::optional<CellRect>> m_places; // of a search by a sketch, by row
    std::vector<Nearness> m_nearness;              // of near misses, the rows from m_matches on
    int m_matches = 0;                             // rows before the near misses
};

} // namespace cave
