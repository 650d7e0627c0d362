// SPDX-License-Identifier: MIT
#include "app/seeds/rows/seed_values.h"

#include "app/common/seed_worlds.h"
#include "editor/document/wanted_work.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

namespace cave {
namespace {

/// A metric that is quickly measured takes some tens of microseconds.
constexpr std::size_t kJobsPerThread = 1024;

constexpr int kMeasureDelay = 30; // ms
constexpr int kReportDelay = 150; // ms

bool hasBit(const QBitArray &bits, int at)
{
    return at < bits.size() && bits.testBit(at);
}

void setBit(QBitArray &bits, std::size_t at, std::size_t size)
{
    if (bits.size() < static_cast<qsizetype>(size))
        bits.resize(static_cast<qsizetype>(size));
    bits.setBit(static_cast<qsizetype>(at));
}

} // namespace

struct SurveyRunner::Measured {
    std::vector<double> values;
    bool failed = false; // there is no such world
};

class SurveyRunner::Work : public WantedWork<SurveyJob, Measured> {
public:
    explicit Work(SurveyRunner &owner)
        : WantedWork(*owner.m_threads, WorkUrgency::Measuring, owner,
                     [&owner] { owner.m_announce.request(); })
        , m_content(owner.m_content)
    {
    }

private:
    Measured fulfil(const SurveyJob &job) override
    {
        Measured measured;
        SeedSurvey survey(job.spec, m_content);
        ValueFilter filter = job.filter ? *job.filter : ValueFilter();
        std::vector<std::optional<double>> known = job.known;
        for (std::size_t i = 0; i < job.queries.size(); ++i) {
            if (i >= job.always && filter.rulesOut([&](std::size_t query) { return known[query]; }))
                break;
            const double value = survey.value(job.queries[i]);
            measured.values.push_back(value);
            for (std::size_t query = 0; query < known.size(); ++query) {
                if (filter.queries()[query] == job.queries[i])
                    known[query] = value;
            }
        }
        const bool allKnown =
            std::ranges::none_of(measured.values, [](double value) { return std::isnan(value); });
        measured.failed = !allKnown && !seedWorld(job.spec)->spawn(m_content);
        return measured;
    }

    const std::shared_ptr<const Content> m_content;
};

SurveyRunner::SurveyRunner(std::shared_ptr<const Content> content, QObject *parent)
    : QObject(parent)
    , m_content(std::move(content))
    , m_threads(holdWorkerThreads())
    , m_announce([this] { announceResults(); })
{
}

SurveyRunner::~SurveyRunner()
{
    forget();
}

void SurveyRunner::want(std::vector<SurveyJob> jobs)
{
    if (m_work == nullptr)
        m_work = std::make_shared<Work>(*this);
    m_work->want(std::move(jobs));
}

void SurveyRunner::forget()
{
    if (m_work != nullptr)
        m_work->abandon();
    m_work = nullptr;
}

std::vector<SurveyResult> SurveyRunner::takeResults()
{
    std::vector<SurveyResult> results;
    if (m_work == nullptr)
        return results;
    for (Work::Answer &answer : m_work->take())
        results.push_back({std::move(answer.want), std::move(answer.outcome.values), answer.outcome.failed});
    return results;
}

std::size_t SurveyRunner::usefulJobs() const
{
    return kJobsPerThread * static_cast<std::size_t>(std::max(1, m_threads->maxThreadCount() - 1));
}

void SurveyRunner::announceResults()
{
    emit resultsReady();
    if (m_work == nullptr || m_work->isIdle())
        emit idle();
}

bool TableRows::isMeasurable(int row, const MetricQuery &query) const
{
    const bool mixed = std::holds_alternative<SeedSet::Worlds>(set().source());
    return isMeasuredIn(query, (mixed ? specAt(row).generator : set().base().generator).kind);
}

bool TableRows::isMeasurableAnywhere(const MetricQuery &query) const
{
    const auto isIn = [&](const WorldSpec &spec) { return isMeasuredIn(query, spec.generator.kind); };
    const auto *mixed = std::get_if<SeedSet::Worlds>(&set().source());
    return mixed != nullptr ? std::ranges::any_of(mixed->specs, isIn) : isIn(set().base());
}

std::optional<double> MeasuredColumn::knownOf(const TableRows &rows, int row, const MetricQuery &query) const
{
    const double value = valueOf(row);
    const bool known =
        !std::isnan(value) || hasBit(none, row) || hasBit(failed, row) || !rows.isMeasurable(row, query);
    return known ? std::optional(value) : std::nullopt;
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

void SeedValues::setFilter(const std::vector<Condition> &conditions, const std::vector<MetricSpan> &spans)
{
    m_filter = std::make_shared<const ValueFilter>(conditions, spans);
    m_judge = *m_filter;
    setNeeded(Need::Filter, m_filter->queries());
}

MeasuredColumn SeedValues::columnOf(const MetricQuery &query) const
{
    const auto found = m_columns.find(query);
    MeasuredColumn column = found == m_columns.end() ? MeasuredColumn() : found->second;
    column.failed = m_failed;
    return column;
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
    const auto found = m_columns.find(query);
    return found == m_columns.end() ? kUndefined : found->second.valueOf(row);
}

void SeedValues::setValue(std::size_t row, const MetricQuery &query, double value)
{
    QList<double> &values = m_columns[query].values;
    const auto count = static_cast<qsizetype>(m_rows.indices.size());
    if (values.size() < count)
        values.append(QList<double>(count - values.size(), kUndefined));
    values[static_cast<qsizetype>(row)] = value;
}

double SeedValues::measuredShare() const
{
    const auto count = static_cast<int>(m_rows.indices.size());
    return count == 0 || wanted(true).queries.empty()
               ? 1
               : static_cast<double>(std::min(m_queue.next(), count)) / count;
}

void SeedValues::forget()
{
    m_runner.forget();
    m_columns.clear();
    m_failed.clear();
    m_queue.forget();
    measureSoon();
}

void SeedValues::dropLastRows()
{
    const auto count = static_cast<qsizetype>(m_rows.indices.size());
    const auto dropFrom = [count](auto &values) { values.resize(std::min(values.size(), count)); };
    dropFrom(m_failed);
    for (auto &[query, column] : m_columns) {
        dropFrom(column.values);
        dropFrom(column.none);
    }
    m_queue.truncate(static_cast<int>(count));
}

/// What visible rows need, or all rows. Plots show what a filter rules out, too; of the filter's metrics the
/// cheapest come first, as one may be enough.
SeedValues::Wanted SeedValues::wanted(bool inAllRows) const
{
    Wanted wanted;
    const auto add = [&](const std::vector<MetricQuery> &queries) {
        for (const MetricQuery &query : queries) {
            if (std::ranges::find(wanted.queries, query) == wanted.queries.end())
                wanted.queries.push_back(query);
        }
    };
    add(needed(Need::Plots));
    wanted.always = wanted.queries.size();
    std::vector<MetricQuery> filtered = needed(Need::Filter);
    std::ranges::stable_sort(filtered, {}, costOf);
    add(filtered);
    for (const Need need : {Need::Sort, Need::Columns, Need::Cards}) {
        if (!inAllRows || !m_sparing || need == Need::Sort)
            add(needed(need));
    }
    wanted.columns = columnsOf(wanted.queries);
    wanted.filtered = columnsOf(m_judge.queries());
    return wanted;
}

SeedValues::Wanted::Columns SeedValues::columnsOf(const std::vector<MetricQuery> &queries) const
{
    Wanted::Columns columns;
    for (const MetricQuery &query : queries) {
        const auto found = m_columns.find(query);
        columns.push_back(found == m_columns.end() ? nullptr : &found->second);
    }
    return columns;
}

bool SeedValues::isUnknown(int row, const MetricQuery &query) const
{
    return !knownOf(row, query, columnsOf({query}).front());
}

std::optional<double> SeedValues::knownOf(int row, const MetricQuery &query,
                                          const MeasuredColumn *column) const
{
    static const MeasuredColumn kNothing;
    if (hasBit(m_failed, row))
        return kUndefined;
    return (column != nullptr ? *column : kNothing).knownOf(m_rows, row, query);
}

bool SeedValues::isRuledOut(int row, const Wanted &wanted)
{
    const std::vector<MetricQuery> &queries = m_judge.queries();
    return !queries.empty() && m_judge.rulesOut([&](std::size_t query) {
        return knownOf(row, queries[query], wanted.filtered[query]);
    });
}

/// Those of the queries that are still to be measured in a row.
std::vector<std::size_t> SeedValues::missingOf(int row, const Wanted &wanted)
{
    std::vector<std::size_t> missing;
    for (std::size_t i = 0; i < wanted.queries.size(); ++i) {
        if (!knownOf(row, wanted.queries[i], wanted.columns[i]))
            missing.push_back(i);
    }
    if (!missing.empty() && missing.back() >= wanted.always && isRuledOut(row, wanted))
        std::erase_if(missing, [&](std::size_t i) { return i >= wanted.always; });
    return missing;
}

/// Adds a job for those of the queries whose values aren't known; false if there are none.
bool SeedValues::addJob(int row, const Wanted &wanted, std::vector<SurveyJob> &jobs)
{
    const std::vector<std::size_t> missing = missingOf(row, wanted);
    if (missing.empty())
        return false;
    SurveyJob job{row, m_rows.specAt(row)};
    for (const std::size_t i : missing) {
        job.queries.push_back(wanted.queries[i]);
        job.always += i < wanted.always ? 1 : 0;
    }
    const std::vector<MetricQuery> &filtered = m_filter->queries();
    if (!filtered.empty())
        job.filter = m_filter;
    for (std::size_t i = 0; i < filtered.size(); ++i)
        job.known.push_back(knownOf(row, filtered[i], wanted.filtered[i]));
    jobs.push_back(std::move(job));
    return true;
}

void SeedValues::measure()
{
    collect();
    std::vector<SurveyJob> jobs;
    const Wanted seen = wanted(false);
    const Wanted everywhere = wanted(true);
    const RowQueue::Batch batch = m_queue.request(
        static_cast<int>(m_rows.indices.size()), m_runner.usefulJobs(),
        [&](int row) { return missingOf(row, everywhere).empty(); },
        [&](int row, bool inView) { return addJob(row, inView ? seen : everywhere, jobs); });
    m_runner.want(std::move(jobs));
    if (batch == RowQueue::Batch::Unfinished)
        m_measureSoon.start();
    else if (batch == RowQueue::Batch::Nothing)
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
            setBit(m_failed, at, m_rows.indices.size());
        for (std::size_t i = 0; i < result.values.size(); ++i) {
            setValue(at, job.queries[i], result.values[i]);
            if (std::isnan(result.values[i]) && !result.failed)
                setBit(m_columns[job.queries[i]].none, at, m_rows.indices.size());
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
