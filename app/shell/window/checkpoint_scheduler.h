// SPDX-License-Identifier: MIT
#pragma once

#include "editor/document/job_runner.h"

#include <QTimer>

#include <cstdint>
#include <filesystem>
#include <functional>

namespace cave {

class WorldFile;

/// Flushes the open world to disk, off the interface thread: after a number of moves, and in any case twice a
/// second while something is being written, so that a power cut costs at most a second of play. After a few
/// seconds without writes, the world's log is merged into its file, which is then complete. Saving is done
/// elsewhere: every move is in the world's log before it is shown.
class CheckpointScheduler {
public:
    /// `file` returns the open file, or null.
    explicit CheckpointScheduler(std::function<const WorldFile *()> file);

    void setPace(int moves) { m_pace = moves; }
    /// Call this after a move in the world of `path`. While the disk is slow, moves are batched rather than
    /// queued.
    void moved(const std::filesystem::path &path);
    /// Call this when a world was opened; follows it until it is closed.
    void follow();
    /// Waits for the disk; call before closing the world.
    void finish();

private:
    void look();
    void checkpoint(const std::filesystem::path &path);

    std::function<const WorldFile *()> m_file;
    QTimer m_timer;
    int m_pace = 1;
    int m_waiting = 0;         // moves since the last flush
    std::int64_t m_synced = 0; // number of the file's changes at the last flush
    std::int64_t m_tidied = 0; // and when its log was last merged into it
    int m_quiet = 0;           // checks without a change
    JobRunner m_jobs;
};

} // namespace cave
