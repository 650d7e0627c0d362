// SPDX-License-Identifier: MIT
#include "core/link/code_guard.h"

#include <algorithm>

namespace cave {
namespace {

constexpr std::int64_t kSecondMs = 1000;
constexpr int kMostDoublings = 20; // more than the longest wait takes
constexpr int kMostCountedTries = 1 << 30;

std::int64_t waitAfter(int wrongTries)
{
    if (wrongTries <= CodeGuard::kFreeTries)
        return 0;
    const int doublings = std::min(wrongTries - CodeGuard::kFreeTries - 1, kMostDoublings);
    return std::min(kSecondMs << doublings, CodeGuard::kLongestWaitMs);
}

} // namespace

int CodeGuard::countOf(const Tries &tries, std::int64_t nowMs)
{
    return nowMs - tries.lastMs >= kForgetMs ? 0 : tries.count;
}

void CodeGuard::add(Tries &tries, std::int64_t nowMs)
{
    tries.count = std::min(countOf(tries, nowMs), kMostCountedTries - 1) + 1;
    tries.lastMs = nowMs;
}

std::int64_t CodeGuard::waitMs(std::string_view address, std::int64_t nowMs) const
{
    std::int64_t until = nowMs;
    if (const auto at = m_tries.find(address); at != m_tries.end())
        until = at->second.lastMs + waitAfter(countOf(at->second, nowMs));
    if (countOf(m_all, nowMs) >= kManyTries)
        until = std::max(until, m_all.lastMs + kSecondMs);
    return std::max<std::int64_t>(until - nowMs, 0);
}

bool CodeGuard::wrong(std::string_view address, std::int64_t nowMs)
{
    std::erase_if(m_tries, [&](const auto &it) { return countOf(it.second, nowMs) == 0; });
    if (m_tries.size() >= kMostAddresses && m_tries.find(address) == m_tries.end())
        m_tries.erase(std::ranges::min_element(m_tries, {}, [](const auto &it) { return it.second.lastMs; }));
    Tries &tries = m_tries[std::string(address)];
    add(tries, nowMs);
    add(m_all, nowMs);
    const int count = tries.count;
    return count > kFreeTries && (count & (count - 1)) == 0;
}

void CodeGuard::right(std::string_view address)
{
    if (const auto at = m_tries.find(address); at != m_tries.end())
        m_tries.erase(at);
}

int CodeGuard::wrongTries(std::string_view address, std::int64_t nowMs) const
{
    const auto at = m_tries.find(address);
    return at == m_tries.end() ? 0 : countOf(at->second, nowMs);
}

} // namespace cave
