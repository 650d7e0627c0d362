// Agents and shots where everything moves freely.

#include "core/base/hashing.h"
#include "core/rules/decision_tree.h"
#include "core/rules/monsters.h"
#include "core/rules/real_time_effects.h"
#include "core/rules/real_time_simulation.h"
#include "core/sight/line_of_sight.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace cave {
namespace {

constexpr std::array kWays{Direction::North, Direction::East, Direction::South, Direction::West};

const ActionTable &tableOf(const World &world)
{
    return *world.content->scenario.action;
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

/// Cells that the agent goes in a step.
double stepLength(const World &world, const Agent &agent)
{
    return tableOf(world).agentSpeed / 100.0 * (kindOf(world, agent).speed / 100.0) * kStepSeconds;
}

} // namespace

class RealTimeSimulation::AgentSenses final : public Senses {
public:
    AgentSenses(const RealTimeSimulation &stage, const World &world, const Agent &agent)
        : m_stage(stage)
        , m_world(world)
        , m_agent(agent)
    {
    }

    [[nodiscard]] bool nearPlayer(int distance) const override
    {
        const Point way = m_world.action->player - m_agent.position;
        const double hundredths = distance;
        return 10'000 * dot(way, way) <= hundredths * hundredths;
    }
    [[nodiscard]] bool lowHp(int threshold) const override { return m_agent.health <= threshold; }
    [[nodiscard]] bool seesPlayer() const override { return m_stage.sees(m_world, m_agent); }

private:
    const RealTimeSimulation &m_stage;
    const World &m_world;
    const Agent &m_agent;
};

bool RealTimeSimulation::sees(const World &world, const Agent &agent) const
{
    const WorldPos from = cellAt(agent.position);
    const WorldPos to = world.player.position;
    const int reach = kindOf(world, agent).noticeRadius;
    if (!isWithin(from, to, 100 * reach))
        return false;
    return lineOfSight([this](WorldPos cell) { return isRock(cell); }, from, to, world.spec.settings.gaps);
}

void letFly(ActionState &state, const Shot &shot)
{
    if (state.shots.size() >= kMostShots)
        state.shots.erase(state.shots.begin());
    state.shots.push_back(shot);
}

void hurtAgent(const World &world, Agent &agent, int points, std::vector<ActionEvent> &events)
{
    if (kindOf(world, agent).fixture || points <= 0 || agent.health <= 0)
        return;
    const int lost = std::min(agent.health, 100 * std::min(points, 1'000'000));
    agent.health -= lost;
    events.emplace_back(AgentHurt{agent.id, agent.kind, agent.position, (lost + 99) / 100});
}

void RealTimeSimulation::moveAgent(World &world, Agent &agent, std::vector<ActionEvent> &events)
{
    agent.sinceShot += kStepSeconds;
    agent.sinceHeal += kStepSeconds;
    agent.moving = false;
    const NamedTree *named = treeOf(world, Monster{agent.id, agent.kind, {}, {}});
    if (named != nullptr)
        act(world, agent, decide(named->tree, AgentSenses(*this, world, agent)), events);
    touch(world, agent, events);
}

void RealTimeSimulation::act(World &world, Agent &agent, const Leaf &leaf, std::vector<ActionEvent> &events)
{
    const Point toPlayer = unit(world.action->player - agent.position);
    switch (leaf.action) {
    case Action::ShootPlayer:
    case Action::ShootHomingProjectile:
        if (!(toPlayer == Point{}))
            agent.facing = toPlayer;
        if (isReady(agent.sinceShot, leaf.cooldown))
            shoot(world, agent, leaf.action == Action::ShootHomingProjectile, events);
        return;
    case Action::Heal:
        if (isReady(agent.sinceHeal, leaf.cooldown)) {
            agent.health = std::min(agent.fullHealth, agent.health + leaf.amount);
            agent.sinceHeal = 0;
        }
        return;
    default:
        break;
    }
    const Intent intent = intentOf(world, agent, leaf);
    const double reach = stepLength(world, agent);
    agent.toward = intent.cell;
    if (reach <= 0 || (!intent.cell && !intent.straight))
        return;
    const WorldPos before = cellAt(agent.position);
    const Point from = agent.position;
    if (intent.cell) {
        const Point way = middleOf(*intent.cell) - agent.position;
        if (!(way == Point{}))
            agent.facing = unit(way);
        if (length(way) <= reach) {
            agent.position = middleOf(*intent.cell);
            agent.toward.reset();
        } else {
            agent.position = agent.position + agent.facing * reach;
        }
    } else if (!(toPlayer == Point{})) {
        agent.facing = toPlayer;
        agent.position =
            moved(agent.position, toPlayer * std::min(reach, length(world.action->player - from)));
    }
    agent.moving = !(agent.position == from);
    const WorldPos at = cellAt(agent.position);
    if (at == before)
        return;
    MonsterState known = monsterOf(world, agent).state;
    setMonsterState(world, agent.id, known);
    m_touched.insert(agent.id.home);
    events.emplace_back(AgentStepped{agent.id, before, at});
}

/// Who is between two cells goes on to the next one as long as that is where the action leads.
RealTimeSimulation::Intent RealTimeSimulation::intentOf(const World &world, const Agent &agent,
                                                        const Leaf &leaf) const
{
    const WorldPos at = cellAt(agent.position);
    const std::optional<WorldPos> kept =
        agent.toward && !isSolid(*agent.toward) ? agent.toward : std::optional<WorldPos>();
    // Asking how far it is costs as long a search, so only who needs to know asks.
    const auto leads = [&](int farther) {
        const std::optional<int> here = m_toPlayer.stepsFrom(at);
        const std::optional<int> there = kept ? m_toPlayer.stepsFrom(*kept) : std::nullopt;
        return here && there && (*there - *here) * farther >= 0;
    };
    switch (leaf.action) {
    case Action::MoveTowardPlayer:
    case Action::Fight:
        return {std::nullopt, true};
    case Action::MoveTowardPlayerAvoidWalls:
    case Action::Chase:
        if (m_toPlayer.stepsFrom(at) == 0)
            return {std::nullopt, true};
        return {leads(-1) ? kept : m_toPlayer.next(at), false};
    case Action::KeepAway:
        return {leads(1) ? kept : m_toPlayer.nextAway(at), false};
    case Action::Patrol:
        return {kept ? kept : patrolFrom(agent, leaf.axis), false};
    case Action::Wander:
        return {kept ? kept : wanderFrom(world, agent), false};
    default:
        return {};
    }
}

std::optional<WorldPos> RealTimeSimulation::patrolFrom(const Agent &agent, Axis axis) const
{
    const WorldPos at = cellAt(agent.position);
    const bool vertical = axis == Axis::Vertical;
    const double along = vertical ? agent.facing.y : agent.facing.x;
    std::array ways = vertical ? std::array{Direction::North, Direction::South}
                               : std::array{Direction::East, Direction::West};
    if (along < 0)
        std::swap(ways[0], ways[1]);
    for (const Direction way : ways) {
        if (!isSolid(cave::step(at, way)))
            return cave::step(at, way);
    }
    return std::nullopt;
}

/// Rests for a second now and then, else keeps its way or turns.
std::optional<WorldPos> RealTimeSimulation::wanderFrom(const World &world, const Agent &agent) const
{
    const auto second = static_cast<std::uint64_t>(world.turn / kStepsPerSecond);
    std::uint64_t word = hashAt(combine(world.key, second), agent.id.home.x, agent.id.home.y);
    word = combine(word, static_cast<std::uint64_t>(agent.id.index));
    if (pickBelow(word, 4) == 0)
        return std::nullopt;
    const WorldPos at = cellAt(agent.position);
    const std::uint32_t first = pickBelow(mix64(word), 4);
    for (std::uint32_t i = 0; i < kWays.size(); ++i) {
        const WorldPos to = cave::step(at, kWays[(first + i) % kWays.size()]);
        if (!isSolid(to))
            return to;
    }
    return std::nullopt;
}

void RealTimeSimulation::shoot(World &world, Agent &agent, bool homing,
                               std::vector<ActionEvent> &events) const
{
    const ActionTable &table = tableOf(world);
    ActionState &state = *world.action;
    Shot shot;
    shot.id = state.nextShot++;
    shot.position = agent.position + agent.facing * kShotBegins;
    shot.velocity = agent.facing * ((homing ? table.homingSpeed : table.arrowSpeed) / 100.0);
    shot.damage = homing ? table.homingDamage : table.arrowDamage;
    shot.homing = homing;
    letFly(state, shot);
    agent.sinceShot = 0;
    events.emplace_back(ShotFired{agent.id, homing, shot.position});
}

void RealTimeSimulation::touch(World &world, const Agent &agent, std::vector<ActionEvent> &events) const
{
    const Point way = world.action->player - agent.position;
    if (agent.health > 0 && !kindOf(world, agent).fixture && dot(way, way) < kTouch * kTouch)
        hurtPlayer(world, PlayerHurt::By::Touch, agent.strength, agent.kind, events);
}

void RealTimeSimulation::moveShots(World &world, std::vector<ActionEvent> &events)
{
    std::vector<Shot> &shots = world.action->shots;
    std::erase_if(shots, [&](Shot &shot) {
        if (flies(world, shot, events))
            return false;
        events.emplace_back(ShotEnded{shot.position});
        return true;
    });
}

bool RealTimeSimulation::flies(World &world, Shot &shot, std::vector<ActionEvent> &events) const
{
    ActionState &state = *world.action;
    if (shot.homing)
        shot.velocity =
            turnedToward(shot.velocity, state.player - shot.position, tableOf(world).turnRate * kStepSeconds);
    shot.position = shot.position + shot.velocity * kStepSeconds;
    const auto hits = [&shot](Point middle) {
        const Point way = middle - shot.position;
        return dot(way, way) <= kShotReach * kShotReach;
    };
    if (!shot.byPlayer && hits(state.player)) {
        hurtPlayer(world, shot.homing ? PlayerHurt::By::Homing : PlayerHurt::By::Arrow, shot.damage,
                   std::nullopt, events);
        return false;
    }
    if (shot.byPlayer) {
        const auto hit = std::ranges::find_if(state.agents, [&](const Agent &agent) {
            return agent.health > 0 && !kindOf(world, agent).fixture && hits(agent.position);
        });
        if (hit != state.agents.end()) {
            hurtAgent(world, *hit, shot.damage, events);
            return false;
        }
    }
    return !isSolid(cellAt(shot.position));
}

void RealTimeSimulation::buryDead(World &world, std::vector<ActionEvent> &events)
{
    std::vector<Agent> &agents = world.action->agents;
    const auto isDead = [&world](const Agent &agent) {
        return agent.health <= 0 && !kindOf(world, agent).fixture;
    };
    if (std::ranges::none_of(agents, isDead))
        return;
    for (const Agent &agent : agents) {
        if (!isDead(agent))
            continue;
        MonsterState state = monsterOf(world, agent).state;
        state.alive = false;
        setMonsterState(world, agent.id, state);
        m_touched.insert(agent.id.home);
        events.emplace_back(AgentSlain{agent.id, agent.kind, agent.position});
    }
    std::erase_if(agents, isDead);
    const bool anyLeft =
        std::ranges::any_of(agents, [&world](const Agent &agent) { return !kindOf(world, agent).fixture; });
    if (anyLeft)
        return;
    m_shut = false;
    setGround();
    events.emplace_back(LevelBeaten{m_level.number});
}

std::optional<MonsterThought> RealTimeSimulation::thoughtOf(World &world, const MonsterId &id)
{
    const auto found = std::ranges::find(world.action->agents, id, &Agent::id);
    if (found == world.action->agents.end())
        return std::nullopt;
    const Agent &agent = *found;
    if (m_toPlayer.goal() != world.player.position)
        m_toPlayer.setGoal(world.player.position);
    MonsterThought thought;
    thought.monster = monsterOf(world, agent);
    thought.tree = treeOf(world, thought.monster);
    thought.acts = true;
    thought.notices = sees(world, agent);
    thought.energy = kindOf(world, agent).speed;
    if (thought.tree == nullptr)
        return thought;
    const Leaf &leaf = decide(thought.tree->tree, AgentSenses(*this, world, agent), &thought.trace);
    const Intent intent = intentOf(world, agent, leaf);
    if (intent.straight)
        thought.target = world.player.position;
    if (!intent.cell)
        return thought;
    thought.target = leaf.action == Action::Chase || leaf.action == Action::MoveTowardPlayerAvoidWalls
                         ? world.player.position
                         : *intent.cell;
    thought.path.push_back(cellAt(agent.position));
    for (std::optional<WorldPos> cell = intent.cell; cell; cell = m_toPlayer.next(*cell)) {
        thought.path.push_back(*cell);
        if (*cell == *thought.target)
            break;
    }
    return thought;
}

Point turnedToward(Point velocity, Point aim, double degrees)
{
    const double speed = length(velocity);
    const Point to = unit(aim);
    const Point from = unit(velocity);
    if (speed <= 0 || to == Point{})
        return velocity;
    // Sine and cosine by their series, as those of libraries differ from machine to machine.
    const double angle = degrees * (3.14159265358979323846 / 180);
    const double square = angle * angle;
    const double sine = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42 * (1 - square / 72))));
    const double cosine =
        1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56 * (1 - square / 90))));
    if (dot(from, to) >= cosine)
        return to * speed;
    const double cross = from.x * to.y - from.y * to.x;
    const double side = cross < 0 ? -sine : sine;
    return unit({from.x * cosine - from.y * side, from.x * side + from.y * cosine}) * speed;
}

} // namespace cave
