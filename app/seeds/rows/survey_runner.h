// SPDX-License-Identifier: MIT
#pragma once

#include "app/seeds/rows/row_queue.h"
#include "app/seeds/rows/value_filter.h"
#include "core/analysis/metrics/metric.h"
#include "core/world/world_spec.h"

#include <QObject>

#include <cstddef>
#include <cstdint>
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

} // namespace cave
