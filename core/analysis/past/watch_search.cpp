// SPDX-License-Identifier: MIT
// Moments of a past at which a watch point holds.
#include "core/analysis/past/past_state.h"
#include "core/analysis/past/watch_point.h"

#include <algorithm>
#include <utility>

namespace cave {
namespace {

class MomentFinder {
public:
    MomentFinder(LogReplay replay, const WatchPoint &point, const WatchSearch &search)
        : m_replay(std::move(replay))
        , m_point(point)
        , m_search(search)
    {
    }

    std::vector<WatchFind> find()
    {
        if (m_replay.moment() == Moment{})
            judge(marksOf(m_replay, {}, m_search.player)); // to the beginning leads an edit, or nothing
        std::vector<Event> events;
        while (!isDone() && m_replay.advance(events) && m_replay.world().turn <= m_search.last)
            judge(marksOf(m_replay, events, m_search.player));
        return std::move(m_found);
    }

private:
    [[nodiscard]] bool isDone() const { return !m_search.all && !m_found.empty(); }

    void judge(const std::vector<TimelineMark> &marks)
    {
        World &world = m_replay.session().mutableWorld();
        const PartyMember *player = world.party.find(m_search.player);
        if (player == nullptr || world.turn < m_search.first || world.turn > m_search.last)
            return;
        if (marks.empty() && m_point.holds(world, *player, nullptr))
            m_found.push_back({m_replay.moment(), world.turn, std::nullopt});
        for (const TimelineMark &mark : marks) {
            if (!isDone() && m_point.holds(world, *player, &mark))
                m_found.push_back({m_replay.moment(), world.turn, mark});
        }
    }

    LogReplay m_replay;
    const WatchPoint &m_point;
    WatchSearch m_search;
    std::vector<WatchFind> m_found;
};

} // namespace

std::vector<WatchFind> findMoments(const Timeline &timeline, const WatchPoint &point,
                                   const WatchSearch &search)
{
    return MomentFinder(
               timeline.replayAt(timeline.momentOf(std::max(search.first, timeline.firstTurn()) - 1)), point,
               search)
        .find();
}

} // namespace cave
