// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace cave {

class PlayController;
class PlayPage;
class RunHistory;
class RunsDialog;
struct JournalEntry;
struct RunPlace;
struct ShellServices;

/// Runs: the history of finished ones, starting another, replays, and the worlds that the journal compares
/// with.
class RunController : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    RunController(ShellServices &shell, PlayController &play);
    ~RunController() override;

private:
    [[nodiscard]] Result<RunHistory *> history();
    [[nodiscard]] Result<void> keepRun(bool justEnded);
    void recordRun(bool justEnded);
    [[nodiscard]] std::optional<RunPlace> runPlace();
    void playAgain(bool sameSeed);
    void showRuns();
    void showReplay();
    [[nodiscard]] QList<JournalEntry> otherWorlds() const;

    ShellServices &m_shell;
    PlayController &m_play;
    PlayPage &m_page;
    std::unique_ptr<RunHistory> m_history; // opened on first use
    QPointer<RunsDialog> m_dialog;         // created on first use; refers to the history
};

} // namespace cave
