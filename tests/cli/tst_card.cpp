// SPDX-License-Identifier: MIT
#include "core/world/world_spec.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/cli/program.h"
#include "tests/support/json_values.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::test::jsonOf;
using cli_test::readFile;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;
using cli_test::writeFile;

namespace {

/// Writes a card and returns its file.
std::string written(const TemporaryFolder &folder, std::vector<std::string> more = {})
{
    const std::string file = folder.path("card.json");
    std::vector<std::string> arguments{"card", "write", "--seed", "Grüße", "--out", file};
    arguments.insert(arguments.end(), more.begin(), more.end());
    const Run run = runProgram(arguments);
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.out.empty());
    return file;
}

} // namespace

TEST_CASE("a card that was written holds, and says what it is of")
{
    const TemporaryFolder folder;
    const std::string file =
        written(folder, {"--note", "go north", "--tag", "wide", "--tag", "big halls", "--star"});
    const Run run = runProgram({"card", "check", file});
    REQUIRE(run.exitCode == 0);
    REQUIRE_THAT(
        run.out,
        ContainsSubstring("Grüße") &&
            ContainsSubstring(
                "caves " + std::to_string(cave::generatorOfNewWorlds(cave::GeneratorKind::Caves).version)) &&
            ContainsSubstring("starred") && ContainsSubstring("big halls, wide") &&
            ContainsSubstring("this program generates the same world\n"));
}

TEST_CASE("a card isn't taken for a list of seeds")
{
    const TemporaryFolder folder;
    const std::string file = written(folder, {});
    for (const std::vector<std::string> &verb :
         {std::vector<std::string>{"spawn"}, {"stats"}, {"search", "--where", "chests > 1"}}) {
        std::vector<std::string> arguments = verb;
        arguments.insert(arguments.end(), {"--seeds", file});
        const Run run = runProgram(arguments);
        CHECK(run.exitCode == 2);
        CHECK(run.out.empty());
        CHECK_THAT(run.err, ContainsSubstring("this is a seed card"));
    }
}

TEST_CASE("a card of a journey with one life doesn't say what else death takes")
{
    const TemporaryFolder folder;
    const std::vector<std::string> journey{"--generator", "journey", "--set", "death.lose=nothing"};
    const std::string one = written(folder, journey);
    CHECK_THAT(runProgram({"card", "check", one}).out, !ContainsSubstring("death.lose"));

    std::vector<std::string> camps = journey;
    camps.insert(camps.end(), {"--set", "journey.lives=camps", "--force"});
    CHECK_THAT(runProgram({"card", "check", written(folder, camps)}).out,
               ContainsSubstring("journey.lives camps, death.lose nothing"));
}

TEST_CASE("a card is shown as the JSON that its file holds")
{
    const TemporaryFolder folder;
    const std::string file = written(folder, {"--note", "go north", "--tag", "b", "--tag", "a"});
    const Run run = runProgram({"card", "show", file});
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.out == readFile(file));
    const Json card = jsonOf(run.out);
    REQUIRE(card["format"] == "cave game seed card");
    REQUIRE(card["seed"] == "Grüße");
    REQUIRE(card["note"] == "go north");
    REQUIRE(card["starred"] == false);
    REQUIRE(card["tags"] == Json{"a", "b"});
    REQUIRE(card["generator"]["name"] == "caves");
}

TEST_CASE("a card for what this program doesn't make fails its check")
{
    const TemporaryFolder folder;
    const std::string file = written(folder, {"--generator", "classic"});
    Json card = jsonOf(readFile(file));
    card["seed"] = "another";
    writeFile(file, card.dump());
    const Run run = runProgram({"card", "check", file});
    REQUIRE(run.exitCode == 1);
    REQUIRE_THAT(run.out, ContainsSubstring("this program generates a different world\n"));
    REQUIRE_THAT(run.err, ContainsSubstring(file));
}

TEST_CASE("a card carries the settings it was written with")
{
    const TemporaryFolder folder;
    writeFile(folder.path("settings.json"), R"({"region.size": 20, "chest.chance": 0.05})");
    const std::string file = written(folder, {"--settings", folder.path("settings.json")});
    const Run run = runProgram({"card", "check", file});
    REQUIRE(run.exitCode == 0);
    REQUIRE_THAT(run.out, ContainsSubstring("region.size 20, chest.chance 0.05"));
}

TEST_CASE("wrong cards and wrong usage are reported with file and key")
{
    const TemporaryFolder folder;
    const std::string file = written(folder);
    Json card = jsonOf(readFile(file));
    card["markers"] = Json::List{{{"x", "five"}, {"y", 0}}};
    writeFile(file, card.dump());
    for (const char *verb : {"check", "show"}) {
        const Run run = runProgram({"card", verb, file});
        REQUIRE(run.exitCode == 1);
        REQUIRE(run.out.empty());
        REQUIRE_THAT(run.err, ContainsSubstring(file) && ContainsSubstring("markers[0].x"));
        REQUIRE(runProgram({"card", verb, folder.path("none.json")}).exitCode == 1);
        REQUIRE(runProgram({"card", verb}).exitCode == 2);
    }
    const std::string out = folder.path("new.json");
    REQUIRE(runProgram({"card", "write", "--seed", "x"}).exitCode == 2);
    REQUIRE(runProgram({"card", "write", "--out", out}).exitCode == 2);
    REQUIRE(runProgram({"card", "write", "--seed", "x", "--out", ""}).exitCode == 2);
    const Run tag = runProgram({"card", "write", "--seed", "x", "--out", out, "--tag", "a,b"});
    REQUIRE(tag.exitCode == 2);
    REQUIRE_THAT(tag.err, ContainsSubstring("a,b") && ContainsSubstring("--tag"));
    REQUIRE(runProgram({"card", "write", "--seed", "x", "--out", folder.path("no/where.json")}).exitCode ==
            1);
    REQUIRE(runProgram({"card"}).exitCode == 2);
    REQUIRE_FALSE(std::filesystem::exists(out));
}
