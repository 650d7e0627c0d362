// SPDX-License-Identifier: MIT
#include "app/seeds/table/seed_values.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

namespace cave {
namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
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
    m_queue.restart();
    measureSoon();
}

void SeedValues::setRowsInView(const std::vector<int> &rows)
{
    if (m_queue.setInView(rows))
        measureSoon();
}

void SeedValues::setSparing(bool sparing)
{
    if (sparing == std::exchange(m_sparing, sparing))
        return;
    m_queue.restart();
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
    const auto count = static_cast<int>(m_rows.indices.size());
    return count == 0 || wantedQueries(true).empty()
               ? 1
               : static_cast<double>(std::min(m_queue.next(), count)) / count;
}

void SeedValues::forget()
{
    m_runner.forget();
    m_values.clear();
    m_undefined.clear();
    m_failed.clear();
    m_queue.forget();
    measureSoon();
}

void SeedValues::dropLastRows()
{
    const std::size_t count = m_rows.indices.size();
    for (auto &[query, values] : m_values)
        values.resize(std::min(values.size(), count));
    const auto dropFrom = [count](std::set<int> &rows) {
        rows.erase(rows.lower_bound(static_cast<int>(count)), rows.end());
    };
    dropFrom(m_failed);
    for (auto &[query, rows] : m_undefined)
        dropFrom(rows);
    m_queue.truncate(static_cast<int>(count));
}

/// What visible rows need, or all rows.
std::vector<MetricQuery> SeedValues::wantedQueries(bool inAllRows) const
{
    std::set<MetricQuery> wanted;
    for (const Need need : {Need::Columns, Need::Cards, Need::Filter, Need::Sort, Need::Plots}) {
        if (inAllRows && m_sparing && (need == Need::Columns || need == Need::Cards))
            continue;
        wanted.insert(needed(need).begin(), needed(need).end());
    }
    return {wanted.begin(), wanted.end()};
}

bool SeedValues::isUnknown(int row, const MetricQuery &query) const
{
    if (!std::isnan(value(row, query)) || m_failed.contains(row))
        return false;
    const auto undefined = m_undefined.find(query);
    return (undefined == m_undefined.end() || !undefined->second.contains(row)) &&
           m_rows.isMeasurable(row, query);
}

bool SeedValues::isKnown(std::size_t row, const std::vector<MetricQuery> &queries) const
{
    return std::ranges::none_of(
        queries, [&](const MetricQuery &query) { return isUnknown(static_cast<int>(row), query); });
}

/// Adds a job for those of the queries whose values aren't known; false if there are none.
bool SeedValues::addJob(std::size_t row, const std::vector<MetricQuery> &queries,
                        std::vector<SurveyJob> &jobs) const
{
    if (isKnown(row, queries))
        return false;
    SurveyJob job{static_cast<std::int64_t>(row), m_rows.specAt(static_cast<int>(row)), {}};
    std::ranges::copy_if(queries, std::back_inserter(job.queries),
                         [&](const MetricQuery &query) { return isUnknown(static_cast<int>(row), query); });
    jobs.push_back(std::move(job));
    return true;
}

void SeedValues::measure()
{
    collect();
    std::vector<SurveyJob> jobs;
    const std::vector<MetricQuery> seen = wantedQueries(false);
    const std::vector<MetricQuery> everywhere = wantedQueries(true);
    const auto at = [](int row) { return static_cast<std::size_t>(row); };
    const bool any = m_queue.request(
        static_cast<int>(m_rows.indices.size()), m_runner.usefulJobs(),
        [&](int row) { return isKnown(at(row), everywhere); },
        [&](int row, bool inView) { return addJob(at(row), inView ? seen : everywhere, jobs); });
    m_runner.want(std::move(jobs));
    if (!any)
        reportSoon(); // the measured share changed
}

/// Takes results, and requests more before the threads run out of work.
void SeedValues::takeResults()
{
    collect();
    if (m_queue.runsLow())
        measure();
}

void SeedValues::collect()
{
    int first = std::numeric_limits<int>::max();
    int last = -1;
    for (const SurveyResult &result : m_runner.takeResults()) {
        m_queue.takeOne();
        const SurveyJob &job = result.job;
        const int row = static_cast<int>(job.id);
        const auto at = static_cast<std::size_t>(row);
        if (at >= m_rows.indices.size() || m_rows.specAt(row) != job.spec)
            continue; // the row shows another world now
        if (result.failed)
            m_failed.insert(row);
        for (std::size_t i = 0; i < job.queries.size(); ++i) {
            setValue(at, job.queries[i], result.values[i]);
            if (std::isnan(result.values[i]) && !result.failed)
                m_undefined[job.queries[i]].insert(row);
        }
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

#include "moc_seed_values.cpp"
