// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/real_time/events.h"
#include "core/world/world.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cave {

// What is done to those who move freely.

/// Takes health from a player, unless they can't be hurt just now; after a touch they can't for a while.
void hurtPlayer(const World &world, PartyMember &member, PlayerHurt::By by, int points,
                std::optional<std::size_t> kind, std::vector<ActionEvent> &events);

/// Gives health back, up to what is whole. Returns the points given.
int healPlayer(const World &world, PartyMember &member, int points, std::vector<ActionEvent> &events);

/// Takes health from an agent; fixtures have none to lose.
void hurtAgent(const World &world, Agent &agent, int points, std::vector<ActionEvent> &events);

/// Calls `act(PartyMember &)` for each member of a party who plays, in order of id; the events are theirs,
/// but for those of others. In a world played alone: once.
template<class Act>
void forEachPlayer(World &world, std::vector<ActionEvent> &events, Act act)
{
    if (world.party.isAlone()) {
        act(world.party.members.front());
        return;
    }
    for (PartyMember &member : world.party.members) {
        if (!member.plays())
            continue;
        const std::size_t before = events.size();
        act(member);
        attribute(events, before, member.id);
    }
}

} // namespace cave
