// SPDX-License-Identifier: MIT
#include "core/io/worlds/wal_sync.h"

#include "core/io/world_file/world_file.h"

#include <chrono>
#include <system_error>

namespace cave {

void WalSync::look(const WorldFile &file)
{
    if (m_sync.valid()) {
        if (m_sync.wait_for(std::chrono::seconds(0)) != std::future_status::ready)
            return;
        if (!m_sync.get())
            m_begun = -1;
    }
    const std::int64_t written = file.changesWritten();
    if (written == m_begun)
        return;
    try {
        m_sync =
            std::async(std::launch::async, [path = file.path()] { return WorldFile::syncWal(path).ok(); });
        m_begun = written;
    } catch (const std::system_error &) {
        m_begun = -1; // there is no thread now
    }
}

} // namespace cave
