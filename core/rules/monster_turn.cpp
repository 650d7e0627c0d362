// SPDX-License-Identifier: MIT
#include "core/rules/monster_turn.h"

#include "core/base/geometry.h"
#include "core/base/hashing.h"
#include "core/path/floor_window.h"
#include "core/path/step_search.h"
#include "core/rules/brain.h"
#include "core/rules/monsters.h"
#include "core/sight/line_of_sight.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr int kStepEnergy = 100;
constexpr int kMaxSteps = 4; ///< per turn, regardless of speed

bool notices(World &world, const Monster &monster, WorldPos prey)
{
    if (world.content->scenario.contact)
        return seesCell(world, monster, prey);
    if (isInSmoke(world, prey))
        return false;
    const WorldPos own = monster.state.position; // trees at the viewer don't block
    const auto blocks = [&world, own](WorldPos cell) { return cell != own && world.map.blocksSight(cell); };
    return sees(world.spec.settings.disc, kindOf(world, monster).noticeRadius, world.spec.settings.gaps,
                monster.state.position, prey, blocks);
}

bool isAccompaniedAt(const Player &player, WorldPos cell)
{
    return player.condition.companion && player.condition.companion->position == cell;
}

/// Whether a player's companion stands on a cell.
bool isCompanionAt(const World &world, WorldPos cell)
{
    return std::ranges::any_of(world.party.members, [&](const PartyMember &member) {
        return !member.watching && isAccompaniedAt(member.player, cell);
    });
}

/// It goes in the first direction and, if it can't, turns to the other.
Ways turnTo(Direction direction, Direction ifStopped)
{
    Ways ways;
    ways.add(direction);
    ways.add(ifStopped);
    return ways;
}

/// What one monster is about to do with a step's worth of energy.
struct Plan {
    TreeTrace trace;
    Ways ways; ///< it turns to the first and tries a step; if that is impossible, it turns to the next
    std::optional<WorldPos> target;
    std::vector<WorldPos> path;
};

/// The turn of all monsters near a player.
class MonsterTurn {
public:
    MonsterTurn(World &world, const PartyMember &prey, Witness *witness = nullptr)
        : m_world(world)
        , m_prey(prey)
        , m_monsters(monstersNear(world, prey.player.position, activeRadius(world)))
        , m_witness(witness)
    {
    }

    std::vector<MonsterAction> take()
    {
        for (std::size_t i = 0; i < m_monsters.size() && !m_attacked; ++i) {
            if (isAfterPrey(m_monsters[i]))
                act(m_monsters[i]);
        }
        return std::move(m_actions);
    }

    /// What `monster` would decide now, before any monster has acted.
    MonsterThought thoughtOf(Monster monster)
    {
        prepare(monster);
        MonsterThought thought;
        thought.tree = treeOf(m_world, monster);
        thought.acts =
            m_world.spec.settings.monsters == MonsterMode::Roaming &&
            std::ranges::any_of(m_monsters, [&](const Monster &other) { return other.id == monster.id; });
        thought.notices = notices(m_world, monster, m_prey.player.position);
        thought.energy = monster.state.energy;
        if (thought.tree != nullptr) {
            Monster stepping = monster;
            const bool canStep = spendStep(stepping);
            Plan plan = planOf(stepping, thought.tree->tree);
            thought.trace = std::move(plan.trace);
            // Its direction is drawn again each turn, so while it saves energy it has no target yet.
            if (canStep || monster.state.patience > 0) {
                thought.target = plan.target;
                thought.path = std::move(plan.path);
            }
        }
        thought.monster = monster;
        return thought;
    }

private:
    /// A monster as seen by its tree and the brain.
    class Body final : public Senses, public Walker {
    public:
        Body(MonsterTurn &turn, const Monster &monster) : m_turn(turn), m_monster(monster) {}

        /// The whole path to the player, if the brain has asked for it.
        [[nodiscard]] std::vector<WorldPos> takePath() { return std::move(m_path); }

        [[nodiscard]] bool nearPlayer(int distance) const override
        {
            return isWithin(m_monster.state.position, m_turn.m_prey.player.position, distance);
        }

        /// Monsters have full health after every fight.
        [[nodiscard]] bool lowHp(int threshold) const override
        {
            return std::int64_t{kindOf(m_turn.m_world, m_monster).health} * 100 <= threshold;
        }

        /// A hunting monster still knows about the player.
        [[nodiscard]] bool seesPlayer() const override { return m_monster.state.patience > 0; }

        [[nodiscard]] bool headsBack(Axis axis) const override
        {
            return m_monster.state.heading == (axis == Axis::Vertical ? Direction::South : Direction::West);
        }

        [[nodiscard]] Wandering wandering() const override
        {
            return {m_turn.drawFor(m_monster), 3, m_monster.state.heading};
        }

        [[nodiscard]] Ways towardPlayer() override
        {
            m_path = m_turn.pathOf(m_monster);
            const std::optional<Direction> direction = firstStep(m_path);
            return direction ? turnTo(*direction, m_monster.state.heading) : Ways();
        }

        /// Straight, along the axis on which they are nearer to each other.
        [[nodiscard]] Ways awayFromPlayer() override
        {
            const WorldPos at = m_monster.state.position;
            const std::int64_t dx = at.x - m_turn.m_prey.player.position.x;
            const std::int64_t dy = at.y - m_turn.m_prey.player.position.y;
            if (std::abs(dx) > std::abs(dy))
                return turnTo(dx < 0 ? Direction::West : Direction::East, Direction::North);
            return turnTo(dy < 0 ? Direction::South : Direction::North, Direction::East);
        }

    private:
        MonsterTurn &m_turn;
        const Monster &m_monster;
        std::vector<WorldPos> m_path;
    };

    void act(Monster &monster)
    {
        const MonsterState before = monster.state;
        prepare(monster);
        const NamedTree *tree = treeOf(m_world, monster);
        while (tree != nullptr && !m_attacked && spendStep(monster)) {
            const Plan plan = planOf(monster, tree->tree);
            if (m_witness != nullptr && m_witness->watches(monster.id))
                m_witness->thoughts.push_back(thoughtBehind(plan, monster, *tree));
            if (isTooTiredFor(monster, plan)) {
                monster.state.energy += kStepEnergy;
                break;
            }
            follow(monster, plan);
            if (!m_world.content->scenario.contact)
                m_attacked = seesCell(m_world, monster, m_prey.player.position);
        }
        if (monster.state != before)
            setMonsterState(m_world, monster.id, monster.state);
        if (monster.state != before && monster.state.position == before.position)
            report(MonsterAction::Kind::Waited, monster, before.position);
    }

    [[nodiscard]] MonsterThought thoughtBehind(const Plan &plan, const Monster &monster,
                                               const NamedTree &tree) const
    {
        const bool sees = notices(m_world, monster, m_prey.player.position);
        const std::int64_t energy = std::int64_t{monster.state.energy} + kStepEnergy;
        return {monster, &tree, plan.trace, true, sees, energy, plan.target, plan.path};
    }

    /// A monster acts after the player it is nearest to, unless it fights another one.
    [[nodiscard]] bool isAfterPrey(const Monster &monster) const
    {
        return nearestPlayer(m_world, monster.state.position) == m_prey.id &&
               !fightsAlly(m_world, m_prey.id, monster.id);
    }

    /// Updates what it knows, and its energy for the turn.
    void prepare(Monster &monster)
    {
        updateMind(monster);
        monster.state.energy = std::min(monster.state.energy + speedOf(monster), kMaxSteps * kStepEnergy);
    }

    [[nodiscard]] int speedOf(const Monster &monster) const
    {
        const int chase = m_world.content->scenario.chaseSpeed;
        return chase > 0 && monster.state.patience > 0 ? chase : kindOf(m_world, monster).speed;
    }

    /// Subtracts a step's worth of energy; false if there isn't enough.
    static bool spendStep(Monster &monster)
    {
        if (monster.state.energy < kStepEnergy)
            return false;
        monster.state.energy -= kStepEnergy;
        return true;
    }

    /// Wading takes two steps' worth of energy; a monster without enough saves up for it.
    [[nodiscard]] bool isTooTiredFor(const Monster &monster, const Plan &plan) const
    {
        return !plan.ways.empty() && monster.state.energy < kStepEnergy &&
               m_world.map.terrainAt(step(monster.state.position, plan.ways[0])) == Terrain::Water;
    }

    /// Updates what it sees and remembers of the player.
    void updateMind(Monster &monster)
    {
        MonsterState &state = monster.state;
        const bool hunted = state.patience > 0;
        if (notices(m_world, monster, m_prey.player.position)) {
            state.patience = kPatience;
            state.lastSeen = m_prey.player.position;
            if (!hunted)
                report(MonsterAction::Kind::Noticed, monster, state.position);
        } else if (hunted && m_world.content->scenario.relentless) {
            state.lastSeen = m_prey.player.position;
        } else if (hunted) {
            state.patience = state.position == state.lastSeen ? 0 : state.patience - 1;
            if (state.patience == 0)
                report(MonsterAction::Kind::GaveUp, monster, state.position);
        }
    }

    /// The action of its tree for the energy just spent. Shooting and healing are for free movement, and a
    /// fight in reach begins by itself: it waits.
    Plan planOf(const Monster &monster, const DecisionTree &tree)
    {
        Plan plan;
        Body body(*this, monster);
        const Intent intent = intentOf(decide(tree, body, &plan.trace));
        plan.ways = intent.kind == Intent::Kind::Charge ? waysStraight(monster) : waysOf(intent, body);
        plan.path = body.takePath();
        if (intent.kind == Intent::Kind::Approach || intent.kind == Intent::Kind::Charge)
            plan.target = monster.state.lastSeen;
        else if (!plan.ways.empty())
            plan.target = step(monster.state.position, plan.ways[0]);
        // It looks no farther than the next cell, unless it knows the whole path.
        if (!plan.ways.empty() && plan.path.empty())
            plan.path = {monster.state.position, step(monster.state.position, plan.ways[0])};
        return plan;
    }

    /// The shortest path to where it last saw the player; around water where wading takes longer. If
    /// companions of players are all that is in the way, up to them.
    [[nodiscard]] std::vector<WorldPos> pathOf(const Monster &monster)
    {
        FloorWindow &window = floorAround();
        const WorldPos at = monster.state.position;
        window.unblock(at); // it is no obstacle to itself
        std::vector<WorldPos> path = pathThrough(window, at, monster.state.lastSeen);
        const std::vector<WorldPos> companions = path.empty() ? companionCells() : std::vector<WorldPos>();
        if (!companions.empty()) {
            for (const WorldPos cell : companions)
                window.unblock(cell);
            path = pathThrough(window, at, monster.state.lastSeen);
            for (const WorldPos cell : companions)
                window.block(cell);
        }
        window.block(at);
        return path;
    }

    [[nodiscard]] std::vector<WorldPos> pathThrough(const FloorWindow &window, WorldPos from,
                                                    WorldPos to) const
    {
        const bool diagonal = m_world.content->scenario.diagonalMoves;
        if (!diagonal && m_slow.count() == 0)
            return findPath(window, from, to);
        return findCheapPath(window, m_slow, diagonal ? Moves::Eight : Moves::Four, from, to);
    }

    /// Where companions stand in the window beside their players.
    [[nodiscard]] std::vector<WorldPos> companionCells() const
    {
        std::vector<WorldPos> cells;
        const auto add = [&](const Player &player) {
            const std::optional<Companion> &companion = player.condition.companion;
            if (companion && companion->position != m_prey.player.position &&
                windowArea().contains(companion->position))
                cells.push_back(companion->position);
        };
        for (const PartyMember &member : m_world.party.members) {
            if (!member.watching)
                add(member.player);
        }
        return cells;
    }

    [[nodiscard]] CellRect windowArea() const
    {
        return squareAround(m_prey.player.position, activeRadius(m_world) + 4);
    }

    static Ways waysStraight(const Monster &monster)
    {
        const WorldPos at = monster.state.position;
        const WorldPos to = monster.state.lastSeen;
        if (at == to)
            return {};
        const bool along = std::abs(to.x - at.x) >= std::abs(to.y - at.y);
        const Direction eastWest = to.x >= at.x ? Direction::East : Direction::West;
        const Direction northSouth = to.y >= at.y ? Direction::North : Direction::South;
        return turnTo(along ? eastWest : northSouth, monster.state.heading);
    }

    void follow(Monster &monster, const Plan &plan)
    {
        if (plan.ways.empty())
            return;
        monster.state.heading = plan.ways[0];
        if (!tryStep(monster, plan.ways[0]))
            monster.state.heading = plan.ways[1];
    }

    bool tryStep(Monster &monster, Direction direction)
    {
        const WorldPos from = monster.state.position;
        const WorldPos to = step(from, direction);
        if (to == m_prey.player.position && m_world.content->scenario.contact) {
            m_attacked = true;
            report(MonsterAction::Kind::Caught, monster, from);
            return false;
        }
        if (to == m_prey.player.position || !isInMonsterRange(m_world, monster.home, to) ||
            m_world.map.isRock(to) || isOccupied(to))
            return false;
        if (m_window) {
            m_window->unblock(from);
            m_window->block(to);
        }
        monster.state.position = to;
        if (m_world.map.terrainAt(to) == Terrain::Water)
            monster.state.energy = std::max(0, monster.state.energy - kStepEnergy);
        report(MonsterAction::Kind::Walked, monster, from);
        return true;
    }

    [[nodiscard]] bool isOccupied(WorldPos p) const
    {
        return allyAt(m_world, m_prey.id, p) != nullptr || isCompanionAt(m_world, p) ||
               std::ranges::any_of(m_monsters,
                                   [p](const Monster &monster) { return monster.state.position == p; });
    }

    /// The unoccupied floor around the player, made when a monster first hunts.
    FloorWindow &floorAround()
    {
        if (!m_window) {
            const CellRect around = windowArea();
            const WorldPos player = m_prey.player.position;
            BitGrid rock;
            m_world.map.copyRock(around, rock);
            m_world.map.copyWater(around, m_slow);
            m_window.emplace(around.origin, rock);
            for (const Monster &monster : m_monsters)
                m_window->block(monster.state.position);
            for (const PartyMember &member : m_world.party.members) {
                if (const WorldPos at = member.player.position;
                    at != player && !member.watching && around.contains(at))
                    m_window->block(at);
            }
            for (const WorldPos cell : companionCells())
                m_window->block(cell);
        }
        return *m_window;
    }

    [[nodiscard]] std::uint64_t drawFor(const Monster &monster) const
    {
        const MonsterId &id = monster.id;
        const std::uint64_t place = hashAt(combine(m_world.key, hashBytes("wander")), id.home.x, id.home.y);
        return combine(place, m_world.turn, id.index, monster.state.energy);
    }

    void report(MonsterAction::Kind kind, const Monster &monster, WorldPos from)
    {
        m_actions.push_back({kind, monster, from});
    }

    World &m_world;
    const PartyMember &m_prey;
    std::vector<Monster> m_monsters;
    Witness *m_witness;
    std::vector<MonsterAction> m_actions;
    std::optional<FloorWindow> m_window;
    BitGrid m_slow; ///< of the window: water
    bool m_attacked = false;
};

} // namespace

int activeRadius(const World &world)
{
    return world.content->scenario.relentless ? 2 * kMaxRegionSize : kActiveRadius;
}

std::vector<MonsterAction> takeMonsterTurn(World &world, const PartyMember &prey, Witness *witness)
{
    return MonsterTurn(world, prey, witness).take();
}

MonsterThought thoughtInTurn(World &world, const PartyMember &prey, const Monster &monster)
{
    return MonsterTurn(world, prey).thoughtOf(monster);
}

} // namespace cave
