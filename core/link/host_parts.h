// SPDX-License-Identifier: MIT
#pragma once

#include "core/link/frame_codec.h"
#include "core/link/frames.h"
#include "core/link/link_worlds.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cave {

/// How much of something there may be.
struct Rate {
    std::int64_t perMinute = 60;
    std::int64_t burst = 1; ///< at once, at least 1
};

/// A token bucket: lets `rate.burst` through at once, and `rate.perMinute` on average. Times are as in
/// link_worlds.h.
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

using ConnectionId = std::uint64_t; ///< chosen by the owner of the sockets; never reused

/// Bounds of what a host takes and keeps.
struct HostLimits {
    int guests = 8;                         ///< at once, those who are kept included
    int greeting = 16;                      ///< connections that haven't greeted yet
    Rate arrivals{60, 30};                  ///< greetings that are accepted, of all together
    Rate requests{3600, 240};               ///< of a player
    std::size_t waitingRequests = 512;      ///< beyond that rate, then the link ends
    Rate talk{120, 10};                     ///< chat and places shown, of a player
    std::size_t waitingTalk = 32;           ///< as with requests
    Rate signsOfLife{60, 30};               ///< of a player
    Rate worlds{3, 3};                      ///< how often a player gets the whole world
    std::size_t keptEntries = 65'536;       ///< of the log, for guests who come back
    std::size_t piecesInFlight = 256 << 10; ///< bytes to be written above which no piece of a world is sent
    std::size_t mostUnwritten = 16 << 20;   ///< bytes to be written above which a link ends
};

/// A player of a guest, there or kept; by `HostLink`.
struct HostGuest {
    explicit HostGuest(const HostLimits &limits)
        : requests(limits.requests, limits.waitingRequests)
        , talk(limits.talk, limits.waitingTalk)
        , signsOfLife(limits.signsOfLife)
        , worlds(limits.worlds)
    {
    }

    std::string name;
    bool watches = false; ///< without a player in the world
    LinkToken token{};
    std::optional<ConnectionId> connection;
    std::int64_t absentSinceMs = 0;
    std::optional<std::int64_t> latencyMs;
    std::uint64_t handled = 0;  ///< the last request that was carried out or refused
    std::uint64_t received = 0; ///< the last one on this connection, or handled
    /// The last refusals, each with the log's next position then: a guest that has that entry has the
    /// refusal.
    std::deque<std::pair<std::uint64_t, RequestRefusedFrame>> refusals;
    LimitedQueue<RequestFrame> requests;
    LimitedQueue<Talk> talk;
    TokenBucket signsOfLife;
    TokenBucket worlds;
};

/// The world as it is sent to several guests who came at the same time.
class SharedSnapshot {
public:
    using Bytes = std::shared_ptr<const std::vector<std::uint8_t>>;
    /// What a connection waited for: the world at a position of the log. Errors: those of the world; it is
    /// too large.
    using Ready = std::function<void(ConnectionId, std::uint64_t position, const Result<Bytes> &)>;

    explicit SharedSnapshot(Ready ready) : m_ready(std::move(ready)) {}

    /// Whether one of an earlier position is being made, which has to be waited for.
    [[nodiscard]] bool isBusy(std::uint64_t position) const
    {
        return !m_waiting.empty() && m_position != position;
    }
    /// Makes one of the world, which is at `position`, unless there is one: `ready` is called for the
    /// connection at once or later, but not after this was destroyed. Not while it is busy.
    void request(HostedWorld &world, std::uint64_t position, ConnectionId id);

private:
    void finish(HostedWorld::Snapshot made);

    Ready m_ready;
    std::weak_ptr<const std::vector<std::uint8_t>> m_bytes; ///< while it is being sent to anyone
    std::uint64_t m_position = 0;
    std::vector<ConnectionId> m_waiting; ///< for the one that is being made
    std::shared_ptr<SharedSnapshot *> m_self = std::make_shared<SharedSnapshot *>(this); ///< while it lives
};

/// A connection of a host; by `HostLink`.
struct HostConnection {
    FrameReader reader;
    std::int64_t sinceMs = 0;
    std::int64_t heardMs = 0;
    std::int64_t aliveMs = 0;                                  ///< when the last sign of life was sent
    std::optional<LinkPlayer> player;                          ///< once greeted
    bool isWelcome = false;                                    ///< once the welcome was sent
    bool streams = false;                                      ///< gets what is ordered
    bool wantsWorld = false;                                   ///< and gets it as soon as its rate allows
    std::shared_ptr<const std::vector<std::uint8_t>> snapshot; ///< while it is being sent
    std::size_t snapshotSent = 0;                              ///< bytes of it
    std::size_t unwritten = 0;                                 ///< bytes sent and not reported as written
};

} // namespace cave
