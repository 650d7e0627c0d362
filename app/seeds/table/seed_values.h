// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/table/survey_runner.h"
#include "core/analysis/search/seed_set.h"

#include <QTimer>

#include <array>
#include <map>
#include <memory>
#include <set>
#include <vector>

namespace cave {

/// Some worlds of a set, one a row.
struct TableRows {
    SeedSet set;
    std::vector<std::int64_t> indices; ///< in the set

    [[nodiscard]] WorldSpec specAt(int row) const { return set.at(indices[static_cast<std::size_t>(row)]); }
    /// Whether the row's world has such a thing at all; if not, its value stays NaN.
    [[nodiscard]] bool isMeasurable(int row, const MetricQuery &query) const;
    /// Whether any world of the set has such a thing.
    [[nodiscard]] bool isMeasurableAnywhere(const MetricQuery &query) const;
};

/// What was measured of the worlds in rows. Values come in as they are measured: rows in view first, then the
/// others.
class SeedValues : public QObject {
    Q_OBJECT

public:
    /// Who has metrics measured.
    enum class Need : std::uint8_t { Columns, Cards, Filter, Sort, Plots };

    /// `rows` must outlive this; `content` must not be null.
    SeedValues(const TableRows &rows, std::shared_ptr<const Content> content);

    /// These are measured for `who`, in place of those before.
    void setNeeded(Need who, const std::vector<MetricQuery> &queries);
    [[nodiscard]] const std::vector<MetricQuery> &needed(Need who) const
    {
        return m_needed[static_cast<std::size_t>(who)];
    }
    /// These rows are in view: they are measured before the others.
    void setRowsInView(const std::vector<int> &rows);

    /// NaN while it isn't known.
    [[nodiscard]] double value(int row, const MetricQuery &query) const;
    /// A value that was measured elsewhere.
    void setValue(std::size_t row, const MetricQuery &query, double value);
    /// Share of all values that are known, 0 .. 1.
    [[nodiscard]] double measuredShare() const;

    /// The rows are others now: nothing is known of them.
    void forget();
    /// Rows were removed from the end.
    void dropLastRows();
    /// Measures what isn't known of the rows, in a moment.
    void measureSoon() { m_measureSoon.start(); }

signals:
    /// Rows of which something was measured are in this span, both ends included.
    void measured(int first, int last);
    /// New values are in; at most a few times a second.
    void changed();

private:
    [[nodiscard]] std::vector<MetricQuery> wantedQueries() const;
    [[nodiscard]] bool isKnown(std::size_t row, const std::vector<MetricQuery> &queries) const;
    void measure();
    void takeResults();
    void reportSoon();

    const TableRows &m_rows;
    SurveyRunner m_runner;
    std::array<std::vector<MetricQuery>, 5> m_needed;    // by who needs them
    std::map<MetricQuery, std::vector<double>> m_values; // a row each; NaN: not known
    std::set<std::size_t> m_failed;                      // rows of worlds that can't be made
    std::vector<int> m_inView;
    std::size_t m_nextToMeasure = 0; // rows before it are measured or wanted
    QTimer m_measureSoon;
    QTimer m_reportSoon;
};

} // namespace cave
