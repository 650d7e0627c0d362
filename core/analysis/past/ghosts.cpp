// SPDX-License-Identifier: MIT
#include "core/analysis/past/ghosts.h"

#include "core/analysis/past/past_state.h"
#include "core/rules/monsters.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

namespace cave {
namespace {

using Who = std::pair<int, std::optional<MonsterId>>; ///< player and monster, as in `Ghost`

/// None if it is dead or gone.
std::optional<WorldPos> placeOf(World &world, const MonsterId &id)
{
    const std::optional<Monster> monster = currentMonster(world, id);
    return monster && monster->state.alive ? std::optional(monster->state.position) : std::nullopt;
}

std::optional<WorldPos> placeOf(World &world, const Who &who)
{
    if (who.second)
        return placeOf(world, *who.second);
    const PartyMember *member = world.party.find(who.first);
    return member != nullptr && member->plays() ? std::optional(member->player.position) : std::nullopt;
}

/// The players, and the monsters around them.
std::set<Who> shownIn(World &world)
{
    std::set<Who> shown;
    for (const PartyMember &member : world.party.members) {
        if (!member.plays())
            continue;
        shown.emplace(member.id, std::nullopt);
        const WorldPos at = member.player.position;
        const std::vector<Monster> near = world.action
                                              ? monstersAround(world, at)
                                              : monstersNear(world, at, world.spec.settings.viewRadius);
        for (const Monster &monster : near)
            shown.emplace(0, monster.id);
    }
    return shown;
}

/// Keeps each cell of one creature once before and once after the moment, and not that of the moment.
class GhostCollector {
public:
    explicit GhostCollector(World &now) : m_shown(shownIn(now))
    {
        for (const Who &who : m_shown)
            m_now[who] = placeOf(now, who);
    }

    /// To be called with times in increasing order; the last world of a time counts.
    void add(int time, World &world)
    {
        for (const Who &who : m_shown)
            m_places[{time, who}] = placeOf(world, who);
    }

    [[nodiscard]] std::vector<Ghost> ghosts() const
    {
        std::map<std::tuple<Who, WorldPos, bool>, int> times;
        for (const auto &[key, place] : m_places) {
            const auto &[time, who] = key;
            if (!place || place == m_now.at(who))
                continue;
            const auto [known, isNew] = times.try_emplace({who, *place, time > 0}, time);
            if (!isNew && std::abs(time) < std::abs(known->second))
                known->second = time;
        }
        std::vector<Ghost> ghosts;
        for (const auto &[key, time] : times) {
            const auto &[who, place, later] = key;
            ghosts.push_back({time, place, who.first, who.second});
        }
        std::ranges::stable_sort(ghosts, {}, &Ghost::time);
        return ghosts;
    }

private:
    std::set<Who> m_shown;
    std::map<Who, std::optional<WorldPos>> m_now;
    std::map<std::pair<int, Who>, std::optional<WorldPos>> m_places;
};

} // namespace

std::vector<Ghost> ghostsAround(const Timeline &timeline, Moment moment, const GhostSpan &span)
{
    World now = timeline.worldAt(moment);
    GhostCollector collector(now);
    const std::int64_t reach = std::int64_t{span.times} * span.turns;
    LogReplay replay = timeline.replayAt(timeline.momentOf(now.turn - reach));
    std::vector<Event> events;
    do {
        World &world = replay.session().mutableWorld();
        const std::int64_t since = world.turn - now.turn;
        if (since > reach)
            break;
        if (since != 0 && since % span.turns == 0 && since >= -reach)
            collector.add(static_cast<int>(since / span.turns), world);
    } while (replay.advance(events));
    return collector.ghosts();
}

} // namespace cave
