#include "app/seeds/survey_runner.h"

#include "core/analysis/survey.h"

#include <QMetaObject>
#include <QMutex>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <deque>
#include <limits>
#include <utility>

namespace cave {

/// What the runner and its threads share. Lives as long as either needs it; `owner` is null once the runner
/// wants no more of it.
class SurveyRunner::Shared : public std::enable_shared_from_this<SurveyRunner::Shared> {
public:
    Shared(SurveyRunner &owner, std::shared_ptr<const Content> content)
        : m_owner(&owner)
        , m_content(std::move(content))
    {
    }

    void abandon()
    {
        const QMutexLocker lock(&m_mutex);
        m_owner = nullptr;
        m_wanted.clear();
    }

    void want(std::vector<SurveyJob> jobs)
    {
        const QMutexLocker lock(&m_mutex);
        m_wanted.assign(std::make_move_iterator(jobs.begin()), std::make_move_iterator(jobs.end()));
        // One core is left to the interface and to painting.
        const int most = std::max(1, QThread::idealThreadCount() - 1);
        while (m_workers < most && m_workers < static_cast<int>(m_wanted.size())) {
            ++m_workers;
            QThreadPool::globalInstance()->start([self = shared_from_this()] { self->work(); }, -1);
        }
    }

    [[nodiscard]] std::size_t waiting()
    {
        const QMutexLocker lock(&m_mutex);
        return m_wanted.size();
    }

    std::vector<SurveyResult> take()
    {
        const QMutexLocker lock(&m_mutex);
        m_announced = false;
        return std::exchange(m_results, {});
    }

    [[nodiscard]] bool isIdle()
    {
        const QMutexLocker lock(&m_mutex);
        return m_wanted.empty() && m_inWork == 0 && m_results.empty();
    }

private:
    void work()
    {
        QMutexLocker lock(&m_mutex);
        while (m_owner != nullptr && !m_wanted.empty()) {
            SurveyJob job = std::move(m_wanted.front());
            m_wanted.pop_front();
            ++m_inWork;
            lock.unlock();
            SurveyResult result = measure(job);
            lock.relock();
            --m_inWork;
            m_results.push_back(std::move(result));
            announce();
        }
        --m_workers;
    }

    [[nodiscard]] SurveyResult measure(const SurveyJob &job) const
    {
        SurveyResult result{job.id, job.queries, {}};
        Result<Survey> survey = Survey::begin(job.spec, m_content);
        for (const MetricQuery &query : job.queries) {
            result.values.push_back(survey ? survey->value(query) : std::numeric_limits<double>::quiet_NaN());
        }
        return result;
    }

    void announce()
    {
        if (m_owner == nullptr || std::exchange(m_announced, true))
            return;
        QMetaObject::invokeMethod(m_owner, "announceResults", Qt::QueuedConnection);
    }

    QMutex m_mutex;
    SurveyRunner *m_owner;
    std::shared_ptr<const Content> m_content;
    std::deque<SurveyJob> m_wanted;
    std::vector<SurveyResult> m_results;
    int m_workers = 0;
    int m_inWork = 0;
    bool m_announced = false;
};

SurveyRunner::SurveyRunner(std::shared_ptr<const Content> content, QObject *parent)
    : QObject(parent)
    , m_content(std::move(content))
{
}

SurveyRunner::~SurveyRunner()
{
    forget();
}

void SurveyRunner::want(std::vector<SurveyJob> jobs)
{
    if (m_shared == nullptr)
        m_shared = std::make_shared<Shared>(*this, m_content);
    m_shared->want(std::move(jobs));
}

void SurveyRunner::forget()
{
    if (m_shared != nullptr)
        m_shared->abandon();
    m_shared = nullptr;
}

std::size_t SurveyRunner::waiting() const
{
    return m_shared == nullptr ? 0 : m_shared->waiting();
}

std::vector<SurveyResult> SurveyRunner::takeResults()
{
    return m_shared == nullptr ? std::vector<SurveyResult>() : m_shared->take();
}

void SurveyRunner::announceResults()
{
    emit resultsReady();
    if (m_shared == nullptr || m_shared->isIdle())
        emit idle();
}

} // namespace cave
