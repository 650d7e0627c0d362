// SPDX-License-Identifier: MIT
#include "app/play/runs/run_watch.h"

#include "app/play/page/play_session.h"
#include "core/io/worlds/replayed_log.h"

#include <memory>
#include <utility>

namespace cave {

RunWatch::RunWatch(PlaySession &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&session, &PlaySession::opened, this,
            [this] { m_report.begin(m_session.session().mutableWorld()); });
    connect(&session, &PlaySession::endedRunOpened, this, &RunWatch::readLog);
    connect(&session, &PlaySession::closing, this, [this] { m_jobs.forgetAll(); });
    connect(&session, &PlaySession::allActed, this, [this](const std::vector<Event> &events) {
        m_report.follow(m_session.session().mutableWorld(), events);
    });
    connect(&session, &PlaySession::stepped, this, [this](const std::vector<Event> &events) {
        if (m_session.world().party.isAlone())
            m_report.follow(m_session.session().mutableWorld(), events);
    });
}

void RunWatch::readLog()
{
    const auto work = [path = m_session.path()] {
        return std::make_shared<Result<ReplayedLog>>(replayWorld(path));
    };
    m_jobs.run(work, [this](const std::shared_ptr<Result<ReplayedLog>> &replayed) {
        if (!replayed->ok())
            return; // an edited world, whose log says nothing
        m_report = std::move((*replayed)->report);
        emit reportRead();
    });
}

} // namespace cave

#include "moc_run_watch.cpp"
