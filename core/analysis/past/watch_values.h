// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/timeline.h"
#include "core/world/world.h"

#include <cstddef>

namespace cave {

// What the names of watch points stand for, by their index in `watchNames`; kinds of monsters follow.
// Internal to `WatchPoint`.

/// What a value costs to be asked for, compared with others.
double watchCost(std::size_t name);

/// The values of a moment.
class WatchValues {
public:
    /// All of them are observed; `event` may be nullptr.
    WatchValues(World &world, const PartyMember &player, const TimelineMark *event)
        : m_world(world)
        , m_player(player)
        , m_event(event)
    {
    }

    /// 1 or 0 of an event, infinite for the monster of none, NaN if undefined.
    [[nodiscard]] double of(std::size_t name);

private:
    [[nodiscard]] double monsterKind();
    [[nodiscard]] double distance();

    World &m_world;
    const PartyMember &m_player;
    const TimelineMark *m_event;
};

} // namespace cave
