// SPDX-License-Identifier: MIT
#pragma once

#include "core/io/world_file/world_file.h"
#include "editor/document/job_runner.h"

#include <QTimer>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <utility>

namespace cave {

/// Flushes the open world to disk, off the interface thread: after a number of moves, and in any case twice a
/// second while something is being written, so that a power cut costs at most a second of play. After a few
/// seconds without writes, the world's log is merged into its file, which is then complete. Saving is done
/// elsewhere: every move is in the world's log before it is shown.
class CheckpointScheduler {
public:
    /// `file` returns the open file, or null.
    explicit CheckpointScheduler(std::function<const WorldFile *()> file) : m_file(std::move(file))
    {
        m_timer.setInterval(kBetweenLooks);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { look(); });
    }

    void setPace(int moves) { m_pace = moves; }

    /// Call this after a move in the world of `path`. While the disk is slow, moves are batched rather than
    /// queued.
    void moved(const std::filesystem::path &path)
    {
        if (++m_waiting < m_pace || m_jobs.isBusy())
            return;
        m_waiting = 0;
        checkpoint(path);
    }

    /// Call this when a world was opened; follows it until it is closed.
    void follow()
    {
        m_synced = m_tidied = 0;
        m_quiet = 0;
        m_timer.start();
    }

    /// Waits for the disk; call before closing the world.
    void finish()
    {
        m_jobs.finish();
        m_waiting = 0;
    }

private:
    static constexpr int kBetweenLooks = 500; // ms
    static constexpr int kQuietLooks = 6;     // before the log is merged into the file

    void look()
    {
        const WorldFile *file = m_file();
        if (file == nullptr)
            return m_timer.stop();
        if (m_jobs.isBusy())
            return; // with this or with a checkpoint, which is equivalent
        const std::int64_t written = file->changesWritten();
        if (written != m_synced) {
            m_quiet = 0;
            m_jobs.run([path = file->path()] { return WorldFile::syncWal(path).ok(); },
                       [this, written](bool done) {
                           if (done)
                               m_synced = written; // otherwise it is retried
                       });
        } else if (written != m_tidied && ++m_quiet >= kQuietLooks) {
            m_quiet = 0;
            m_jobs.run([path = file->path()] { return WorldFile::checkpoint(path).ok(); },
                       [this, written](bool done) {
                           if (done)
                               m_tidied = written;
                       });
        }
    }

    /// A failure loses nothing; the next save reports what is wrong with the disk.
    void checkpoint(const std::filesystem::path &path)
    {
        m_jobs.run([path] { return WorldFile::checkpoint(path).ok(); }, [](bool) {});
    }

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
