// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"

#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "tests/content/content_fixtures.h"
#include "tests/support/test_data.h"

using namespace cave;
using namespace cave::test;

namespace {

const char *const kItems = R"({
    "weapon_kinds": ["wood", "iron"],
    "items": [
        { "key": "club", "name": "Club", "kind": "sword", "weapon_kind": "wood", "power": 2, "weight": 10 },
        { "key": "coat", "name": "Coat", "kind": "armour", "power": 3, "weight": 20 },
        { "key": "gold", "name": "Gold", "kind": "gold", "amount": [2, 5], "weight": 30 }
    ]
})";

const char *const kMonsters = R"({
    "monsters": [
        { "key": "monster", "name": "Monster", "description": "Plain.", "glyph": "M", "colour": "red",
          "health": 25, "damage": 3, "armour": 0, "sight_radius": 3, "speed": 100, "weight": 5,
          "tree": "rock", "notice_radius": 3 },
        { "key": "imp", "name": "Imp", "description": "Small.", "glyph": "i", "colour": "blue",
          "health": 5, "damage": 1, "armour": 2, "sight_radius": 4, "speed": 150, "weight": 7,
          "tree": "beast", "notice_radius": 9, "min_distance": 80,
          "harm_from": { "iron": 150 } }
    ]
})";

std::string tablesError(const std::string &items, const std::string &monsters)
{
    const Result<Content> content = parseContent(items, monsters, kTwoTrees);
    REQUIRE_FALSE(content);
    CHECK(content.error().code == ErrorCode::InvalidArgument);
    return content.error().text();
}

/// What is said about the items above with one text replaced.
std::string itemsError(const std::string &what, const std::string &with)
{
    return tablesError(replaced(kItems, what, with), kMonsters);
}

std::string monstersError(const std::string &what, const std::string &with)
{
    return tablesError(kItems, replaced(kMonsters, what, with));
}

Content shippedContent()
{
    const Result<Content> content = builtInContent();
    INFO((content ? std::string() : content.error().text()));
    REQUIRE(content);
    return *content;
}

} // namespace

TEST_CASE("content is read as written")
{
    const Result<Content> content = parseContent(kItems, kMonsters, kTwoTrees);
    REQUIRE(content);
    CHECK(content->weaponKinds == std::vector<std::string>{"wood", "iron"});
    CHECK(content->items == std::vector<ItemType>{
                                {"club", "Club", ItemKind::Sword, "wood", 2, 10, 1, 1},
                                {"coat", "Coat", ItemKind::Armour, "", 3, 20, 1, 1},
                                {"gold", "Gold", ItemKind::Gold, "", 0, 30, 2, 5},
                            });
    REQUIRE(content->monsters.size() == 2);
    CHECK(content->monsters[1] ==
          MonsterType{
              "imp", "Imp", "Small.", 5, 1, 2, 4, 150, {{"iron", 150}}, 'i', "blue", 7, "beast", 9, 80});
    CHECK(content->monsters[0].minDistance == 0);
    REQUIRE(content->trees.size() == 2);
    CHECK(content->trees[1].key == "beast");
    CHECK(parseContent(ContentTexts{kItems, kMonsters, kTwoTrees}).value() == *content);
}

TEST_CASE("entries are found by key")
{
    const Result<Content> content = parseContent(kItems, kMonsters, kTwoTrees);
    REQUIRE(content);
    REQUIRE(content->findItem("coat") != nullptr);
    CHECK(content->findItem("coat")->name == "Coat");
    CHECK(content->findItem("Coat") == nullptr);
    REQUIRE(content->findMonster("imp") != nullptr);
    CHECK(content->findMonster("imp")->glyph == 'i');
    CHECK(content->findMonster("") == nullptr);
    REQUIRE(content->findTree("beast") != nullptr);
    CHECK(*content->findTree("beast") == DecisionTree{{Leaf{Action::Wander}}});
    CHECK(content->findTree("lamb") == nullptr);
}

TEST_CASE("a weapon kind that a monster doesn't name does all of its damage")
{
    const Result<Content> content = parseContent(kItems, kMonsters, kTwoTrees);
    REQUIRE(content);
    CHECK(content->findMonster("imp")->harmPercent("iron") == 150);
    CHECK(content->findMonster("imp")->harmPercent("wood") == 100);
}

TEST_CASE("errors in items name the file, the entry and what is wrong")
{
    CHECK(itemsError("\"weight\": 20", "\"weight\": 0") ==
          "items.json: item 2 'coat': weight must be a whole number from 1 to 1000");
    CHECK(itemsError("\"weight\": 20", "\"weight\": 2.5") ==
          "items.json: item 2 'coat': weight must be a whole number from 1 to 1000");
    CHECK(itemsError("\"weight\": 20", "\"weight\": 18446744073709551615") ==
          "items.json: item 2 'coat': weight must be a whole number from 1 to 1000");
    CHECK(itemsError("\"power\": 2, ", "") == "items.json: item 1 'club': power is missing");
    CHECK(itemsError("\"coat\"", "\"club\"") ==
          "items.json: item 2 'club': an earlier item has the same key");
    CHECK(itemsError("\"coat\"", "\"Coat\"") == "items.json: item 2: key must be text of lower-case letters, "
                                                "digits and '_' that begins with a letter");
    CHECK(itemsError("\"key\": \"coat\", ", "") == "items.json: item 2: key is missing");
    CHECK(itemsError("\"Coat\"", "\"\"") ==
          "items.json: item 2 'coat': name must be text of 1 to 40 bytes on one line");
    CHECK(itemsError("\"Coat\"", "\"Co\\u0000at\"") ==
          "items.json: item 2 'coat': name must be text of 1 to 40 bytes on one line");
    CHECK(itemsError("\"armour\"", "\"hat\"") ==
          "items.json: item 2 'coat': kind must be 'sword', 'armour', "
          "'gold', 'scroll', 'blade', 'staff', 'flask' or 'consumable'");
    CHECK(itemsError("\"weapon_kind\": \"wood\"", "\"weapon_kind\": \"bone\"") ==
          "items.json: item 1 'club': weapon_kind 'bone' is not among weapon_kinds");
    CHECK(itemsError("\"power\": 3", "\"power\": 3, \"wieght\": 1") ==
          "items.json: item 2 'coat': unknown field 'wieght'");
    CHECK(itemsError("[2, 5]", "[0, 5]") ==
          "items.json: item 3 'gold': amount must be [fewest, most], each a whole number from 1 to 1000");
    CHECK(itemsError("[2, 5]", "[6, 5]") ==
          "items.json: item 3 'gold': amount must be [fewest, most], each a whole number from 1 to 1000");
}

TEST_CASE("errors in monsters name the file, the entry and what is wrong")
{
    CHECK(monstersError("\"health\": 5", "\"health\": -5") ==
          "monsters.json: monster 2 'imp': health must be a whole number from 1 to 10000");
    CHECK(monstersError("\"glyph\": \"i\"", "\"glyph\": \"M\"") ==
          "monsters.json: monster 2 'imp': glyph 'M' is already used by 'monster'");
    CHECK(monstersError("\"glyph\": \"i\"", "\"glyph\": \"#\"") ==
          "monsters.json: monster 2 'imp': glyph must be one letter from a to z or A to Z");
    CHECK(monstersError("\"iron\": 150", "\"bone\": 150") ==
          "monsters.json: monster 2 'imp': harm_from: 'bone' is not among weapon_kinds of items.json");
    CHECK(monstersError("\"iron\": 150", "\"iron\": 0") ==
          "monsters.json: monster 2 'imp': harm_from: 'iron' must be a whole number from 10 to 500");
    CHECK(monstersError("\"key\": \"monster\"", "\"key\": \"beast\"") ==
          "monsters.json: there must be a monster with the key 'monster'");
    CHECK(monstersError("\"key\": \"imp\"", "\"key\": \"monster\"") ==
          "monsters.json: monster 2 'monster': an earlier monster has the same key");
    CHECK(monstersError("\"colour\": \"blue\"", "\"colour\": 7") ==
          "monsters.json: monster 2 'imp': colour must be text of lower-case letters, digits and '_' that "
          "begins "
          "with a letter");
}

TEST_CASE("errors in how monsters roam name the file, the entry and what is wrong")
{
    CHECK(monstersError("\"tree\": \"beast\"", "\"tree\": \"beats\"") ==
          "monsters.json: monster 2 'imp': tree 'beats' is not in trees.json");
    CHECK(monstersError("\"tree\": \"beast\", ", "") == "monsters.json: monster 2 'imp': tree is missing");
    CHECK(monstersError("\"notice_radius\": 9", "\"notice_radius\": 3") ==
          "monsters.json: monster 2 'imp': notice_radius must be at least sight_radius");
    CHECK(monstersError("\"notice_radius\": 9", "\"notice_radius\": 61") ==
          "monsters.json: monster 2 'imp': notice_radius must be a whole number from 0 to 60");
    CHECK(monstersError("\"min_distance\": 80", "\"min_distance\": -1") ==
          "monsters.json: monster 2 'imp': min_distance must be a whole number from 0 to 1000000");
    CHECK(monstersError("\"notice_radius\": 3", "\"notice_radius\": 3, \"min_distance\": 1") ==
          "monsters.json: at least one monster must have the min_distance 0");
}

TEST_CASE("errors in trees are reported like those in the other files")
{
    const Result<Content> content = parseContent(kItems, kMonsters, replaced(kTwoTrees, "wander", "wnader"));
    REQUIRE_FALSE(content);
    CHECK(content.error().text().find("trees.json: tree 2 'beast': root: unknown action 'wnader'") == 0);
}

TEST_CASE("a broken file is named with the line where it breaks")
{
    CHECK(itemsError("\"name\": \"Coat\",", "\"name\" \"Coat\",") == "items.json: line 5 is not valid JSON");
    CHECK(itemsError("\"Coat\"", "\"\xFF\"") == "items.json: line 5 is not valid JSON");
    CHECK(itemsError("\"weight\": 20", "\"weight\": 1e999") == "items.json: a number is too large");
    CHECK(tablesError("", kMonsters) == "items.json: line 1 is not valid JSON");
    CHECK(tablesError(kItems, "[]") == "monsters.json: must contain one object { ... }");
    CHECK(tablesError(kItems, "{}") == "monsters.json: monsters is missing");
    CHECK(tablesError(kItems, R"({"monsters": []})") ==
          "monsters.json: monsters must be a list [ ... ] with at least one entry");
    CHECK(tablesError(kItems, R"({"monsters": [3]})") ==
          "monsters.json: monster 1: must be an object { ... }");
    CHECK(itemsError("[\"wood\", \"iron\"]", "[\"wood\", \"wood\"]") ==
          "items.json: weapon_kinds: entry 2 must be text of lower-case letters, digits and '_', no two "
          "alike");
    CHECK(itemsError("\"items\"", "\"itens\"") == "items.json: items is missing");
}

TEST_CASE("a small file that would take a lot of memory, or goes too deep, is refused before it is read")
{
    std::string lists = "[]";
    for (int i = 0; i < 1'000'000; ++i)
        lists += ",[]";
    CHECK(tablesError("{\"items\": [" + lists + "]}", kMonsters) ==
          "items.json: would take more than 32 MiB of memory");
    CHECK(tablesError("{\"items\": " + std::string(1000, '[') + std::string(1000, ']') + "}", kMonsters) ==
          "items.json: is nested too deep");
    std::string numbers = "1";
    for (int i = 0; i < 1000; ++i)
        numbers += ",1";
    CHECK(tablesError(kItems, "{\"monsters\": [" + numbers + "]}") ==
          "monsters.json: monsters must not have more than 1000 entries");
}

TEST_CASE("the game's items have the powers and weights of its rules")
{
    using Row = std::tuple<std::string, ItemKind, int, int>;
    std::vector<Row> rows;
    for (const ItemType &item : shippedContent().items)
        rows.emplace_back(item.name, item.kind, item.power, item.weight);
    CHECK(rows == std::vector<Row>{
                      {"Wooden Sword", ItemKind::Sword, 1, 100},
                      {"Iron Sword", ItemKind::Sword, 5, 80},
                      {"Steel Sword", ItemKind::Sword, 8, 60},
                      {"Infused Sword", ItemKind::Sword, 15, 10},
                      {"Leather Armour", ItemKind::Armour, 5, 100},
                      {"Chainmail Armour", ItemKind::Armour, 8, 80},
                      {"Iron Armour", ItemKind::Armour, 10, 60},
                      {"Infused Armour", ItemKind::Armour, 15, 10},
                      {"Gold", ItemKind::Gold, 0, 100},
                  });
    const Content content = shippedContent();
    CHECK(content.findItem("gold")->fewest == 1);
    CHECK(content.findItem("gold")->most == 10);
}

TEST_CASE("the plain monster is the one of the rules")
{
    const Content content = shippedContent();
    const MonsterType &plain = *content.findMonster(kPlainMonster);
    CHECK(plain.health == 25);
    CHECK(plain.damage == 3);
    CHECK(plain.armour == 0);
    CHECK(plain.sightRadius == 3);
    for (const std::string &kind : content.weaponKinds)
        CHECK(plain.harmPercent(kind) == 100);
}

TEST_CASE("at least six more kinds live in caves, with different letters, colours and strengths")
{
    const Content content = shippedContent();
    CHECK(content.monsters.size() >= 7);
    std::set<std::string> letters;
    std::set<std::string> colours;
    std::set<std::tuple<int, int, int, int>> strengths;
    std::set<int> radii;
    int particular = 0;
    for (const MonsterType &monster : content.monsters) {
        // Upper and lower case of one letter are easily mistaken for one another.
        letters.insert(std::string(1, static_cast<char>(monster.glyph | 0x20)));
        colours.insert(monster.colour);
        strengths.emplace(monster.health, monster.damage, monster.armour, monster.speed);
        radii.insert(monster.sightRadius);
        particular += monster.harmFrom.empty() ? 0 : 1;
    }
    CHECK(letters.size() == content.monsters.size());
    CHECK(colours.size() == content.monsters.size());
    CHECK(strengths.size() == content.monsters.size());
    CHECK(radii.size() >= 5);
    CHECK(particular >= 5);
}

TEST_CASE("weak monsters live around the start, and stronger ones further out")
{
    std::vector<std::string> near;
    int farthest = 0;
    for (const MonsterType &monster : shippedContent().monsters) {
        INFO(monster.key);
        CHECK(monster.noticeRadius > monster.sightRadius);
        if (monster.minDistance == 0)
            near.push_back(monster.key);
        if (monster.minDistance > farthest) {
            farthest = monster.minDistance;
            CHECK(monster.damage >= 3);
        }
    }
    CHECK(near == std::vector<std::string>{"cave_rat", "slime", "gloom_bat"});
    CHECK(shippedContent().findMonster("deep_troll")->minDistance == farthest);
}

TEST_CASE("the content built into the program is that of the content files")
{
    const Result<Content> builtIn = builtInContent();
    INFO((builtIn ? std::string() : builtIn.error().text()));
    REQUIRE(builtIn);
    const std::filesystem::path folder = testData("../../resources/content");
    CHECK(builtInContentTexts().items == fileBytes(folder / "items.json"));
    CHECK(builtInContentTexts().monsters == fileBytes(folder / "monsters.json"));
    CHECK(builtInContentTexts().trees == fileBytes(folder / "trees.json"));
}
