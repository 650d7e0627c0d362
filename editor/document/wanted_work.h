// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/thread_priority.h"

#include <QMetaObject>
#include <QMutex>
#include <QObject>
#include <QThread>
#include <QThreadPool>

#include <algorithm>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace cave {

/// The shared worker threads for painting and measuring: one more than there are processors, at least two.
/// They have a low priority, so that the interface never waits for a processor. They are joined when the last
/// reference is released. Acquire and release in the interface thread.
///
/// Qt's global pool must stay empty: Qt paints large areas with it, and the interface waits for that.
inline std::shared_ptr<QThreadPool> holdWorkerThreads()
{
    static std::weak_ptr<QThreadPool> held;
    std::shared_ptr<QThreadPool> threads = held.lock();
    if (threads == nullptr) {
        threads = std::make_shared<QThreadPool>();
        threads->setMaxThreadCount(std::max(1, QThread::idealThreadCount()) + 1);
        held = threads;
    }
    return threads;
}

/// The purpose of the work. Maps come first when a thread is free; cards and measuring take turns.
enum class WorkUrgency { Measuring, Cards, Map };

/// Work in other threads from a prioritised list; a new list replaces what has not been started. Each outcome
/// comes with its request.
///
/// Create as a shared_ptr, which its threads share. After each piece of work a thread is free for more urgent
/// work of other lists. The owner must call `abandon` before its destruction and before it releases the
/// threads. `Want` must be equality-comparable.
template<class Want, class Outcome>
class WantedWork : public std::enable_shared_from_this<WantedWork<Want, Outcome>> {
public:
    struct Answer {
        Want want;
        Outcome outcome;
    };

    /// `collect` is called in the owner's thread when there are outcomes to take.
    WantedWork(QThreadPool &threads, WorkUrgency urgency, QObject &owner, std::function<void()> collect)
        : m_threads(threads)
        , m_urgency(urgency)
        , m_owner(&owner)
        , m_collect(std::move(collect))
    {
    }
    virtual ~WantedWork() = default;
    WantedWork(const WantedWork &) = delete;
    WantedWork &operator=(const WantedWork &) = delete;

    /// Starts no more work and reports nothing any more.
    void abandon()
    {
        const QMutexLocker lock(&m_mutex);
        m_owner = nullptr;
        m_wanted.clear();
    }

    /// Replaces the requests; requests in progress or with outcomes not taken yet are not repeated.
    void want(std::vector<Want> wants)
    {
        const QMutexLocker lock(&m_mutex);
        m_wanted.assign(std::make_move_iterator(wants.begin()), std::make_move_iterator(wants.end()));
        std::erase_if(m_wanted, [this](const Want &want) {
            return std::ranges::find(m_inWork, want) != m_inWork.end() ||
                   std::ranges::find(m_done, want, &Answer::want) != m_done.end();
        });
        // Measuring uses all processors but not all threads; otherwise a map would wait for a long
        // measurement.
        const int most = m_threads.maxThreadCount() - (m_urgency == WorkUrgency::Measuring ? 1 : 0);
        for (; m_workers < std::min(most, static_cast<int>(m_wanted.size())); ++m_workers)
            startWorker();
    }

    std::vector<Answer> take()
    {
        const QMutexLocker lock(&m_mutex);
        m_announced = false;
        return std::exchange(m_done, {});
    }

    /// True if there are no requests, work in progress or outcomes to take.
    [[nodiscard]] bool isIdle() const
    {
        const QMutexLocker lock(&m_mutex);
        return m_wanted.empty() && m_inWork.empty() && m_done.empty();
    }

    /// The number of requests, including those in progress or to be taken, for which `fits` holds.
    template<class Fits>
    [[nodiscard]] int count(Fits fits) const
    {
        const QMutexLocker lock(&m_mutex);
        return static_cast<int>(std::ranges::count_if(m_wanted, fits) +
                                std::ranges::count_if(m_inWork, fits) +
                                std::ranges::count_if(m_done, fits, &Answer::want));
    }

protected:
    /// Does the work; called concurrently in other threads.
    virtual Outcome fulfil(const Want &want) = 0;

    mutable QMutex m_mutex;

private:
    void startWorker()
    {
        const int priority = m_urgency == WorkUrgency::Map ? 1 : 0;
        m_threads.start([self = this->shared_from_this()] { self->work(); }, priority);
    }

    /// Processes one request; then the thread is free for more urgent work.
    void work()
    {
        setThreadPriority(ThreadPriority::Low);
        QMutexLocker lock(&m_mutex);
        if (m_wanted.empty()) {
            --m_workers;
            return;
        }
        const Want want = std::move(m_wanted.front());
        m_wanted.pop_front();
        m_inWork.push_back(want);
        lock.unlock();
        Outcome outcome = fulfil(want);
        lock.relock();
        if (const auto done = std::ranges::find(m_inWork, want); done != m_inWork.end())
            m_inWork.erase(done);
        m_done.push_back({want, std::move(outcome)});
        if (m_owner != nullptr && !std::exchange(m_announced, true))
            QMetaObject::invokeMethod(m_owner, m_collect, Qt::QueuedConnection);
        if (m_wanted.empty())
            --m_workers;
        else
            startWorker();
    }

    QThreadPool &m_threads;
    const WorkUrgency m_urgency;
    QObject *m_owner; ///< null once abandoned
    const std::function<void()> m_collect;
    int m_workers = 0;
    bool m_announced = false;
    std::deque<Want> m_wanted;
    std::vector<Want> m_inWork;
    std::vector<Answer> m_done;
};

/// A function evaluated in other threads. Delivers an answer with its question, and only if that is the
/// latest one. Use in one thread; delivers nothing after its destruction.
template<class Want, class Outcome>
class LatestQuestion : public QObject {
public:
    /// `answer` is called in other threads, possibly after the destruction of this; `take` in this one.
    LatestQuestion(WorkUrgency urgency, std::function<Outcome(const Want &)> answer,
                   std::function<void(const Want &, Outcome)> take)
        : m_urgency(urgency)
        , m_answer(std::move(answer))
        , m_take(std::move(take))
        , m_threads(holdWorkerThreads())
    {
    }
    ~LatestQuestion() override { forget(); }

    /// Replaces the previous question.
    void ask(const Want &want)
    {
        m_asked = want;
        if (m_work == nullptr)
            m_work = std::make_shared<Work>(*this);
        m_work->want({want});
    }

    /// Drops the question.
    void forget()
    {
        m_asked.reset();
        if (m_work != nullptr)
            m_work->abandon();
        m_work = nullptr;
    }

private:
    class Work : public WantedWork<Want, Outcome> {
    public:
        explicit Work(LatestQuestion &owner)
            : WantedWork<Want, Outcome>(*owner.m_threads, owner.m_urgency, owner,
                                        [&owner] { owner.collect(); })
            , m_answer(owner.m_answer)
        {
        }

    private:
        Outcome fulfil(const Want &want) override { return m_answer(want); }

        const std::function<Outcome(const Want &)> m_answer;
    };

    void collect()
    {
        if (m_work == nullptr)
            return;
        for (auto &done : m_work->take()) {
            if (m_asked != done.want)
                continue; // another question was asked meanwhile
            m_asked.reset();
            return m_take(done.want, std::move(done.outcome));
        }
    }

    const WorkUrgency m_urgency;
    const std::function<Outcome(const Want &)> m_answer;
    const std::function<void(const Want &, Outcome)> m_take;
    const std::shared_ptr<QThreadPool> m_threads;
    std::optional<Want> m_asked;
    std::shared_ptr<Work> m_work;
};

} // namespace cave
