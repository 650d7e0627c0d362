// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/table/row_queue.h"
#include "app/seeds/table/survey_runner.h"
#include "core/analysis/search/seed_set.h"

#include <QTimer>

#include <array>
#include <map>
#include <memory>
#include <set>
#include <vector>

namespace cave {

/// Some worlds of a set, one per row.
struct TableRows {
    SeedSet set;
    std::vector<std::int64_t> indices; ///< in the set

    [[nodiscard]] WorldSpec specAt(int row) const { return set.at(indices[static_cast<std::size_t>(row)]); }
    /// Whether the metric applies to the row's world; if not, its value stays NaN.
    [[nodiscard]] bool isMeasurable(int row, const MetricQuery &query) const;
    /// Whether the metric applies to any world of the set.
    [[nodiscard]] bool isMeasurableAnywhere(const MetricQuery &query) const;
};

/// Measured values of the worlds in rows. Values arrive as they are measured, visible rows first.
class SeedValues : public QObject {
    Q_OBJECT

public:
    /// What metrics are measured for.
    enum class Need : std::uint8_t { Columns, Cards, Filter, Sort, Plots };

    /// `rows` must outlive this; `content` must not be null.
    SeedValues(const TableRows &rows, std::shared_ptr<const Content> content);

    /// Sets the metrics measured for `who`.
    void setNeeded(Need who, const std::vector<MetricQuery> &queries);
    [[nodiscard]] const std::vector<MetricQuery> &needed(Need who) const
    {
        return m_needed[static_cast<std::size_t>(who)];
    }
    /// These rows are visible: they are measured first.
    void setRowsInView(const std::vector<int> &rows);
    /// Whether what columns and cards show is measured only in visible rows, which leaves the processors to
    /// other work. What filters, sorts and plots need is measured in all rows regardless. Initially false.
    void setSparing(bool sparing);

    /// NaN while unknown, and if the world has no such value.
    [[nodiscard]] double value(int row, const MetricQuery &query) const;
    /// Whether the value may still become known.
    [[nodiscard]] bool isUnknown(int row, const MetricQuery &query) const;
    /// Sets a value measured elsewhere.
    void setValue(std::size_t row, const MetricQuery &query, double value);
    /// The share of the rows in which everything to be measured in all rows is known, 0 .. 1.
    [[nodiscard]] double measuredShare() const;

    /// The rows have changed: forgets all values.
    void forget();
    /// Rows were removed from the end.
    void dropLastRows();
    /// Schedules measuring the unknown values.
    void measureSoon() { m_measureSoon.start(); }

signals:
    /// Values were measured in some rows of this span, both ends included.
    void measured(int first, int last);
    /// There are new values; emitted at most a few times a second.
    void changed();

private:
    [[nodiscard]] std::vector<MetricQuery> wantedQueries(bool inAllRows) const;
    [[nodiscard]] bool isKnown(std::size_t row, const std::vector<MetricQuery> &queries) const;
    bool addJob(std::size_t row, const std::vector<MetricQuery> &queries, std::vector<SurveyJob> &jobs) const;
    void measure();
    void collect();
    void takeResults();
    void reportSoon();

    const TableRows &m_rows;
    SurveyRunner m_runner;
    std::array<std::vector<MetricQuery>, 5> m_needed;    // by need
    std::map<MetricQuery, std::vector<double>> m_values; // one per row; NaN while unknown
    std::map<MetricQuery, std::set<int>> m_undefined;    // rows of worlds that have no such value
    std::set<int> m_failed;                              // rows of worlds that can't be generated
    RowQueue m_queue;
    bool m_sparing = false;
    QTimer m_measureSoon;
    QTimer m_reportSoon;
};

} // namespace cave
