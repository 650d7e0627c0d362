// SPDX-License-Identifier: MIT
#include "core/link/code_guard.h"

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr std::int64_t kSecondMs = 1000;
constexpr int kMaxDoublings = 20; // more than the longest wait takes
constexpr int kMaxCountedTries = 1 << 30;

std::int64_t waitAfter(int wrongTries, int freeTries)
{
    if (wrongTries <= freeTries)
        return 0;
    const int doublings = std::min(wrongTries - freeTries - 1, kMaxDoublings);
    return std::min(kSecondMs << doublings, CodeGuard::kLongestWaitMs);
}

/// Makes room for one more.
template<class Map, class Time>
void dropOldest(Map &map, std::size_t most, Time timeOf)
{
    if (map.size() >= most)
        map.erase(std::ranges::min_element(map, {}, timeOf));
}

} // namespace

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

const std::string &CodeGuard::keyOf(const LinkAddress &address) const
{
    return isKnown(address) ? address.exact : address.network;
}

int CodeGuard::countOf(const Tries &tries, std::int64_t nowMs)
{
    return nowMs - tries.lastMs >= kForgetMs ? 0 : tries.count;
}

void CodeGuard::add(Tries &tries, std::int64_t nowMs)
{
    tries.count = std::min(countOf(tries, nowMs), kMaxCountedTries - 1) + 1;
    tries.lastMs = nowMs;
}

std::int64_t CodeGuard::waitMs(const LinkAddress &address, std::int64_t nowMs) const
{
    const auto at = m_tries.find(keyOf(address));
    if (at == m_tries.end())
        return 0;
    const bool manyGuess = countOf(m_all, nowMs) >= kManyTries;
    const int freeTries = manyGuess && !isKnown(address) ? 0 : kFreeTries;
    const std::int64_t until = at->second.lastMs + waitAfter(countOf(at->second, nowMs), freeTries);
    return std::max<std::int64_t>(until - nowMs, 0);
}

bool CodeGuard::wrong(const LinkAddress &address, std::int64_t nowMs)
{
    std::erase_if(m_tries, [&](const auto &it) { return countOf(it.second, nowMs) == 0; });
    const std::string &key = keyOf(address);
    if (!m_tries.contains(key))
        dropOldest(m_tries, kMaxAddresses, [](const auto &it) { return it.second.lastMs; });
    Tries &tries = m_tries[key];
    add(tries, nowMs);
    add(m_all, nowMs);
    const int count = tries.count;
    return count > kFreeTries && (count & (count - 1)) == 0;
}

void CodeGuard::right(const LinkAddress &address, std::int64_t nowMs)
{
    m_tries.erase(address.exact);
    if (!isKnown(address))
        dropOldest(m_known, kMaxKnown, [](const auto &it) { return it.second; });
    m_known[address.exact] = nowMs;
}

int CodeGuard::wrongTries(const LinkAddress &address, std::int64_t nowMs) const
{
    const auto at = m_tries.find(keyOf(address));
    return at == m_tries.end() ? 0 : countOf(at->second, nowMs);
}

} // namespace cave
