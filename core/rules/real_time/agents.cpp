// SPDX-License-Identifier: MIT
#include "core/rules/real_time/agents.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace cave {
namespace {

constexpr double kMercyOnEntering = 0.5; // seconds

Agent agentOf(World &world, const Monster &monster)
{
    const MonsterType &kind = kindOf(world, monster);
    Agent agent;
    agent.id = monster.id;
    agent.kind = monster.kind;
    agent.position = middleOf(monster.state.position);
    int health = kind.health;
    agent.strength = kind.strength;
    const std::vector<CastMember> &cast = world.map.region(monster.id.home).cast;
    if (const auto index = static_cast<std::size_t>(monster.id.index); index < cast.size()) {
        health = cast[index].health > 0 ? cast[index].health : health;
        agent.strength = cast[index].strength >= 0 ? cast[index].strength : agent.strength;
    }
    agent.fullHealth = 100 * health;
    agent.health = agent.fullHealth;
    return agent;
}

} // namespace

Level levelAround(const World &world, WorldPos cell)
{
    const Level *level = world.map.plan().levelAt(cell);
    return level != nullptr ? *level : Level{1, {cell, 1, 1}, 0, std::nullopt, std::nullopt};
}

std::vector<Monster> livingOn(World &world, const Level &level)
{
    std::vector<Monster> living;
    forEachRegion(level.area, world.map.regionSize(), [&](RegionPos pos, const CellRect &) {
        for (const Monster &monster : monstersOf(world, pos)) {
            if (monster.state.alive && level.area.contains(monster.state.position))
                living.push_back(monster);
        }
    });
    return living;
}

bool hasFoes(World &world, const Level &level)
{
    return std::ranges::any_of(livingOn(world, level),
                               [&](const Monster &monster) { return !kindOf(world, monster).fixture; });
}

const Level *levelOf(const World &world, const ActionState &action, const Player &player,
                     const PlayerMotion &motion)
{
    const Level *level = world.map.plan().levelAt(player.position);
    const bool there =
        level != nullptr && level->number == action.level && cellAt(motion.player) == player.position;
    return there ? level : nullptr;
}

bool actionFits(World &world, const PartyMember &member)
{
    const Level *level = world.action ? levelOf(world, *world.action, member.player, member.motion) : nullptr;
    if (level == nullptr)
        return false;
    const ActionState &state = *world.action;
    const std::vector<Monster> living = livingOn(world, *level);
    const auto hasAgent = [&state](const Monster &monster) {
        const auto agent = std::ranges::lower_bound(state.agents, monster.id, {}, &Agent::id);
        return agent != state.agents.end() && agent->id == monster.id && agent->kind == monster.kind &&
               cellAt(agent->position) == monster.state.position;
    };
    return living.size() == state.agents.size() && std::ranges::all_of(living, hasAgent);
}

bool wasEntered(const World &world, int player, const Level &level)
{
    for (int y = 0; y < level.area.height; ++y) {
        for (int x = 0; x < level.area.width; ++x) {
            if (world.map.isExplored(player, {level.area.origin.x + x, level.area.origin.y + y}))
                return true;
        }
    }
    return false;
}

namespace {

/// Whether the gentle start of a world still lasts where a player is.
bool isGentle(const World &world, const PartyMember &member)
{
    if (world.spec.settings.gentleStart == Ease::Off)
        return false;
    const int here = levelAround(world, member.player.position).number;
    const auto others = std::ranges::count_if(world.map.plan().levels, [&](const Level &level) {
        return level.number != here && wasEntered(world, member.id, level);
    });
    return others < world.content->scenario.action->gentleStart.rooms;
}

} // namespace

int touchDamage(const World &world, const PartyMember &member, int strength)
{
    const int share =
        isGentle(world, member) ? world.content->scenario.action->gentleStart.touchPercent : 100;
    return static_cast<int>((std::int64_t{strength} * share + 99) / 100);
}

void enterLevel(World &world, PartyMember &member)
{
    ActionState state = world.action.value_or(ActionState{});
    PlayerMotion &motion = member.motion;
    motion.player = middleOf(member.player.position);
    const double grace =
        isGentle(world, member) ? world.content->scenario.action->gentleStart.grace / 100.0 : 0;
    motion.unhurtFor = std::max({motion.unhurtFor, kMercyOnEntering, grace});
    state.agents.clear();
    state.shots.clear();
    const Level level = levelAround(world, member.player.position);
    state.level = level.number;
    for (const Monster &monster : livingOn(world, level))
        state.agents.push_back(agentOf(world, monster));
    std::ranges::sort(state.agents, {}, &Agent::id);
    world.action = std::move(state);
}

const MonsterType &kindOf(const World &world, const Agent &agent)
{
    return world.content->monsters[agent.kind];
}

Monster monsterOf(World &world, const Agent &agent)
{
    Monster monster = findMonster(world, agent.id).value_or(Monster{agent.id, agent.kind, {}, {}});
    monster.state.position = cellAt(agent.position);
    return monster;
}

} // namespace cave
