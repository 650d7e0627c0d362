// SPDX-License-Identifier: MIT
#pragma once

#include "core/link/frames.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

namespace cave {

/// The end of the log that a host orders: entries that aren't sent yet, and those sent last, for guests who
/// come back.
class HostLog {
public:
    /// `position`: of the first entry to come. `mostKept`: entries kept after they were sent.
    HostLog(std::uint64_t position, std::size_t mostKept) : m_next(position), m_mostKept(mostKept) {}

    void append(LinkEntry entry);
    /// The position of the entry to come.
    [[nodiscard]] std::uint64_t next() const { return m_next; }

    /// The frames of what wasn't sent yet, which counts as sent from now on; no bytes if there is none.
    [[nodiscard]] std::vector<std::uint8_t> takeUnsent();

    /// True if all sent entries from `position` on are kept, or it is that of the entry to be sent next.
    [[nodiscard]] bool reaches(std::uint64_t position) const;
    /// The frames of all sent entries from `position` on, which `reaches` holds for; no bytes if there are
    /// none.
    [[nodiscard]] std::vector<std::uint8_t> sentFrom(std::uint64_t position) const;

private:
    [[nodiscard]] std::uint64_t firstUnsent() const { return m_next - m_unsent.size(); }

    std::deque<LinkEntry> m_sent;
    std::vector<LinkEntry> m_unsent;
    std::uint64_t m_next;
    std::size_t m_mostKept;
};

} // namespace cave
