// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/table/seed_roles.h"
#include "app/seeds/table/survey_runner.h"
#include "core/analysis/conditions/condition.h"
#include "core/analysis/search/search.h"
#include "core/analysis/search/seed_set.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace cave {

class SeedMarksStore;

/// The seeds being looked at, one a row, with what was measured and what is kept of them. All views of the
/// seeds place show this one model.
///
/// Columns: the seed, its star, its tags, its note, then a column for each metric of `queries()`. Values come
/// in as they are measured: rows in view first, then the others.
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
    [[nodiscard]] const SeedSet &set() const { return m_set; }
    /// True if the rows are what a search found.
    [[nodiscard]] bool showsHits() const { return m_where.has_value(); }

    /// The metrics that have a column, in order.
    [[nodiscard]] const std::vector<MetricQuery> &queries() const { return m_queries; }
    /// Whether the row's world has such a thing at all; if not, its value stays NaN.
    [[nodiscard]] bool isMeasurable(int row, const MetricQuery &query) const;
    /// Whether any world of the set has such a thing.
    [[nodiscard]] bool isMeasurableAnywhere(const MetricQuery &query) const;
    void setQueries(const std::vector<MetricQuery> &queries);
    /// The metrics told on cards, in order: at most three fit.
    void setFacts(const std::vector<MetricQuery> &facts);
    [[nodiscard]] const std::vector<MetricQuery> &facts() const { return needed(Need::Cards); }
    /// Who has metrics measured that may have no column.
    enum class Need : std::uint8_t { Cards, Filter, Sort, Plots };
    /// These are measured for `who`, in place of those before.
    void setNeeded(Need who, const std::vector<MetricQuery> &queries);

    [[nodiscard]] WorldSpec specAt(int row) const { return m_set.at(m_rows[static_cast<std::size_t>(row)]); }
    /// NaN while it isn't known.
    [[nodiscard]] double value(int row, const MetricQuery &query) const;
    [[nodiscard]] int matchCount() const { return m_matches; }
    /// Worlds of the set beyond what is shown.
    [[nodiscard]] std::int64_t leftOut() const;
    /// Share of all values that are known, 0 .. 1.
    [[nodiscard]] double measuredShare() const;

    /// These rows are in view: they are measured before the others.
    void setRowsInView(const std::vector<int> &rows);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

signals:
    /// Another set, or other rows of it.
    void setChanged();
    /// New values are in; at most a few times a second.
    void valuesChanged();

private:
    using Values = std::vector<double>; // a row each; NaN: not known

    [[nodiscard]] const std::vector<MetricQuery> &needed(Need who) const
    {
        return m_needed[static_cast<std::size_t>(who)];
    }
    [[nodiscard]] Values &valuesOf(const MetricQuery &query);
    [[nodiscard]] std::vector<MetricQuery> wantedQueries() const;
    [[nodiscard]] bool isKnown(std::size_t row, const std::vector<MetricQuery> &queries) const;
    [[nodiscard]] QVariant metricData(int row, const MetricQuery &query, int role) const;
    [[nodiscard]] QString lackText(int row) const;
    [[nodiscard]] QString valueTextOf(int row, const MetricQuery &query) const;
    [[nodiscard]] QStringList factTexts(int row) const;
    void resetRows(std::vector<std::int64_t> rows);
    void appendHit(const SearchHit &hit);
    void dropNearHits();
    void measure();
    void takeResults();
    void refreshMarks();

    SeedMarksStore &m_marks;
    SurveyRunner m_runner;
    SeedSet m_set;
    std::optional<Condition> m_where;
    std::vector<std::int64_t> m_rows;  // index in the set
    std::vector<Judgement> m_nearness; // of near misses, the rows from m_matches on
    int m_matches = 0;                 // rows that are no near misses
    std::vector<MetricQuery> m_queries;
    std::array<std::vector<MetricQuery>, 4> m_needed; // by who needs them
    std::map<MetricQuery, Values> m_values;
    std::set<std::size_t> m_failed; // rows of worlds that can't be made
    std::vector<int> m_inView;
    std::size_t m_nextToMeasure = 0; // rows before it are measured or wanted
    QTimer m_measureSoon;
    QTimer m_tellSoon;
};

} // namespace cave
