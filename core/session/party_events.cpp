// SPDX-License-Identifier: MIT
#include "core/session/party_events.h"

#include "core/session/event.h"

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
    bool isOwn = true;
    for (const Event &event : events) {
        if (const auto *acts = std::get_if<ActorChanged>(&event))
            isOwn = acts->player == player;
        else if (isOwn || concernsAll(event))
            own.push_back(event);
    }
    return own;
}

} // namespace cave
