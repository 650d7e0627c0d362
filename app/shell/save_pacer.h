#pragma once

#include "editor/document/job_runner.h"

#include <filesystem>

namespace cave {

/// Forces the world that is played to disk after every so many moves, off the interface thread. Saving itself
/// is not its business: every move is in the world's log before it is seen.
class SavePacer {
public:
    void setPace(int moves) { m_pace = moves; }
    /// A move in the world of `path`. While the disk is slow, moves are gathered up rather than queued.
    void moved(const std::filesystem::path &path);
    /// Waits for the disk; call before the world closes.
    void finish();

private:
    int m_pace = 1;
    int m_waiting = 0; // moves since
    JobRunner m_jobs;
};

} // namespace cave
