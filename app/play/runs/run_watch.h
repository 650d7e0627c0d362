// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/tales/run_tale.h"
#include "editor/document/job_runner.h"

#include <QObject>

namespace cave {

class PlaySession;

/// Follows the player of the open world, so that its end can be told; reads the log of a world that is opened
/// after its run.
class RunWatch : public QObject {
    Q_OBJECT

public:
    /// `session` must outlive it.
    explicit RunWatch(PlaySession &session, QObject *parent = nullptr);

    [[nodiscard]] const RunTale &tale() const { return m_tale; }

signals:
    /// The tale of a finished run was read from its log.
    void told();

private:
    void begin();
    void readLog();

    PlaySession &m_session;
    RunTale m_tale;
    JobRunner m_jobs;
};

} // namespace cave
