// SPDX-License-Identifier: MIT
#include "core/io/worlds/saved_session.h"
#include "core/world/world_spec.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/cli/program.h"
#include "tests/support/json_values.h"
#include "tests/support/test_data.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::test::jsonOf;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;

namespace {

const std::string kLantern = testData("java/lantern");

/// Runs the program with a data folder of its own.
Run run(const TemporaryFolder &data, std::vector<std::string> arguments)
{
    arguments.insert(arguments.end(), {"--data-dir", data.path("data")});
    return runProgram(arguments);
}

} // namespace

TEST_CASE("a world of the original's becomes one of the library's, and what was read is reported")
{
    const TemporaryFolder folder;
    const Run imported = run(folder, {"world", "import", kLantern});
    REQUIRE(imported.err.empty());
    REQUIRE(imported.exitCode == 0);
    CHECK_THAT(imported.out,
               ContainsSubstring("file: " + folder.path("data/worlds/")) &&
                   ContainsSubstring("name: \"Lantern \xc3\xa9\"\n") && ContainsSubstring("regions: 3\n") &&
                   ContainsSubstring("chests: 38 closed, 6 claimed\n") &&
                   ContainsSubstring("monsters: 2 alive, 1 dead\n") && ContainsSubstring("differences: 0\n"));
    const Run reported = run(folder, {"world", "info", "--json", "Lantern \xc3\xa9"});
    const Json info = jsonOf(reported.out);
    CHECK(info["generator"] == "classic");
    CHECK(info["player"]["x"] == -14);
    CHECK(info["player"]["y"] == -45);
    CHECK(info["regions_changed"].whole() >= 3);
    CHECK(run(folder, {"world", "verify", "Lantern \xc3\xa9"}).exitCode == 0);
}

TEST_CASE("a world of the original's gets the file and the name that were asked for")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("mine.cave");
    REQUIRE(run(folder, {"world", "import", kLantern, "--out", file, "--name", "Mine"}).exitCode == 0);
    CHECK_THAT(run(folder, {"world", "info", file}).out, ContainsSubstring("Mine"));
    const Run again = run(folder, {"world", "import", kLantern, "--out", file});
    CHECK(again.exitCode == 1);
    CHECK_THAT(again.err, ContainsSubstring(file));
    CHECK(run(folder, {"world", "import", kLantern, "--name", ""}).exitCode == 2);
}

TEST_CASE("a folder that isn't a world of the original's is refused, and no world is made")
{
    const TemporaryFolder folder;
    std::filesystem::copy(kLantern, folder.path("broken"));
    cli_test::writeFile(folder.path("broken/r0,-1.json"), "{\"cells\":7}");
    const Run broken = run(folder, {"world", "import", folder.path("broken")});
    CHECK(broken.exitCode == 1);
    CHECK(broken.out.empty());
    CHECK_THAT(broken.err, ContainsSubstring("r0,-1.json: regionCoordinate: is missing") &&
                               ContainsSubstring(folder.path("broken")));
    const Run missing = run(folder, {"world", "import", folder.path("nowhere")});
    CHECK(missing.exitCode == 1);
    CHECK_THAT(missing.err, ContainsSubstring(folder.path("nowhere")));
    CHECK(run(folder, {"world", "list"}).out.empty());
}

TEST_CASE("a classic world is written for the original and read again")
{
    const TemporaryFolder folder;
    REQUIRE(run(folder, {"world", "create", "Old", "--seed", "abc123", "--generator", "classic"}).exitCode ==
            0);
    const Run exported = run(folder, {"world", "export", "Old", folder.path("out"), "--format", "java"});
    REQUIRE(exported.err.empty());
    REQUIRE(exported.exitCode == 0);
    CHECK_THAT(exported.out, ContainsSubstring("folder: " + folder.path("out")));
    const Json world = jsonOf(cli_test::readFile(folder.path("out/world.json")));
    CHECK(world["worldName"] == "Old");
    CHECK(world["worldSeed"] == 2870530704);
    const Run back = run(folder, {"world", "import", folder.path("out"), "--name", "Back"});
    CHECK(back.exitCode == 0);
    CHECK_THAT(back.out, ContainsSubstring("differences: 0\n"));

    const Run again = run(folder, {"world", "export", "Old", folder.path("out"), "--format", "java"});
    CHECK(again.exitCode == 1);
    CHECK_THAT(again.err, ContainsSubstring(folder.path("out")));
}

TEST_CASE("what the original can't load isn't exported")
{
    const TemporaryFolder folder;
    REQUIRE(run(folder, {"world", "create", "New", "--seed", "a"}).exitCode == 0);
    const Run caves = run(folder, {"world", "export", "New", folder.path("out"), "--format", "java"});
    CHECK(caves.exitCode == 1);
    CHECK_THAT(caves.err, ContainsSubstring("classic"));
    CHECK(run(folder, {"world", "export", "New", folder.path("out"), "--format", "zip"}).exitCode == 2);
    CHECK(run(folder, {"world", "export", "New", folder.path("out")}).exitCode == 2);
    CHECK(run(folder, {"world", "export", "Missing", folder.path("out"), "--format", "java"}).exitCode == 1);
    CHECK_FALSE(std::filesystem::exists(folder.path("out")));
}

TEST_CASE("importing and exporting explain themselves")
{
    CHECK_THAT(runProgram({"world", "import", "--help"}).out,
               ContainsSubstring("DIR") && ContainsSubstring("--out") && ContainsSubstring("--name"));
    CHECK_THAT(runProgram({"world", "export", "--help"}).out,
               ContainsSubstring("WORLD") && ContainsSubstring("DIR") && ContainsSubstring("--format"));
}

TEST_CASE("players for whom the original program has no place are named")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("together.cave");
    {
        const cave::GeneratorKind kind = cave::GeneratorKind::Classic;
        cave::Result<cave::SavedSession> session = cave::SavedSession::create(
            file, "Together", {"7", cave::generatorOfNewWorlds(kind), cave::defaultSettings(kind)});
        REQUIRE(session);
        session->apply(1, cave::JoinCommand{2});
        session->session().describePlayer(2, "Bo", 0x00ff00);
        REQUIRE(session->save());
    }
    const Run exported = run(folder, {"world", "export", file, folder.path("out"), "--format", "java"});
    CHECK(exported.exitCode == 0);
    CHECK_THAT(exported.out,
               ContainsSubstring("player 2 (Bo) was left out") && !ContainsSubstring("player 1"));
}
