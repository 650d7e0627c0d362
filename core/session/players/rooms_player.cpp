// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/base/point.h"
#include "core/rules/brain.h"
#include "core/rules/real_time/agents.h"
#include "core/rules/real_time/effects.h"
#include "core/rules/real_time/real_time_simulation.h"
#include "core/session/players/test_player.h"
#include "core/session/session.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <variant>
#include <vector>

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

/// What a player who watches shots and monsters expects of the next second, where everything moves freely:
/// shots fly on, shooters shoot again once they are ready, and walking monsters come straight on. Reads
/// only the player's level, and changes nothing.
class Foresight {
public:
    /// `spikes` are the deadly cells of the level, from its south-west corner.
    Foresight(const Session &session, const BitGrid &spikes)
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

    /// The harm to a player who goes `way` for that time, or stands, in points; what comes later counts less.
    [[nodiscard]] double harm(std::optional<Direction> way) const { return harm(way, way); }

    /// The same of the best plan to go `way` for a turn, and then any other way.
    [[nodiscard]] double harmByTurns(std::optional<Direction> way) const
    {
        double least = harm(way, std::nullopt);
        for (const Direction then : kEightDirections)
            least = std::min(least, harm(way, then));
        return least;
    }

private:
    struct Flying {
        Point position;
        Point velocity; ///< cells per second
        double damage = 0;
        bool homing = false;
    };
    struct Threat {
        Point position;
        double reach = 0; ///< cells that it walks in a step
        double touch = 0; ///< points; 0: harmless
        int readyIn = -1; ///< steps until it shoots; -1: it doesn't
        bool homing = false;
    };
    /// The player, the threats and the shots in the course of that second.
    struct Course {
        Point player;
        double unhurtFor = 0; ///< seconds
        std::vector<Threat> threats;
        std::vector<Flying> shots;
    };

    [[nodiscard]] double harm(std::optional<Direction> first, std::optional<Direction> then) const
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

    [[nodiscard]] bool isSpike(Point at) const
    {
        const CellRect &area = m_stage.level().area;
        const WorldPos cell = cellAt(at);
        return area.contains(cell) && m_spikes.test(static_cast<int>(cell.x - area.origin.x),
                                                    static_cast<int>(cell.y - area.origin.y));
    }

    /// What monsters do to the player in a step.
    [[nodiscard]] double threaten(Course &course) const
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
    [[nodiscard]] double fly(Course &course) const
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

    const RealTimeSimulation &m_stage;
    const ActionTable &m_table;
    const BitGrid &m_spikes;
    Course m_now;
};

constexpr double kStrikesFrom = 1.5; // cells; slightly less than a blade's reach
constexpr double kTooNear = 1.15;    // cells
constexpr double kAligned = 0.14;    // negligible offset from the centre, in cells
constexpr double kDetour = 3;        // points of harm that going elsewhere is worth
constexpr double kDaring = 60;       // decisions after which that is worth twice as much

const ActionState &action(const Session &session)
{
    return *session.world().action;
}

const ItemType &itemAt(const Session &session, std::size_t stack)
{
    return session.content().items[session.world().player().inventory.stacks[stack].item];
}

bool isFoe(const Session &session, const Agent &agent)
{
    return agent.health > 0 && !session.content().monsters[agent.kind].fixture;
}

/// 0 for the same way, up to 2 for the opposite one.
double detourOf(std::optional<Direction> way, Direction other)
{
    if (!way)
        return 1;
    const WorldPos a = step({}, *way);
    const WorldPos b = step({}, other);
    const auto point = [](WorldPos p) { return unit({static_cast<double>(p.x), static_cast<double>(p.y)}); };
    return 1 - dot(point(a), point(b));
}

/// Whether a step by turns is possible.
bool isOpen(const Session &session, Direction way)
{
    const WorldPos at = session.world().player().position;
    const WorldPos to = step(at, way);
    const RealTimeSimulation &stage = *session.stage();
    const bool squeezes = isDiagonal(way) && (stage.isSolid({to.x, at.y}) || stage.isSolid({at.x, to.y}));
    return !squeezes && !stage.isSolid(to);
}

/// The steps of time until one who goes `way` is aligned with its end on one more axis; at most
/// `most`.
int stepsTo(const Session &session, Point way, int most)
{
    const double x = std::abs(way.x) > kAligned ? std::abs(way.x) : std::abs(way.y);
    const double y = std::abs(way.y) > kAligned ? std::abs(way.y) : x;
    const double reach = session.content().scenario.action->playerSpeed / 100.0 * kStepSeconds;
    return std::clamp(static_cast<int>(std::ceil(std::min(x, y) / reach)), 1, most);
}

/// Whether that way leads through a door at once; behind it anything may lie.
bool isBeforeDoor(const Session &session, std::optional<Direction> way)
{
    const WorldPos at = session.world().player().position;
    return way && session.world().map.plan().linkFrom(step(at, *way));
}

int signOf(double value)
{
    return value > kAligned ? 1 : value < -kAligned ? -1 : 0;
}

} // namespace

Command RoomsPlayer::next(Session &session)
{
    if (m_then)
        return *std::exchange(m_then, std::nullopt);
    if (const std::optional<Command> drinking = drink(session))
        return *drinking;
    readRoom(session);
    countIdle(session);
    Foe nearest;
    for (const Agent &agent : action(session).agents) {
        const double distance = length(agent.position - session.world().motion().player);
        if (isFoe(session, agent) && (nearest.agent == nullptr || distance < nearest.distance))
            nearest = {&agent, distance};
    }
    if (nearest.agent == nullptr)
        return explore(session);
    if (const std::optional<Command> wielding = wieldBest(session))
        return *wielding;
    return fight(session, nearest);
}

/// Who waits for a safe moment that never comes has to dare more.
void RoomsPlayer::countIdle(const Session &session)
{
    int health = 0;
    for (const Agent &agent : action(session).agents)
        health += isFoe(session, agent) ? agent.health : 0;
    const bool goesOn = action(session).level != m_level || health < m_foesHealth;
    m_level = action(session).level;
    m_foesHealth = health;
    m_idle = goesOn ? 0 : m_idle + 1;
}

/// Spikes count as blocked.
void RoomsPlayer::readRoom(Session &session)
{
    const CellRect area = session.stage()->level().area;
    m_blocked.reset(area.width, area.height);
    m_spikes.reset(area.width, area.height);
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; ++x) {
            if (session.stage()->isSolid({area.origin.x + x, area.origin.y + y}))
                m_blocked.set(x, y);
        }
    }
    const int size = session.world().map.regionSize();
    forEachRegion(area, size, [&](RegionPos pos, const CellRect &) {
        for (const Feature &feature : session.region(pos).features) {
            const WorldPos at = worldPos(pos, feature.cell, size);
            if (feature.kind != FeatureKind::Spike || !area.contains(at))
                continue;
            const CellPos cell{static_cast<int>(at.x - area.origin.x),
                               static_cast<int>(at.y - area.origin.y)};
            m_blocked.set(cell.x, cell.y);
            m_spikes.set(cell.x, cell.y);
        }
    });
}

std::optional<Command> RoomsPlayer::drink(const Session &session)
{
    const Player &player = session.world().player();
    const std::size_t stacks = player.inventory.stacks.size();
    if (m_style == PlayStyle::Reckless || 2 * player.health > session.content().scenario.action->health)
        return std::nullopt;
    for (std::size_t i = 0; i < stacks; ++i) {
        const ItemType &item = itemAt(session, i);
        if (item.kind != ItemKind::Flask || !isReady(session.world().motion().sinceUse, item.cooldown))
            continue;
        if (player.inventory.weapon == i)
            return Command{UseCommand{}};
        m_then = UseCommand{};
        return Command{EquipCommand{i}};
    }
    return std::nullopt;
}

/// Selects the strongest blade.
std::optional<Command> RoomsPlayer::wieldBest(const Session &session) const
{
    const Inventory &inventory = session.world().player().inventory;
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < inventory.stacks.size(); ++i) {
        const ItemType &item = itemAt(session, i);
        if (item.kind == ItemKind::Blade && (!best || item.power > itemAt(session, *best).power))
            best = i;
    }
    if (!best || inventory.weapon == best)
        return std::nullopt;
    return Command{EquipCommand{*best}};
}

Command RoomsPlayer::fight(Session &session, const Foe &foe)
{
    const PlayerMotion &motion = session.world().motion();
    const std::optional<std::size_t> &held = session.world().player().inventory.weapon;
    const bool ready = held && isReady(motion.sinceUse, itemAt(session, *held).cooldown);
    const bool byTurns = !session.world().realTime;
    if (foe.distance <= kStrikesFrom && (ready || (byTurns && m_style != PlayStyle::Careful))) {
        const Point toFoe = foe.agent->position - motion.player;
        const bool faced = dot(unit(toFoe), motion.facing) >= 0.5;
        if (faced || byTurns || foe.distance < kTouch)
            return Command{UseCommand{}};
        return steer(session, directionTo({}, {signOf(toFoe.x), signOf(toFoe.y)}), 1);
    }
    const bool isTooNear = foe.distance < kTooNear || (!ready && foe.distance < kStrikesFrom);
    if (isTooNear && m_style == PlayStyle::Careful) {
        if (const std::optional<Point> way = retreat(session, foe))
            return walkToward(session, *way);
        return go(session, std::nullopt);
    }
    return walkTo(session, cellAt(foe.agent->position));
}

/// The centre of the neighbouring free cell that is farthest from nearby enemies.
std::optional<Point> RoomsPlayer::retreat(const Session &session, const Foe &foe) const
{
    const CellRect &area = session.stage()->level().area;
    const WorldPos at = session.world().player().position;
    std::optional<Point> best;
    double farthest = foe.distance;
    for (const Direction direction : kDirections) {
        const WorldPos to = step(at, direction);
        if (!area.contains(to) ||
            m_blocked.test(static_cast<int>(to.x - area.origin.x), static_cast<int>(to.y - area.origin.y)))
            continue;
        const double distance = length(foe.agent->position - middleOf(to));
        if (distance > farthest && !session.world().map.plan().linkFrom(to)) {
            farthest = distance;
            best = middleOf(to);
        }
    }
    return best;
}

Command RoomsPlayer::explore(Session &session)
{
    if (const std::optional<WorldPos> thing = nearestThing(session))
        return walkTo(session, *thing);
    if (const std::optional<WorldPos> door = nextDoor(session))
        return walkTo(session, *door);
    return go(session, std::nullopt);
}

/// Among useful things that can be taken.
std::optional<WorldPos> RoomsPlayer::nearestThing(Session &session)
{
    const CellRect &area = session.stage()->level().area;
    const int size = session.world().map.regionSize();
    const bool hurt = session.world().player().health < session.content().scenario.action->health;
    m_field.search(area, m_blocked, session.world().player().position);
    std::optional<WorldPos> nearest;
    int fewest = 0;
    forEachRegion(area, size, [&](RegionPos pos, const CellRect &) {
        const RegionChanges &changes = session.world().map.changesOf(pos);
        for (const Feature &feature : session.region(pos).features) {
            const WorldPos at = worldPos(pos, feature.cell, size);
            const bool wanted = feature.kind == FeatureKind::Pickup ||
                                (feature.kind == FeatureKind::Potion && feature.value > 0 && hurt);
            const std::optional<int> steps = m_field.stepsFrom(at);
            if (!wanted || !area.contains(at) || changes.isClaimed(feature.cell) || !steps || *steps == 0)
                continue;
            if (!nearest || *steps < fewest) {
                nearest = at;
                fewest = *steps;
            }
        }
    });
    return nearest;
}

/// The door of this room on the shortest way to a room never seen; the last room created comes last.
std::optional<WorldPos> RoomsPlayer::nextDoor(Session &session) const
{
    const World &world = session.world();
    const LevelPlan &plan = world.map.plan();
    const auto last = static_cast<int>(plan.levels.size());
    std::optional<WorldPos> toLast;
    std::map<int, WorldPos> firstDoor; // by room number: the door of this room that leads there
    std::vector<int> queue{action(session).level};
    std::set<int> met{queue.front()};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        for (const Link &link : plan.links) {
            const Level *from = plan.levelAt(link.from);
            const Level *to = plan.levelAt(link.to);
            if (from == nullptr || to == nullptr || from->number != queue[i] || met.contains(to->number))
                continue;
            const WorldPos door = i == 0 ? link.from : firstDoor.at(queue[i]);
            if (to->number == last) {
                toLast = toLast.value_or(door);
                continue;
            }
            if (!world.map.isExplored(link.to))
                return door;
            met.insert(to->number);
            firstDoor.emplace(to->number, door);
            queue.push_back(to->number);
        }
    }
    if (toLast)
        return toLast;
    return session.stage()->level().finish;
}

Command RoomsPlayer::walkTo(Session &session, WorldPos goal)
{
    const CellRect &area = session.stage()->level().area;
    m_field.search(area, m_blocked, goal);
    const std::optional<WorldPos> cell = m_field.next(session.world().player().position);
    return walkToward(session, middleOf(cell.value_or(goal)));
}

Command RoomsPlayer::walkToward(const Session &session, Point target)
{
    if (session.world().realTime) {
        const Point way = target - session.world().motion().player;
        return go(session, directionTo({}, {signOf(way.x), signOf(way.y)}), stepsTo(session, way, kReaction));
    }
    const WorldPos at = session.world().player().position;
    const WorldPos to = cellAt(target);
    const auto side = [](std::int64_t difference) { return difference > 0 ? 1 : difference < 0 ? -1 : 0; };
    return go(session, directionTo({}, {side(to.x - at.x), side(to.y - at.y)}));
}

/// Walks that way until the next decision, or stands; unless another way is safer.
Command RoomsPlayer::go(const Session &session, std::optional<Direction> way, int steps)
{
    const std::optional<Direction> safer = dodged(session, way);
    if (session.world().realTime)
        return steer(session, safer, isBeforeDoor(session, safer) ? 1 : safer == way ? steps : kReaction);
    return safer ? Command{MoveCommand{*safer}} : Command{WaitCommand{}};
}

/// The way that hurts least; of those that hurt alike the one that differs least from `way`.
std::optional<Direction> RoomsPlayer::dodged(const Session &session, std::optional<Direction> way) const
{
    if (m_style != PlayStyle::Careful)
        return way;
    const Foresight foresight(session, m_spikes);
    const double worth = kDetour * (1 + m_idle / kDaring);
    std::optional<Direction> best = way;
    const bool byTurns = !session.world().realTime;
    const auto harmOf = [&](std::optional<Direction> other) {
        return byTurns ? foresight.harmByTurns(other) : foresight.harm(other);
    };
    double least = harmOf(way);
    const auto consider = [&](std::optional<Direction> other, double detour) {
        if (const double harm = harmOf(other) + detour; harm < least) {
            least = harm;
            best = other;
        }
    };
    if (least <= 0)
        return way;
    consider(std::nullopt, worth);
    for (const Direction other : kEightDirections) {
        if (!byTurns || isOpen(session, other))
            consider(other, worth * detourOf(way, other));
    }
    return best;
}

Command RoomsPlayer::steer(const Session &session, std::optional<Direction> direction, int steps)
{
    if (session.world().motion().steering == direction)
        return TickCommand{steps};
    m_then = TickCommand{steps};
    return SteerCommand{direction};
}

} // namespace cave
