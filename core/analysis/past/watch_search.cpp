// SPDX-License-Identifier: MIT
#include "core/analysis/past/watch_search.h"

#include "core/analysis/past/past_state.h"

#include <algorithm>
#include <limits>

namespace cave {

const std::vector<std::optional<TimelineMark>> &WatchCourse::follow(World &world, const PartyMember &player,
                                                                    const std::vector<TimelineMark> &marks)
{
    const bool held = !m_matches.empty();
    m_matches.clear();
    if (marks.empty() && m_point.holds(world, player, nullptr))
        m_matches.emplace_back();
    for (const TimelineMark &mark : marks) {
        if (m_point.holds(world, player, &mark))
            m_matches.emplace_back(mark);
    }
    const bool holds = !m_matches.empty();
    m_begins = holds && (!held || (!marks.empty() && !m_point.holds(world, player, nullptr)));
    return m_matches;
}

void WatchCourse::skip()
{
    m_matches.clear();
    m_begins = false;
}

WatchFinder::WatchFinder(LogReplay replay, WatchPoint point, const WatchSearch &search)
    : m_replay(std::move(replay))
    , m_course(std::move(point))
    , m_search(search)
{
}

bool WatchFinder::read(std::int64_t moments)
{
    if (!std::exchange(m_begun, true) && m_replay.moment() == Moment{})
        judge(marksOf(m_replay, {}, m_search.player)); // to the beginning leads an edit, or nothing
    std::vector<Event> events;
    for (; moments > 0 && !m_done; --moments) {
        m_done = !m_replay.advance(events) || m_replay.world().turn > m_search.last;
        if (!m_done)
            judge(marksOf(m_replay, events, m_search.player));
    }
    return !m_done;
}

void WatchFinder::judge(const std::vector<TimelineMark> &marks)
{
    World &world = m_replay.session().mutableWorld();
    const PartyMember *player = world.party.find(m_search.player);
    if (player == nullptr)
        return m_course.skip();
    for (const std::optional<TimelineMark> &event : m_course.follow(world, *player, marks)) {
        if (m_done || world.turn < m_search.first || world.turn > m_search.last)
            return;
        m_found.push_back({m_replay.moment(), world.turn, event, m_course.begins()});
        m_done = !m_search.all;
    }
}

std::vector<WatchFind> findMoments(const Timeline &timeline, const WatchPoint &point,
                                   const WatchSearch &search)
{
    const Moment before = timeline.momentOf(std::max(search.first, timeline.firstTurn()) - 1);
    WatchFinder finder(timeline.replayAt(before), point, search);
    while (finder.read(std::numeric_limits<std::int64_t>::max())) {
    }
    return finder.takeFinds();
}

} // namespace cave
