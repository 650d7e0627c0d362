// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QMetaObject>
#include <QMutex>
#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>
#include <type_traits>
#include <utility>

namespace cave {

/// Runs jobs off the interface thread, one after the other, and delivers each result in the interface thread.
///
/// Use from the thread that created it. The destructor waits for a running job, drops waiting ones, and
/// delivers no more results.
class JobRunner : public QObject {
public:
    /// Passed to long jobs, which call it now and then with their progress, 0 .. 1; returns false once the
    /// result is no longer wanted.
    class Wanted {
    public:
        Wanted(JobRunner &runner, unsigned ticket) : m_runner(runner), m_ticket(ticket) {}
        bool operator()(double share) const
        {
            const bool wanted = m_ticket == m_runner.m_ticket;
            if (wanted)
                m_runner.m_share = share;
            return wanted;
        }
        /// Calls `show()` in the thread of the runner unless the result is no longer wanted by then: with a
        /// part of it, before all of it is there.
        template<class Show>
        void showPart(Show show) const
        {
            const QMutexLocker lock(&m_runner.m_mutex);
            const auto report = [&runner = m_runner, ticket = m_ticket, show = std::move(show)]() mutable {
                if (ticket == runner.m_ticket)
                    show();
            };
            if (m_ticket == m_runner.m_ticket)
                QMetaObject::invokeMethod(&m_runner, report, Qt::QueuedConnection);
        }

    private:
        JobRunner &m_runner;
        unsigned m_ticket;
    };

    explicit JobRunner(QObject *parent = nullptr) : QObject(parent) { m_pool.setMaxThreadCount(1); }
    ~JobRunner() override
    {
        forgetAll();
        m_pool.waitForDone();
    }

    /// Runs `work()`, or `work(wanted)`, after all earlier jobs, then calls `done(result)` in this thread.
    /// `work` must be copyable and must not access anything that this thread changes meanwhile.
    template<class Work, class Done>
    void run(Work work, Done done)
    {
        if (m_pending++ == 0)
            m_share = 0;
        const unsigned ticket = m_ticket;
        m_pool.start([this, work = std::move(work), done = std::move(done), ticket]() mutable {
            const auto outcome = [&] {
                if constexpr (std::is_invocable_v<Work &, Wanted>)
                    return work(Wanted(*this, ticket));
                else
                    return work();
            };
            auto result = std::make_shared<decltype(outcome())>(outcome());
            // An unwanted result is destroyed at once: it may hold a file that the next job opens.
            const QMutexLocker lock(&m_mutex);
            if (ticket != m_ticket)
                return;
            const auto report = [this, result, done, ticket] {
                if (ticket != m_ticket)
                    return;
                --m_pending;
                done(std::move(*result));
            };
            QMetaObject::invokeMethod(this, report, Qt::QueuedConnection);
        });
    }

    /// Like `run`, but only the latest counts: waiting jobs are dropped, and a running one doesn't report.
    template<class Work, class Done>
    void runLatest(Work work, Done done)
    {
        forgetAll();
        run(std::move(work), std::move(done));
    }

    /// Destroys results not delivered yet, such as opened files.
    void forgetAll()
    {
        m_pool.clear();
        const QMutexLocker lock(&m_mutex);
        ++m_ticket;
        m_pending = 0;
        QCoreApplication::removePostedEvents(this, QEvent::MetaCall);
    }

    /// Waits for all jobs and delivers their results.
    void settle()
    {
        m_pool.waitForDone();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    }

    /// Waits for all jobs. Delivers no more results.
    void finish()
    {
        m_pool.waitForDone();
        forgetAll();
    }

    /// True until all jobs have reported.
    [[nodiscard]] bool isBusy() const { return m_pending > 0; }
    /// The progress of the running job, 0 .. 1, if it reports any.
    [[nodiscard]] double share() const { return m_share; }

private:
    QMutex m_mutex; ///< held while a result is delivered or destroyed
    QThreadPool m_pool;
    std::atomic<unsigned> m_ticket = 0;
    std::atomic<double> m_share = 0;
    int m_pending = 0;
};

} // namespace cave
