// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/timeline.h"
#include "core/analysis/past/watch_point.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace cave {

/// Follows a watch point from moment to moment.
class WatchCourse {
public:
    explicit WatchCourse(WatchPoint point) : m_point(std::move(point)) {}

    /// The next moment, with what happened in it: the events with which the watch point holds, or one "none"
    /// if it does without any. `world` only generates regions. Valid until the next call.
    const std::vector<std::optional<TimelineMark>> &follow(World &world, const PartyMember &player,
                                                           const std::vector<TimelineMark> &marks);
    /// The player isn't there in the next moment.
    void skip();
    /// Whether it begins to hold in this moment: it didn't in the one before, or holds only for what
    /// happened.
    [[nodiscard]] bool begins() const { return m_begins; }

    [[nodiscard]] const WatchPoint &point() const { return m_point; }

private:
    WatchPoint m_point;
    std::vector<std::optional<TimelineMark>> m_matches;
    bool m_begins = false;
};

/// A moment at which a watch point holds, and the event with which it does, if one is needed or there.
struct WatchFind {
    Moment moment;
    std::int64_t turn = 0;
    std::optional<TimelineMark> event;
    bool begins = false; ///< see `WatchCourse::begins`; also at the first moment looked at
};

/// Where to look for such moments.
struct WatchSearch {
    int player = 1;
    std::int64_t first = 0; ///< turn; from the beginning if the log begins later
    std::int64_t last = 0;  ///< turn, included
    bool all = false;       ///< otherwise only the first one
};

/// Looks for the moments at which a watch point holds, in order: once for each event with which it does, or
/// once without any.
class WatchFinder {
public:
    /// Looks at the moments after the one at which the replay stands, and at the first of all.
    WatchFinder(LogReplay replay, WatchPoint point, const WatchSearch &search);

    /// Goes on for at most this many moments. False once there is nothing more to look at.
    bool read(std::int64_t moments);
    /// What was found since this was last called.
    [[nodiscard]] std::vector<WatchFind> takeFinds() { return std::exchange(m_found, {}); }
    /// How far it has looked.
    [[nodiscard]] Moment end() const { return m_replay.moment(); }
    [[nodiscard]] std::int64_t turn() const { return m_replay.world().turn; }
    /// Whether the log ends before its last command, which isn't possible.
    [[nodiscard]] bool isStuck() const { return m_replay.isStuck(); }

private:
    void judge(const std::vector<TimelineMark> &marks);

    LogReplay m_replay;
    WatchCourse m_course;
    WatchSearch m_search;
    std::vector<WatchFind> m_found;
    bool m_begun = false;
    bool m_done = false;
};

/// All that such a search finds in a timeline, as far as the past is read.
[[nodiscard]] std::vector<WatchFind> findMoments(const Timeline &timeline, const WatchPoint &point,
                                                 const WatchSearch &search);

} // namespace cave
