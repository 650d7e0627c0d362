// SPDX-License-Identifier: MIT
#include "app/play/runs/run_watch.h"

#include "app/play/session/play_session.h"
#include "core/io/worlds/replayed_log.h"

#include <memory>
#include <utility>

namespace cave {

RunWatch::RunWatch(PlaySession &session, QObject *parent) : QObject(parent), m_session(session)
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

void RunWatch::readLog()
{
    const auto work = [path = m_session.path()](const JobRunner::Wanted &wanted) {
        Result<WorldLog> log = readWorldLog(path);
        return log ? std::make_shared<std::optional<ReplayedLog>>(
                         replayLog(std::move(*log), [&wanted](std::int64_t /*done*/) { return wanted(0); }))
                   : nullptr;
    };
    m_jobs.run(work, [this](const std::shared_ptr<std::optional<ReplayedLog>> &replayed) {
        if (replayed == nullptr || !*replayed)
            return; // an edited world, whose log says nothing
        m_report = std::move((*replayed)->report);
        emit reportRead();
    });
}

} // namespace cave

#include "moc_run_watch.cpp"
