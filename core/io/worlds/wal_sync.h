// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <future>

namespace cave {

class WorldFile;

/// Syncs a world that is played to the disk, in a thread of its own. A power cut then costs at most what was
/// saved since the latest `look` but one.
class WalSync {
public:
    /// Call this about twice a second, from the thread that plays. Begins to sync (`WorldFile::syncWal`) if
    /// something was saved since the last time, unless that is still going on. Tries again after an error.
    void look(const WorldFile &file);

private:
    std::int64_t m_begun = -1; ///< of `WorldFile::changesWritten`, when the last sync began
    std::future<bool> m_sync;  ///< waits for it when it is destroyed
};

} // namespace cave
