// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/table/seed_roles.h"
#include "app/seeds/table/seed_values.h"
#include "core/analysis/conditions/condition.h"
#include "core/analysis/search/search.h"

#include <QAbstractTableModel>

#include <memory>
#include <optional>
#include <vector>

namespace cave {

class SeedMarksStore;

/// The seeds being looked at, one a row, with what was measured and what is kept of them. All views of the
/// seeds place show this one model.
///
/// Columns: the seed, its star, its tags, its note, then a column for each metric of `queries()`.
class SeedTable : public QAbstractTableModel {
    Q_OBJECT

public:
    /// More rows than anyone looks through; a larger set shows its first ones.
    static constexpr std::int64_t kMostRows = 100'000;
    enum Column { SeedColumn, StarColumn, TagsColumn, NoteColumn, FirstMetricColumn };

    /// `marks` must outlive the table; `content` must not be null.
    SeedTable(SeedMarksStore &marks, std::shared_ptr<const Content> content, QObject *parent = nullptr);

    /// Shows all worlds of a set.
    void showSet(SeedSet set);
    /// Shows what a search finds: none at first.
    void beginHits(SeedSet set, Condition where);
    /// More worlds of the search's set, with the values that it measured.
    void addHits(const std::vector<SearchHit> &hits);
    /// Shows these near misses after the matches, in place of those before.
    void setNearHits(const std::vector<SearchHit> &hits);
    [[nodiscard]] const TableRows &rows() const { return m_rows; }
    /// True if the rows are what a search found.
    [[nodiscard]] bool showsHits() const { return m_where.has_value(); }

    /// What is measured of the rows, for the columns and for others.
    [[nodiscard]] SeedValues &values() { return m_values; }
    /// The metrics that have a column, in order.
    [[nodiscard]] const std::vector<MetricQuery> &queries() const
    {
        return m_values.needed(SeedValues::Need::Columns);
    }
    void setQueries(const std::vector<MetricQuery> &queries);
    /// The metrics shown on cards, in order: at most three fit.
    [[nodiscard]] const std::vector<MetricQuery> &facts() const
    {
        return m_values.needed(SeedValues::Need::Cards);
    }
    void setFacts(const std::vector<MetricQuery> &facts);

    [[nodiscard]] int matchCount() const { return m_matches; }
    /// Worlds of the set beyond what is shown.
    [[nodiscard]] std::int64_t leftOut() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    /// Another set, or other rows of it.
    void setChanged();

private:
    [[nodiscard]] QVariant metricData(int row, const MetricQuery &query, int role) const;
    [[nodiscard]] QString lackText(int row) const;
    [[nodiscard]] QString valueTextOf(int row, const MetricQuery &query) const;
    [[nodiscard]] QStringList factTexts(int row) const;
    void resetRows(std::vector<std::int64_t> rows);
    void appendHit(const SearchHit &hit);
    void dropNearHits();
    void refreshMarks();

    SeedMarksStore &m_marks;
    TableRows m_rows;
    SeedValues m_values;
    std::optional<Condition> m_where;
    std::vector<Judgement> m_nearness; // of near misses, the rows from m_matches on
    int m_matches = 0;                 // rows that are no near misses
};

} // namespace cave
