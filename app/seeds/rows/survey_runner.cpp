// SPDX-License-Identifier: MIT
#include "app/seeds/rows/survey_runner.h"

#include "app/common/seed_worlds.h"
#include "editor/document/wanted_work.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace cave {
namespace {

/// A metric that is quickly measured takes some tens of microseconds.
constexpr std::size_t kJobsPerThread = 1024;

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

} // namespace cave

#include "moc_survey_runner.cpp"
