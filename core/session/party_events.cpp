// SPDX-License-Identifier: MIT
#include "core/session/party_events.h"

#include "core/session/event.h"

#include <algorithm>
#include <iterator>
#include <type_traits>
#include <variant>

namespace cave {
namespace {

template<class Happened, class... Kinds>
constexpr bool kIsOneOf = (std::is_same_v<Happened, Kinds> || ...);

/// Happens to the world, and shows on the map of all players nearby.
bool concernsAll(const Event &event)
{
    return std::visit(
        [](const auto &it) {
            return kIsOneOf<std::decay_t<decltype(it)>, MonsterMoved, TimePassed, ClockChanged, RunEnded,
                            AgentHurt, AgentSlain, ShotFired, ShotEnded, LevelBeaten, PlayerJoined,
                            PlayerLeft, OwnMapsGiven>;
        },
        event);
}

} // namespace

std::vector<Event> ownEvents(const std::vector<Event> &events, int player)
{
    std::vector<Event> own;
    std::ranges::copy_if(events, std::back_inserter(own), [player](const Event &event) {
        return event.player == player || concernsAll(event);
    });
    return own;
}

} // namespace cave
