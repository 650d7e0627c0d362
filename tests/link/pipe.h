// SPDX-License-Identifier: MIT
#pragma once

#include "tests/link/link_fixtures.h"

namespace cave::test {

/// Bytes on their way in one direction: they take a time, and come in pieces of any size.
class Stream {
public:
    void push(std::span<const std::uint8_t> bytes, std::int64_t at)
    {
        m_chunks.push_back(
            {std::max(at, m_chunks.empty() ? at : m_chunks.back().at), Bytes(bytes.begin(), bytes.end())});
    }
    /// Up to `most` bytes of what has arrived.
    Bytes take(std::int64_t now, std::size_t most)
    {
        Bytes taken;
        while (!m_chunks.empty() && m_chunks.front().at <= now && taken.size() < most) {
            Bytes &bytes = m_chunks.front().bytes;
            const auto end =
                bytes.begin() + static_cast<std::ptrdiff_t>(std::min(most - taken.size(), bytes.size()));
            taken.insert(taken.end(), bytes.begin(), end);
            bytes.erase(bytes.begin(), end);
            if (bytes.empty())
                m_chunks.pop_front();
        }
        return taken;
    }
    void clear() { m_chunks.clear(); }
    [[nodiscard]] bool empty() const { return m_chunks.empty(); }

private:
    struct Chunk {
        std::int64_t at = 0;
        Bytes bytes;
    };
    std::deque<Chunk> m_chunks;
};

/// A connection between a guest and the host.
struct Pipe {
    Stream up;
    Stream down;
    bool guestOpen = true; ///< the guest's end
    bool hostOpen = true;
    std::int64_t guestHearsAt = -1; ///< when the end hears that the other is gone; -1: not at all
    std::int64_t hostHearsAt = -1;
};

} // namespace cave::test
