// SPDX-License-Identifier: MIT
#include "core/link/code_guard.h"

#include <algorithm>

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
