// SPDX-License-Identifier: MIT
#include "core/rules/real_time/agents.h"

#include "core/rules/monsters.h"

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

constexpr double kBodyHalf = 0.35; // half the side of the square that doesn't go into what is solid

void setCell(BitGrid &grid, const CellRect &area, WorldPos cell)
{
    grid.set(static_cast<int>(cell.x - area.origin.x), static_cast<int>(cell.y - area.origin.y));
}

bool testCell(const BitGrid &grid, const CellRect &area, WorldPos cell)
{
    return grid.test(static_cast<int>(cell.x - area.origin.x), static_cast<int>(cell.y - area.origin.y));
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

LevelGround::LevelGround(World &world, WorldPos cell) : m_level(levelAround(world, cell))
{
    world.map.copyRock(m_level.area, m_rock);
    m_solid = m_rock;
    for (const Monster &monster : livingOn(world, m_level)) {
        if (kindOf(world, monster).fixture)
            setCell(m_solid, m_level.area, monster.state.position);
    }
    readDoors(world);
    m_shut = world.spec.settings.doors == DoorRule::Beaten && hasFoes(world, m_level);
    setGround();
}

void LevelGround::readDoors(World &world)
{
    const CellRect &area = m_level.area;
    m_doors.reset(area.width, area.height);
    const int size = world.map.regionSize();
    forEachRegion(area, size, [&](RegionPos pos, const CellRect &) {
        const RegionChanges &changes = world.map.changesOf(pos);
        for (const Feature &feature : world.map.region(pos).features) {
            const WorldPos at = worldPos(pos, feature.cell, size);
            if (feature.kind == FeatureKind::Door && area.contains(at) && !changes.isClaimed(feature.cell) &&
                world.map.plan().linkFrom(at))
                setCell(m_doors, area, at);
        }
    });
}

void LevelGround::setGround()
{
    BitGrid barred = m_solid;
    for (int y = 0; m_shut && y < barred.height(); ++y) {
        for (int word = 0; word < barred.wordsPerRow(); ++word)
            barred.row(y)[word] |= m_doors.row(y)[word];
    }
    m_toPlayer.setGround(m_level.area, barred);
}

void LevelGround::openDoors()
{
    m_shut = false;
    setGround();
}

void LevelGround::seek(WorldPos player)
{
    if (m_toPlayer.goal() != player)
        m_toPlayer.setGoal(player);
}

bool LevelGround::isRock(WorldPos cell) const
{
    const CellRect &area = m_level.area;
    return !area.contains(cell) || testCell(m_rock, area, cell);
}

bool LevelGround::isSolid(WorldPos cell) const
{
    const CellRect &area = m_level.area;
    return !area.contains(cell) || testCell(m_solid, area, cell) || (m_shut && testCell(m_doors, area, cell));
}

bool LevelGround::fits(Point middle) const
{
    for (const double dx : {-kBodyHalf, kBodyHalf}) {
        for (const double dy : {-kBodyHalf, kBodyHalf}) {
            if (isSolid(cellAt({middle.x + dx, middle.y + dy})))
                return false;
        }
    }
    return true;
}

/// Who walks along one axis and only just clips a corner is led around it.
Point LevelGround::moved(Point from, Point way) const
{
    Point to = from;
    if (way.x != 0 && fits({to.x + way.x, to.y}))
        to.x += way.x;
    if (way.y != 0 && fits({to.x, to.y + way.y}))
        to.y += way.y;
    if (!(to == from) || (way.x != 0) == (way.y != 0))
        return to;
    const Point middle = middleOf(cellAt(from));
    const WorldPos ahead = cellAt(middle + unit(way));
    if (isSolid(ahead))
        return to;
    const double reach = std::max(way.x < 0 ? -way.x : way.x, way.y < 0 ? -way.y : way.y);
    if (way.x != 0)
        to.y += std::clamp(middle.y - to.y, -reach, reach);
    else
        to.x += std::clamp(middle.x - to.x, -reach, reach);
    return fits(to) ? to : from;
}

} // namespace cave
