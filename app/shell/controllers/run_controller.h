// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "editor/document/job_runner.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <cstdint>
#include <memory>
#include <optional>

namespace cave {

class DeedBook;
class PlayController;
class PlayPage;
class RunHistory;
class RunsDialog;
struct Chronicle;
struct JournalEntry;
struct RunPlace;
struct RunRecord;
struct SeedCard;
struct ShellServices;
struct WorldDeeds;

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
    [[nodiscard]] Result<DeedBook *> deeds();
    [[nodiscard]] Result<RunRecord> openRecord(std::int64_t endedMs);
    [[nodiscard]] bool isRevealed();
    [[nodiscard]] Result<void> keepRun(bool justEnded);
    void recordRun(bool justEnded);
    void describeRun();
    void markRevealed();
    [[nodiscard]] std::optional<RunPlace> runPlace();
    void playAgain(bool sameSeed);
    void showRuns();
    void showReplay(bool lastMinute);
    [[nodiscard]] QList<JournalEntry> otherWorlds() const;
    void collectDeeds();
    void takeDeeds(std::int64_t createdMs, const WorldDeeds &world);
    [[nodiscard]] Chronicle chronicle();
    void saveCard();
    void takeCard(const SeedCard &card, const Message &unproved);

    ShellServices &m_shell;
    PlayController &m_play;
    PlayPage &m_page;
    std::unique_ptr<RunHistory> m_history; // opened on first use
    std::unique_ptr<DeedBook> m_deeds;     // the same
    QPointer<RunsDialog> m_dialog;         // created on first use; refers to the history
    JobRunner m_jobs;                      // reads logs
};

} // namespace cave
