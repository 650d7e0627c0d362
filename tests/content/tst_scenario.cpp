// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/content/scenario.h"

#include <catch2/catch_test_macros.hpp>
#include <cstddef>
#include <set>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "tests/content/content_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

const char *const kDiceItems = R"({
    "weapon_kinds": ["wood"],
    "items": [
        { "key": "club", "name": "Club", "kind": "sword", "weapon_kind": "wood", "power": 2, "weight": 10 },
        { "key": "coat", "name": "Coat", "kind": "armour", "power": 3, "weight": 20, "level": 1 },
        { "key": "plate", "name": "Plate", "kind": "armour", "power": 9, "weight": 5, "level": 4 },
        { "key": "spark", "name": "Spark", "kind": "scroll", "spell": "harm", "power": 4, "weight": 7 },
        { "key": "balm", "name": "Balm", "kind": "scroll", "spell": "heal", "power": 6, "weight": 8, "level": 2 }
    ]
})";

const char *const kDiceMonsters = R"({
    "monsters": [
        { "key": "newt", "name": "Newt", "description": "Wet.", "glyph": "n", "colour": "red",
          "health": 5, "damage": 3, "armour": 0, "sight_radius": 1, "speed": 50,
          "tree": "rock", "notice_radius": 1, "strength": 4, "dexterity": 2, "experience": 25, "tier": 1 },
        { "key": "ogre", "name": "Ogre", "description": "Big.", "glyph": "o", "colour": "blue",
          "health": 50, "damage": 9, "armour": 0, "sight_radius": 1, "speed": 50, "weight": 3,
          "tree": "rock", "notice_radius": 1, "strength": 12, "dexterity": 7, "tier": 2 }
    ]
})";

const char *const kDiceScenario = R"({
    "kind": "dungeon", "name": "Trial", "description": "Short.", "combat": "dice", "view": "clamped",
    "diagonal_moves": false, "contact": true, "relentless": true, "chase_speed": 120,
    "disguised": true, "mortal": true, "habits": ["beast", "rock"],
    "hero": {
        "start": { "health": 20, "strength": 5, "dexterity": 6, "intellect": 7 },
        "growth": { "health": 4, "strength": 1, "dexterity": 0, "intellect": 2 },
        "first_level_cost": 100, "highest_level": 9, "treasure_experience": 80, "floor_experience": 30,
        "rest_percent": 25, "equipment": ["coat", "club"]
    }
})";

/// What is said about the texts above with one text of the scenario replaced.
std::string diceScenarioError(const std::string &what, const std::string &with)
{
    return contentError({kDiceItems, kDiceMonsters, kTwoTrees, replaced(kDiceScenario, what, with)});
}

std::string diceItemsError(const std::string &what, const std::string &with)
{
    return contentError({replaced(kDiceItems, what, with), kDiceMonsters, kTwoTrees, kDiceScenario});
}

std::string diceMonstersError(const std::string &what, const std::string &with)
{
    return contentError({kDiceItems, replaced(kDiceMonsters, what, with), kTwoTrees, kDiceScenario});
}

} // namespace

TEST_CASE("a scenario is read as written")
{
    const Content content = parsed({kDiceItems, kDiceMonsters, kTwoTrees, kDiceScenario});
    Scenario expected;
    expected.kind = ScenarioKind::DungeonRun;
    expected.name = "Trial";
    expected.description = "Short.";
    expected.combat = CombatKind::Dice;
    expected.view = ViewKind::Clamped;
    expected.contact = true;
    expected.relentless = true;
    expected.chaseSpeed = 120;
    expected.disguised = true;
    expected.mortal = true;
    expected.habits = {"beast", "rock"};
    expected.hero = HeroTable{{20, 5, 6, 7}, {4, 1, 0, 2}, 100, 9, 80, 30, 25, 0, {"coat", "club"}};
    CHECK(content.scenario == expected);
}

TEST_CASE("items and monsters have what dice and floors need of them")
{
    const Content content = parsed({kDiceItems, kDiceMonsters, kTwoTrees, kDiceScenario});
    CHECK(itemOf(content, "club").level == 1); // where none is given
    CHECK(itemOf(content, "plate").level == 4);
    CHECK(itemOf(content, "spark").kind == ItemKind::Scroll);
    CHECK(itemOf(content, "spark").spell == SpellKind::Harm);
    CHECK(itemOf(content, "spark").power == 4);
    CHECK(itemOf(content, "balm").spell == SpellKind::Heal);
    const MonsterType &newt = *content.findMonster("newt");
    CHECK(std::tuple(newt.strength, newt.dexterity, newt.experience, newt.tier) == std::tuple(4, 2, 25, 1));
    const MonsterType &ogre = *content.findMonster("ogre");
    CHECK(std::tuple(ogre.strength, ogre.dexterity, ogre.experience, ogre.tier) == std::tuple(12, 7, 0, 2));
    CHECK(newt.weight >= 1); // none is given, and none is needed
    CHECK(ogre.weight == 3);
}

TEST_CASE("texts without a scenario are those of the Endless Caves, whose own text says the same")
{
    ContentTexts texts = builtInContentTexts(ScenarioKind::EndlessCaves);
    REQUIRE_FALSE(texts.scenario.empty());
    const Content whole = parsed(texts);
    texts.scenario.clear();
    CHECK(parsed(texts) == whole);
    CHECK(whole.scenario == Scenario{});
}

TEST_CASE("errors in a scenario name the file, the part and what is wrong")
{
    CHECK(diceScenarioError("\"dungeon\"", "\"dungeons\"") ==
          "scenario.json: kind must be 'endless-caves', 'cavern', 'dungeon', 'rooms' or 'journey'");
    CHECK(diceScenarioError("\"kind\": \"dungeon\", ", "") == "scenario.json: kind is missing");
    CHECK(diceScenarioError("\"dice\"", "\"cards\"") ==
          "scenario.json: combat must be 'armour', 'dice' or 'action'");
    CHECK(diceScenarioError("\"clamped\"", "7") ==
          "scenario.json: view must be text of 1 to 40 bytes on one line");
    CHECK(diceScenarioError("\"clamped\"", "\"flat\"") ==
          "scenario.json: view must be 'centred', 'clamped' or 'level'");
    CHECK(diceScenarioError("\"mortal\": true", "\"mortal\": 1") ==
          "scenario.json: mortal must be true or false");
    CHECK(diceScenarioError("\"mortal\": true", "\"motral\": true") ==
          "scenario.json: unknown field 'motral'");
    CHECK(diceScenarioError("120", "301") ==
          "scenario.json: chase_speed must be a whole number from 0 to 300");
    CHECK(diceScenarioError("[\"beast\", \"rock\"]", "[\"beast\", \"beast\"]") ==
          "scenario.json: habits: entry 2 must be text of lower-case letters, digits and '_', no two alike");
    CHECK(diceScenarioError("[\"beast\", \"rock\"]", "[]") ==
          "scenario.json: habits must be a list [ ... ] with at least one entry");
    CHECK(diceScenarioError("\"Trial\",", "\"Trial\"") == "scenario.json: line 2 is not valid JSON");
    CHECK(contentError({kDiceItems, kDiceMonsters, kTwoTrees, "[]"}) ==
          "scenario.json: must contain one object { ... }");
    CHECK(contentError({kDiceItems, kDiceMonsters, kTwoTrees, " "}) ==
          "scenario.json: line 1 is not valid JSON");
}

TEST_CASE("errors in a hero name the part of it")
{
    CHECK(diceScenarioError("\"strength\": 5", "\"strength\": 0") ==
          "scenario.json: hero: start: strength must be a whole number from 1 to 1000");
    CHECK(diceScenarioError("\"intellect\": 2", "\"intellect\": -1") ==
          "scenario.json: hero: growth: intellect must be a whole number from 0 to 1000");
    CHECK(diceScenarioError("\"dexterity\": 0", "\"luck\": 0") ==
          "scenario.json: hero: growth: dexterity is missing");
    CHECK(diceScenarioError("\"dexterity\": 0", "\"dexterity\": 0, \"luck\": 3") ==
          "scenario.json: hero: growth: unknown field 'luck'");
    CHECK(diceScenarioError("\"first_level_cost\": 100", "\"first_level_cost\": 0") ==
          "scenario.json: hero: first_level_cost must be a whole number from 1 to 1000000");
    CHECK(diceScenarioError("\"highest_level\": 9", "\"highest_level\": 21") ==
          "scenario.json: hero: highest_level must be a whole number from 1 to 20");
    CHECK(diceScenarioError("\"rest_percent\": 25", "\"rest_percent\": 101") ==
          "scenario.json: hero: rest_percent must be a whole number from 0 to 100");
    CHECK(diceScenarioError("\"rest_percent\": 25", "\"rest_percent\": 25, \"heal_turns\": -1")
              .starts_with("scenario.json: hero: heal_turns must be a whole number from 0"));
    CHECK(diceScenarioError("\"rest_percent\": 25", "\"rest_percent\": 25, \"hat\": 1") ==
          "scenario.json: hero: unknown field 'hat'");
    CHECK(diceScenarioError("{ \"health\": 20, \"strength\": 5, \"dexterity\": 6, \"intellect\": 7 }",
                            "[20]") == "scenario.json: hero: start: must be an object { ... }");
}

TEST_CASE("what a scenario names must be in the other tables")
{
    CHECK(diceScenarioError("\"beast\"", "\"beats\"") ==
          "scenario.json: habits: tree 'beats' is not in trees.json");
    CHECK(diceScenarioError("\"club\"", "\"clubs\"") ==
          "scenario.json: hero: equipment: item 'clubs' is not in items.json");
}

TEST_CASE("a hero and dice go together")
{
    CHECK(diceScenarioError("\"hero\"", "\"heroine\"") == "scenario.json: hero is missing");
    CHECK(diceScenarioError("\"dice\"", "\"armour\"") == "scenario.json: 'hero' requires the combat 'dice'");
}

TEST_CASE("errors in scrolls and levels name the item")
{
    CHECK(diceItemsError("\"spell\": \"harm\"", "\"spell\": \"hex\"") ==
          "items.json: item 4 'spark': spell must be 'harm' or 'heal'");
    CHECK(diceItemsError("\"spell\": \"heal\", ", "") == "items.json: item 5 'balm': spell is missing");
    CHECK(diceItemsError("\"power\": 4", "\"power\": 0") ==
          "items.json: item 4 'spark': power must be a whole number from 1 to 1000");
    CHECK(diceItemsError("\"level\": 4", "\"level\": 0") ==
          "items.json: item 3 'plate': level must be a whole number from 1 to 20");
    CHECK(diceItemsError("\"power\": 3", "\"power\": 3, \"spell\": \"harm\"") ==
          "items.json: item 2 'coat': unknown field 'spell'");
}

TEST_CASE("a run by dice needs a weapon, an armour and a scroll that a beginner can find")
{
    CHECK(diceItemsError("\"weight\": 10", "\"weight\": 10, \"level\": 2") ==
          "items.json: there must be an item of kind 'sword' with level 1");
    CHECK(diceItemsError("\"level\": 1", "\"level\": 3") ==
          "items.json: there must be an item of kind 'armour' with level 1");
    CHECK(diceItemsError("\"weight\": 7", "\"weight\": 7, \"level\": 2") ==
          "items.json: there must be an item of kind 'scroll' with level 1");
}

TEST_CASE("a monster that rolls dice needs some to roll, and a tier among the others")
{
    CHECK(diceMonstersError("\"strength\": 4, ", "") ==
          "monsters.json: monster 1 'newt': strength is missing");
    CHECK(diceMonstersError("\"dexterity\": 7", "\"dexterity\": 0") ==
          "monsters.json: monster 2 'ogre': dexterity must be a whole number from 1 to 1000");
    CHECK(diceMonstersError("\"experience\": 25", "\"experience\": -1") ==
          "monsters.json: monster 1 'newt': experience must be a whole number from 0 to 1000000");
    CHECK(diceMonstersError("\"tier\": 1", "\"tier\": 0") ==
          "monsters.json: monster 1 'newt': tier must be a whole number from 1 to 100");
    CHECK(diceMonstersError("\"tier\": 1", "\"tier\": 2") ==
          "monsters.json: tiers must start at 1 and have no gaps, but there is no tier 1");
    CHECK(diceMonstersError("\"tier\": 2", "\"tier\": 4") ==
          "monsters.json: tiers must start at 1 and have no gaps, but there is no tier 2");
}

TEST_CASE("only a scenario without dice needs weights and the plain monster")
{
    const std::string weighed = replaced(kDiceMonsters, "\"speed\": 50,", "\"speed\": 50, \"weight\": 1,");
    CHECK(contentError({kDiceItems, kDiceMonsters, kTwoTrees, ""}) ==
          "monsters.json: monster 1 'newt': weight is missing");
    CHECK(contentError({kDiceItems, weighed, kTwoTrees, ""}) ==
          "monsters.json: there must be a monster with the key 'monster'");
}

TEST_CASE("the program knows the rules of every way to play")
{
    for (const ScenarioKind kind : {ScenarioKind::EndlessCaves, ScenarioKind::Cavern,
                                    ScenarioKind::DungeonRun, ScenarioKind::Rooms, ScenarioKind::Journey}) {
        const Content content = shipped(kind);
        CHECK(content.scenario.kind == kind);
        CHECK_FALSE(content.scenario.name.empty());
        CHECK(content.scenario.action.has_value() == (content.scenario.combat == CombatKind::Action));
        CHECK(content.scenario.hero.has_value() == (content.scenario.combat == CombatKind::Dice));
    }
}

TEST_CASE("a cavern has the things and monsters of the Endless Caves, and is walked in eight directions")
{
    const Content cavern = shipped(ScenarioKind::Cavern);
    const Content caves = shipped(ScenarioKind::EndlessCaves);
    CHECK(cavern.items == caves.items);
    CHECK(cavern.monsters == caves.monsters);
    CHECK(cavern.trees == caves.trees);
    CHECK(cavern.scenario.combat == CombatKind::Armour);
    CHECK(cavern.scenario.view == ViewKind::Clamped);
    CHECK(cavern.scenario.diagonalMoves);
    CHECK_FALSE(cavern.scenario.mortal);
    CHECK_FALSE(cavern.scenario.contact);
}

TEST_CASE("a dungeon run is played by its rules")
{
    const Content content = shipped(ScenarioKind::DungeonRun);
    const Scenario &scenario = content.scenario;
    CHECK(scenario.combat == CombatKind::Dice);
    CHECK(scenario.view == ViewKind::Centred);
    CHECK_FALSE(scenario.diagonalMoves);
    CHECK(scenario.contact);
    CHECK(scenario.relentless);
    CHECK(scenario.disguised);
    CHECK(scenario.mortal);
    CHECK(scenario.chaseSpeed > 100);
    CHECK(scenario.hero.value().treasureExperience == 100);
    CHECK(scenario.hero.value().highestLevel >= 4); // so that everything can be found
    for (const MonsterType &monster : content.monsters)
        CHECK(monster.speed < scenario.chaseSpeed);
}

TEST_CASE("monsters of a dungeon stand, walk up and down or from side to side, until they give chase")
{
    const Content content = shipped(ScenarioKind::DungeonRun);
    std::vector<Leaf> calm;
    for (const std::string &habit : content.scenario.habits) {
        const DecisionTree &tree = *content.findTree(habit);
        REQUIRE(tree.nodes.size() == 3);
        const auto *root = std::get_if<Branch>(&tree.nodes[0]);
        REQUIRE(root != nullptr);
        CHECK(root->decision == Decision::SeesPlayer);
        CHECK(tree.nodes[root->yes] == TreeNode(Leaf{Action::Chase}));
        calm.push_back(std::get<Leaf>(tree.nodes[root->no]));
    }
    CHECK(calm == std::vector<Leaf>{{Action::Idle},
                                    {Action::Patrol, 0, 0, Axis::Vertical},
                                    {Action::Patrol, 0, 0, Axis::Horizontal}});
}

TEST_CASE("the treasures of a dungeon are those of the rules")
{
    using Row = std::tuple<std::string, ItemKind, int>;
    std::vector<Row> rows;
    const Content content = shipped(ScenarioKind::DungeonRun);
    for (const ItemType &item : content.items)
        rows.emplace_back(item.name, item.kind, item.level);
    CHECK(rows == std::vector<Row>{
                      {"Wooden Ladle", ItemKind::Sword, 1},
                      {"Dagger", ItemKind::Sword, 1},
                      {"Short Sword", ItemKind::Sword, 2},
                      {"Long Sword", ItemKind::Sword, 3},
                      {"Fire Blade", ItemKind::Sword, 4},
                      {"Cotton Shirt", ItemKind::Armour, 1},
                      {"Leather Armour", ItemKind::Armour, 1},
                      {"Chainmail Armour", ItemKind::Armour, 2},
                      {"Steel Armour", ItemKind::Armour, 3},
                      {"Dragonscale Armour", ItemKind::Armour, 4},
                      {"Fireball Scroll", ItemKind::Scroll, 1},
                      {"Blizzard Scroll", ItemKind::Scroll, 1},
                      {"Flash Heal Scroll", ItemKind::Scroll, 1},
                  });
    CHECK(itemOf(content, "dagger").power == 5);
    CHECK(itemOf(content, "leather_armour").power == 3);
    CHECK(itemOf(content, "fireball_scroll").power == 10);
    CHECK(itemOf(content, "blizzard_scroll").power == 15);
    CHECK(itemOf(content, "flash_heal_scroll").power == 10);
    CHECK(itemOf(content, "fireball_scroll").spell == SpellKind::Harm);
    CHECK(itemOf(content, "blizzard_scroll").spell == SpellKind::Harm);
    CHECK(itemOf(content, "flash_heal_scroll").spell == SpellKind::Heal);
}

TEST_CASE("better weapons and armours of a dungeon are rarer")
{
    const Content content = shipped(ScenarioKind::DungeonRun);
    for (const ItemKind kind : {ItemKind::Sword, ItemKind::Armour}) {
        const ItemType *before = nullptr;
        for (const ItemType &item : content.items) {
            if (item.kind != kind)
                continue;
            INFO(item.key);
            if (before != nullptr) {
                CHECK(item.power > before->power);
                CHECK(item.weight < before->weight);
                CHECK(item.level >= before->level);
            }
            before = &item;
        }
    }
}

TEST_CASE("a rat is weaker than a goblin, a goblin than a knight, a knight than a dragon")
{
    const Content content = shipped(ScenarioKind::DungeonRun);
    std::vector<std::string> names;
    std::set<std::string> colours;
    for (std::size_t i = 0; i < content.monsters.size(); ++i) {
        const MonsterType &monster = content.monsters[i];
        INFO(monster.key);
        names.push_back(monster.name);
        colours.insert(monster.colour);
        CHECK(monster.tier == static_cast<int>(i) + 1);
        if (i == 0)
            continue;
        const MonsterType &weaker = content.monsters[i - 1];
        CHECK(monster.health > weaker.health);
        CHECK(monster.strength > weaker.strength);
        CHECK(monster.dexterity > weaker.dexterity);
        CHECK(monster.experience > weaker.experience);
    }
    CHECK(names == std::vector<std::string>{"Rat", "Goblin", "Knight", "Dragon"});
    CHECK(colours.size() == names.size());
}
