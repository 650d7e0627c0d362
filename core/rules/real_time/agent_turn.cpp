// SPDX-License-Identifier: MIT
#include "core/rules/real_time/agent_turn.h"

#include "core/base/hashing.h"
#include "core/rules/monsters.h"
#include "core/rules/real_time/agents.h"
#include "core/rules/real_time/effects.h"
#include "core/rules/real_time/level_ground.h"
#include "core/sight/line_of_sight.h"

#include <algorithm>
#include <cstdint>

namespace cave {
namespace {

Ways onlyWay(WorldPos from, const std::optional<WorldPos> &to)
{
    Ways ways;
    if (const std::optional<Direction> direction = to ? directionTo(from, *to) : std::nullopt)
        ways.add(*direction);
    return ways;
}

} // namespace

bool AgentTurn::nearPlayer(int distance) const
{
    const Point way = m_prey.motion.player - m_agent.position;
    const double hundredths = distance;
    return 10'000 * dot(way, way) <= hundredths * hundredths;
}

bool AgentTurn::seesPlayer() const
{
    const WorldPos from = cellAt(m_agent.position);
    const WorldPos to = m_prey.player.position;
    if (!isWithin(from, to, 100 * kindOf(m_world, m_agent).noticeRadius))
        return false;
    return lineOfSight([this](WorldPos cell) { return m_ground.isRock(cell); }, from, to,
                       m_world.spec.settings.gaps);
}

bool AgentTurn::headsBack(Axis axis) const
{
    return (axis == Axis::Vertical ? m_agent.facing.y : m_agent.facing.x) < 0;
}

/// The same for a second.
Wandering AgentTurn::wandering() const
{
    const auto second = static_cast<std::uint64_t>(m_world.turn / kStepsPerSecond);
    const MonsterId &id = m_agent.id;
    const std::uint64_t place = hashAt(combine(m_world.key, second), id.home.x, id.home.y);
    return {combine(place, id.index), 4, std::nullopt};
}

Ways AgentTurn::towardPlayer()
{
    const WorldPos at = cellAt(m_agent.position);
    return onlyWay(at, m_ground.toPlayer().next(at));
}

Ways AgentTurn::awayFromPlayer()
{
    const WorldPos at = cellAt(m_agent.position);
    return onlyWay(at, m_ground.toPlayer().nextAway(at));
}

void AgentTurn::take(std::vector<ActionEvent> &events)
{
    m_agent.sinceShot += kStepSeconds;
    m_agent.sinceHeal += kStepSeconds;
    m_agent.moving = false;
    const NamedTree *named = treeOf(m_world, Monster{m_agent.id, m_agent.kind, {}, {}});
    if (named != nullptr)
        carryOut(intentOf(decide(named->tree, *this)), events);
    touch(events);
}

void AgentTurn::carryOut(const Intent &intent, std::vector<ActionEvent> &events)
{
    if (intent.kind == Intent::Kind::Shoot)
        shoot(intent, events);
    else if (intent.kind == Intent::Kind::Heal)
        heal(intent);
    else
        walk(aimOf(intent), events);
}

AgentTurn::Aim AgentTurn::aimOf(const Intent &intent)
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
std::optional<WorldPos> AgentTurn::keptCell(const Intent &intent) const
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
    const bool leads = here && there && (intent.kind == Kind::Approach ? *there <= *here : *there >= *here);
    return leads ? m_agent.toward : std::nullopt;
}

void AgentTurn::walk(const Aim &aim, std::vector<ActionEvent> &events)
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
Point AgentTurn::stepTo(const Aim &aim, double reach)
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

void AgentTurn::shoot(const Intent &intent, std::vector<ActionEvent> &events)
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

void AgentTurn::heal(const Intent &intent)
{
    if (!isReady(m_agent.sinceHeal, intent.cooldown))
        return;
    m_agent.health = std::min(m_agent.fullHealth, m_agent.health + intent.amount);
    m_agent.sinceHeal = 0;
}

void AgentTurn::touch(std::vector<ActionEvent> &events) const
{
    const Point way = m_prey.motion.player - m_agent.position;
    if (m_agent.health > 0 && !kindOf(m_world, m_agent).fixture && dot(way, way) < kTouch * kTouch)
        hurtPlayer(m_world, m_prey, PlayerHurt::By::Touch, m_agent.strength, m_agent.kind, events);
}

MonsterThought AgentTurn::thought()
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

} // namespace cave
