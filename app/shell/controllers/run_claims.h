// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/worlds/run_history.h"
#include "editor/document/job_runner.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>

namespace cave {

/// Records in the history of runs in which file the run of the open world goes on, and how far it got. Reads
/// and writes files off the interface thread, in order.
class RunClaims : public QObject {
    Q_OBJECT

public:
    explicit RunClaims(QObject *parent = nullptr);
    ~RunClaims() override;

    /// Claims the run of a world that was just opened, unless it is marked as a copy; until `leave`.
    /// `history` is the file of the history; `commands` says how many the open world has by now.
    void claim(const std::filesystem::path &history, const std::filesystem::path &world,
               std::function<std::int64_t()> commands);
    /// The world goes on in another file, a copy of the one before.
    void move(const std::filesystem::path &world);
    /// Whether it isn't known yet what became of the claim.
    [[nodiscard]] bool isPending() const { return m_isPending; }
    /// Waits until that is known and was reported.
    void settle();
    /// The run is over. Returns once that is recorded, and what became of the claim was reported.
    void endRun();
    /// The world is left; `saved`: all its commands are in its file. Returns once that is recorded.
    void leave(bool saved);

signals:
    /// It is known now what became of the claim; after `refused` and `failed`.
    void settled();
    /// The run doesn't count in the open world.
    void refused(cave::RunHistory::Claim why);
    void failed(const cave::Error &error);

private:
    struct Books;
    struct Answer;

    void keepProgress();
    void record(std::int64_t commands, bool synced);
    void run(std::function<Result<void>(Books &)> work);
    void deliver();

    std::shared_ptr<Books> m_books;           ///< used only in the thread of m_jobs
    std::shared_ptr<Answer> m_answer;         ///< to what the jobs did; see `deliver`
    std::function<std::int64_t()> m_commands; ///< null unless a run was claimed that may count
    bool m_isPending = false;
    QTimer m_progress;
    std::int64_t m_safeCommands = 0; ///< certainly on the disk
    std::int64_t m_keptCommands = 0; ///< of these, as recorded
    JobRunner m_jobs;                ///< last member, so that it is destroyed first
};

} // namespace cave
