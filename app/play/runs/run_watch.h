// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/report/run_report.h"
#include "editor/document/job_runner.h"

#include <QObject>

namespace cave {

class PlayActions;
class PlaySession;

/// Follows the player of the open world, so that its end can be described; reads the log of a world that is
/// opened after its run.
class RunWatch : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    RunWatch(PlaySession &session, const PlayActions &actions, QObject *parent = nullptr);

    [[nodiscard]] const RunReport &report() const { return m_report; }

signals:
    /// The report of a finished run was read from its log.
    void reportRead();
    /// More of the open world is shown than the player sees, while its run is going on.
    void revealed();

private:
    void begin();
    void noteRevealed();
    void readLog();

    PlaySession &m_session;
    const PlayActions &m_actions;
    RunReport m_report;
    JobRunner m_jobs;
};

} // namespace cave
