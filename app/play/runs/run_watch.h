// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/report/run_report.h"
#include "editor/document/job_runner.h"

#include <QObject>

namespace cave {

class PlaySession;

/// Follows the player of the open world, so that its end can be described; reads the log of a world that is
/// opened after its run.
class RunWatch : public QObject {
    Q_OBJECT

public:
    /// `session` must outlive it.
    explicit RunWatch(PlaySession &session, QObject *parent = nullptr);

    [[nodiscard]] const RunReport &report() const { return m_report; }

signals:
    /// The report of a finished run was read from its log.
    void reportRead();

private:
    void readLog();

    PlaySession &m_session;
    RunReport m_report;
    JobRunner m_jobs;
};

} // namespace cave
