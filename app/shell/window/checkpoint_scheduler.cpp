// SPDX-License-Identifier: MIT
#include "app/shell/window/checkpoint_scheduler.h"

#include "core/io/world_file/world_file.h"

#include <utility>

namespace cave {
namespace {

constexpr int kBetweenLooks = 500; // ms
constexpr int kQuietLooks = 6;     // before the log is merged into the file

} // namespace

CheckpointScheduler::CheckpointScheduler(std::function<const WorldFile *()> file) : m_file(std::move(file))
{
    m_timer.setInterval(kBetweenLooks);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { look(); });
}

void CheckpointScheduler::moved(const std::filesystem::path &path)
{
    if (++m_waiting < m_pace || m_jobs.isBusy())
        return;
    m_waiting = 0;
    checkpoint(path);
}

/// A failure loses nothing; the next save reports what is wrong with the disk.
void CheckpointScheduler::checkpoint(const std::filesystem::path &path)
{
    m_jobs.run([path] { return WorldFile::checkpoint(path).ok(); }, [](bool) {});
}

void CheckpointScheduler::follow()
{
    m_synced = m_tidied = 0;
    m_quiet = 0;
    m_timer.start();
}

void CheckpointScheduler::look()
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

void CheckpointScheduler::finish()
{
    m_jobs.finish();
    m_waiting = 0;
}

} // namespace cave
