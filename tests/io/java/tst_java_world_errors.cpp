// SPDX-License-Identifier: MIT
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "tests/io/java/java_fixtures.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

Error importError(const std::filesystem::path &folder)
{
    const Result<JavaImport> result = importJavaWorld(folder);
    REQUIRE_FALSE(result);
    return result.error();
}

/// What is wrong with one field, and what has to be said of it.
struct Fault {
    std::string file;
    std::string place; ///< of the field, as of partAt
    std::string value; ///< JSON; empty: the field is taken away
    std::string said;
};

const std::vector<Fault> &faults()
{
    static const std::vector<Fault> kFaults{
        {"world.json", "/worldName", "", "world.json: worldName: is missing"},
        {"world.json", "/worldName", "5", "world.json: worldName: must be text"},
        {"world.json", "/worldSeed", "", "world.json: worldSeed: is missing"},
        {"world.json", "/worldSeed", "true", "world.json: worldSeed: must be"},
        {"world.json", "/worldSeed", "1.5", "world.json: worldSeed: must be a whole number"},
        {"world.json", "/worldSeed", "9223372036854775808", "world.json: worldSeed: is 9223372036854775808"},
        {"world.json", "/configurationHash", "[]", "world.json: configurationHash: must be text"},
        {"player.json", "/inventory", "", "player.json: inventory: is missing"},
        {"player.json", "/inventory", "{}", "player.json: inventory: must be a list"},
        {"player.json", "/inventory", "[]", "player.json: iEquippedWeapon: names an item"},
        {"player.json", "/inventory/3", "null", "player.json: inventory[3]: must be an object"},
        {"player.json", "/inventory/3/t", "\"WandItem\"", "player.json: inventory[3].t: is \"WandItem\""},
        {"player.json", "/inventory/3/tier", "\"Golden\"", "player.json: inventory[3].tier: is \"Golden\""},
        {"player.json", "/inventory/3/tier", "", "player.json: inventory[3].tier: is missing"},
        {"player.json", "/inventory/3/tier", "\"Wooden\"", "not a tier of ArmourItem"},
        {"player.json", "/inventory/3/shielding", "\"10\"", "player.json: inventory[3].shielding: must be"},
        {"player.json", "/inventory/2/quantity", "-1", "player.json: inventory[2].quantity: is -1"},
        {"player.json", "/inventory/2/quantity", "3000000000", "player.json: inventory[2].quantity: is"},
        {"player.json", "/iEquippedWeapon", "9", "player.json: iEquippedWeapon: is 9"},
        {"player.json", "/iEquippedWeapon", "-1", "player.json: iEquippedWeapon: is -1"},
        {"player.json", "/iEquippedWeapon", "3", "inventory[3] can't be used as weapon"},
        {"player.json", "/iEquippedArmour", "2", "inventory[2] can't be used as armour"},
        {"player.json", "/iEquippedArmour", "", "player.json: iEquippedArmour: is missing"},
        {"player.json", "/location", "", "player.json: location: is missing"},
        {"player.json", "/location/cx", "50", "player.json: location.cx: is 50, which is not from 0 to 49"},
        {"player.json", "/location/cx", "35", "player.json: location: its world, region and cell"},
        {"player.json", "/location/wx", "1e3", "player.json: location.wx: must be a whole number"},
        {"player.json", "/location/wx", "2000000000000000000", "player.json: location.wx: is"},
        {"player.json", "/health", "\"well\"", "player.json: health: must be a number"},
        {"player.json", "/alive", "1", "player.json: alive: must be true or false"},
        {kHomeFile, "/cells", "", "r-1,-1.json: cells: is missing"},
        {kHomeFile, "/cells", "[[]]", "r-1,-1.json: cells: columns: 1"},
        {kHomeFile, "/cells/7", "", "r-1,-1.json: cells[0]: cells: 50, but columns: 49"},
        {kHomeFile, "/cells/7", "5", "r-1,-1.json: cells[7]: must be a list"},
        {kHomeFile, "/cells/7/9", "", "r-1,-1.json: cells[7]: cells: 49"},
        {kHomeFile, "/cells/3/7/t", "\"x\"",
         "r-1,-1.json: cells[3][7].t: is \"x\", which is not a cell kind"},
        {kHomeFile, "/cells/3/7/t", "4", "r-1,-1.json: cells[3][7].t: must be text"},
        {kHomeFile, "/cells/3/7", "[]", "r-1,-1.json: cells[3][7]: must be an object"},
        {kHomeFile, "/cells/3/7", R"({"t":"c"})", "r-1,-1.json: cells[3][7].claimed: is missing"},
        {kHomeFile, "/cells/3/7", R"({"t":"c","claimed":false,"reward":[{"t":"SwordItem"}]})",
         "r-1,-1.json: cells[3][7].reward[0].tier: is missing"},
        {kHomeFile, "/regionCoordinate/rx", "4", "r-1,-1.json: regionCoordinate: is (4, -1)"},
        {kHomeFile, "/entities", "[]", "r-1,-1.json: entityCoordinates: elements: 1"},
        {kHomeFile, "/entities/0/t", "\"dragon\"", "r-1,-1.json: entities[0].t: is \"dragon\""},
        {kHomeFile, "/entities/0/armour", "-3", "r-1,-1.json: entities[0].armour: is -3"},
        {kHomeFile, "/entityCoordinates/0", R"({"wx":5,"wy":5,"rx":0,"ry":0,"cx":5,"cy":5})",
         "entityCoordinates[0]: is outside the file's region"},
        {kHomeFile, "/random/seed", "\"x\"", "r-1,-1.json: random.seed: must be a whole number"},
    };
    return kFaults;
}

void apply(Json &json, const Fault &fault)
{
    if (!fault.value.empty()) {
        partAt(json, fault.place) = jsonOf(fault.value);
        return;
    }
    const std::size_t last = fault.place.rfind('/');
    const std::string key = fault.place.substr(last + 1);
    Json &parent = partAt(json, fault.place.substr(0, last));
    if (parent.isList()) {
        Json::List list = parent.list();
        list.erase(list.begin() + std::stol(key));
        parent = std::move(list);
    } else {
        Json::Object object = parent.object();
        std::erase_if(object, [&](const Json::Member &member) { return member.key == key; });
        parent = std::move(object);
    }
}

} // namespace

TEST_CASE("whatever is wrong in a file of the original's is named by file and field")
{
    for (const Fault &fault : faults()) {
        const JavaFolder folder;
        folder.edit(fault.file, [&](Json &json) { apply(json, fault); });
        const Result<JavaImport> result = importJavaWorld(folder.path());
        INFO(fault.file + " " + fault.place + " = " + fault.value);
        CHECK_FALSE(result);
        if (!result) {
            CHECK_THAT(result.error().text(), ContainsSubstring(fault.said));
            CHECK(result.error().code == ErrorCode::Damaged);
        }
    }
}

TEST_CASE("a folder, world.json or player.json that is missing is named")
{
    CHECK(importError("/nowhere/at all").code == ErrorCode::NotFound);
    CHECK_THAT(importError("/nowhere/at all").text(), ContainsSubstring("/nowhere/at all"));
    CHECK(importError(lanternFolder() / "world.json").code == ErrorCode::NotFound);
    for (const char *name : {"world.json", "player.json"}) {
        const JavaFolder folder;
        std::filesystem::remove(folder.file(name));
        CHECK(importError(folder.path()).code == ErrorCode::NotFound);
        CHECK_THAT(importError(folder.path()).text(), ContainsSubstring(name));
        std::filesystem::create_symlink("/dev/zero", folder.file(name));
        CHECK_THAT(importError(folder.path()).text(),
                   ContainsSubstring(std::string(name) + ": is not a regular file"));
    }
}

TEST_CASE("a player in rock is refused")
{
    const JavaFolder folder;
    folder.edit(kHomeFile, [](Json &region) { region["cells"][36][5] = {{"t", "r"}}; });
    CHECK_THAT(importError(folder.path()).text(),
               ContainsSubstring("player.json: location: the player is in rock"));
}

TEST_CASE("two files of one region are refused")
{
    const JavaFolder folder;
    std::filesystem::copy(folder.file("r0,-1.json"), folder.file("r00,-1.json"));
    const std::string message = importError(folder.path()).text();
    CHECK_THAT(message, ContainsSubstring("'r0,-1.json'") && ContainsSubstring("'r00,-1.json'"));
}

TEST_CASE("files that don't agree on the size of regions are refused")
{
    const JavaFolder folder;
    folder.edit("r0,-1.json", [](Json &region) {
        Json::List columns = region["cells"].list();
        columns.pop_back();
        for (Json &column : columns) {
            Json::List cells = column.list();
            cells.pop_back();
            column = std::move(cells);
        }
        region["cells"] = std::move(columns);
        region["entities"] = Json::List{};
        region["entityCoordinates"] = Json::List{};
    });
    CHECK_THAT(importError(folder.path()).text(), ContainsSubstring("r0,-1.json: cells: columns: 49"));
}

TEST_CASE("a region at the end of the world is refused and not miscounted")
{
    const JavaFolder folder;
    const std::string name = "r999999999999999999,0.json";
    std::filesystem::rename(folder.file("r0,-1.json"), folder.file(name));
    folder.edit(name, [&](Json &region) {
        region["regionCoordinate"] = {{"rx", 999999999999999999}, {"ry", 0}};
    });
    CHECK_THAT(importError(folder.path()).text(),
               ContainsSubstring(name) && ContainsSubstring("outside the world"));
}

TEST_CASE("a world far beyond 32 bits is read like any other")
{
    const JavaFolder folder;
    constexpr std::int64_t kFar = 20'000'000'000;
    const std::string name = "r" + std::to_string(kFar) + ",-1.json";
    std::filesystem::rename(folder.file("r0,-1.json"), folder.file(name));
    folder.edit(name, [&](Json &region) {
        region["regionCoordinate"]["rx"] = kFar;
        Json &place = region["entityCoordinates"][0];
        place["rx"] = kFar;
        place["wx"] = kFar * 50 + place["cx"].whole();
    });
    const Result<JavaImport> found = importJavaWorld(folder.path());
    REQUIRE(found);
    CHECK(found->regions == 3);
    CHECK_FALSE(found->differences.empty());
}

TEST_CASE("a file that is cut off anywhere is refused by name")
{
    const JavaFolder folder;
    for (const char *name : {"world.json", "player.json", kHomeFile}) {
        const std::string whole = readBytes(folder.file(name));
        for (std::size_t part = 0; part < 20; ++part) {
            writeBytes(folder.file(name), whole.substr(0, whole.size() * part / 20));
            const Error error = importError(folder.path());
            CHECK(error.code == ErrorCode::Damaged);
            CHECK_THAT(error.text(), ContainsSubstring(std::string(name) + ": is not valid JSON at byte"));
        }
        writeBytes(folder.file(name), whole);
    }
}

TEST_CASE("a file of any value of a wrong kind is refused by name")
{
    const JavaFolder folder;
    for (const char *name : {"world.json", "player.json", kHomeFile}) {
        const std::string whole = readBytes(folder.file(name));
        for (const char *text : {"null", "[]", "{}", "7", "\"\"", "[[[]]]", "{\"cells\":{}}", "\xff\xfe"}) {
            writeBytes(folder.file(name), text);
            CHECK_THAT(importError(folder.path()).text(), ContainsSubstring(name));
        }
        writeBytes(folder.file(name), whole);
    }
}

TEST_CASE("a file that is too large or nested too deep is refused")
{
    const JavaFolder folder;
    writeBytes(folder.file("player.json"), std::string(9 << 20, ' '));
    CHECK_THAT(importError(folder.path()).text(), ContainsSubstring("player.json: is larger than 8 MiB"));
    writeBytes(folder.file("player.json"), std::string(1 << 20, '[') + std::string(1 << 20, ']'));
    CHECK_THAT(importError(folder.path()).text(), ContainsSubstring("player.json: is nested too deep"));
}

TEST_CASE("any byte of a file may be wrong without harm")
{
    const JavaFolder folder;
    for (const char *region :
         {kHomeFile, "r-1,0.json", "r0,-1.json"}) // the player's file alone is quicker read
        std::filesystem::remove(folder.file(region));
    const std::string whole = readBytes(folder.file("player.json"));
    for (std::size_t at = 0; at < whole.size(); at += 3) {
        for (const char wrong : {'\0', '"', '}', '9', '-', '\x80'}) {
            std::string broken = whole;
            broken[at] = wrong;
            writeBytes(folder.file("player.json"), broken);
            const Result<JavaImport> result = importJavaWorld(folder.path());
            if (!result)
                CHECK_THAT(result.error().text(), ContainsSubstring("player.json"));
            else
                CHECK(result->world.player().inventory.stacks.size() >= 8);
        }
    }
}
