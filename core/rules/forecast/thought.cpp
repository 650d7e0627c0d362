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
    if (world.content->scenario.freeMovement() && world.action)
        return RealTimeSimulation(world).thoughtOf(world, id);
    return thoughtInTurn(world, *monster);
}

} // namespace cave
