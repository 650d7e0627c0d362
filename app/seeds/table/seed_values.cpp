// SPDX-License-Identifier: MIT
#include "app/seeds/table/seed_values.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace cave {
namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
/// Jobs submitted at a time, so that changes are cheap.
constexpr std::size_t kMostJobs = 256;
constexpr int kMeasureDelay = 30; // ms
constexpr int kReportDelay = 150; // ms

} // namespace

bool TableRows::isMeasurable(int row, const MetricQuery &query) const
{
    const bool mixed = std::holds_alternative<SeedSet::Worlds>(set.source());
    return isMeasuredIn(query, (mixed ? specAt(row).generator : set.base().generator).kind);
}

bool TableRows::isMeasurableAnywhere(const MetricQuery &query) const
{
    const auto isIn = [&](const WorldSpec &spec) { return isMeasuredIn(query, spec.generator.kind); };
    const auto *mixed = std::get_if<SeedSet::Worlds>(&set.source());
    return mixed != nullptr ? std::ranges::any_of(mixed->specs, isIn) : isIn(set.base());
}

SeedValues::SeedValues(const TableRows &rows, std::shared_ptr<const Content> content)
    : m_rows(rows)
    , m_runner(std::move(content))
{
    for (QTimer *timer : {&m_measureSoon, &m_reportSoon})
        timer->setSingleShot(true);
    m_measureSoon.setInterval(kMeasureDelay);
    m_reportSoon.setInterval(kReportDelay);
    connect(&m_measureSoon, &QTimer::timeout, this, &SeedValues::measure);
    connect(&m_reportSoon, &QTimer::timeout, this, &SeedValues::changed);
    connect(&m_runner, &SurveyRunner::resultsReady, this, &SeedValues::takeResults);
    connect(&m_runner, &SurveyRunner::idle, this, &SeedValues::measure);
}

void SeedValues::setNeeded(Need who, const std::vector<MetricQuery> &queries)
{
    m_needed[static_cast<std::size_t>(who)] = queries;
    m_nextToMeasure = 0;
    measureSoon();
}

void SeedValues::setRowsInView(const std::vector<int> &rows)
{
    if (rows == m_inView)
        return;
    m_inView = rows;
    measureSoon();
}

double SeedValues::value(int row, const MetricQuery &query) const
{
    const auto found = m_values.find(query);
    const auto at = static_cast<std::size_t>(row);
    return found == m_values.end() || at >= found->second.size() ? kUnknown : found->second[at];
}

void SeedValues::setValue(std::size_t row, const MetricQuery &query, double value)
{
    std::vector<double> &values = m_values[query];
    values.resize(m_rows.indices.size(), kUnknown);
    values[row] = value;
}

double SeedValues::measuredShare() const
{
    const std::size_t count = m_rows.indices.size();
    return count == 0 ? 1
                      : static_cast<double>(std::min(m_nextToMeasure, count)) / static_cast<double>(count);
}

void SeedValues::forget()
{
    m_runner.forget();
    m_values.clear();
    m_failed.clear();
    m_inView.clear();
    m_nextToMeasure = 0;
    measureSoon();
}

void SeedValues::dropLastRows()
{
    const std::size_t count = m_rows.indices.size();
    for (auto &[query, values] : m_values)
        values.resize(std::min(values.size(), count));
    m_failed.erase(m_failed.lower_bound(count), m_failed.end());
    m_nextToMeasure = std::min(m_nextToMeasure, count);
}

std::vector<MetricQuery> SeedValues::wantedQueries() const
{
    std::set<MetricQuery> wanted;
    for (const std::vector<MetricQuery> &needed : m_needed)
        wanted.insert(needed.begin(), needed.end());
    return {wanted.begin(), wanted.end()};
}

bool SeedValues::isKnown(std::size_t row, const std::vector<MetricQuery> &queries) const
{
    return m_failed.contains(row) ||
           std::none_of(queries.begin(), queries.end(), [&](const MetricQuery &query) {
               const int at = static_cast<int>(row);
               return std::isnan(value(at, query)) && m_rows.isMeasurable(at, query);
           });
}

void SeedValues::measure()
{
    const std::vector<MetricQuery> queries = wantedQueries();
    const std::size_t count = m_rows.indices.size();
    std::vector<SurveyJob> jobs;
    if (!queries.empty()) {
        const auto add = [&](std::size_t row) {
            if (row < count && !isKnown(row, queries))
                jobs.push_back(
                    {static_cast<std::int64_t>(row), m_rows.specAt(static_cast<int>(row)), queries});
        };
        for (const int row : m_inView)
            add(static_cast<std::size_t>(row));
        while (m_nextToMeasure < count && isKnown(m_nextToMeasure, queries))
            ++m_nextToMeasure;
        for (std::size_t row = m_nextToMeasure; row < count && jobs.size() < kMostJobs; ++row)
            add(row);
    }
    const bool allKnown = jobs.empty();
    m_runner.want(std::move(jobs));
    if (allKnown)
        reportSoon(); // the measured share changed
}

void SeedValues::takeResults()
{
    int first = std::numeric_limits<int>::max();
    int last = -1;
    for (const SurveyResult &result : m_runner.takeResults()) {
        const SurveyJob &job = result.job;
        const int row = static_cast<int>(job.id);
        const auto at = static_cast<std::size_t>(row);
        if (at >= m_rows.indices.size() || m_rows.specAt(row) != job.spec)
            continue; // the row shows another world now
        if (std::ranges::all_of(result.values, [](double value) { return std::isnan(value); }))
            m_failed.insert(at);
        for (std::size_t i = 0; i < job.queries.size(); ++i)
            setValue(at, job.queries[i], result.values[i]);
        first = std::min(first, row);
        last = std::max(last, row);
    }
    if (last < 0)
        return;
    emit measured(first, last);
    reportSoon();
}

void SeedValues::reportSoon()
{
    if (!m_reportSoon.isActive())
        m_reportSoon.start();
}

} // namespace cave
