// SPDX-License-Identifier: MIT
#include "core/rules/loot.h"
#include "core/rules/monsters.h"
#include "core/session/session.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <string>
#include <vector>

#include "tests/io/java/java_fixtures.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string itemKey(const World &world, const ItemStack &stack)
{
    return world.content->items[stack.item].key + " " + std::to_string(stack.amount);
}

std::vector<std::string> itemKeys(const World &world, const std::vector<ItemStack> &stacks)
{
    std::vector<std::string> keys;
    for (const ItemStack &stack : stacks)
        keys.push_back(itemKey(world, stack));
    return keys;
}

constexpr RegionPos kHomePos{-1, -1};

/// The first cell of the folder's home region of this kind.
CellPos firstCell(const JavaFolder &folder, const std::string &type, bool claimed = false)
{
    const Json region = jsonOf(readBytes(folder.file(kHomeFile)));
    for (int x = 0; x < 50; ++x) {
        for (int y = 0; y < 50; ++y) {
            const auto &cell = region["cells"][static_cast<std::size_t>(x)][static_cast<std::size_t>(y)];
            if (cell["t"] == type && cell["claimed"].truth() == claimed)
                return {x, y};
        }
    }
    FAIL("no such cell");
    return {};
}

Json &cellOf(Json &region, CellPos cell)
{
    return region["cells"][static_cast<std::size_t>(cell.x)][static_cast<std::size_t>(cell.y)];
}

std::string placeText(CellPos cell)
{
    const WorldPos at = worldPos(kHomePos, cell, 50);
    return "(" + std::to_string(at.x) + ", " + std::to_string(at.y) + ")";
}

} // namespace

TEST_CASE("a world of the original's goes on where it was left")
{
    JavaImport found = imported(lanternFolder());
    CHECK(found.name == "Lantern \xc3\xa9");
    CHECK(found.regions == 3);
    CHECK(found.chestsClosed == 38);
    CHECK(found.chestsClaimed == 6);
    CHECK(found.monstersAlive == 2);
    CHECK(found.monstersDead == 1);
    CHECK(found.differences.empty());
    CHECK(found.notes.empty());
    World &world = found.world;
    CHECK(world.spec.generator == GeneratorId{GeneratorKind::Classic, 1});
    CHECK(world.spec.settings == defaultSettings(GeneratorKind::Classic));
    CHECK(world.spec.seedNumber == 98732568966);
    CHECK(world.player().position == WorldPos{-14, -45});
    CHECK(itemKeys(world, world.player().inventory.stacks) ==
          std::vector<std::string>{"leather_armour 1", "wooden_sword 1", "gold 14", "iron_armour 1",
                                   "chainmail_armour 1", "leather_armour 1", "iron_sword 1", "iron_armour 1",
                                   "iron_armour 1"});
    CHECK(world.player().inventory.weapon == 6U);
    CHECK(world.player().inventory.armour == 3U);
    CHECK(world.player().statistics.chestsOpened == 6);
    CHECK(world.player().statistics.kills == std::map<std::string, std::int64_t>{{"monster", 1}});
    const std::optional<Monster> killed = findMonster(world, {{-1, 0}, 0});
    REQUIRE(killed);
    CHECK_FALSE(killed->state.alive);
}

TEST_CASE("terrain, chests and their contents are what the files say, in every cell")
{
    JavaImport found = imported(lanternFolder());
    for (const RegionPos pos : {RegionPos{-1, -1}, RegionPos{-1, 0}, RegionPos{0, -1}}) {
        const std::string name = "r" + std::to_string(pos.x) + "," + std::to_string(pos.y) + ".json";
        const Json region = jsonOf(readBytes(lanternFolder() / name));
        for (int x = 0; x < 50; ++x) {
            for (int y = 0; y < 50; ++y) {
                const auto &cell = region["cells"][static_cast<std::size_t>(x)][static_cast<std::size_t>(y)];
                const WorldPos at = worldPos(pos, {x, y}, 50);
                ChestState chest = ChestState::None;
                if (cell["t"] == "c")
                    chest = cell["claimed"].truth() ? ChestState::Claimed : ChestState::Closed;
                REQUIRE(found.world.map.isRock(at) == (cell["t"] == "r"));
                REQUIRE(found.world.map.chestAt(at) == chest);
                REQUIRE(found.world.map.isExplored(at));
                if (chest == ChestState::Closed)
                    REQUIRE(chestLoot(found.world, at).size() == cell["reward"].size());
            }
        }
    }
}

TEST_CASE("a closed chest gives what its file says, also after that was changed")
{
    const JavaFolder folder;
    const CellPos chest = firstCell(folder, "c");
    folder.edit(kHomeFile, [&](Json &region) {
        cellOf(region, chest)["reward"] = {{{"t", "ArmourItem"}, {"tier", "Infused"}, {"shielding", 15}},
                                           {{"t", "GoldItem"}, {"quantity", 123}}};
    });
    const JavaImport found = imported(folder.path());
    const std::vector<ItemStack> loot = chestLoot(found.world, worldPos(kHomePos, chest, 50));
    CHECK(itemKeys(found.world, loot) == std::vector<std::string>{"infused_armour 1", "gold 123"});
}

TEST_CASE("gold of nothing in a chest becomes some, the same each time")
{
    const JavaFolder folder;
    const CellPos chest = firstCell(folder, "c");
    folder.edit(kHomeFile, [&](Json &region) {
        cellOf(region, chest)["reward"] = Json::List{{{"t", "GoldItem"}, {"quantity", 0}}};
    });
    const JavaImport found = imported(folder.path());
    const WorldPos at = worldPos(kHomePos, chest, 50);
    const std::vector<ItemStack> loot = chestLoot(found.world, at);
    REQUIRE(loot.size() == 1);
    CHECK(loot.front().amount >= 1);
    CHECK(loot.front().amount <= 10);
    CHECK(chestLoot(imported(folder.path()).world, at) == loot);
    CHECK(anyMentions(found.differences, "the chest at " + placeText(chest) + " holds 0 gold"));
}

TEST_CASE("the seed may be its text or its hash, with the same caves and the same chance")
{
    const JavaFolder folder;
    folder.edit("world.json", [](Json &world) { world["worldSeed"] = "lantern"; });
    const JavaImport byText = imported(folder.path());
    CHECK(byText.world.spec.seed == "lantern");
    CHECK_FALSE(byText.world.spec.seedNumber);
    CHECK(byText.differences.empty());
    CHECK(byText.world.key == imported(lanternFolder()).world.key);
}

TEST_CASE("another seed shows as differences, and the files' caves are kept")
{
    const JavaFolder folder;
    folder.edit("world.json", [](Json &world) { world["worldSeed"] = "torch"; });
    JavaImport found = imported(folder.path());
    CHECK(anyMentions(found.differences, "cells are different from the seed"));
    CHECK(anyMentions(found.differences, "where the seed has it"));
    JavaImport right = imported(lanternFolder());
    for (int x = 0; x < 50; ++x) {
        for (int y = 0; y < 50; ++y) {
            const WorldPos at = worldPos(kHomePos, {x, y}, 50);
            REQUIRE(found.world.map.isRock(at) == right.world.map.isRock(at));
            REQUIRE((found.world.map.chestAt(at) == ChestState::Closed) ==
                    (right.world.map.chestAt(at) == ChestState::Closed));
        }
    }
    CHECK(findMonster(found.world, {kHomePos, 0})->state.position ==
          findMonster(right.world, {kHomePos, 0})->state.position);
}

TEST_CASE("cells, chests and monsters that the seed doesn't make are reported with their places, and kept")
{
    const JavaFolder folder;
    const CellPos rock = firstCell(folder, "r");
    const CellPos floor = firstCell(folder, "f");
    const CellPos gone = firstCell(folder, "c");
    folder.edit(kHomeFile, [&](Json &region) {
        cellOf(region, rock) = {{"t", "f"}};
        cellOf(region, gone) = {{"t", "f"}};
        cellOf(region, floor) = {
            {"t", "c"}, {"reward", Json::List{{{"t", "SwordItem"}, {"tier", "Steel"}}}}, {"claimed", false}};
        region["entities"][0]["health"] = 12.5;
        region["entityCoordinates"].append(
            {{"wx", -50}, {"wy", -50}, {"rx", -1}, {"ry", -1}, {"cx", 0}, {"cy", 0}});
        region["entities"].append({{"t", "m"}, {"health", 25.0}, {"armour", 0}});
    });
    JavaImport found = imported(folder.path());
    CHECK(anyMentions(found.differences, "1 cell is different from the seed: " + placeText(rock)));
    CHECK(anyMentions(found.differences, "no chest at " + placeText(gone)));
    CHECK(anyMentions(found.differences, "a closed chest at " + placeText(floor)));
    CHECK(anyMentions(found.differences, "has 12.5 health"));
    CHECK(anyMentions(found.differences, "a monster at (-50, -50) that the seed doesn't have"));
    WorldMap &map = found.world.map;
    CHECK_FALSE(map.isRock(worldPos(kHomePos, rock, 50)));
    CHECK(map.chestAt(worldPos(kHomePos, gone, 50)) == ChestState::None);
    CHECK(itemKeys(found.world, chestLoot(found.world, worldPos(kHomePos, floor, 50))) ==
          std::vector<std::string>{"steel_sword 1"});
    CHECK(monstersNear(found.world, {-50, -50}, 0).size() == 1);
}

TEST_CASE("items whose numbers aren't ours are taken and reported")
{
    const JavaFolder folder;
    folder.edit("player.json", [](Json &player) {
        player["inventory"][6]["damage"] = 7;
        player["inventory"][4]["quantity"] = 3;
        player["health"] = 20.0;
    });
    const JavaImport found = imported(folder.path());
    CHECK(found.world.player().inventory.stacks.size() == 9);
    CHECK(anyMentions(found.differences, "player.json: inventory[6]: damage is 7"));
    CHECK(anyMentions(found.differences, "inventory[4]: there are 3"));
    CHECK(anyMentions(found.differences, "the player has 20.0 health"));
}

TEST_CASE("gold of nothing that is carried is left out, and what is worn stays worn")
{
    const JavaFolder folder;
    folder.edit("player.json", [](Json &player) { player["inventory"][2]["quantity"] = 0; });
    const JavaImport found = imported(folder.path());
    const Inventory &inventory = found.world.player().inventory;
    CHECK(inventory.stacks.size() == 8);
    CHECK(itemKey(found.world, inventory.stacks[*inventory.weapon]) == "iron_sword 1");
    CHECK(itemKey(found.world, inventory.stacks[*inventory.armour]) == "iron_armour 1");
    CHECK(anyMentions(found.notes, "inventory[2]: 0 gold was left out"));
}

TEST_CASE("regions of another size are understood when all files agree")
{
    WorldSpec spec{"small", {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic)};
    spec.settings.regionSize = 20;
    const Result<Session> session = Session::begin(spec);
    REQUIRE(session);
    const TempFolder folder;
    const Result<JavaExport> written = exportJavaWorld(session->world(), "Small", folder / "small");
    REQUIRE(written);
    CHECK(anyMentions(written->notes, "iRegionSize=20"));
    const JavaImport found = imported(folder / "small");
    CHECK(found.world.spec.settings.regionSize == 20);
    CHECK(found.world.player().position == session->world().player().position);
    CHECK(found.differences.empty());
}

TEST_CASE("files, folders, links and fields that are unknown are skipped and reported")
{
    const JavaFolder folder;
    writeBytes(folder.file("notes.txt"), "hello");
    std::filesystem::create_directory(folder.file("r5,5.json"));
    std::filesystem::create_symlink("/dev/zero", folder.file("r6,6.json"));
    folder.edit("world.json", [](Json &world) { world["mood"] = "gloomy"; });
    folder.edit(kHomeFile, [](Json &region) {
        Json &column = region["cells"][3];
        for (std::size_t y = 0; y < column.size(); ++y)
            column[y]["light"] = 7;
    });
    const JavaImport found = imported(folder.path());
    CHECK(found.regions == 3);
    CHECK(anyMentions(found.notes, "notes.txt"));
    CHECK(anyMentions(found.notes, "r5,5.json"));
    CHECK(anyMentions(found.notes, "r6,6.json"));
    CHECK(anyMentions(found.notes, "\"mood\""));
    CHECK(anyMentions(found.notes, "r-1,-1.json: cells[3][0]: the field \"light\""));
    CHECK(found.notes.size() == 5);
}

TEST_CASE("a world without a name is called after its folder")
{
    const JavaFolder folder;
    folder.edit("world.json", [](Json &world) { world["worldName"] = ""; });
    const JavaImport found = imported(folder.path());
    CHECK(found.name == "world");
    CHECK(anyMentions(found.notes, "world.json: the name \"\""));
}

TEST_CASE("play goes on in a world of the original's: steps, chests and fights")
{
    Session session(imported(lanternFolder()).world);
    const WorldPos before = session.world().player().position;
    bool moved = false;
    for (const Direction direction : kDirections) {
        session.apply(MoveCommand{direction});
        moved = moved || session.world().player().position != before;
    }
    CHECK(moved);
    CHECK(session.world().turn > 0);
}
