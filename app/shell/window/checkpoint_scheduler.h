// SPDX-License-Identifier: MIT
#pragma once

#include "editor/document/job_runner.h"

#include <QTimer>

#include <cstdint>
#include <filesystem>
#include <functional>

namespace cave {

class WorldFile;

/// Brings what was saved to the world that is open to the disk, off the interface thread: after every this
/// many moves, and in any case twice a second while something is written, so that a power cut costs a second
/// of play at most. When nothing was written for a few seconds, the world's log is moved into its file, which
/// is whole then. Saving itself is not its business: every move is in the world's log before it is seen.
class CheckpointScheduler {
public:
    /// `file` gives the file that is open now, null if none.
    explicit CheckpointScheduler(std::function<const WorldFile *()> file);

    void setPace(int moves) { m_pace = moves; }
    /// A move in the world of `path`. While the disk is slow, moves are gathered up rather than queued.
    void moved(const std::filesystem::path &path);
    /// A world was opened; follows it until it is closed.
    void follow();
    /// Waits for the disk; call before the world closes.
    void finish();

private:
    void look();
    void checkpoint(const std::filesystem::path &path);

    std::function<const WorldFile *()> m_file;
    QTimer m_timer;
    int m_pace = 1;
    int m_waiting = 0;         // moves since
    std::int64_t m_synced = 0; // changes that the file had when it was last synced
    std::int64_t m_tidied = 0; // and when its log was last moved into it
    int m_quiet = 0;           // looks without a change
    JobRunner m_jobs;
};

} // namespace cave
