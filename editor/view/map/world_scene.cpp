// SPDX-License-Identifier: MIT
#include "editor/view/map/world_scene.h"

#include "core/base/hashing.h"

namespace cave {
namespace {

ActionMover moverOf(const Content &content, const Agent &agent)
{
    const MonsterType &kind = content.monsters[agent.kind];
    ActionMover mover;
    mover.id = moverId(agent.id);
    mover.position = agent.position;
    mover.facing = agent.facing;
    mover.look = {kind.key, kind.colour, kind.glyph};
    mover.health = agent.fullHealth > 0 ? static_cast<double>(agent.health) / agent.fullHealth : 1;
    mover.fixed = kind.fixture;
    return mover;
}

ActionMissile missileOf(const Shot &shot)
{
    const ActionMissile::Kind kind = shot.byPlayer ? ActionMissile::Magic
                                     : shot.homing ? ActionMissile::Homing
                                                   : ActionMissile::Arrow;
    return {static_cast<std::uint64_t>(shot.id), shot.position, unit(shot.velocity), kind};
}

} // namespace

std::uint64_t moverId(const MonsterId &id)
{
    return combine(hashAt(0, id.home.x, id.home.y), id.index);
}

ActionScene sceneOf(const World &world)
{
    const ActionState &action = *world.action;
    ActionScene scene;
    scene.player = world.motion().player;
    scene.facing = world.motion().facing;
    scene.unhurtFor = world.motion().unhurtFor;
    scene.hasPlayer = !world.party.current().watching;
    scene.movers.reserve(action.agents.size());
    for (const Agent &agent : action.agents)
        scene.movers.push_back(moverOf(*world.content, agent));
    scene.missiles.reserve(action.shots.size());
    for (const Shot &shot : action.shots)
        scene.missiles.push_back(missileOf(shot));
    return scene;
}

} // namespace cave
