// SPDX-License-Identifier: MIT
#include "core/link/handshake_places.h"

#include <utility>

namespace cave {

/// Nothing if there is room for `next`.
std::optional<HandshakePlaces::Id> HandshakePlaces::toClose(const Place &next) const
{
    std::map<std::string, std::size_t> counts;
    std::size_t all = 0;
    for (const auto &[id, place] : m_places) {
        if (place.isKnown != next.isKnown)
            continue;
        ++all;
        ++counts[place.owner];
    }
    const bool isOwnFull = counts[next.owner] >= kMaxOfOne;
    if (!isOwnFull && all < (next.isKnown ? kMaxOfKnown : kMax))
        return std::nullopt;
    using Rank = std::pair<std::size_t, bool>; // the first with the highest is the oldest
    std::optional<Id> chosen;
    Rank best{};
    for (const auto &[id, place] : m_places) {
        if (place.isKnown != next.isKnown || (isOwnFull && place.owner != next.owner))
            continue;
        const Rank rank{counts[place.owner], place.isSilent};
        if (!chosen || rank > best) {
            chosen = id;
            best = rank;
        }
    }
    return chosen;
}

std::optional<HandshakePlaces::Id> HandshakePlaces::add(Id id, const LinkAddress &address, bool isKnown)
{
    Place next{isKnown ? address.exact : address.network, isKnown, true};
    const std::optional<Id> closed = toClose(next);
    if (closed)
        m_places.erase(*closed);
    m_places.emplace(id, std::move(next));
    return closed;
}

void HandshakePlaces::heard(Id id)
{
    if (const auto at = m_places.find(id); at != m_places.end())
        at->second.isSilent = false;
}

} // namespace cave
