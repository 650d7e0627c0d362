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

/// Runs work off the interface thread, one piece after the other, and hands each result back in the interface
/// thread.
///
/// Used from the thread that made it. When it is destroyed, work that has begun is waited for, work that has
/// not never runs, and nothing reports any more.
class JobRunner : public QObject {
public:
    /// Long work takes one of these and asks it now and then, with its share done, 0 .. 1: false once its
    /// result is not wanted any more.
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

    /// Runs `work()`, or `work(wanted)`, after all that was asked for before, then calls `done(result)` here.
    /// `work` must be copyable and touch nothing that this thread changes meanwhile.
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
            // A result that no one waits for goes at once: it may hold a file that the next piece opens.
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

    /// As `run`, but only the latest counts: work that waits never runs, and work that runs does not report.
    template<class Work, class Done>
    void runLatest(Work work, Done done)
    {
        forgetAll();
        run(std::move(work), std::move(done));
    }

    /// What was made already and not handed back is gone, such as a file that it had opened.
    void forgetAll()
    {
        m_pool.clear();
        const QMutexLocker lock(&m_mutex);
        ++m_ticket;
        m_pending = 0;
        QCoreApplication::removePostedEvents(this, QEvent::MetaCall);
    }

    /// Waits until everything asked for is done. None of it reports any more.
    void finish()
    {
        m_pool.waitForDone();
        forgetAll();
    }

    /// True until everything asked for has reported.
    [[nodiscard]] bool isBusy() const { return m_pending > 0; }
    /// How far the work is that runs, 0 .. 1, if it says so.
    [[nodiscard]] double share() const { return m_share; }

private:
    QMutex m_mutex; ///< held while a result is handed over or forgotten
    QThreadPool m_pool;
    std::atomic<unsigned> m_ticket = 0;
    std::atomic<double> m_share = 0;
    int m_pending = 0;
};

} // namespace cave
