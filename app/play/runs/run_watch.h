// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/tales/run_tale.h"
#include "editor/document/job_runner.h"

#include <QObject>

namespace cave {

class PlayActions;
class PlaySession;

/// Follows the player of the open world, so that its end can be told; reads the log of a world that is opened
/// after its run.
class RunWatch : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    RunWatch(PlaySession &session, const PlayActions &actions, QObject *parent = nullptr);

    [[nodiscard]] const RunTale &tale() const { return m_tale; }

signals:
    /// The tale of a finished run was read from its log.
    void taleRead();
    /// More of the open world is shown than the player sees, while its run is going on.
    void revealed();

private:
    void begin();
    void noteRevealed();
    void readLog();

    PlaySession &m_session;
    const PlayActions &m_actions;
    RunTale m_tale;
    JobRunner m_jobs;
};

} // namespace cave
