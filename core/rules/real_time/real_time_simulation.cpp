// SPDX-License-Identifier: MIT
#include "core/rules/real_time/real_time_simulation.h"

#include "core/rules/real_time/effects.h"
#include "core/rules/real_time/things.h"
#include "core/world/features.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>

namespace cave {

RealTimeSimulation::RealTimeSimulation(World &world, WorldPos cell) : m_ground(world, cell)
{
    readThings(world);
}

void RealTimeSimulation::readThings(World &world)
{
    const CellRect &area = level().area;
    const int size = world.map.regionSize();
    forEachRegion(area, size, [&](RegionPos pos, const CellRect &) {
        const RegionChanges &changes = world.map.changesOf(pos);
        for (const Feature &feature : world.map.region(pos).features) {
            const WorldPos at = worldPos(pos, feature.cell, size);
            if (area.contains(at) && !changes.isClaimed(feature.cell))
                m_things[at].push_back(feature);
        }
    });
}

std::set<RegionPos> RealTimeSimulation::takeTouched()
{
    return std::exchange(m_touched, {});
}

void RealTimeSimulation::step(World &world, const std::function<Point(const PartyMember &)> &wayOf,
                              std::vector<ActionEvent> &events, Witness *witness)
{
    const std::size_t before = events.size();
    std::set<int> slain; // at once, as on spikes
    const auto began = [&] { return events.begin() + static_cast<std::ptrdiff_t>(before); };
    const auto isLeft = [](const ActionEvent &event) { return std::holds_alternative<LevelLeft>(event); };
    const auto isSlain = [](const ActionEvent &event) { return std::holds_alternative<PlayerSlain>(event); };
    forEachPlayer(world, events, [&](PartyMember &member) {
        if (std::any_of(began(), events.end(), isLeft))
            return; // all leave together
        PlayerMotion &motion = member.motion;
        motion.unhurtFor = std::max(0.0, motion.unhurtFor - kStepSeconds);
        motion.sinceUse += kStepSeconds;
        const auto moved = static_cast<std::ptrdiff_t>(events.size());
        movePlayer(world, member, wayOf(member), events);
        if (std::any_of(events.begin() + moved, events.end(), isSlain))
            slain.insert(member.id);
    });
    const bool alone = world.party.isAlone();
    if (std::any_of(began(), events.end(), isLeft) || (alone && std::any_of(began(), events.end(), isSlain)))
        return;
    moveAgents(world, events, witness);
    moveShots(world, m_ground, events);
    buryDead(world, events);
    // Whoever is hurt to death dies once, after everything else of the step.
    forEachPlayer(world, events, [&](PartyMember &member) {
        if (member.player.health <= 0 && !slain.contains(member.id))
            events.emplace_back(PlayerSlain{});
    });
}

/// Each goes by the player it is nearest to.
void RealTimeSimulation::moveAgents(World &world, std::vector<ActionEvent> &events, Witness *witness)
{
    const bool alone = world.party.isAlone();
    std::vector<int> nearest; // before any of them moves; in a party
    if (!alone) {
        for (const Agent &agent : world.action->agents)
            nearest.push_back(nearestPlayer(world, cellAt(agent.position)));
    }
    forEachPlayer(world, events, [&](PartyMember &member) {
        m_ground.seek(member.player.position);
        for (std::size_t i = 0; i < world.action->agents.size(); ++i) {
            if (!alone && nearest[i] != member.id)
                continue;
            Agent &agent = world.action->agents[i];
            const WorldPos from = cellAt(agent.position);
            AgentTurn turn(world, m_ground, agent, member);
            if (witness != nullptr && witness->watches(agent.id))
                witness->thoughts.push_back(turn.thought());
            turn.take(events);
            if (cellAt(agent.position) != from)
                updateChanges(world, agent);
        }
    });
}

void RealTimeSimulation::movePlayer(World &world, PartyMember &member, Point way,
                                    std::vector<ActionEvent> &events)
{
    PlayerMotion &motion = member.motion;
    Player &player = member.player;
    if (way == Point{} || player.health <= 0)
        return;
    motion.facing = unit(way);
    motion.player = m_ground.moved(motion.player, way);
    const WorldPos at = cellAt(motion.player);
    if (at == player.position)
        return;
    if (const PartyMember *ally = allyAt(world, member.id, at))
        swapPlaces(member, world.party.at(ally->id), events);
    events.emplace_back(PlayerStepped{player.position, at});
    player.position = at;
    meetThings(world, member, events);
}

/// The ally goes to the member's cell.
void RealTimeSimulation::swapPlaces(const PartyMember &member, PartyMember &ally,
                                    std::vector<ActionEvent> &events)
{
    const WorldPos from = std::exchange(ally.player.position, member.player.position);
    ally.motion.player = middleOf(ally.player.position);
    events.emplace_back(PlayerStepped{from, ally.player.position});
    events.back().player = ally.id;
}

void RealTimeSimulation::meetThings(World &world, PartyMember &member, std::vector<ActionEvent> &events)
{
    const WorldPos at = member.player.position;
    const auto found = m_things.find(at);
    if (found == m_things.end())
        return;
    std::vector<Feature> things = found->second;
    // What may end the level comes last, so that everything else is reported.
    std::stable_partition(things.begin(), things.end(), [](const Feature &thing) {
        return isTakeable(thing.kind) || thing.kind == FeatureKind::Info;
    });
    bool taken = false;
    for (const Feature &thing : things)
        taken = meetThing(world, member, thing, events) || taken;
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

std::optional<UseIssue> RealTimeSimulation::use(World &world, PartyMember &member,
                                                std::vector<ActionEvent> &events)
{
    const std::optional<UseIssue> issue = useHeld(world, member, events);
    if (!issue)
        buryDead(world, events);
    return issue;
}

void RealTimeSimulation::faceNearest(World &world, PartyMember &member) const
{
    PlayerMotion &motion = member.motion;
    const Agent *nearest = nullptr;
    const auto far = [&motion](const Agent &agent) {
        const Point way = agent.position - motion.player;
        return dot(way, way);
    };
    for (Agent &agent : world.action->agents) {
        const bool foe = !kindOf(world, agent).fixture;
        if (foe && !(agent.position == motion.player) &&
            AgentTurn(world, m_ground, agent, member).seesPlayer() &&
            (nearest == nullptr || far(agent) < far(*nearest)))
            nearest = &agent;
    }
    if (nearest != nullptr)
        motion.facing = unit(nearest->position - motion.player);
}

void RealTimeSimulation::buryDead(World &world, std::vector<ActionEvent> &events)
{
    std::vector<Agent> &agents = world.action->agents;
    const auto isFoe = [&world](const Agent &agent) { return !kindOf(world, agent).fixture; };
    const auto isDead = [&](const Agent &agent) { return agent.health <= 0 && isFoe(agent); };
    if (std::ranges::none_of(agents, isDead))
        return;
    for (const Agent &agent : agents) {
        if (!isDead(agent))
            continue;
        updateChanges(world, agent);
        events.emplace_back(AgentSlain{agent.id, agent.kind, agent.position});
    }
    std::erase_if(agents, isDead);
    if (std::ranges::any_of(agents, isFoe))
        return;
    m_ground.openDoors();
    events.emplace_back(LevelBeaten{level().number});
}

/// Of the region that the monster belongs to: where its agent is, and whether it lives.
void RealTimeSimulation::updateChanges(World &world, const Agent &agent)
{
    MonsterState state = monsterOf(world, agent).state;
    state.alive = agent.health > 0;
    setMonsterState(world, agent.id, state);
    m_touched.insert(agent.id.home);
}

std::optional<MonsterThought> RealTimeSimulation::thoughtOf(World &world, PartyMember &member,
                                                            const MonsterId &id)
{
    const auto found = std::ranges::find(world.action->agents, id, &Agent::id);
    if (found == world.action->agents.end())
        return std::nullopt;
    m_ground.seek(member.player.position);
    return AgentTurn(world, m_ground, *found, member).thought();
}

} // namespace cave
