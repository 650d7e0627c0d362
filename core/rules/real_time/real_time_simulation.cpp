// SPDX-License-Identifier: MIT
#include "core/rules/real_time/real_time_simulation.h"

#include "core/base/hashing.h"
#include "core/rules/brain.h"
#include "core/rules/monsters.h"
#include "core/rules/real_time/agents.h"
#include "core/rules/real_time/effects.h"
#include "core/rules/real_time/events.h"
#include "core/sight/line_of_sight.h"
#include "core/world/features.h"
#include "core/world/world.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace cave {
namespace {

Ways onlyWay(WorldPos from, const std::optional<WorldPos> &to)
{
    Ways ways;
    if (const std::optional<Direction> direction = to ? directionTo(from, *to) : std::nullopt)
        ways.add(*direction);
    return ways;
}

/// What one agent does in a step about one player: its intent, carried out between cells. Who keeps to cells
/// walks from the middle of one to that of the next. The way to the player must be known to the ground.
class AgentTurn final : private Senses, private Walker {
public:
    AgentTurn(World &world, const LevelGround &ground, Agent &agent, PartyMember &prey)
        : m_world(world)
        , m_ground(ground)
        , m_agent(agent)
        , m_prey(prey)
    {
    }

    /// Lets the agent act, and touch the player.
    void take(std::vector<ActionEvent> &events)
    {
        m_agent.sinceShot += kStepSeconds;
        m_agent.sinceHeal += kStepSeconds;
        m_agent.moving = false;
        const NamedTree *named = treeOf(m_world, Monster{m_agent.id, m_agent.kind, {}, {}});
        if (named != nullptr)
            carryOut(intentOf(decide(named->tree, *this)), events);
        touch(events);
    }

    /// What it would decide now, and why.
    [[nodiscard]] MonsterThought thought()
    {
        MonsterThought thought;
        thought.monster = monsterOf(m_world, m_agent);
        thought.tree = treeOf(m_world, thought.monster);
        thought.acts = true;
        thought.notices = seesPlayer();
        thought.energy = kindOf(m_world, m_agent).speed;
        if (thought.tree == nullptr)
            return thought;
        const Intent intent = intentOf(decide(thought.tree->tree, *this, &thought.trace));
        const Aim aim = aimOf(intent);
        if (aim.straight)
            thought.target = m_prey.player.position;
        if (!aim.cell)
            return thought;
        thought.target = intent.kind == Intent::Kind::Approach ? m_prey.player.position : *aim.cell;
        thought.path.push_back(cellAt(m_agent.position));
        for (std::optional<WorldPos> cell = aim.cell; cell; cell = m_ground.toPlayer().next(*cell)) {
            thought.path.push_back(*cell);
            if (*cell == *thought.target)
                break;
        }
        return thought;
    }

    /// True if the player is within its notice radius, with no wall between.
    [[nodiscard]] bool seesPlayer() const override
    {
        const WorldPos from = cellAt(m_agent.position);
        const WorldPos to = m_prey.player.position;
        if (!isWithin(from, to, 100 * kindOf(m_world, m_agent).noticeRadius))
            return false;
        return lineOfSight([this](WorldPos cell) { return m_ground.isRock(cell); }, from, to,
                           m_world.spec.settings.gaps);
    }

private:
    /// Where it goes in this step: to the middle of a cell, or straight for the player; or nowhere.
    struct Aim {
        std::optional<WorldPos> cell;
        bool straight = false;
    };

    [[nodiscard]] bool nearPlayer(int distance) const override
    {
        const Point way = m_prey.motion.player - m_agent.position;
        const double hundredths = distance;
        return 10'000 * dot(way, way) <= hundredths * hundredths;
    }

    [[nodiscard]] bool lowHp(int threshold) const override { return m_agent.health <= threshold; }

    [[nodiscard]] bool headsBack(Axis axis) const override
    {
        return (axis == Axis::Vertical ? m_agent.facing.y : m_agent.facing.x) < 0;
    }

    /// The same for a second.
    [[nodiscard]] Wandering wandering() const override
    {
        const auto second = static_cast<std::uint64_t>(m_world.turn / kStepsPerSecond);
        const MonsterId &id = m_agent.id;
        const std::uint64_t place = hashAt(combine(m_world.key, second), id.home.x, id.home.y);
        return {combine(place, id.index), 4, std::nullopt};
    }

    [[nodiscard]] Ways towardPlayer() override
    {
        const WorldPos at = cellAt(m_agent.position);
        return onlyWay(at, m_ground.toPlayer().next(at));
    }

    [[nodiscard]] Ways awayFromPlayer() override
    {
        const WorldPos at = cellAt(m_agent.position);
        return onlyWay(at, m_ground.toPlayer().nextAway(at));
    }

    void carryOut(const Intent &intent, std::vector<ActionEvent> &events)
    {
        if (intent.kind == Intent::Kind::Shoot)
            shoot(intent, events);
        else if (intent.kind == Intent::Kind::Heal)
            heal(intent);
        else
            walk(aimOf(intent), events);
    }

    [[nodiscard]] Aim aimOf(const Intent &intent)
    {
        using Kind = Intent::Kind;
        const WorldPos at = cellAt(m_agent.position);
        const bool here = intent.kind == Kind::Approach && m_ground.toPlayer().stepsFrom(at) == 0;
        if (here || intent.kind == Kind::Charge || intent.kind == Kind::Attack)
            return {std::nullopt, true};
        if (const std::optional<WorldPos> kept = keptCell(intent))
            return {kept, false};
        for (const Direction way : waysOf(intent, *this)) {
            if (const WorldPos to = step(at, way); !m_ground.isSolid(to))
                return {to, false};
        }
        return {};
    }

    /// Who is between two cells goes on to the next one as long as that is where the intent leads.
    [[nodiscard]] std::optional<WorldPos> keptCell(const Intent &intent) const
    {
        using Kind = Intent::Kind;
        if (!m_agent.toward || m_ground.isSolid(*m_agent.toward))
            return std::nullopt;
        if (intent.kind == Kind::Patrol || intent.kind == Kind::Wander)
            return m_agent.toward;
        if (intent.kind != Kind::Approach && intent.kind != Kind::KeepAway)
            return std::nullopt;
        const std::optional<int> here = m_ground.toPlayer().stepsFrom(cellAt(m_agent.position));
        const std::optional<int> there = m_ground.toPlayer().stepsFrom(*m_agent.toward);
        const bool leads =
            here && there && (intent.kind == Kind::Approach ? *there <= *here : *there >= *here);
        return leads ? m_agent.toward : std::nullopt;
    }

    void walk(const Aim &aim, std::vector<ActionEvent> &events)
    {
        // Cells that it goes in a step.
        const double reach = m_world.content->scenario.action->agentSpeed / 100.0 *
                             (kindOf(m_world, m_agent).speed / 100.0) * kStepSeconds;
        m_agent.toward = aim.cell;
        if (reach <= 0 || (!aim.cell && !aim.straight))
            return;
        const Point from = m_agent.position;
        m_agent.position = stepTo(aim, reach);
        m_agent.moving = !(m_agent.position == from);
        if (cellAt(from) != cellAt(m_agent.position))
            events.emplace_back(AgentStepped{m_agent.id, cellAt(from), cellAt(m_agent.position)});
    }

    /// Turns to where it goes, too.
    [[nodiscard]] Point stepTo(const Aim &aim, double reach)
    {
        const Point from = m_agent.position;
        if (aim.cell) {
            const Point middle = middleOf(*aim.cell);
            const Point way = middle - from;
            if (!(way == Point{}))
                m_agent.facing = unit(way);
            if (length(way) > reach)
                return from + m_agent.facing * reach;
            m_agent.toward.reset();
            return middle;
        }
        const Point way = m_prey.motion.player - from;
        const Point toPlayer = unit(way);
        if (toPlayer == Point{})
            return from;
        m_agent.facing = toPlayer;
        return m_ground.moved(from, toPlayer * std::min(reach, length(way)));
    }

    void shoot(const Intent &intent, std::vector<ActionEvent> &events)
    {
        ActionState &state = *m_world.action;
        if (const Point toPlayer = unit(m_prey.motion.player - m_agent.position); !(toPlayer == Point{}))
            m_agent.facing = toPlayer;
        if (!isReady(m_agent.sinceShot, intent.cooldown))
            return;
        const ActionTable &table = *m_world.content->scenario.action;
        const int speed = intent.homing ? table.homingSpeed : table.arrowSpeed;
        Shot &shot = letFly(state, m_agent.position, m_agent.facing, speed / 100.0);
        shot.damage = intent.homing ? table.homingDamage : table.arrowDamage;
        shot.homing = intent.homing;
        m_agent.sinceShot = 0;
        events.emplace_back(ShotFired{m_agent.id, intent.homing, shot.position});
    }

    void heal(const Intent &intent)
    {
        if (!isReady(m_agent.sinceHeal, intent.cooldown))
            return;
        m_agent.health = std::min(m_agent.fullHealth, m_agent.health + intent.amount);
        m_agent.sinceHeal = 0;
    }

    void touch(std::vector<ActionEvent> &events) const
    {
        const Point way = m_prey.motion.player - m_agent.position;
        if (m_agent.health > 0 && !kindOf(m_world, m_agent).fixture && dot(way, way) < kTouch * kTouch)
            hurtPlayer(m_world, m_prey, PlayerHurt::By::Touch, m_agent.strength, m_agent.kind, events);
    }

    World &m_world;
    const LevelGround &m_ground;
    Agent &m_agent;
    PartyMember &m_prey;
};

} // namespace

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
