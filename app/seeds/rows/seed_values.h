// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/rows/row_queue.h"
#include "app/seeds/rows/value_filter.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/search/seed_set.h"
#include "core/world/world_spec.h"

#include <QBitArray>
#include <QList>
#include <QObject>
#include <QTimer>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

class QThreadPool;

namespace cave {

struct Content;

/// A world and the metrics to measure.
struct SurveyJob {
    std::int64_t id = 0; ///< returned with the values
    WorldSpec spec;
    std::vector<MetricQuery> queries{};
    std::size_t always =
        0; ///< of these, the first ones that are measured though the filter rules the world out
    std::shared_ptr<const ValueFilter>
        filter{};                               ///< measuring ends once it rules the world out; null for none
    std::vector<std::optional<double>> known{}; ///< what is known of the filter's queries

    /// What is known follows from the rest.
    friend bool operator==(const SurveyJob &a, const SurveyJob &b)
    {
        return a.id == b.id && a.spec == b.spec && a.queries == b.queries && a.always == b.always &&
               a.filter == b.filter;
    }
};

/// The result of a job: values in the order of its queries, NaN where the world has none.
struct SurveyResult {
    SurveyJob job;
    std::vector<double> values; ///< fewer than queries if the filter ruled the world out
    bool failed = false;        ///< there is no such world, or no spawn in it; all values are NaN
};

/// Measures worlds on all processors, off the interface thread, in order of priority.
class SurveyRunner : public QObject {
    Q_OBJECT

public:
    /// `content` must not be null.
    explicit SurveyRunner(std::shared_ptr<const Content> content, QObject *parent = nullptr);
    /// Stops without waiting; results of running jobs are dropped.
    ~SurveyRunner() override;

    /// Measures these in this order instead of previous requests. Running jobs still report.
    void want(std::vector<SurveyJob> jobs);
    /// Drops all requests, and results of running jobs.
    void forget();
    /// How many jobs to request at a time: enough to keep all processors busy until the results are taken.
    [[nodiscard]] std::size_t usefulJobs() const;

signals:
    /// There are new results for `takeResults`: soon for the first one, then several times a second.
    void resultsReady();
    /// All jobs are done, and all results have been announced.
    void idle();

public:
    std::vector<SurveyResult> takeResults();

private:
    struct Measured;
    class Work;
    void announceResults();

    std::shared_ptr<const Content> m_content;
    std::shared_ptr<QThreadPool> m_threads;
    std::shared_ptr<Work> m_work;
    Throttle m_announce;
};

/// Some worlds of a set, one per row.
struct TableRows {
    std::shared_ptr<const SeedSet> worlds = std::make_shared<const SeedSet>(); ///< never null
    std::vector<std::int64_t> indices;                                         ///< in the set
    int version =
        0; ///< differs for other rows, except for those that were added to the end or removed from it

    [[nodiscard]] const SeedSet &set() const { return *worlds; }
    [[nodiscard]] WorldSpec specAt(int row) const { return set().at(indices[static_cast<std::size_t>(row)]); }
    /// Whether the metric applies to the row's world; if not, its value stays NaN.
    [[nodiscard]] bool isMeasurable(int row, const MetricQuery &query) const;
    /// Whether the metric applies to any world of the set.
    [[nodiscard]] bool isMeasurableAnywhere(const MetricQuery &query) const;
};

/// What is known of a metric in the worlds of rows. Copies share their content until one of them changes.
struct MeasuredColumn {
    QList<double> values; ///< one per row, or fewer; NaN while unknown, and for none
    QBitArray none;       ///< of worlds that have no such value, or fewer
    QBitArray failed;     ///< of worlds that can't be generated, or fewer

    [[nodiscard]] double valueOf(int row) const { return row < values.size() ? values[row] : kUndefined; }
    /// None while unknown; NaN if the world has no such value.
    [[nodiscard]] std::optional<double> knownOf(const TableRows &rows, int row,
                                                const MetricQuery &query) const;
};

/// Measured values of the worlds in rows. Values arrive as they are measured, visible rows first.
class SeedValues : public QObject {
    Q_OBJECT

public:
    /// What metrics are measured for.
    enum class Need : std::uint8_t { Columns, Cards, Filter, Sort, Plots };

    /// `rows` must outlive this; `content` must not be null.
    SeedValues(const TableRows &rows, std::shared_ptr<const Content> content);

    /// Sets the metrics measured for filters. Where a filter rules a world out, only what plots need is
    /// measured from then on.
    void setFilter(const std::vector<Condition> &conditions, const std::vector<MetricSpan> &spans);
    [[nodiscard]] const ValueFilter &filter() const { return *m_filter; }
    /// All that is known of a metric.
    [[nodiscard]] MeasuredColumn columnOf(const MetricQuery &query) const;

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
    /// Metrics to measure, and what is known of them.
    struct Wanted {
        using Columns = std::vector<const MeasuredColumn *>; // null: nothing is known
        std::vector<MetricQuery> queries;                    // in the order in which they are measured
        std::size_t always = 0; // how many of them are measured though the filter rules a world out
        Columns columns;
        Columns filtered; // of the filter's queries
    };
    [[nodiscard]] Wanted wanted(bool inAllRows) const;
    [[nodiscard]] Wanted::Columns columnsOf(const std::vector<MetricQuery> &queries) const;
    [[nodiscard]] std::optional<double> knownOf(int row, const MetricQuery &query,
                                                const MeasuredColumn *column) const;
    [[nodiscard]] bool isRuledOut(int row, const Wanted &wanted);
    [[nodiscard]] std::vector<std::size_t> missingOf(int row, const Wanted &wanted);
    bool addJob(int row, const Wanted &wanted, std::vector<SurveyJob> &jobs);
    void measure();
    void collect();
    void takeResults();
    void reportSoon();

    const TableRows &m_rows;
    SurveyRunner m_runner;
    std::array<std::vector<MetricQuery>, 5> m_needed; // by need
    std::shared_ptr<const ValueFilter> m_filter = std::make_shared<const ValueFilter>();
    ValueFilter m_judge;                             // the same, with scratch space of this thread
    std::map<MetricQuery, MeasuredColumn> m_columns; // without the failed ones
    QBitArray m_failed;                              // rows of worlds that can't be generated, or fewer
    RowQueue m_queue;
    bool m_sparing = false;
    QTimer m_measureSoon;
    QTimer m_reportSoon;
};

} // namespace cave
