#include "core/rules/real_time_simulation.h"

#include "core/rules/monsters.h"
#include "core/world/collected_objects.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

namespace cave {
namespace {

constexpr double kMercyOnEntering = 0.5; // seconds

/// Calls `use(Monster)` for each living monster on the level.
template<class Use>
void forEachLiving(World &world, const Level &level, Use use)
{
    std::vector<RegionPos> regions;
    forEachRegion(level.area, world.map.regionSize(),
                  [&regions](RegionPos pos, const CellRect &) { regions.push_back(pos); });
    for (const RegionPos pos : regions) {
        for (const Monster &monster : monstersOf(world, pos)) {
            if (monster.state.alive && level.area.contains(monster.state.position))
                use(monster);
        }
    }
}

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

bool hasFoes(World &world, const Level &level)
{
    bool found = false;
    forEachLiving(world, level,
                  [&](const Monster &monster) { found = found || !kindOf(world, monster).fixture; });
    return found;
}

bool actionFits(World &world)
{
    if (!world.action)
        return false;
    const ActionState &state = *world.action;
    const Level *level = world.map.plan().levelAt(world.player.position);
    if (level == nullptr || level->number != state.level || cellAt(state.player) != world.player.position)
        return false;
    std::size_t living = 0;
    bool fits = true;
    forEachLiving(world, *level, [&](const Monster &monster) {
        const auto agent = std::ranges::lower_bound(state.agents, monster.id, {}, &Agent::id);
        fits = fits && agent != state.agents.end() && agent->id == monster.id &&
               agent->kind == monster.kind && cellAt(agent->position) == monster.state.position;
        ++living;
    });
    return fits && living == state.agents.size();
}

RealTimeSimulation::RealTimeSimulation(World &world)
{
    readLevel(world);
}

RealTimeSimulation RealTimeSimulation::enter(World &world)
{
    ActionState state = world.action.value_or(ActionState{});
    state.player = middleOf(world.player.position);
    state.unhurtFor = std::max(state.unhurtFor, kMercyOnEntering);
    state.agents.clear();
    state.shots.clear();
    world.action = std::move(state);
    RealTimeSimulation stage(world);
    world.action->level = stage.m_level.number;
    forEachLiving(world, stage.m_level, [&world](const Monster &monster) {
        world.action->agents.push_back(agentOf(world, monster));
    });
    std::ranges::sort(world.action->agents, {}, &Agent::id);
    return stage;
}

void RealTimeSimulation::readLevel(World &world)
{
    const WorldPos at = world.player.position;
    const Level *level = world.map.plan().levelAt(at);
    m_level = level != nullptr ? *level : Level{1, {at, 1, 1}, 0, std::nullopt, std::nullopt};
    world.map.copyRock(m_level.area, m_rock);
    m_solid = m_rock;
    forEachLiving(world, m_level, [&](const Monster &monster) {
        const WorldPos cell = monster.state.position;
        if (kindOf(world, monster).fixture && m_level.area.contains(cell))
            m_solid.set(static_cast<int>(cell.x - m_level.area.origin.x),
                        static_cast<int>(cell.y - m_level.area.origin.y));
    });
    readThings(world);
    m_shut = world.spec.settings.doors == DoorRule::Beaten && hasFoes(world, m_level);
    setGround();
}

void RealTimeSimulation::setGround()
{
    BitGrid barred = m_solid;
    for (int y = 0; m_shut && y < barred.height(); ++y) {
        for (int word = 0; word < barred.wordsPerRow(); ++word)
            barred.row(y)[word] |= m_doors.row(y)[word];
    }
    m_toPlayer.setGround(m_level.area, barred);
}

void RealTimeSimulation::readThings(World &world)
{
    const CellRect &area = m_level.area;
    m_doors.reset(area.width, area.height);
    const int size = world.map.regionSize();
    forEachRegion(area, size, [&](RegionPos pos, const CellRect &) {
        const RegionChanges &changes = world.map.changesOf(pos);
        for (const Feature &feature : world.map.region(pos).features) {
            const WorldPos at = worldPos(pos, feature.cell, size);
            if (!area.contains(at) || changes.isClaimed(feature.cell))
                continue;
            if (feature.kind == FeatureKind::Door && world.map.plan().linkFrom(at))
                m_doors.set(static_cast<int>(at.x - area.origin.x), static_cast<int>(at.y - area.origin.y));
            m_things[at].push_back(feature);
        }
    });
}

bool RealTimeSimulation::isRock(WorldPos cell) const
{
    const CellRect &area = m_level.area;
    return !area.contains(cell) ||
           m_rock.test(static_cast<int>(cell.x - area.origin.x), static_cast<int>(cell.y - area.origin.y));
}

bool RealTimeSimulation::isSolid(WorldPos cell) const
{
    const CellRect &area = m_level.area;
    if (!area.contains(cell))
        return true;
    const auto x = static_cast<int>(cell.x - area.origin.x);
    const auto y = static_cast<int>(cell.y - area.origin.y);
    return m_solid.test(x, y) || (m_shut && m_doors.test(x, y));
}

std::set<RegionPos> RealTimeSimulation::takeTouched()
{
    return std::exchange(m_touched, {});
}

void RealTimeSimulation::step(World &world, Point way, std::vector<ActionEvent> &events)
{
    ActionState &state = *world.action;
    state.unhurtFor = std::max(0.0, state.unhurtFor - kStepSeconds);
    state.sinceUse += kStepSeconds;
    const std::size_t before = events.size();
    movePlayer(world, way, events);
    const auto isOver = [&](const ActionEvent &event) {
        return std::holds_alternative<LevelLeft>(event) || std::holds_alternative<PlayerSlain>(event);
    };
    const auto begin = [&] { return events.begin() + static_cast<std::ptrdiff_t>(before); };
    if (std::any_of(begin(), events.end(), isOver))
        return;
    if (m_toPlayer.goal() != world.player.position)
        m_toPlayer.setGoal(world.player.position);
    for (Agent &agent : state.agents)
        moveAgent(world, agent, events);
    moveShots(world, events);
    buryDead(world, events);
    // Whoever is hurt to death dies once, after everything else of the step.
    if (world.player.health <= 0 && std::none_of(begin(), events.end(), isOver))
        events.emplace_back(PlayerSlain{});
}

bool RealTimeSimulation::fits(Point middle) const
{
    for (const double dx : {-kBodyHalf, kBodyHalf}) {
        for (const double dy : {-kBodyHalf, kBodyHalf}) {
            if (isSolid(cellAt({middle.x + dx, middle.y + dy})))
                return false;
        }
    }
    return true;
}

/// Along each axis as far as it goes. Who walks along one axis and only just clips a corner is led around it.
Point RealTimeSimulation::moved(Point from, Point way) const
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

void RealTimeSimulation::movePlayer(World &world, Point way, std::vector<ActionEvent> &events)
{
    ActionState &state = *world.action;
    if (way == Point{})
        return;
    state.facing = unit(way);
    state.player = moved(state.player, way);
    const WorldPos at = cellAt(state.player);
    if (at == world.player.position)
        return;
    events.emplace_back(PlayerStepped{world.player.position, at});
    world.player.position = at;
    meetThings(world, events);
}

void RealTimeSimulation::meetThings(World &world, std::vector<ActionEvent> &events)
{
    const WorldPos at = world.player.position;
    const auto found = m_things.find(at);
    if (found == m_things.end())
        return;
    std::vector<Feature> things = found->second;
    // What may end the level comes last, so that everything else is told.
    std::stable_partition(things.begin(), things.end(), [](const Feature &thing) {
        return isTakeable(thing.kind) || thing.kind == FeatureKind::Info;
    });
    bool taken = false;
    for (const Feature &thing : things)
        taken = meet(world, at, thing, events) || taken;
    if (!taken)
        return;
    m_things.erase(at);
    const RegionPos pos = regionOf(at, world.map.regionSize());
    const CellPos cell = cellOf(at, world.map.regionSize());
    world.map.edit(pos, [cell](RegionChanges &changes) {
        changes.claimed.insert(std::ranges::upper_bound(changes.claimed, cell), cell);
    });
    m_touched.insert(pos);
}

} // namespace cave
