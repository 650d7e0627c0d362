// SPDX-License-Identifier: MIT
#include "core/rules/forecast/thought.h"

#include "core/rules/monster_turn.h"
#include "core/rules/real_time/real_time_simulation.h"

namespace cave {

std::optional<MonsterThought> thoughtOf(World &world, int player, const MonsterId &id)
{
    PartyMember &member = world.party.at(player);
    const std::optional<Monster> monster = findMonster(world, id);
    if (!monster || !monster->state.alive)
        return std::nullopt;
    if (world.content->scenario.freeMovement() && world.action)
        return RealTimeSimulation(world, member.player.position).thoughtOf(world, member, id);
    return thoughtInTurn(world, member, *monster);
}

std::optional<MonsterThought> thoughtOf(World &world, const MonsterId &id)
{
    return thoughtOf(world, world.party.shown, id);
}

} // namespace cave
