// SPDX-License-Identifier: MIT
#include "app/play/walking/watch_stop.h"

#include "app/play/session/play_session.h"

#include <utility>

namespace cave {

WatchStop::WatchStop(PlaySession &session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(&session, &PlaySession::stepped, this, &WatchStop::follow);
    connect(&session, &PlaySession::happened, this, &WatchStop::announce);
}

void WatchStop::setPoint(const std::optional<WatchPoint> &point)
{
    m_course.reset();
    if (!point)
        return;
    m_course.emplace(*point);
    judge({});
}

void WatchStop::judge(const std::vector<Event> &events)
{
    const int local = m_session.localPlayer();
    World &world = m_session.session().mutableWorld();
    const PartyMember *player = world.party.find(local);
    if (player == nullptr)
        return m_course->skip();
    std::vector<TimelineMark> marks;
    for (const Event &event : events) {
        const std::optional<TimelineMark> mark = markOf(world, event);
        if (mark && (mark->player == 0 || mark->player == local))
            marks.push_back(*mark);
    }
    m_course->follow(world, *player, marks);
}

void WatchStop::follow(const std::vector<Event> &events)
{
    if (!m_course)
        return;
    judge(events);
    if (!m_course->begins())
        return;
    m_due = tr("Stopped: %1").arg(QString::fromStdString(m_course->point().text()));
    if (m_session.isRealTime() && !m_session.isShared()) {
        m_session.setPausedByHand(true);
        m_session.setPaused(true);
    }
    emit begins();
    if (m_session.isFree() && isOnlyTime(events))
        announce(); // nothing else is reported of it
}

void WatchStop::announce()
{
    if (!m_due.isEmpty())
        emit stopped(std::exchange(m_due, {}));
}

} // namespace cave

#include "moc_watch_stop.cpp"
