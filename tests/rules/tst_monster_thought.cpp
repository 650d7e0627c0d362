// SPDX-License-Identifier: MIT
#include "core/rules/forecast/forecast.h"
#include "core/rules/monster_turn.h"
#include "core/rules/monsters.h"
#include "core/session/session.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tests/support/crafted_world.h"

using namespace cave;

namespace {

std::vector<Monster> allMonsters(World &world)
{
    return monstersNear(world, world.player().position, kActiveRadius);
}

Monster onlyMonster(World &world)
{
    const std::vector<Monster> monsters = allMonsters(world);
    REQUIRE(monsters.size() == 1);
    return monsters.front();
}

/// The steps that a monster takes in its turn, as cells from where it stands.
std::vector<WorldPos> walkOf(const std::vector<MonsterAction> &actions, const Monster &monster)
{
    std::vector<WorldPos> cells{monster.state.position};
    for (const MonsterAction &action : actions) {
        if (action.kind == MonsterAction::Kind::Walked && action.monster.id == monster.id)
            cells.push_back(action.monster.state.position);
    }
    return cells;
}

bool did(const std::vector<MonsterAction> &actions, const Monster &monster, MonsterAction::Kind kind)
{
    return std::any_of(actions.begin(), actions.end(), [&](const MonsterAction &action) {
        return action.kind == kind && action.monster.id == monster.id;
    });
}

const Leaf &leafOf(const MonsterThought &thought)
{
    return std::get<Leaf>(thought.tree->tree.nodes[thought.trace.leaf]);
}

bool isHunt(Action action)
{
    return action == Action::Chase || action == Action::MoveTowardPlayerAvoidWalls ||
           action == Action::MoveTowardPlayer;
}

/// What the thought says of the turn that comes, against the turn itself. `others`: where other monsters
/// stood.
void requireThoughtCameTrue(const MonsterThought &thought, const Monster &before,
                            const std::set<WorldPos> &others, const std::vector<MonsterAction> &actions,
                            World &after)
{
    using Kind = MonsterAction::Kind;
    const std::vector<WorldPos> walk = walkOf(actions, before);
    const bool hunted = before.state.patience > 0;
    REQUIRE(did(actions, before, Kind::Noticed) == (thought.notices && !hunted));
    REQUIRE(did(actions, before, Kind::GaveUp) == (hunted && thought.monster.state.patience == 0));
    const MonsterState now = findMonster(after, before.id)->state;
    REQUIRE(now.patience == thought.monster.state.patience);
    REQUIRE(now.lastSeen == thought.monster.state.lastSeen);
    REQUIRE(walk.size() - 1 <= static_cast<std::size_t>(thought.energy / 100));
    const bool free = thought.energy >= 100 && thought.path.size() > 1 &&
                      !after.map.isRock(thought.path[1]) && thought.path[1] != after.player().position &&
                      others.count(thought.path[1]) == 0;
    REQUIRE((thought.path.empty() || thought.path[0] == walk[0]));
    if (free) {
        REQUIRE(walk.size() > 1);
        REQUIRE(walk[1] == thought.path[1]);
    } else if (thought.energy < 200) { // the first step is the only one
        REQUIRE(walk.size() == 1);
    }
    if (thought.energy < 100)
        REQUIRE(now.energy == thought.energy);
}

std::vector<std::string> openCave()
{
    return {"####################", "#........#.........#", "#.###.##.#.#####.#.#", "#.#....#...#...#.#.#",
            "#.#.@..#.###.#.#.#.#", "#.#....#.....#...#.#", "#.####.#.#####.###.#", "#......#.....#.....#",
            "#.####.#####.#.###.#", "#..........#.......#", "####################"};
}

} // namespace

TEST_CASE("the only monster's turn is what it thought, turn after turn, whatever its kind")
{
    int hunts = 0;
    int walks = 0;
    const std::shared_ptr<const Content> content = craftedContent(kEveryKind);
    for (const MonsterType &type : content->monsters) {
        std::vector<std::string> rows = openCave();
        rows[9][3] = 'M';
        CraftedSpec spec;
        spec.monster = type.key;
        spec.seed = type.key;
        World world = craftedWorld(rows, spec);
        const std::array<WorldPos, 3> haunts{world.player().position, WorldPos{1, 1}, WorldPos{18, 9}};
        for (std::size_t turn = 0; turn < 160; ++turn) {
            world.player().position = haunts[turn / 8 % haunts.size()]; // to be lost and found again
            const Monster before = onlyMonster(world);
            const std::optional<MonsterThought> thought = thoughtOf(world, before.id);
            REQUIRE(thought.has_value());
            REQUIRE(onlyMonster(world) == before); // thinking changes nothing
            REQUIRE(thought->acts);
            REQUIRE(thought->tree->key == type.tree);
            const std::vector<MonsterAction> actions = takeMonsterTurn(world, world.party.current());
            INFO(type.key << ", turn " << turn);
            requireThoughtCameTrue(*thought, before, {}, actions, world);
            hunts += isHunt(leafOf(*thought).action) ? 1 : 0;
            walks += walkOf(actions, before).size() > 1 ? 1 : 0;
            ++world.turn;
        }
    }
    CHECK(hunts > 50);
    CHECK(walks > 200);
}

TEST_CASE("in a crowd each mind is as it thought, and the first to act walks as it thought")
{
    std::vector<std::string> rows = openCave();
    for (const auto &[row, column] : {std::pair{1, 3}, {1, 14}, {7, 2}, {9, 9}, {3, 9}, {5, 14}, {9, 16}})
        rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = 'M';
    CraftedSpec spec;
    spec.monster = kEveryKind;
    World world = craftedWorld(rows, spec);
    for (int turn = 0; turn < 60; ++turn) {
        const std::vector<Monster> before = allMonsters(world);
        std::vector<MonsterThought> thoughts;
        for (const Monster &monster : before)
            thoughts.push_back(*thoughtOf(world, monster.id));
        const std::vector<MonsterAction> actions = takeMonsterTurn(world, world.party.current());
        std::set<WorldPos> others;
        for (std::size_t i = 1; i < before.size(); ++i)
            others.insert(before[i].state.position);
        requireThoughtCameTrue(thoughts.front(), before.front(), others, actions, world);
        const bool cutShort = std::any_of(before.begin(), before.end(), [&](const Monster &monster) {
            return seesCell(world, *findMonster(world, monster.id), world.player().position);
        });
        for (std::size_t i = 0; i < before.size() && !cutShort; ++i)
            REQUIRE(findMonster(world, before[i].id)->state.patience == thoughts[i].monster.state.patience);
        ++world.turn;
    }
}

TEST_CASE("the trace of a thought is the way that the tree was asked, and its leaf the action")
{
    // A hunter in a corridor, far enough away to chase and near enough to notice.
    World world = craftedWorld({"#########", "#@....M.#", "#########"});
    const MonsterThought thought = *thoughtOf(world, onlyMonster(world).id);
    CHECK(thought.notices);
    CHECK(thought.monster.state.patience == kPatience);
    REQUIRE(thought.tree->key == "hunter");
    REQUIRE(thought.trace.steps.size() == 2);
    CHECK(thought.trace.steps[0] == TreeTrace::Step{0, true});
    CHECK_FALSE(thought.trace.steps[1].answer);
    CHECK(leafOf(thought).action == Action::Chase);
    CHECK(thought.target == world.player().position);
    CHECK(thought.path == std::vector<WorldPos>{{6, 1}, {5, 1}, {4, 1}, {3, 1}, {2, 1}, {1, 1}});
}

TEST_CASE("one that saves up its speed says where it hunts, but not where it would roam")
{
    CraftedSpec spec;
    spec.monster = "slime"; // a quarter of the player's speed
    World hunting = craftedWorld({"#####", "#@.M#", "#####"}, spec);
    const MonsterThought hunter = *thoughtOf(hunting, onlyMonster(hunting).id);
    CHECK(hunter.energy == 25);
    CHECK(hunter.target == hunting.player().position);
    CHECK(hunter.path.size() == 3);
    World alone = craftedWorld({"#########", "#@#....M#", "#########"}, spec);
    const MonsterThought roamer = *thoughtOf(alone, onlyMonster(alone).id);
    CHECK_FALSE(roamer.notices);
    CHECK_FALSE(roamer.target.has_value());
    CHECK(roamer.path.empty());
}

TEST_CASE("the far away and the stationary are said not to act")
{
    std::vector<std::string> rows{"@" + std::string(60, '.') + "M"};
    World far = craftedWorld(rows);
    const std::vector<Monster> monsters = monstersNear(far, far.player().position, 100);
    REQUIRE(monsters.size() == 1);
    const std::optional<MonsterThought> thought = thoughtOf(far, monsters.front().id);
    REQUIRE(thought.has_value());
    CHECK_FALSE(thought->acts);
    CraftedSpec still;
    still.settings.monsters = MonsterMode::Stationary;
    World statues = craftedWorld({"#####", "#@.M#", "#####"}, still);
    CHECK_FALSE(thoughtOf(statues, onlyMonster(statues).id)->acts);
}

TEST_CASE("the dead and those who never were think nothing")
{
    World world = craftedWorld({"@..M"});
    const Monster monster = onlyMonster(world);
    MonsterState dead = monster.state;
    dead.alive = false;
    setMonsterState(world, monster.id, dead);
    CHECK_FALSE(thoughtOf(world, monster.id).has_value());
    CHECK_FALSE(thoughtOf(world, {{0, 0}, 7}).has_value());
    CHECK_FALSE(thoughtOf(world, {{5, 5}, 0}).has_value());
}
