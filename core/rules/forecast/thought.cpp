// SPDX-License-Identifier: MIT
#include "core/rules/forecast/thought.h"

#include "core/rules/monster_turn.h"
#include "core/rules/real_time/real_time_simulation.h"

namespace cave {

std::optional<MonsterThought> thoughtOf(World &world, const MonsterId &id)
{
    const std::optional<Monster> monster = findMonster(world, id);
    if (!monster || !monster->state.alive)
        return std::nullopt;
    PartyMember &member = world.party.at(nearestPlayer(world, monster->state.position));
    if (world.content->scenario.freeMovement() && world.action)
        return RealTimeSimulation(world, member.player.position).thoughtOf(world, member, id);
    return thoughtInTurn(world, member, *monster);
}

} // namespace cave
