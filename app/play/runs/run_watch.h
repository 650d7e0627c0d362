// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/session/play_session.h"
#include "core/io/worlds/replay.h"
#include "core/session/report/run_report.h"
#include "editor/document/job_runner.h"

#include <QObject>

#include <memory>
#include <utility>

namespace cave {

/// Follows the player of the open world, so that its end can be described; reads the log of a world that is
/// opened after its run.
class RunWatch : public QObject {
    Q_OBJECT

public:
    /// `session` must outlive it.
    explicit RunWatch(PlaySession &session, QObject *parent = nullptr) : QObject(parent), m_session(session)
    {
        m_report.begin(session.session().mutableWorld());
        connect(&session, &PlaySession::endedRunOpened, this, &RunWatch::readLog);
        connect(&session, &PlaySession::allActed, this, [this](const std::vector<Event> &events) {
            m_report.observe(m_session.session().mutableWorld(), events);
        });
        connect(&session, &PlaySession::stepped, this, [this](const std::vector<Event> &events) {
            if (m_session.world().party.isAlone())
                m_report.observe(m_session.session().mutableWorld(), events);
        });
    }

    [[nodiscard]] const RunReport &report() const { return m_report; }

signals:
    /// The report of a finished run was read from its log.
    void reportRead();

private:
    void readLog()
    {
        const auto work = [path = m_session.path()](const JobRunner::Wanted &wanted) {
            Result<WorldLog> log = readWorldLog(path);
            return log ? std::make_shared<std::optional<ReplayedLog>>(replayLog(
                             std::move(*log), [&wanted](std::int64_t /*done*/) { return wanted(0); }))
                       : nullptr;
        };
        m_jobs.run(work, [this](const std::shared_ptr<std::optional<ReplayedLog>> &replayed) {
            if (replayed == nullptr || !*replayed)
                return; // an edited world, whose log says nothing
            m_report = std::move((*replayed)->report);
            emit reportRead();
        });
    }

    PlaySession &m_session;
    RunReport m_report;
    JobRunner m_jobs;
};

} // namespace cave
