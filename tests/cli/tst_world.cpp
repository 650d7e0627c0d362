// SPDX-License-Identifier: MIT
#include "core/io/seeds/seed_library.h"
#include "core/io/world_file/world_inspection.h"
#include "core/io/worlds/achievements.h"
#include "core/io/worlds/run_history.h"
#include "core/io/worlds/saved_session.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <filesystem>
#include <sqlite3.h>
#include <string>
#include <vector>

#include "tests/cli/program.h"
#include "tests/support/json_values.h"
#include "tests/support/level_files.h"
#include "tests/support/test_data.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::test::jsonOf;
using cli_test::execute;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;

namespace {

/// A data folder, and the program run with it.
class Worlds {
public:
    Run run(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.end(), {"--data-dir", m_folder.path()});
        return runProgram(arguments);
    }

    /// Makes a world and returns its file; empty if that failed.
    std::string create(const std::string &name, const std::string &seed = "lantern") const
    {
        const Run made = run({"world", "create", name, "--seed", seed});
        return made.exitCode == 0 ? made.out.substr(0, made.out.size() - 1) : std::string();
    }

    [[nodiscard]] std::string path(const std::string &name = {}) const { return m_folder.path(name); }

private:
    TemporaryFolder m_folder;
};

/// Breaks what a world file stores of its regions; returns the number of regions broken.
int breakRegions(const std::string &file)
{
    return execute(file, "UPDATE regions SET payload = x'00'");
}

/// A played world of which a region can't be read; with a part of its log deleted, it can't be restored.
std::string hurtWorld(const Worlds &worlds, bool restorable)
{
    std::string file = worlds.path("hurt.cave");
    std::filesystem::copy_file(testData("stored/5/caves.cave"), file,
                               std::filesystem::copy_options::overwrite_existing);
    REQUIRE(execute(file, "UPDATE regions SET payload = x'00' WHERE rx = 0 AND ry = 0") == 1);
    if (!restorable)
        REQUIRE(execute(file, "DELETE FROM command_log WHERE seq = 100") == 1);
    return file;
}

} // namespace

TEST_CASE("verbs that look at a world say what of it is lost")
{
    const Worlds worlds;
    const std::string file = hurtWorld(worlds, false);
    const std::string sound = testData("stored/5/caves.cave");
    const std::string note = "region (0, 0) of level 0";
    for (const auto &look : {std::vector<std::string>{"world", "find", "WORLD", "chests"},
                             {"world", "diff", "WORLD"},
                             {"world", "check", "WORLD"},
                             {"sight", "--world", "WORLD", "--from", "0,0", "--to", "0,0"}}) {
        INFO(look[1]);
        const auto at = [&look](const std::string &world) {
            std::vector<std::string> arguments = look;
            std::ranges::replace(arguments, "WORLD", world);
            return arguments;
        };
        const Run hurt = worlds.run(at(file));
        CHECK_THAT(hurt.err,
                   ContainsSubstring(note) && ContainsSubstring("; reverted to its seed and unexplored\n"));
        CHECK_THAT(hurt.out, !ContainsSubstring("checksum"));
        CHECK_THAT(worlds.run(at(sound)).err, !ContainsSubstring("region"));
    }
}

TEST_CASE("what the log restores of a world is named, and no loss")
{
    const Worlds worlds;
    const std::string file = hurtWorld(worlds, true);
    const Run info = worlds.run({"world", "info", file});
    CHECK_THAT(info.out, ContainsSubstring("damaged regions: 0\n") &&
                             ContainsSubstring("\nnotice: region (0, 0) of level 0: "));
    const Json json = jsonOf(worlds.run({"world", "info", "--json", file}).out);
    REQUIRE(json["notices"].size() == 1);
    CHECK_THAT(json["notices"][0].text(),
               Catch::Matchers::StartsWith("region (0, 0) of level 0: ") &&
                   Catch::Matchers::EndsWith("; restored from the log of commands"));
}

TEST_CASE("an export says what became of damaged regions, and nothing else")
{
    const Worlds worlds;
    const auto exported = [&worlds](const std::string &file, const std::string &map) {
        const Run run = worlds.run({"world", "export", file, "--format", "text", "--out", map});
        CHECK(run.exitCode == 0);
        return run.out;
    };
    exported(testData("stored/5/caves.cave"), worlds.path("sound.txt"));
    const std::string sound = cli_test::readFile(worlds.path("sound.txt"));

    const std::string restored = exported(hurtWorld(worlds, true), worlds.path("restored.txt"));
    CHECK_THAT(restored, !ContainsSubstring("as generated from its seed") &&
                             ContainsSubstring("; restored from the log of commands\n"));
    CHECK(cli_test::readFile(worlds.path("restored.txt")) == sound);

    const std::string inexact = worlds.path("inexact.cave");
    std::filesystem::copy_file(testData("stored/5/caves.cave"), inexact);
    REQUIRE(execute(inexact, "UPDATE regions SET crc32 = 0 WHERE rx = 0 AND ry = 0") == 1);
    CHECK_THAT(exported(inexact, worlds.path("inexact.txt")),
               !ContainsSubstring("as generated from its seed"));
    CHECK(cli_test::readFile(worlds.path("inexact.txt")) == sound);

    const std::string lost = exported(hurtWorld(worlds, false), worlds.path("lost.txt"));
    CHECK_THAT(lost, ContainsSubstring("; written as generated from its seed\n"));
    CHECK(cli_test::readFile(worlds.path("lost.txt")) != sound);
}

TEST_CASE("health is reported only where worlds store it")
{
    const Worlds worlds;
    const std::string cavern = testData("stored/5/cavern.cave");
    CHECK_THAT(worlds.run({"world", "info", cavern}).out,
               ContainsSubstring("\nrun: ") && !ContainsSubstring("health: "));
    CHECK(jsonOf(worlds.run({"world", "info", "--json", cavern}).out)["run"]["health"].isNull());
    const Json party = jsonOf(worlds.run({"world", "info", "--json", testData("stored/5/party.cave")}).out);
    REQUIRE(party["players"].size() > 1);
    CHECK(party["players"][0]["health"].isNull());
    const std::string dungeon = testData("stored/5/dungeon.cave");
    CHECK_THAT(worlds.run({"world", "info", dungeon}).out, ContainsSubstring("\nhealth: "));
    CHECK(jsonOf(worlds.run({"world", "info", "--json", dungeon}).out)["run"]["health"].isWhole());
}

TEST_CASE("a world whose name has a slash is found by it")
{
    const Worlds worlds;
    REQUIRE_FALSE(worlds.create("a/b").empty());
    CHECK_THAT(worlds.run({"world", "info", "a/b"}).out, ContainsSubstring("name: \"a/b\"\n"));
    CHECK_THAT(worlds.run({"world", "info", "a/c"}).err, ContainsSubstring("there is no file 'a/c'"));
}

TEST_CASE("a world is made of level files in the order in which they are given")
{
    const Worlds worlds;
    const std::string level = "TopDownLevel,Hall,5,4\nPlayerStartLocation,1,1\n";
    cli_test::writeFile(worlds.path("b.csv"), level);
    cli_test::writeFile(worlds.path("a.csv"), level);
    const Run made = worlds.run({"world", "create", "Drawn", "--seed", "s", "--generator", "levels",
                                 "--level", worlds.path("b.csv"), "--level", worlds.path("a.csv")});
    INFO(made.err);
    REQUIRE(made.exitCode == 0);
    const Json reported = jsonOf(worlds.run({"world", "info", "Drawn", "--json"}).out);
    REQUIRE(reported["generator"] == "levels");
    REQUIRE(reported["level_files"] == Json{"b.csv", "a.csv"});
}

TEST_CASE("what death takes besides the only life isn't listed")
{
    const Worlds worlds;
    const auto info = [&](const std::string &name, const std::string &lives) {
        REQUIRE(worlds
                    .run({"world", "create", name, "--seed", "s", "--generator", "journey", "--set",
                          "journey.lives=" + lives})
                    .exitCode == 0);
        return worlds.run({"world", "info", name}).out;
    };
    const std::string one = info("Brief", "one");
    CHECK_THAT(one, ContainsSubstring("setting journey.lives: one\n"));
    CHECK_THAT(one, !ContainsSubstring("death.lose"));
    CHECK_THAT(info("Long", "camps"), ContainsSubstring("setting death.lose: item\n"));
}

TEST_CASE("a world is made of the level files in a folder in their natural order")
{
    const Worlds worlds;
    std::filesystem::create_directory(worlds.path("drawn"));
    for (const char *name : {"level10.csv", "level2.csv", "level1.csv"})
        cli_test::writeFile(worlds.path("drawn") + "/" + name,
                            "TopDownLevel,Hall,5,4\nPlayerStartLocation,1,1\n");
    REQUIRE(worlds
                .run({"world", "create", "Drawn", "--seed", "s", "--generator", "levels", "--level",
                      worlds.path("drawn")})
                .exitCode == 0);
    const Json reported = jsonOf(worlds.run({"world", "info", "Drawn", "--json"}).out);
    REQUIRE(reported["level_files"] == Json{"level1.csv", "level2.csv", "level10.csv"});
}

TEST_CASE("a world is made of a level whose start is on a wall, and starts on the nearest free tile")
{
    const Worlds worlds;
    cli_test::writeFile(worlds.path("walled.csv"), "TopDownLevel,Walled,5,4\nPlayerStartLocation,0,0\n"
                                                   "StaticGameObject,DirectionalWall,0,0\n"
                                                   "StaticGameObject,DirectionalWall,0,1\n");
    const Run made = worlds.run({"world", "create", "Walled", "--seed", "s", "--generator", "levels",
                                 "--level", worlds.path("walled.csv")});
    INFO(made.err);
    REQUIRE(made.exitCode == 0);
    const Json reported = jsonOf(worlds.run({"world", "info", "Walled", "--json"}).out);
    REQUIRE(reported["player"]["x"] == 1);
    REQUIRE(reported["player"]["y"] == 3);
}

TEST_CASE("a map of rooms is made of those of a folder")
{
    const Worlds worlds;
    for (const cave::LevelFileText &room : cave::plainRooms()) {
        std::filesystem::create_directories(
            std::filesystem::path(worlds.path("mine/" + room.name)).parent_path());
        cli_test::writeFile(worlds.path("mine/" + room.name), room.text);
    }
    const std::vector<std::string> create{"world",       "create", "Mine",    "--seed",           "s",
                                          "--generator", "rooms",  "--rooms", worlds.path("mine")};
    REQUIRE(worlds.run(create).exitCode == 0);
    const Json reported = jsonOf(worlds.run({"world", "info", "Mine", "--json"}).out);
    REQUIRE(reported["level_files"].size() == 4);

    std::filesystem::remove_all(worlds.path("mine/boss"));
    const Run refused = worlds.run(create);
    REQUIRE(refused.exitCode == 1);
    REQUIRE_THAT(refused.err, ContainsSubstring("boss") && ContainsSubstring("--rooms"));
}

TEST_CASE("level files and folders of rooms that don't fit are refused by name")
{
    const Worlds worlds;
    const auto create = [&worlds](std::vector<std::string> more) {
        std::vector<std::string> all{"world", "create", "No", "--seed", "s"};
        all.insert(all.end(), more.begin(), more.end());
        return worlds.run(all);
    };
    cli_test::writeFile(worlds.path("side.csv"), "MarioLevel,Jump,5,4\nPlayerStartLocation,1,1\n");
    REQUIRE(create({"--generator", "levels"}).exitCode == 2);
    REQUIRE(create({"--level", worlds.path("side.csv")}).exitCode == 2);
    REQUIRE(create({"--generator", "levels", "--rooms", worlds.path()}).exitCode == 2);
    const Run missing = create({"--generator", "levels", "--level", worlds.path("none.csv")});
    REQUIRE(missing.exitCode == 1);
    REQUIRE_THAT(missing.err, ContainsSubstring("none.csv"));
    const Run side = create({"--generator", "levels", "--level", worlds.path("side.csv")});
    REQUIRE(side.exitCode == 1);
    REQUIRE_THAT(side.err, ContainsSubstring("side.csv"));
    REQUIRE(worlds.run({"world", "list"}).out.find("No") == std::string::npos);
}

TEST_CASE("a world that was made is listed, described and sound")
{
    const Worlds worlds;
    const std::string file = worlds.create("Deep \"Place\" \xc3\xa9", "any seed");
    REQUIRE(std::filesystem::exists(file));
    REQUIRE(std::filesystem::path(file).parent_path() == worlds.path("worlds"));

    const Run list = worlds.run({"world", "list"});
    REQUIRE(list.exitCode == 0);
    REQUIRE_THAT(list.out,
                 ContainsSubstring("Deep") && ContainsSubstring("any seed") && ContainsSubstring(file));

    const Run verified = worlds.run({"world", "verify", file});
    REQUIRE(verified.exitCode == 0);
    REQUIRE(verified.out == file + ": no damage\n");
}

TEST_CASE("a world's facts are written as JSON, by file and by name")
{
    const Worlds worlds;
    const std::string file = worlds.create("Alpha", "any seed");
    const Run byName = worlds.run({"world", "info", "--json", "Alpha"});
    REQUIRE(byName.exitCode == 0);
    REQUIRE(worlds.run({"world", "info", file, "--json"}).out == byName.out);
    const Json document = jsonOf(byName.out);
    REQUIRE(document["name"] == "Alpha");
    REQUIRE(document["seed"] == "any seed");
    REQUIRE(document["generator"] == "caves");
    REQUIRE(document["generator_version"] == cave::generatorOfNewWorlds(cave::GeneratorKind::Caves).version);
    REQUIRE(document["settings"]["region.size"] == 50);
    REQUIRE(document["settings"]["caves.floor_chance"].isNumber());
    REQUIRE(document["turn"] == 0);
    REQUIRE(document["damaged"] == 0);
    REQUIRE(document["explored"].whole() > 0);
    REQUIRE(document["regions_changed"].whole() > 0);

    const Run spawn = runProgram({"spawn", "--seed", "any seed"});
    REQUIRE(document["seed_number"].isNull());
    REQUIRE(document["player"]["items"] == 2);
    REQUIRE(document["player"]["weapon"] == 1);
    REQUIRE(document["player"]["armour"] == 0);
    REQUIRE(document["player"]["gold"] == 0);
    REQUIRE(document["chests"]["claimed"] == 0);
    REQUIRE(document["chests"]["unclaimed"].whole() > 0);
    REQUIRE(document["monsters"]["alive"] == document["regions_changed"]);
    REQUIRE(document["monsters"]["dead"] == 0);
    REQUIRE(document["statistics"]["cells_explored"] == document["explored"]);
    REQUIRE(document["statistics"]["kills"].size() == 0);
    REQUIRE(document["player"]["x"].dump() + " " + document["player"]["y"].dump() + "\n" == spawn.out);
}

TEST_CASE("the facts of a journey say how its run stands")
{
    const Worlds worlds;
    REQUIRE(worlds.run({"world", "create", "Far", "--seed", "s", "--generator", "journey"}).exitCode == 0);
    const Run text = worlds.run({"world", "info", "Far"});
    REQUIRE_THAT(text.out, ContainsSubstring("\nscenario: journey\n") &&
                               ContainsSubstring("\nrun: going\n") && ContainsSubstring("\nhealth: ") &&
                               !ContainsSubstring("\nlevel: "));
    const Json json = jsonOf(worlds.run({"world", "info", "--json", "Far"}).out);
    REQUIRE(json["scenario"] == "journey");
    REQUIRE(json["run"]["state"] == "going");
    REQUIRE(worlds.create("Endless").empty() == false);
    REQUIRE(jsonOf(worlds.run({"world", "info", "--json", "Endless"}).out).find("run") == nullptr);
}

TEST_CASE("a list of no worlds is empty, as text and as JSON")
{
    const Worlds worlds;
    REQUIRE(worlds.run({"world", "list"}).out.empty());
    REQUIRE(jsonOf(worlds.run({"world", "list", "--json"}).out).size() == 0);
}

TEST_CASE("the data folder may be named before the verb")
{
    const Worlds worlds;
    const Run made =
        runProgram({"--data-dir", worlds.path("elsewhere"), "world", "create", "A", "--seed", "s"});
    REQUIRE(made.exitCode == 0);
    REQUIRE(made.out.starts_with(worlds.path("elsewhere")));
}

TEST_CASE("a second world of one name gets its own file, and the name alone no longer says which is meant")
{
    const Worlds worlds;
    const std::string first = worlds.create("Twin", "one");
    const std::string second = worlds.create("Twin", "two");
    REQUIRE(first != second);
    REQUIRE(worlds.run({"world", "info", "Twin"}).exitCode == 1);
    REQUIRE_THAT(worlds.run({"world", "info", second}).out, ContainsSubstring("two"));
}

TEST_CASE("a world that isn't there is named")
{
    const Worlds worlds;
    for (const std::string &world : {std::string("Nowhere"), worlds.path("nowhere.cave")}) {
        for (const char *verb : {"info", "repair"}) {
            const Run run = worlds.run({"world", verb, world});
            REQUIRE(run.exitCode == 1);
            REQUIRE(run.out.empty());
            REQUIRE_THAT(run.err, ContainsSubstring(world));
        }
        REQUIRE(worlds.run({"world", "verify", world}).exitCode == 1);
    }
}

TEST_CASE("a file that is no world, or half of one, is not sound")
{
    const Worlds worlds;
    const std::string good = worlds.create("Good");
    cli_test::writeFile(worlds.path("text.cave"), "not a world at all\n");
    const std::string whole = cli_test::readFile(good);
    cli_test::writeFile(worlds.path("half.cave"), whole.substr(0, whole.size() / 2));
    for (const char *name : {"text.cave", "half.cave"}) {
        const std::string bad = worlds.path(name);
        CAPTURE(bad);
        const Run verified = worlds.run({"world", "verify", good, bad});
        CHECK(verified.exitCode == 1);
        CHECK_THAT(verified.out, ContainsSubstring(good + ": no damage\n") && ContainsSubstring(bad + ": "));
        CHECK_THAT(verified.err, ContainsSubstring("1 of 2") && ContainsSubstring(bad));
        CHECK(worlds.run({"world", "info", bad}).exitCode == 1);
    }
}

TEST_CASE("worlds that are missing or ambiguous are counted apart from damaged ones")
{
    const Worlds worlds;
    worlds.create("Twin", "one");
    worlds.create("Twin", "two");
    worlds.create("Good");
    const std::string text = worlds.path("text.cave");
    cli_test::writeFile(text, "not a world at all\n");
    const Run missing = worlds.run({"world", "verify", "Good", "Nowhere", "Twin"});
    CHECK(missing.exitCode == 1);
    CHECK_THAT(missing.out, ContainsSubstring("Good: no damage\n") && ContainsSubstring("Nowhere: "));
    CHECK(missing.err == "cavegame-cli: 2 of 3 not found (Nowhere)\n");
    const Run both = worlds.run({"world", "verify", "Nowhere", text});
    CHECK(both.err == "cavegame-cli: 1 of 2 damaged; 1 of 2 not found (" + text + ")\n");
}

TEST_CASE("a name that starts with a dash is taken after two dashes")
{
    const Worlds worlds;
    const Run made = runProgram({"--data-dir", worlds.path(), "world", "create", "--seed", "s", "--", "-x"});
    REQUIRE(made.exitCode == 0);
    REQUIRE_THAT(worlds.run({"world", "list"}).out, ContainsSubstring("-x"));
}

TEST_CASE("a file in the worlds folder that is no world is reported, and the worlds are listed all the same")
{
    const Worlds worlds;
    REQUIRE_FALSE(worlds.create("Good").empty());
    cli_test::writeFile(worlds.path("worlds/broken.cave"), "not a world at all\n");
    const Run list = worlds.run({"world", "list"});
    REQUIRE(list.exitCode == 1);
    REQUIRE_THAT(list.out, ContainsSubstring("Good"));
    REQUIRE_THAT(list.err, ContainsSubstring("broken.cave"));
}

TEST_CASE("damaged regions are found, and repaired on demand")
{
    const Worlds worlds;
    const std::string file = worlds.create("Hurt");
    const int broken = breakRegions(file);
    REQUIRE(broken > 0);
    REQUIRE(worlds.run({"world", "verify", "Hurt"}).exitCode == 1);
    const Json hurt = jsonOf(worlds.run({"world", "info", "--json", "Hurt"}).out);
    REQUIRE(hurt["damaged"] == 0); // as all of them can be restored
    REQUIRE(hurt["notices"].size() == static_cast<std::size_t>(broken));

    const Run repaired = worlds.run({"world", "repair", "Hurt"});
    REQUIRE(repaired.exitCode == 0);
    REQUIRE(std::count(repaired.out.begin(), repaired.out.end(), '\n') == broken);
    REQUIRE(worlds.run({"world", "verify", "Hurt"}).exitCode == 0);
    REQUIRE(jsonOf(worlds.run({"world", "info", "--json", "Hurt"}).out)["damaged"] == 0);
    REQUIRE(worlds.run({"world", "repair", "Hurt"}).out == "nothing to repair\n");
}

TEST_CASE("repairing reports which regions stay explored because play has seen them again")
{
    const Worlds worlds;
    const std::string file = worlds.create("Hurt");
    // As after loading and playing on: set aside, and there again.
    REQUIRE(execute(file, "INSERT INTO quarantine SELECT NULL, level, rx, ry, payload, crc32, changed_turn, "
                          "'broken' FROM regions LIMIT 1") == 1);
    REQUIRE(execute(file, "INSERT INTO quarantine VALUES (NULL, 0, 77, 77, x'00', 0, 0, 'broken')") == 1);
    const Run repaired = worlds.run({"world", "repair", "Hurt"});
    REQUIRE(repaired.exitCode == 0);
    REQUIRE_THAT(repaired.out, ContainsSubstring("what was kept or explored since is kept\n"));
    REQUIRE_THAT(repaired.out,
                 ContainsSubstring("broken (in quarantine); reverted to its seed and unexplored"));
}

TEST_CASE("a lost player is reported, and brought back by repairing")
{
    const Worlds worlds;
    const std::string file = worlds.create("Lost");
    const Json before = jsonOf(worlds.run({"world", "info", "--json", file}).out);
    REQUIRE(before["notices"].size() == 0);
    REQUIRE(execute(file, "UPDATE player SET x = 2000000000000000000") == 1);
    const Run verified = worlds.run({"world", "verify", file});
    REQUIRE(verified.exitCode == 1);
    REQUIRE_THAT(verified.out, ContainsSubstring("outside the world"));
    const Json lost = jsonOf(worlds.run({"world", "info", "--json", file}).out);
    REQUIRE(lost["notices"].size() == 1);
    REQUIRE(lost["player"] == before["player"]);
    REQUIRE_THAT(worlds.run({"world", "repair", file}).out, ContainsSubstring("outside the world"));
    REQUIRE(worlds.run({"world", "verify", file}).exitCode == 0);
    REQUIRE(worlds.run({"world", "repair", file}).out == "nothing to repair\n");
}

TEST_CASE("an inventory that can't be read is reported, and restored by repairing")
{
    const Worlds worlds;
    const std::string file = worlds.create("Robbed");
    REQUIRE(execute(file, "UPDATE state SET crc32 = 0 WHERE key = 'inventory'") == 1);
    REQUIRE_THAT(worlds.run({"world", "verify", file}).out, ContainsSubstring("inventory"));
    REQUIRE_THAT(worlds.run({"world", "repair", file}).out,
                 ContainsSubstring("restored from the log of commands"));
    REQUIRE(worlds.run({"world", "verify", file}).exitCode == 0);
}

TEST_CASE("what repairing can't repair is named, and the exit code says so")
{
    const Worlds worlds;
    const std::string file = worlds.create("Renamed");
    REQUIRE(execute(file, "DELETE FROM meta_copy") == 1);
    REQUIRE(execute(file, "UPDATE meta SET value = 'another' WHERE key = 'seed'") == 1);
    const std::string before = cli_test::readFile(file);
    const Run repaired = worlds.run({"world", "repair", file});
    REQUIRE(repaired.exitCode == 1);
    REQUIRE_THAT(repaired.out, ContainsSubstring("not repaired: ") && ContainsSubstring("checksum"));
    REQUIRE((cli_test::readFile(file) == before));
    REQUIRE(worlds.run({"world", "verify", file}).exitCode == 1);
}

TEST_CASE("a log that continues after the last command is repaired, and then the world is sound")
{
    const Worlds worlds;
    const std::string file = worlds.create("Longer");
    REQUIRE(execute(file, "INSERT INTO command_log VALUES (1, 4)") == 1);
    REQUIRE(worlds.run({"world", "verify", file}).exitCode == 1);
    const Run repaired = worlds.run({"world", "repair", file});
    REQUIRE(repaired.exitCode == 0);
    REQUIRE_THAT(repaired.out, ContainsSubstring("commands that were never played are removed"));
    REQUIRE(worlds.run({"world", "verify", file}).exitCode == 0);
}

TEST_CASE("one damaged region is repaired by its place, and a sound one can't be")
{
    const Worlds worlds;
    const std::string file = worlds.create("Hurt");
    const int broken = breakRegions(file);
    const cave::Result<std::vector<cave::StoredRegion>> rows = cave::readStoredRegions(file);
    REQUIRE(rows);
    REQUIRE(rows->size() == static_cast<std::size_t>(broken));
    const std::string x = std::to_string(rows->front().pos.x);
    const std::string y = std::to_string(rows->front().pos.y);
    const std::vector<std::string> wrong{"world", "repair", "Hurt", "--region", x, y};
    for (const std::vector<std::string> &more :
         {std::vector<std::string>{"--region", "x", "y"}, {"--seed", "s"}, {"--generator", "caves"}}) {
        std::vector<std::string> arguments = wrong;
        arguments.insert(arguments.end(), more.begin(), more.end());
        REQUIRE(worlds.run(arguments).exitCode == 2);
    }
    REQUIRE(worlds.run({"world", "repair", "Hurt", "--set", "monsters=roaming"}).exitCode == 2);
    REQUIRE(jsonOf(worlds.run({"world", "info", "--json", "Hurt"}).out)["notices"].size() ==
            static_cast<std::size_t>(broken)); // as before
    const Run repaired = worlds.run({"world", "repair", "Hurt", "--region", x, y});
    REQUIRE(repaired.exitCode == 0);
    REQUIRE_THAT(repaired.out, ContainsSubstring("region " + x + " " + y + ": restored from the log"));
    REQUIRE(std::count(repaired.out.begin(), repaired.out.end(), '\n') == broken); // all by opening it
    REQUIRE(worlds.run({"world", "repair", "Hurt", "--region", x, y}).exitCode == 1);
    REQUIRE(worlds.run({"world", "repair", "Hurt", "--region", "1000", "1000"}).exitCode == 1);
}

TEST_CASE("a folder that can't be made is a failure that is named")
{
    const Worlds worlds;
    cli_test::writeFile(worlds.path("file"), "");
    const Run run = runProgram({"world", "create", "A", "--seed", "s", "--data-dir", worlds.path("file")});
    REQUIRE(run.exitCode == 1);
    REQUIRE_THAT(run.err, ContainsSubstring(worlds.path("file")));
}

TEST_CASE("a world is copied to a new file, and to nothing that is there")
{
    const Worlds worlds;
    const std::string source = worlds.create("Original");
    REQUIRE(execute(source, "UPDATE player SET turn = 7, commands = 0") == 1);
    const std::string target = worlds.path("copy.cave");
    const Run copied = worlds.run({"world", "copy", "Original", target});
    INFO(copied.err);
    REQUIRE(copied.exitCode == 0);
    REQUIRE(copied.out == target + ": a copy of turn 7\n");
    REQUIRE(jsonOf(worlds.run({"world", "info", target, "--json"}).out)["name"] == "Original");
    REQUIRE(worlds.run({"world", "verify", target}).exitCode == 0);

    cli_test::writeFile(worlds.path("notes.txt"), "mine");
    for (const std::string &there : {target, source, worlds.path("notes.txt"), worlds.path()}) {
        const Run again = worlds.run({"world", "copy", source, there});
        INFO(there);
        REQUIRE(again.exitCode == 1);
        REQUIRE_THAT(again.err, ContainsSubstring("already exists"));
    }
    REQUIRE(cli_test::readFile(worlds.path("notes.txt")) == "mine");
    REQUIRE(worlds.run({"world", "copy", "No such world", worlds.path("x.cave")}).exitCode == 1);
    REQUIRE(worlds.run({"world", "copy", source, worlds.path("no/such/folder/")}).exitCode == 1);
}

TEST_CASE("a log that belongs to another world is reported, and set aside when the world is repaired")
{
    const Worlds worlds;
    const std::string file = worlds.create("Restored");
    const std::string other = worlds.create("Other", "other");
    // What a killed program leaves of the other world.
    sqlite3 *database = nullptr;
    REQUIRE(sqlite3_open_v2(other.c_str(), &database, SQLITE_OPEN_READWRITE, nullptr) == SQLITE_OK);
    sqlite3_exec(database,
                 "PRAGMA journal_mode = WAL;"
                 "UPDATE log_link SET link = CAST(substr(link, 1, 16) || randomblob(16) || "
                 "substr(link, 17, 16) AS BLOB); UPDATE player SET turn = 99",
                 nullptr, nullptr, nullptr);
    cli_test::writeFile(file + "-wal", cli_test::readFile(other + "-wal"));
    sqlite3_close(database);

    const Run verified = worlds.run({"world", "verify", file});
    REQUIRE(verified.exitCode == 1);
    REQUIRE_THAT(verified.out, ContainsSubstring("-wal' doesn't belong to"));
    REQUIRE(jsonOf(worlds.run({"world", "info", file, "--json"}).out)["turn"] == 0);
    const Run repaired = worlds.run({"world", "repair", file});
    REQUIRE(repaired.exitCode == 0);
    REQUIRE_THAT(repaired.out, ContainsSubstring("-wal.unrelated-1"));
    REQUIRE(worlds.run({"world", "verify", file}).exitCode == 0);
    REQUIRE(std::filesystem::exists(file + "-wal.unrelated-1"));
}

TEST_CASE("a world of several players is described with each of them")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("together.cave");
    {
        cave::Result<cave::SavedSession> session =
            cave::SavedSession::create(file, "Together", {"x", {}, {}});
        REQUIRE(session);
        session->apply(1, cave::JoinCommand{2});
        session->session().describePlayer(1, "Ada", 0xff0000);
        session->session().describePlayer(2, "Bo", 0x00ff00);
        session->apply(1, cave::LeaveCommand{2});
        REQUIRE(session->save());
    }
    const Run text = runProgram({"world", "info", file});
    REQUIRE(text.exitCode == 0);
    REQUIRE_THAT(
        text.out,
        ContainsSubstring("player 1, name: \"Ada\"\nplayer 1, colour: #ff0000\nplayer 1, present\n") &&
            ContainsSubstring("player 2, absent\n") && ContainsSubstring("player 2, steps: 0\n"));
    const Json json = jsonOf(runProgram({"world", "info", file, "--json"}).out);
    REQUIRE(json["players"].size() == 2);
    REQUIRE(json["players"][1]["name"] == "Bo");
    REQUIRE(json["players"][1]["colour"] == "#00ff00");
    REQUIRE(json["players"][1]["present"] == false);
    REQUIRE(json["players"][0]["shown"] == true);
    REQUIRE(json["players"][0]["x"] == json["player"]["x"]);
    REQUIRE(json["players"][1]["statistics"]["cells_explored"].isWhole());
}

TEST_CASE("damaged files of the data folder are named by what they are, and set aside on request")
{
    const Worlds worlds;
    const Run none = worlds.run({"data", "check"});
    CHECK(none.exitCode == 0);
    CHECK(none.out == "seeds.library: there is none yet\nruns.db: there is none yet\n"
                      "statistics.db: there is none yet\n");
    const std::string library = worlds.path("seeds.library");
    const std::string bytes(4096, 'x');
    for (const char *name : {"seeds.library", "runs.db", "statistics.db"})
        cli_test::writeFile(worlds.path(name), bytes);
    const Run found = worlds.run({"data", "check"});
    CHECK(found.exitCode == 1);
    CHECK_THAT(found.err, ContainsSubstring("is not a library of seeds") &&
                              ContainsSubstring("is not a record of totals") && ContainsSubstring("runs.db"));
    CHECK(cli_test::readFile(library) == bytes);
    const Run aside = worlds.run({"data", "check", "--set-aside"});
    CHECK(aside.exitCode == 0);
    CHECK_THAT(aside.out, ContainsSubstring("seeds.library: set aside as '" + library + ".damaged-1'"));
    CHECK(cli_test::readFile(library + ".damaged-1") == bytes);
    CHECK(worlds.run({"data", "check"}).out == "seeds.library: ok\nruns.db: ok\nstatistics.db: ok\n");

    // A page in the middle: SQLite alone would only say that some database is malformed.
    std::string broken = cli_test::readFile(library);
    REQUIRE(broken.size() > 8192);
    broken.replace(4096, broken.size() - 4096, broken.size() - 4096, 'x');
    cli_test::writeFile(library, broken);
    CHECK_THAT(worlds.run({"data", "check"}).err,
               ContainsSubstring("the library of seeds '" + library + "' is damaged"));
    CHECK(worlds.run({"data", "check", "--set-aside"}).exitCode == 0);
    CHECK(cli_test::readFile(library + ".damaged-2") == broken);

    // Nothing is wrong with one of a newer version, which isn't set aside.
    execute(worlds.path("runs.db"), "PRAGMA user_version = 99");
    for (const std::vector<std::string> &verb :
         {std::vector<std::string>{"data", "check"}, {"data", "check", "--set-aside"}}) {
        const Run newer = worlds.run(verb);
        CHECK(newer.exitCode == 1);
        CHECK_THAT(newer.err, ContainsSubstring("files that can't be used: 1 (") &&
                                  !ContainsSubstring("--set-aside begins"));
    }
}

TEST_CASE("entries of the data folder's files that can't be read are counted")
{
    const Worlds worlds;
    const std::string library = worlds.path("seeds.library");
    const std::string runs = worlds.path("runs.db");
    const std::string totals = worlds.path("statistics.db");
    {
        cave::Result<cave::SeedLibrary> seeds = cave::SeedLibrary::open(library);
        REQUIRE(seeds);
        cave::SeedMarks marks;
        marks.starred = true;
        REQUIRE(seeds->keep({"x", cave::generatorOfNewWorlds(cave::GeneratorKind::Caves), {}}, marks));
        REQUIRE(seeds->keepDocument("search", "{}"));
        cave::Result<cave::RunHistory> history = cave::RunHistory::open(runs);
        REQUIRE(history);
        cave::RunRecord record;
        record.scenario = cave::ScenarioKind::DungeonRun;
        REQUIRE(history->add("x.cave 1", record));
        cave::Result<cave::PlayStatistics> book = cave::PlayStatistics::open(totals);
        REQUIRE(book);
        REQUIRE(book->put(1, {}));
    }
    CHECK(worlds.run({"data", "check"}).out == "seeds.library: ok\nruns.db: ok\nstatistics.db: ok\n");
    REQUIRE(execute(library, "UPDATE seeds SET crc32 = crc32 + 1") == 1);
    REQUIRE(execute(library, "UPDATE documents SET crc32 = crc32 + 1") == 1);
    REQUIRE(execute(runs, "UPDATE runs SET scenario = 'zz'") == 1);
    REQUIRE(execute(totals, "UPDATE worlds SET totals = 'zz'") == 1);
    const Run found = worlds.run({"data", "check"});
    CHECK(found.exitCode == 1);
    CHECK(found.out == "seeds.library: entries that can't be read: 2\n"
                       "runs.db: entries that can't be read: 1\n"
                       "statistics.db: entries that can't be read: 1\n");
    CHECK_THAT(found.err, ContainsSubstring("files with entries that can't be read: 3"));
}

TEST_CASE("a data folder that can't be looked into isn't taken for an empty one")
{
    const Worlds worlds;
    const std::string loop = worlds.path("loop");
    std::filesystem::create_symlink(loop, loop);
    const Run run = runProgram({"data", "check", "--data-dir", loop});
    CHECK(run.exitCode == 1);
    CHECK_THAT(run.out, !ContainsSubstring("there is none yet"));
    CHECK_THAT(run.err, ContainsSubstring("cannot read '" + loop + "/seeds.library'"));
}
