// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/real_time/events.h"
#include "core/world/world.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cave {

// What is done to those who move freely.

/// Takes health from the player, unless they can't be hurt just now; after a touch they can't for a while.
void hurtPlayer(World &world, PlayerHurt::By by, int points, std::optional<std::size_t> kind,
                std::vector<ActionEvent> &events);

/// Gives health back, up to what is whole. Returns the points given.
int healPlayer(World &world, int points, std::vector<ActionEvent> &events);

/// Takes health from an agent; fixtures have none to lose.
void hurtAgent(const World &world, Agent &agent, int points, std::vector<ActionEvent> &events);

/// Calls `act()` for each member of a party who plays and is alive, in order of id, while they are the one
/// shown; the events are theirs, but for those of others. In a world played alone: once.
template<class Act>
void forEachPlayer(World &world, std::vector<ActionEvent> &events, Act act)
{
    if (world.party.isAlone()) {
        act();
        return;
    }
    const int shown = world.party.shown;
    for (std::size_t i = 0; i < world.party.members.size(); ++i) {
        const PartyMember &member = world.party.members[i];
        if (!member.plays())
            continue;
        showPlayer(world, member.id);
        const std::size_t before = events.size();
        act();
        attribute(events, before, member.id);
    }
    showPlayer(world, shown);
}

} // namespace cave
