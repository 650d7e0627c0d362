// SPDX-License-Identifier: MIT
#include "core/link/host_parts.h"

#include "core/link/frame_codec.h"

#include <iterator>
#include <utility>

namespace cave {

void HostLog::append(LinkEntry entry)
{
    m_unsent.push_back(std::move(entry));
    ++m_next;
}

std::vector<std::uint8_t> HostLog::takeUnsent()
{
    if (m_unsent.empty())
        return {};
    std::vector<std::uint8_t> bytes = encodeOrdered(firstUnsent(), m_unsent);
    m_sent.insert(m_sent.end(), std::make_move_iterator(m_unsent.begin()),
                  std::make_move_iterator(m_unsent.end()));
    m_unsent.clear();
    while (m_sent.size() > m_mostKept)
        m_sent.pop_front();
    return bytes;
}

bool HostLog::reaches(std::uint64_t position) const
{
    return position <= firstUnsent() && firstUnsent() - position <= m_sent.size();
}

std::vector<std::uint8_t> HostLog::sentFrom(std::uint64_t position) const
{
    const auto count = static_cast<std::ptrdiff_t>(firstUnsent() - position);
    if (count == 0)
        return {};
    return encodeOrdered(position, std::vector<LinkEntry>(m_sent.end() - count, m_sent.end()));
}

} // namespace cave
