// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/program.h"
#include "tests/support/json_values.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::test::jsonOf;
using cli_test::Run;
using cli_test::runProgram;

TEST_CASE("playtest reports how runs of many seeds end")
{
    const Run run = runProgram(
        {"playtest", "--generator", "dungeon", "--player", "reckless", "--from", "1", "--count", "8"});
    CHECK(run.exitCode == 0);
    CHECK_THAT(run.out, ContainsSubstring("Runs"));
    CHECK_THAT(run.out, ContainsSubstring("8"));
    CHECK_THAT(run.out, ContainsSubstring("Lost"));
}

TEST_CASE("playtest writes a line for each run, in order, the same for any number of threads")
{
    const auto lines = [](const std::string &threads) {
        return runProgram({"playtest", "--generator", "dungeon", "--player", "careful", "--from", "5",
                           "--count", "6", "--format", "ndjson", "--threads", threads});
    };
    const Run run = lines("1");
    CHECK(run.exitCode == 0);
    std::istringstream stream(run.out);
    int seed = 5;
    for (std::string line; std::getline(stream, line); ++seed) {
        const Json json = jsonOf(line);
        CHECK(json["seed"].text() == std::to_string(seed));
        CHECK(json["player"].text() == "careful");
    }
    CHECK(seed == 11);
    CHECK(lines("3").out == run.out);
}

TEST_CASE("playtest compares all players in every way to play, with intervals, as text, CSV and JSON")
{
    for (const std::string generator : {"journey", "caves", "cavern", "dungeon", "rooms"}) {
        INFO(generator);
        const auto report = [&](const std::string &format) {
            const Run run = runProgram(
                {"playtest", "--generator", generator, "--count", "2", "--limit", "300", "--format", format});
            CHECK(run.exitCode == 0);
            return run.out;
        };
        const std::string text = report("text");
        CHECK_THAT(text, ContainsSubstring("careful") && ContainsSubstring("reckless") &&
                             ContainsSubstring("random") && ContainsSubstring("95 %") &&
                             ContainsSubstring("300 commands"));
        const std::string csv = report("csv");
        CHECK_THAT(csv, ContainsSubstring("player,group,figure,runs,value,low,high,median\n") &&
                            ContainsSubstring("\ncareful,end,won,") &&
                            ContainsSubstring("\nrandom,mean,turns,2,"));
        const Json json = jsonOf(report("json"));
        REQUIRE(json["players"].list().size() == 3);
        for (const Json &player : json["players"].list()) {
            CHECK(player["runs"].whole() == 2);
            CHECK(player["means"]["commands"]["high"].number() >=
                  player["means"]["commands"]["mean"].number());
            CHECK(player["ends"]["limit"]["high"].number() <= 1);
        }
    }
}

TEST_CASE("playtest refuses players and formats that it doesn't have")
{
    const Run player = runProgram({"playtest", "--player", "sleepy"});
    CHECK(player.exitCode == 2);
    CHECK_THAT(player.err, ContainsSubstring("'sleepy'"));
    const Run format = runProgram({"playtest", "--format", "xml"});
    CHECK(format.exitCode == 2);
    CHECK_THAT(format.err, ContainsSubstring("'xml'"));
}

TEST_CASE("playtest plays rooms in real time if asked to, and refuses where time passes by itself")
{
    const auto run = [](const std::string &generator, std::vector<std::string> more) {
        std::vector<std::string> words{"playtest", "--generator", generator, "--count",
                                       "2",        "--format",    "ndjson"};
        words.insert(words.end(), more.begin(), more.end());
        return runProgram(words);
    };
    const Run inRealTime = run("rooms", {"--real-time"});
    CHECK(inRealTime.exitCode == 0);
    CHECK(inRealTime.out != run("rooms", {}).out);
    const Run dungeon = run("dungeon", {"--real-time"});
    CHECK(dungeon.exitCode == 2);
    CHECK_THAT(dungeon.err, ContainsSubstring("--real-time") && ContainsSubstring("dungeon"));
}
