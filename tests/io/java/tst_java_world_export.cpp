// SPDX-License-Identifier: MIT
#include "core/rules/loot.h"
#include "core/rules/monsters.h"
#include "core/session/session.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstdlib>
#include <string>
#include <vector>

#include "tests/io/java/java_fixtures.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

WorldSpec classicSpec(const std::string &seed)
{
    return {seed, {GeneratorKind::Classic, 1}, defaultSettings(GeneratorKind::Classic)};
}

Session newSession(const WorldSpec &spec)
{
    Result<Session> session = Session::begin(spec);
    if (!session)
        FAIL(session.error().text());
    return std::move(*session);
}

/// Exports, reads back, and returns the files.
std::map<std::string, Json> exported(const World &world, const std::filesystem::path &folder)
{
    const Result<JavaExport> written = exportJavaWorld(world, "Test", folder);
    if (!written)
        FAIL(written.error().text());
    return jsonFiles(folder);
}

std::string firstDifference(const std::string &name, const std::string &a, const std::string &b)
{
    const auto at = static_cast<std::size_t>(std::ranges::mismatch(a, b).in1 - a.begin());
    const std::size_t from = std::max<std::size_t>(at, 30) - 30;
    return name + ": " + a.substr(from, 60) + " or " + b.substr(from, 60);
}

/// The files where two folders differ, and the first place in each.
std::vector<std::string> differencesOf(const std::filesystem::path &a, const std::filesystem::path &b)
{
    const std::map<std::string, Json> left = jsonFiles(a);
    const std::map<std::string, Json> right = jsonFiles(b);
    std::vector<std::string> found;
    for (const auto &[name, json] : left) {
        if (!right.contains(name))
            found.push_back(name + " is missing");
        else if (json != right.at(name))
            found.push_back(firstDifference(name, json.dump(), right.at(name).dump()));
    }
    for (const auto &[name, json] : right) {
        if (!left.contains(name))
            found.push_back(name + " is new");
    }
    return found;
}

/// Makes the gold in a file as much as in another.
void takeGold(Json &json, const Json &other)
{
    for (std::size_t i = 0; i < json.list().size(); ++i)
        takeGold(json[i], other[i]);
    const Json::Object fields = json.object();
    for (const Json::Member &field : fields)
        takeGold(json[field.key], other[field.key]);
    if (json.isObject() && json["t"] == "GoldItem")
        json["quantity"] = other["quantity"];
}

const Json &cellAt(const std::map<std::string, Json> &files, WorldPos p)
{
    const RegionPos region = regionOf(p, 50);
    const CellPos cell = cellOf(p, 50);
    const std::string name = "r" + std::to_string(region.x) + "," + std::to_string(region.y) + ".json";
    return files.at(name)["cells"][static_cast<std::size_t>(cell.x)][static_cast<std::size_t>(cell.y)];
}

} // namespace

TEST_CASE("a world that was read and not played is written with the same bytes")
{
    const JavaImport found = imported(lanternFolder());
    const TempFolder folder;
    const Result<JavaExport> written = exportJavaWorld(found.world, found.name, folder / "out");
    REQUIRE(written);
    CHECK(written->regions == 3);
    CHECK(written->notes.empty());
    REQUIRE(fileNames(folder / "out") == fileNames(lanternFolder()));
    for (const auto &entry : std::filesystem::directory_iterator(lanternFolder())) {
        const std::string name = entry.path().filename().string();
        INFO(name);
        CHECK(readBytes(folder / "out" / name) == readBytes(entry.path()));
    }
}

TEST_CASE("worlds of any seed come back as they were written")
{
    for (const char *seed : {"", "abc123", "\xf0\x9f\x8c\x8b lava", "-7"}) {
        const Session session = newSession(classicSpec(seed));
        const TempFolder folder;
        REQUIRE(exportJavaWorld(session.world(), "Test", folder / "one"));
        const JavaImport found = imported(folder / "one");
        CHECK(found.differences.empty());
        CHECK(found.notes.empty());
        CHECK(found.world.key == session.world().key);
        CHECK(found.world.player().inventory == session.world().player().inventory);
        REQUIRE(exportJavaWorld(found.world, "Test", folder / "two"));
        CHECK(differencesOf(folder / "one", folder / "two") == std::vector<std::string>{});
    }
}

TEST_CASE("every cell of a living monster's disc listens for it, in neighbouring regions too")
{
    Session session = newSession(classicSpec("lantern"));
    World world = imported(lanternFolder()).world;
    // At the corner of four regions.
    MonsterState state;
    state.position = {-1, -1};
    setMonsterState(world, {{-1, -1}, 0}, state);
    const TempFolder folder;
    const std::map<std::string, Json> files = exported(world, folder / "out");
    int listening = 0;
    for (std::int64_t x = -5; x <= 3; ++x) {
        for (std::int64_t y = -5; y <= 3; ++y) {
            const std::int64_t dx = x + 1;
            const std::int64_t dy = y + 1;
            const bool inside = dx * dx + dy * dy <= 11;
            const Json &cell = cellAt(files, {x, y});
            REQUIRE((cell.find("listener") != nullptr) == inside);
            if (inside) {
                ++listening;
                CHECK(cell["listener"]["wx"] == -1);
                CHECK(cell["listener"]["wy"] == -1);
                CHECK(cell["listener"]["cx"] == 49);
            }
        }
    }
    CHECK(listening == 37);
}

TEST_CASE("a dead monster has no listener")
{
    World world = imported(lanternFolder()).world;
    Monster monster = *findMonster(world, {{-1, -1}, 0});
    monster.state.alive = false;
    setMonsterState(world, monster.id, monster.state);
    const TempFolder folder;
    const std::map<std::string, Json> files = exported(world, folder / "out");
    const Json &entity = files.at("r-1,-1.json")["entities"][0];
    CHECK(entity["alive"] == false);
    CHECK(cellAt(files, monster.state.position).find("listener") == nullptr);
}

TEST_CASE("dropped items lie in a closed chest")
{
    World world = imported(lanternFolder()).world;
    const WorldPos at = world.player().position;
    world.map.edit(regionOf(at, 50), [&](RegionChanges &changes) {
        putItems(changes.piles, {cellOf(at, 50), {{3, 1}, {8, 5}}});
    });
    const TempFolder folder;
    const Result<JavaExport> written = exportJavaWorld(world, "Test", folder / "out");
    REQUIRE(written);
    CHECK(anyMentions(written->notes, "what was dropped at (-14, -45)"));
    const std::map<std::string, Json> files = jsonFiles(folder / "out");
    const Json &cell = cellAt(files, at);
    CHECK(cell["t"] == "c");
    CHECK(cell["claimed"] == false);
    CHECK(cell["reward"] == jsonOf(
                                R"([{"t":"SwordItem","tier":"Infused","damage":15,"quantity":0},
                                    {"t":"GoldItem","quantity":5}])"));
}

TEST_CASE("what was dropped on a closed chest lies in it with its own contents")
{
    World world = imported(lanternFolder()).world;
    for (const auto &[pos, changes] : WorldMap::Changes(world.map.changes())) {
        for (const CellPos cell : std::vector<CellPos>(world.map.region(pos).chests)) {
            if (changes.isClaimed(cell))
                continue;
            const WorldPos at = worldPos(pos, cell, 50);
            const std::size_t own = chestLoot(world, at).size();
            world.map.edit(pos, [&](RegionChanges &now) { putItems(now.piles, {cell, {{8, 5}}}); });
            const TempFolder folder;
            REQUIRE(exportJavaWorld(world, "Test", folder / "out"));
            const std::map<std::string, Json> files = jsonFiles(folder / "out");
            REQUIRE(cellAt(files, at)["reward"].size() == own + 1);
            return;
        }
    }
    FAIL("there is no closed chest");
}

TEST_CASE("more items than the original has room for are refused, with their place")
{
    World world = imported(lanternFolder()).world;
    const WorldPos at = world.player().position;
    const TempFolder folder;
    world.map.edit(regionOf(at, 50), [&](RegionChanges &changes) {
        putItems(changes.piles, {cellOf(at, 50), {{3, 2'000'000'000}}});
    });
    const Result<JavaExport> refused = exportJavaWorld(world, "Test", folder / "out");
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::InvalidArgument);
    CHECK_THAT(refused.error().text(), ContainsSubstring("region (-1, -1) has 20000000"));
    World rich = imported(lanternFolder()).world;
    rich.player().inventory.stacks[0].amount = 60'000;
    const Result<JavaExport> carried = exportJavaWorld(rich, "Test", folder / "out");
    REQUIRE_FALSE(carried);
    CHECK_THAT(carried.error().text(), ContainsSubstring("the player has 6"));
    CHECK(fileNames(folder.path()).empty());
}

TEST_CASE("a player who wears nothing wears something in the original")
{
    Session session = newSession(classicSpec("lantern"));
    session.apply(UnequipCommand{EquipmentSlot::Weapon});
    REQUIRE_FALSE(session.world().player().inventory.weapon);
    const TempFolder folder;
    const Result<JavaExport> written = exportJavaWorld(session.world(), "Test", folder / "out");
    REQUIRE(written);
    CHECK(anyMentions(written->notes, "wears the first, Wooden Sword"));
    const JavaImport back = imported(folder / "out");
    CHECK(back.world.player().inventory.weapon == 1U);
    CHECK(back.world.player().inventory.stacks == session.world().player().inventory.stacks);
}

TEST_CASE("a world of caves, and a player beyond 32 bits, can't be exported, and nothing is written")
{
    const TempFolder folder;
    const Session caves = newSession(testSpec());
    const Result<JavaExport> refused = exportJavaWorld(caves.world(), "Test", folder / "out");
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == ErrorCode::InvalidArgument);
    CHECK_THAT(refused.error().text(), ContainsSubstring("classic"));
    World far = imported(lanternFolder()).world;
    far.player().position = {3'000'000'000, 0};
    const Result<JavaExport> tooFar = exportJavaWorld(far, "Test", folder / "out");
    REQUIRE_FALSE(tooFar);
    CHECK_THAT(tooFar.error().text(), ContainsSubstring("(3000000000, 0)"));
    CHECK(fileNames(folder.path()).empty());
}

TEST_CASE("a folder that holds anything is left alone, an empty one is filled")
{
    const World world = imported(lanternFolder()).world;
    const TempFolder folder;
    std::filesystem::create_directory(folder / "full");
    writeBytes(folder / "full" / "mine.txt", "mine");
    writeBytes(folder / "file", "mine");
    for (const char *name : {"full", "file"}) {
        const Result<JavaExport> refused = exportJavaWorld(world, "Test", folder / name);
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == ErrorCode::AlreadyExists);
    }
    CHECK(fileNames(folder / "full") == "mine.txt");
    CHECK_FALSE(exportJavaWorld(world, "Test", folder / "no" / "where"));
    std::filesystem::create_directory(folder / "empty");
    REQUIRE(exportJavaWorld(world, "Test", folder.path().string() + "/empty/"));
    CHECK(imported(folder / "empty").regions == 3);
    CHECK(fileNames(folder.path()) == "empty,file,full");
}

TEST_CASE("the original's own world comes back as it was, but for gold of nothing")
{
    const char *oracles = std::getenv("CAVEGAME_ORACLES");
    if (oracles == nullptr) {
        WARN("skipped: CAVEGAME_ORACLES doesn't name the folder with java-world/alpha");
        return;
    }
    const std::filesystem::path alpha = std::filesystem::path(oracles) / "java-world" / "alpha";
    const JavaImport found = imported(alpha);
    CHECK(found.world.player().position == WorldPos{-33, 34});
    CHECK(found.world.player().inventory.stacks.size() == 12);
    CHECK(found.world.player().inventory.weapon == 5U);
    CHECK(found.world.player().inventory.armour == 7U);
    CHECK(found.chestsClaimed == 8);
    CHECK(found.chestsClosed == 40);
    CHECK(found.monstersAlive == 6);
    CHECK(found.differences.size() == 3);
    for (const Message &difference : found.differences)
        CHECK_THAT(difference.english(), ContainsSubstring("0 gold"));

    const TempFolder folder;
    REQUIRE(exportJavaWorld(found.world, found.name, folder / "out"));
    std::filesystem::create_directory(folder / "expected");
    for (const auto &entry : std::filesystem::directory_iterator(alpha)) {
        Json json = jsonOf(readBytes(entry.path()));
        const Json written = jsonOf(readBytes(folder / "out" / entry.path().filename().string()));
        takeGold(json, written);
        writeBytes(folder / "expected" / entry.path().filename().string(), json.dump());
    }
    CHECK(differencesOf(folder / "expected", folder / "out") == std::vector<std::string>{});
}
