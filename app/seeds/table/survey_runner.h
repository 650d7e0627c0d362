// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/metric.h"
#include "core/world/world_spec.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <vector>

class QThreadPool;

namespace cave {

struct Content;

/// A world to measure, and what of it.
struct SurveyJob {
    std::int64_t id = 0; ///< given back with the values
    WorldSpec spec;
    std::vector<MetricQuery> queries;

    friend bool operator==(const SurveyJob &, const SurveyJob &) = default;
};

/// What came of a job: values in the order of its queries; all NaN if there is no such world.
struct SurveyResult {
    SurveyJob job;
    std::vector<double> values;
};

/// Measures worlds off the interface thread, first things first.
class SurveyRunner : public QObject {
    Q_OBJECT

public:
    /// `content` must not be null.
    explicit SurveyRunner(std::shared_ptr<const Content> content, QObject *parent = nullptr);
    /// Stops without waiting; what is being measured reports to no one.
    ~SurveyRunner() override;

    /// Measures these, in this order, in place of what was wanted before. What is being measured still
    /// reports.
    void want(std::vector<SurveyJob> jobs);
    /// Nothing is wanted and nothing reports any more.
    void forget();

signals:
    /// Some results, at most a few times a second of them; `takeResults` has them.
    void resultsReady();
    /// Nothing is left to do, and all results have been announced.
    void idle();

public:
    std::vector<SurveyResult> takeResults();

private:
    class Work;
    void announceResults();

    std::shared_ptr<const Content> m_content;
    std::shared_ptr<QThreadPool> m_threads;
    std::shared_ptr<Work> m_work;
};

} // namespace cave
