// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <utility>

namespace cave {

/// How much of something there may be.
struct Rate {
    std::int64_t perMinute = 60;
    std::int64_t burst = 1; ///< at once, at least 1
};

/// A token bucket: lets `rate.burst` through at once, and `rate.perMinute` on average. Times are as in
/// link_times.h.
class TokenBucket {
public:
    explicit TokenBucket(Rate rate) : m_rate(rate), m_filled(rate.burst * kMinute) {}

    /// True, and one fewer, if there is one.
    bool take(std::int64_t nowMs)
    {
        const std::int64_t passed = m_at ? std::clamp<std::int64_t>(nowMs - *m_at, 0, kLongest) : 0;
        m_at = std::max(nowMs, m_at.value_or(nowMs));
        m_filled = std::min(m_filled + passed * m_rate.perMinute, m_rate.burst * kMinute);
        if (m_filled < kMinute)
            return false;
        m_filled -= kMinute;
        return true;
    }

private:
    static constexpr std::int64_t kMinute = 60'000;
    static constexpr std::int64_t kLongest = 1440 * kMinute; // of which nothing overflows

    Rate m_rate;
    std::int64_t m_filled; ///< in sixty-thousandths
    std::optional<std::int64_t> m_at;
};

/// What comes faster than a rate waits here, in order, up to a bound.
template<class Item>
class LimitedQueue {
public:
    LimitedQueue(Rate rate, std::size_t mostWaiting) : m_bucket(rate), m_mostWaiting(mostWaiting) {}

    /// False if as many wait as may; the item isn't taken then.
    bool push(Item item)
    {
        if (m_waiting.size() >= m_mostWaiting)
            return false;
        m_waiting.push_back(std::move(item));
        return true;
    }
    /// The next item whose time has come.
    std::optional<Item> pop(std::int64_t nowMs)
    {
        if (m_waiting.empty() || !m_bucket.take(nowMs))
            return std::nullopt;
        Item item = std::move(m_waiting.front());
        m_waiting.pop_front();
        return item;
    }
    void clear() { m_waiting.clear(); }

private:
    TokenBucket m_bucket;
    std::deque<Item> m_waiting;
    std::size_t m_mostWaiting;
};

} // namespace cave
