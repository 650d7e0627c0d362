// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/watch_search.h"

#include <QObject>
#include <QString>

#include <optional>
#include <vector>

namespace cave {

class PlaySession;

/// Watches for a condition on the player at this machine and what is reported to them. When it begins to
/// hold, time pauses, unless it is everyone's.
class WatchStop : public QObject {
    Q_OBJECT

public:
    /// `session` must outlive this. Made after what writes messages, so that its own is the last.
    explicit WatchStop(PlaySession &session, QObject *parent = nullptr);

    /// If it holds already, it has to end first.
    void setPoint(const std::optional<WatchPoint> &point);

signals:
    /// It begins to hold, in the midst of what is reported of a command.
    void begins();
    /// The same once all messages of that command are written: "Stopped: health < 10".
    void stopped(const QString &text);

private:
    void follow(const std::vector<Event> &events);
    void judge(const std::vector<Event> &events);
    void announce();

    PlaySession &m_session;
    std::optional<WatchCourse> m_course;
    QString m_due; ///< what is to be said
};

} // namespace cave
