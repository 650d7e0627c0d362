// SPDX-License-Identifier: MIT
#include "core/session/event.h"

#include "core/session/event_kinds.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <type_traits>
#include <variant>

namespace cave {
namespace {

template<std::size_t Index>
EventVariant moved(void *kind)
{
    using Kind = std::variant_alternative_t<Index, EventVariant>;
    return EventVariant(std::in_place_index<Index>, std::move(*static_cast<Kind *>(kind)));
}

template<std::size_t... Indices>
EventVariant movedAt(std::size_t index, void *kind, std::index_sequence<Indices...> /*all*/)
{
    using Move = EventVariant (*)(void *);
    constexpr std::array<Move, sizeof...(Indices)> kMoves{moved<Indices>...};
    return kMoves[index](kind);
}

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

Event::Event(std::size_t index, void *kind)
    : EventVariant(movedAt(index, kind, std::make_index_sequence<std::variant_size_v<EventVariant>>()))
{
}

Event::Event(const Event &other) = default;
Event::Event(Event &&other) noexcept = default;
Event &Event::operator=(const Event &other) = default;
Event &Event::operator=(Event &&other) noexcept = default;
Event::~Event() = default;

bool operator==(const Event &a, const Event &b)
{
    return a.player == b.player &&
           static_cast<const EventVariant &>(a) == static_cast<const EventVariant &>(b);
}

std::vector<Event> ownEvents(const std::vector<Event> &events, int player)
{
    std::vector<Event> own;
    std::ranges::copy_if(events, std::back_inserter(own), [player](const Event &event) {
        return event.player == player || concernsAll(event);
    });
    return own;
}

} // namespace cave
