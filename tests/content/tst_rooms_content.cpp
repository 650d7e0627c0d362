// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/content/content.h"
#include "core/content/scenario.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "tests/content/content_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

const char *const kRoomItems = R"({
    "items": [
        { "key": "stick", "name": "Stick", "kind": "blade", "power": 7, "cooldown": 0.25, "weight": 1 },
        { "key": "axe", "name": "Axe", "kind": "blade", "power": 50, "cooldown": 1, "weight": 2 },
        { "key": "magic", "name": "Magic", "kind": "staff", "power": 40, "cooldown": 0.6, "weight": 3 },
        { "key": "flask", "name": "Flask", "kind": "flask", "power": 30, "cooldown": 0, "weight": 4 },
        { "key": "coin", "name": "Coin", "kind": "gold", "amount": [1, 2], "weight": 5 }
    ]
})";

std::string monsterText(const std::string &key, const std::string &glyph, const std::string &rest)
{
    return R"({ "key": ")" + key + R"(", "name": "Someone", "description": "There.", "glyph": ")" + glyph +
           R"(", "colour": "red", "health": 100, "damage": 3, "armour": 0, "sight_radius": 1, )" +
           R"("tree": "rock", "notice_radius": 1, "weight": 6, )" + rest + " }";
}

std::string roomMonsters()
{
    return R"({ "monsters": [)" + monsterText("demon", "D", R"("strength": 30, "speed": 100)") + "," +
           monsterText("minotaur", "M", R"("strength": 31, "experience": 12, "speed": 90)") + "," +
           monsterText("archer", "A", R"("strength": 10, "speed": 100)") + "," +
           monsterText("sorcerer", "S", R"("strength": 0, "speed": 100)") + "," +
           monsterText("tower", "T", R"("strength": 5, "fixture": true, "speed": 0)") + "] }";
}

const char *const kRoomTrees =
    R"({ "trees": [{ "key": "rock", "description": "Still.", "root": { "act": "idle" } }] })";

const char *const kRoomScenario = R"({
    "kind": "rooms", "name": "Trial", "description": "Short.", "combat": "action", "view": "level",
    "mortal": true,
    "action": {
        "health": 250, "player_speed": 3.5, "agent_speed": 0.75, "arrow_speed": 9.25, "arrow_damage": 40,
        "homing_speed": 8, "homing_damage": 20, "turn_rate": 90, "mercy": 0.3, "room_experience": 60,
        "equipment": ["stick", "flask"]
    }
})";

const char *const kDungeonScenario = R"({
    "kind": "dungeon", "name": "Trial", "combat": "dice", "view": "centred",
    "hero": {
        "start": { "health": 20, "strength": 5, "dexterity": 6, "intellect": 7 },
        "growth": { "health": 4, "strength": 1, "dexterity": 0, "intellect": 2 },
        "first_level_cost": 100, "highest_level": 9, "treasure_experience": 80, "floor_experience": 30,
        "rest_percent": 25
    }
})";

/// What is said about the texts above with one text of the scenario replaced.
std::string roomScenarioError(const std::string &what, const std::string &with)
{
    return contentError({kRoomItems, roomMonsters(), kRoomTrees, replaced(kRoomScenario, what, with)});
}

std::string roomItemsError(const std::string &what, const std::string &with)
{
    return contentError({replaced(kRoomItems, what, with), roomMonsters(), kRoomTrees, kRoomScenario});
}

std::string roomMonstersError(const std::string &what, const std::string &with)
{
    return contentError({kRoomItems, replaced(roomMonsters(), what, with), kRoomTrees, kRoomScenario});
}

const MonsterType &monsterOf(const Content &content, const std::string &key)
{
    const MonsterType *monster = content.findMonster(key);
    INFO(key);
    REQUIRE(monster != nullptr);
    return *monster;
}

/// All actions of a tree.
std::set<Action> actionsOf(const DecisionTree &tree)
{
    std::set<Action> actions;
    for (const TreeNode &node : tree.nodes) {
        if (const auto *leaf = std::get_if<Leaf>(&node))
            actions.insert(leaf->action);
    }
    return actions;
}

} // namespace

TEST_CASE("the rules of what moves freely are read in hundredths of what they are written in")
{
    const Content content = parsed({kRoomItems, roomMonsters(), kRoomTrees, kRoomScenario});
    Scenario expected;
    expected.kind = ScenarioKind::Rooms;
    expected.name = "Trial";
    expected.description = "Short.";
    expected.combat = CombatKind::Action;
    expected.view = ViewKind::Level;
    expected.mortal = true;
    ActionTable action;
    action.health = 250;
    action.playerSpeed = 350;
    action.agentSpeed = 75;
    action.arrowSpeed = 925;
    action.arrowDamage = 40;
    action.homingSpeed = 800;
    action.homingDamage = 20;
    action.turnRate = 90;
    action.mercy = 30;
    action.roomExperience = 60;
    action.equipment = {"stick", "flask"};
    expected.action = action;
    CHECK(content.scenario == expected);
}

TEST_CASE("items that are used by key have a power and a cooldown")
{
    const Content content = parsed({kRoomItems, roomMonsters(), kRoomTrees, kRoomScenario});
    CHECK(itemOf(content, "stick").kind == ItemKind::Blade);
    CHECK(itemOf(content, "stick").power == 7);
    CHECK(itemOf(content, "stick").cooldown == 25);
    CHECK(itemOf(content, "magic").kind == ItemKind::Staff);
    CHECK(itemOf(content, "magic").cooldown == 60);
    CHECK(itemOf(content, "flask").kind == ItemKind::Flask);
    CHECK(itemOf(content, "flask").cooldown == 0);
    CHECK(roomItemsError(R"("cooldown": 0.25, )", "") == "items.json: item 1 'stick': cooldown is missing");
    CHECK(roomItemsError("0.25", "4000") ==
          "items.json: item 1 'stick': cooldown must be a number from 0 to 3600 with at most two decimals");
    CHECK(roomItemsError(R"("power": 7)", R"("power": 0)") ==
          "items.json: item 1 'stick': power must be a whole number from 1 to 1000");
    CHECK(roomItemsError(R"("kind": "blade")", R"("kind": "bow")") ==
          "items.json: item 1 'stick': kind must be 'sword', 'armour', 'gold', 'scroll', 'blade', 'staff', "
          "'flask' or 'consumable'");
    CHECK(roomItemsError(R"("kind": "gold")", R"("kind": "gold", "cooldown": 1)") ==
          "items.json: item 5 'coin': unknown field 'cooldown'");
}

TEST_CASE("monsters that move freely have strength and weight, and may be fixtures")
{
    const Content content = parsed({kRoomItems, roomMonsters(), kRoomTrees, kRoomScenario});
    CHECK(monsterOf(content, "minotaur").strength == 31);
    CHECK(monsterOf(content, "minotaur").experience == 12);
    CHECK(monsterOf(content, "sorcerer").strength == 0);
    CHECK(monsterOf(content, "demon").weight == 6);
    CHECK_FALSE(monsterOf(content, "demon").fixture);
    CHECK(monsterOf(content, "tower").fixture);
    CHECK(roomMonstersError(R"("strength": 30, )", "") ==
          "monsters.json: monster 1 'demon': strength is missing");
    CHECK(roomMonstersError(R"("weight": 6, )", "") == "monsters.json: monster 1 'demon': weight is missing");
    CHECK(roomMonstersError(R"("fixture": true, "speed": 0)", R"("fixture": true, "speed": 1)") ==
          "monsters.json: monster 5 'tower': a fixture must have the speed 0");
    CHECK(roomMonstersError(R"("fixture": true)", R"("fixture": 1)") ==
          "monsters.json: monster 5 'tower': fixture must be true or false");
}

TEST_CASE("impossible numbers in the rules of free movement are reported with their ranges")
{
    CHECK(roomScenarioError(R"("player_speed": 3.5)", R"("player_speed": 0)") ==
          "scenario.json: action: player_speed must be above 0");
    CHECK(roomScenarioError(R"("player_speed": 3.5)", R"("player_speed": 20.01)") ==
          "scenario.json: action: player_speed must be a number from 0 to 20 with at most two decimals");
    CHECK(roomScenarioError(R"("arrow_speed": 9.25)", R"("arrow_speed": 9.255)") ==
          "scenario.json: action: arrow_speed must be a number from 0 to 30 with at most two decimals");
    CHECK(roomScenarioError(R"("health": 250)", R"("health": 0)") ==
          "scenario.json: action: health must be a whole number from 1 to 100000");
    CHECK(roomScenarioError(R"("turn_rate": 90)", R"("turn_rate": 721)") ==
          "scenario.json: action: turn_rate must be a whole number from 0 to 720");
    CHECK(roomScenarioError(R"("mercy": 0.3)", R"("mercy": -1)") ==
          "scenario.json: action: mercy must be a number from 0 to 10 with at most two decimals");
    CHECK(roomScenarioError(R"("mercy": 0.3, )", "") == "scenario.json: action: mercy is missing");
    CHECK(roomScenarioError(R"("mercy": 0.3)", R"("mercy": 0.3, "grace": 1)") ==
          "scenario.json: action: unknown field 'grace'");
    CHECK(
        roomScenarioError(R"("mercy": 0.3)", R"("mercy": 0.3, "gentle_start": { "first": 3, "grace": 1 })") ==
        "scenario.json: action: gentle_start: touch_percent is missing");
    const std::string zeroes = replaced(kRoomScenario, R"("agent_speed": 0.75)", R"("agent_speed": 0)");
    CHECK(parsed({kRoomItems, roomMonsters(), kRoomTrees, zeroes}).scenario.action->agentSpeed == 0);
}

TEST_CASE("rooms and action go together, and action has its rules")
{
    CHECK(roomScenarioError(R"("kind": "rooms")", R"("kind": "cavern")") ==
          "scenario.json: the kind 'rooms' and the combat 'action' go together");
    CHECK(roomScenarioError(R"("combat": "action")", R"("combat": "armour")") ==
          "scenario.json: the kind 'rooms' and the combat 'action' go together");
    const std::string renamed = replaced(kRoomScenario, R"("action": {)", R"("deeds": {)");
    CHECK(contentError({kRoomItems, roomMonsters(), kRoomTrees, renamed}) ==
          "scenario.json: action is missing");
    CHECK(contentError({kRoomItems, roomMonsters(), kRoomTrees,
                        replaced(kDungeonScenario, R"("hero": {)", R"("action": {}, "hero": {)")}) ==
          "scenario.json: 'action' requires the combat 'action'");
    CHECK(
        contentError({kRoomItems, roomMonsters(), kRoomTrees,
                      R"({ "kind": "endless-caves", "name": "A", "combat": "armour", "view": "level" })"}) ==
        "scenario.json: the view 'level' can't be used with 'endless-caves', which has no levels");
    CHECK(roomScenarioError(R"("view": "level")", R"("view": "far")") ==
          "scenario.json: view must be 'centred', 'clamped' or 'level'");
}

TEST_CASE("what is used by key, and fixtures, are for where time passes only")
{
    CHECK(contentError({kRoomItems, roomMonsters(), kRoomTrees, kDungeonScenario}) ==
          "items.json: item 'stick': usable items require the combat 'action'");
    const ContentTexts dungeon = builtInContentTexts(ScenarioKind::DungeonRun);
    CHECK(contentError({dungeon.items,
                        replaced(dungeon.monsters, R"("tier": 1,)", R"("tier": 1, "fixture": true,)"),
                        dungeon.trees, dungeon.scenario}) ==
          "monsters.json: monster 1 'rat': fixture requires the combat 'action'");
}

TEST_CASE("what level files name must be there")
{
    for (const auto *const key : {"demon", "minotaur", "archer", "sorcerer", "tower"}) {
        const std::string quoted = "\"" + std::string(key) + "\"";
        CHECK(roomMonstersError(quoted, "\"other\"") ==
              "monsters.json: there must be a monster with the key '" + std::string(key) + "'");
    }
    CHECK(roomItemsError(R"("axe")", R"("saw")") ==
          "items.json: there must be an item with the key 'axe' of kind 'blade', 'staff' or 'flask'");
    CHECK(roomItemsError(R"("magic")", R"("spell")") ==
          "items.json: there must be an item with the key 'magic' of kind 'blade', 'staff' or 'flask'");
    CHECK(roomItemsError(R"("kind": "flask")", R"("kind": "staff")") ==
          "items.json: there must be an item with the key 'flask' of kind 'flask'");
    CHECK(roomScenarioError(R"(["stick", "flask"])", R"(["stick", "bow"])") ==
          "scenario.json: action: equipment: item 'bow' is not in items.json");
    CHECK(roomScenarioError(R"(["stick", "flask"])", R"(["coin"])") ==
          "scenario.json: action: equipment: item 'coin' can't be used by key");
}

TEST_CASE("the rooms of the game are played by the numbers of their rules")
{
    const Content content = shipped(ScenarioKind::Rooms);
    const Scenario &scenario = content.scenario;
    CHECK(scenario.kind == ScenarioKind::Rooms);
    CHECK(scenario.combat == CombatKind::Action);
    CHECK(scenario.view == ViewKind::Level);
    CHECK(scenario.mortal);
    CHECK(scenario.diagonalMoves);
    REQUIRE(scenario.action.has_value());
    const ActionTable &action = *scenario.action;
    CHECK(action.agentSpeed == 100);
    CHECK(action.arrowSpeed == 1000);
    CHECK(action.arrowDamage == 50);
    CHECK(action.homingSpeed == 1000);
    CHECK(action.homingDamage == 30);
    CHECK(action.turnRate == 180);
    CHECK(action.mercy == 50);
    CHECK(action.playerSpeed > action.agentSpeed); // one can run
    CHECK(action.gentleStart == GentleStart{3, 100, 50});
    REQUIRE_FALSE(action.equipment.empty());
    CHECK(itemOf(content, action.equipment.front()).kind == ItemKind::Blade); // no one begins helpless
}

TEST_CASE("the five kinds of level files have the strength and the least trees of their rules")
{
    const Content content = shipped(ScenarioKind::Rooms);
    const std::vector<std::pair<const char *, Action>> least{
        {"demon", Action::MoveTowardPlayer}, {"minotaur", Action::MoveTowardPlayerAvoidWalls},
        {"archer", Action::ShootPlayer},     {"sorcerer", Action::ShootHomingProjectile},
        {"tower", Action::ShootPlayer},
    };
    for (const auto &[key, act] : least) {
        INFO(key);
        const MonsterType &monster = monsterOf(content, key);
        const DecisionTree *tree = content.findTree(monster.tree);
        REQUIRE(tree != nullptr);
        CHECK(actionsOf(*tree) == std::set{act});
        CHECK(monster.fixture == (monster.key == "tower"));
    }
    for (const char *key : {"demon", "minotaur", "sorcerer", "archer"}) {
        INFO(key);
        CHECK(monsterOf(content, key).health == 100);
        CHECK(monsterOf(content, key).speed == 100);
        CHECK(monsterOf(content, key).strength == (std::string(key) == "archer" ? 10 : 30));
    }
}

TEST_CASE("beside the least trees the rooms have monsters that weigh more than one thing")
{
    const Content content = shipped(ScenarioKind::Rooms);
    const auto thinks = [&](const MonsterType &monster) {
        const DecisionTree *tree = content.findTree(monster.tree);
        return tree != nullptr && actionsOf(*tree).size() >= 3;
    };
    CHECK(std::count_if(content.monsters.begin(), content.monsters.end(), thinks) >= 3);
    const DecisionTree *wary = content.findTree("wary_archer");
    REQUIRE(wary != nullptr);
    const std::set<Action> acts = actionsOf(*wary);
    for (const Action action : {Action::KeepAway, Action::Heal, Action::ShootPlayer})
        CHECK(acts.contains(action));
}
