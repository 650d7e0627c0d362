// SPDX-License-Identifier: MIT
#pragma once

#include "app/shell/controllers/run_claims.h"
#include "core/base/result.h"
#include "core/io/worlds/run_history.h"
#include "editor/document/job_runner.h"

#include <QObject>
#include <QPointer>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <set>

namespace cave {

class PlayStatistics;
class PastReader;
class PlayController;
class PlayPage;
class ReplayWindow;
class RunsDialog;
struct PlayRecord;
struct RunPlace;
struct SeedCard;
struct ShellServices;
struct WorldTotals;

/// Runs: the history of finished ones, starting another, replays, and the worlds that the journal compares
/// with.
class RunController : public QObject {
    Q_OBJECT

public:
    /// Both must outlive it.
    RunController(ShellServices &shell, PlayController &play);
    ~RunController() override;

private:
    void follow(PlayPage &page);
    [[nodiscard]] PlayPage &page() const;
    void reportOnce(const char *topic, const Error &error, const std::filesystem::path &file,
                    std::function<Result<void>()> begin);
    [[nodiscard]] Result<RunHistory *> history();
    [[nodiscard]] Result<PlayStatistics *> totals();
    [[nodiscard]] Result<RunRecord> openRecord(std::int64_t endedMs);
    [[nodiscard]] bool isRevealed();
    [[nodiscard]] bool isCopy();
    [[nodiscard]] bool isOwnRun() const;
    void keepAsCopy();
    void claimRun();
    void takeForCopy(RunHistory::Claim why);
    void reportClaim(const Error &error);
    void leaveRun();
    [[nodiscard]] Result<void> keepRun(bool justEnded);
    void recordRun(bool justEnded);
    void describeRun();
    void markRevealed();
    bool keepMark();
    void syncMark();
    [[nodiscard]] std::optional<RunPlace> runPlace();
    void playAgain(bool sameSeed);
    void showRuns();
    void offerWhatIf(ReplayWindow &replay, const std::filesystem::path &world);
    void showWhatIf(const PastReader &past, const std::filesystem::path &world, qint64 turn);
    static void followReplay(PlayPage &page, ReplayWindow &replay);
    /// Opens a replay of the open world, in which `go` chooses what is shown first.
    void showReplay(const std::function<void(ReplayWindow &)> &go);
    void collectTotals();
    void takeTotals(std::int64_t createdMs, const WorldTotals &world);
    [[nodiscard]] PlayRecord playRecord();
    void saveCard();
    void takeCard(const SeedCard &card, const Message &unproved);

    ShellServices &m_shell;
    PlayController &m_play;
    std::set<std::filesystem::path> m_reported; // files that can't be opened
    std::unique_ptr<RunHistory> m_history;      // opened on first use
    std::unique_ptr<PlayStatistics> m_totals;   // the same
    QPointer<RunsDialog> m_dialog;              // created on first use; refers to the history
    JobRunner m_jobs;                           // reads logs
    RunClaims m_claims;
};

} // namespace cave
