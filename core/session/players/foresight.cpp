// SPDX-License-Identifier: MIT
#include "core/session/players/foresight.h"

#include "core/rules/brain.h"
#include "core/rules/real_time/agents.h"
#include "core/rules/real_time/effects.h"
#include "core/rules/real_time/real_time_simulation.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>

namespace cave {
namespace {

constexpr int kHorizon = kStepsPerSecond; // steps looked ahead
constexpr int kCommitted = 16;            // steps within which nothing else can be decided any more
constexpr double kDeath = 1e6;            // points
constexpr double kBerth = 0.6;            // cells between the middles of a shot and of the player that hurt

Point vectorOf(std::optional<Direction> way)
{
    if (!way)
        return {};
    const WorldPos to = step({}, *way);
    return unit({static_cast<double>(to.x), static_cast<double>(to.y)});
}

/// The leaf by which a kind shoots; nullptr if it doesn't.
const Leaf *shootingLeaf(const NamedTree &tree)
{
    for (const TreeNode &node : tree.tree.nodes) {
        const Leaf *leaf = std::get_if<Leaf>(&node);
        if (leaf != nullptr &&
            (leaf->action == Action::ShootPlayer || leaf->action == Action::ShootHomingProjectile))
            return leaf;
    }
    return nullptr;
}

} // namespace

Foresight::Foresight(const Session &session, const BitGrid &spikes)
    : m_stage(*session.stage())
    , m_table(*session.content().scenario.action)
    , m_spikes(spikes)
{
    const World &world = session.world();
    const ActionState &state = *world.action;
    m_now.player = world.motion().player;
    m_now.unhurtFor = world.motion().unhurtFor;
    for (const Agent &agent : state.agents) {
        const MonsterType &kind = kindOf(world, agent);
        Threat threat{agent.position, 0, 0, -1, false};
        if (!kind.fixture) {
            threat.reach = m_table.agentSpeed / 100.0 * (kind.speed / 100.0) * kStepSeconds;
            threat.touch = touchDamage(world, world.party.current(), agent.strength);
        }
        const NamedTree *tree = treeOf(world, Monster{agent.id, agent.kind, {}, {}});
        if (const Leaf *leaf = tree != nullptr ? shootingLeaf(*tree) : nullptr) {
            const double rest = leaf->cooldown / 100.0 - agent.sinceShot;
            threat.readyIn = std::max(0, static_cast<int>(std::ceil(rest * kStepsPerSecond)));
            threat.homing = leaf->action == Action::ShootHomingProjectile;
            threat.reach = 0; // stands while it shoots
        }
        m_now.threats.push_back(threat);
    }
    for (const Shot &shot : state.shots) {
        if (!shot.byPlayer)
            m_now.shots.push_back(
                {shot.position, shot.velocity, static_cast<double>(shot.damage), shot.homing});
    }
}

bool Foresight::isSpike(Point at) const
{
    const CellRect &area = m_stage.level().area;
    const WorldPos cell = cellAt(at);
    return area.contains(cell) &&
           m_spikes.test(static_cast<int>(cell.x - area.origin.x), static_cast<int>(cell.y - area.origin.y));
}

double Foresight::harmByTurns(std::optional<Direction> way) const
{
    double least = harm(way, std::nullopt);
    for (const Direction then : kEightDirections)
        least = std::min(least, harm(way, then));
    return least;
}

double Foresight::harm(std::optional<Direction> first, std::optional<Direction> then) const
{
    Course course = m_now;
    const double reach = m_table.playerSpeed / 100.0 * kStepSeconds;
    double sum = 0;
    for (int i = 0; i < kHorizon; ++i) {
        const Point next =
            m_stage.ground().moved(course.player, vectorOf(i < kCommitted ? first : then) * reach);
        if (!isSpike(next))
            course.player = next;
        else if (i < kCommitted)
            return kDeath;
        course.unhurtFor -= kStepSeconds;
        sum += (threaten(course) + fly(course)) * (1 - 0.5 * i / kHorizon);
    }
    return sum;
}

/// What monsters do to the player in a step.
double Foresight::threaten(Course &course) const
{
    double sum = 0;
    for (Threat &threat : course.threats) {
        const Point way = course.player - threat.position;
        if (threat.reach > 0)
            threat.position =
                m_stage.ground().moved(threat.position, unit(way) * std::min(threat.reach, length(way)));
        if (threat.readyIn == 0) {
            const double speed = (threat.homing ? m_table.homingSpeed : m_table.arrowSpeed) / 100.0;
            const double damage = threat.homing ? m_table.homingDamage : m_table.arrowDamage;
            course.shots.push_back(
                {threat.position + unit(way) * kShotBegins, unit(way) * speed, damage, threat.homing});
        }
        if (threat.readyIn >= 0)
            --threat.readyIn;
        if (threat.touch > 0 && course.unhurtFor <= 0 && dot(way, way) < kTouch * kTouch) {
            sum += threat.touch;
            course.unhurtFor = m_table.mercy / 100.0;
        }
    }
    return sum;
}

/// What shots do to the player in a step.
double Foresight::fly(Course &course) const
{
    double sum = 0;
    std::erase_if(course.shots, [&](Flying &shot) {
        const Point way = course.player - shot.position;
        if (shot.homing)
            shot.velocity = turnedToward(shot.velocity, way, m_table.turnRate * kStepSeconds);
        shot.position = shot.position + shot.velocity * kStepSeconds;
        const Point rest = course.player - shot.position;
        const bool hits = dot(rest, rest) <= kBerth * kBerth;
        if (hits && course.unhurtFor <= 0)
            sum += shot.damage;
        return hits || m_stage.isSolid(cellAt(shot.position));
    });
    return sum;
}

} // namespace cave
