// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/session/play_session.h"
#include "core/analysis/past/watch_search.h"

#include <QObject>
#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace cave {

/// Watches for a condition on the player at this machine and what is reported to them. When it begins to
/// hold, time pauses, unless it is everyone's.
class WatchStop : public QObject {
    Q_OBJECT

public:
    /// `session` must outlive this. Made after what writes messages, so that its own is the last.
    explicit WatchStop(PlaySession &session, QObject *parent = nullptr) : QObject(parent), m_session(session)
    {
        connect(&session, &PlaySession::stepped, this, &WatchStop::follow);
        connect(&session, &PlaySession::happened, this, &WatchStop::announce);
    }

    /// If it holds already, it has to end first.
    void setPoint(const std::optional<WatchPoint> &point)
    {
        m_course.reset();
        if (!point)
            return;
        m_course.emplace(*point);
        judge({});
    }

signals:
    /// It begins to hold, in the midst of what is reported of a command.
    void begins();
    /// The same once all messages of that command are written: "Stopped: health < 10".
    void stopped(const QString &text);

private:
    void follow(const std::vector<Event> &events)
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

    void judge(const std::vector<Event> &events)
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

    void announce()
    {
        if (!m_due.isEmpty())
            emit stopped(std::exchange(m_due, {}));
    }

    PlaySession &m_session;
    std::optional<WatchCourse> m_course;
    QString m_due; ///< what is to be said
};

} // namespace cave
