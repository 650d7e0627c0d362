// SPDX-License-Identifier: MIT
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <csignal>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cli/cli_fixtures.h"
#include "tests/cli/program.h"
#include "tests/support/json_values.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::test::jsonOf;
using cli_test::Background;
using cli_test::Mistake;
using cli_test::Run;
using cli_test::runProgram;

namespace {

const std::string kChain = "chests(30) >= 2 && nearest_monster > 15";

std::vector<Json> estimateLines(const std::vector<std::string> &arguments)
{
    const Run run = runProgram(arguments);
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    std::vector<Json> lines;
    std::istringstream stream(run.out);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(jsonOf(line));
    return lines;
}

/// The number of lines that a search over the same seeds writes.
std::int64_t matchesOf(const std::string &where, int count)
{
    const Run run = runProgram({"search", "--where", where, "--random", std::to_string(count), "--key", "3"});
    std::int64_t lines = 0;
    for (const char c : run.out)
        lines += c == '\n' ? 1 : 0;
    return lines;
}

} // namespace

TEST_CASE("rarity counts what a search over the same seeds finds, by each part")
{
    const std::vector<Json> lines = estimateLines({"rarity", "--where", kChain, "--sample", "200", "--key",
                                                   "3", "--format", "ndjson", "--threads", "2"});
    REQUIRE(lines.size() == 3);
    CHECK(lines[0]["part"].text() == "chests(30) >= 2");
    CHECK(lines[0]["alone"].whole() == matchesOf("chests(30) >= 2", 200));
    CHECK(lines[0]["reached"].whole() == 200);
    CHECK(lines[1]["part"].text() == "nearest_monster > 15");
    CHECK(lines[1]["alone"].whole() == matchesOf("nearest_monster > 15", 200));
    CHECK(lines[1]["reached"].whole() == lines[0]["passed"].whole());
    CHECK(lines[2]["sampled"].whole() == 200);
    CHECK(lines[2]["matches"].whole() == matchesOf(kChain, 200));
    CHECK(lines[2]["matches"].whole() == lines[1]["passed"].whole());
    CHECK(lines[2]["threads"].whole() == 2);
}

TEST_CASE("rarity counts things near each other as parts of a chain")
{
    const std::string things = "count(chest with gold > 0 and within 9 of chest) >= 1";
    const std::vector<Json> lines = estimateLines({"rarity", "--where", things + " and nearest_monster > 15",
                                                   "--sample", "100", "--key", "3", "--format", "ndjson"});
    REQUIRE(lines.size() == 3);
    CHECK(lines[0]["part"].text() == things);
    CHECK(lines[0]["alone"].whole() == matchesOf(things, 100));
    CHECK(lines[0]["alone"].whole() > 0);
}

TEST_CASE("rarity says in words how rare such worlds are, and how long a search takes")
{
    const Run run = runProgram({"rarity", "--where", kChain, "--sample", "100"});
    CHECK(run.exitCode == 0);
    CHECK_THAT(run.out, ContainsSubstring("of 100 worlds"));
    CHECK_THAT(run.out, ContainsSubstring("chests(30) >= 2"));
    CHECK_THAT(run.out, ContainsSubstring("worlds/s"));
    CHECK_THAT(run.out, ContainsSubstring("Expected time to the first match"));
    const Run never = runProgram({"rarity", "--where", "chests(5) >= 60", "--sample", "50"});
    CHECK(never.exitCode == 0);
    CHECK_THAT(never.out, ContainsSubstring("Never (worlds: 50): rarer than about 1 in 17"));
}

TEST_CASE("rarity says how certain it is")
{
    const Run run = runProgram({"rarity", "--where", "chests(30) >= 3", "--sample", "3000", "--key", "3"});
    CHECK_THAT(run.out, ContainsSubstring("95 % interval: "));
    const Run few = runProgram({"rarity", "--where", "chests(10) >= 4", "--sample", "300", "--key", "1"});
    CHECK_THAT(few.out, ContainsSubstring("Between 1 in "));
    const std::vector<Json> lines = estimateLines(
        {"rarity", "--where", "chests(30) >= 3", "--sample", "3000", "--key", "3", "--format", "ndjson"});
    const double share = lines.back()["share"].number();
    CHECK(lines.back()["share_low"].number() < share);
    CHECK(lines.back()["share_high"].number() > share);
    CHECK(lines.back()["key"].whole() == 3);
}

TEST_CASE("rarity that is interrupted reports what it has, and that it was interrupted")
{
    Background rarity({"rarity", "--where", "chests(10) >= 5000 && gold > 5", "--sample", "1000000000"});
    REQUIRE(rarity.says("chests(10) is at most 220"));
    rarity.send(SIGINT);
    const Run run = rarity.end();
    CHECK(run.exitCode == 1);
    CHECK_THAT(run.out, ContainsSubstring("worlds/s"));
    CHECK_THAT(run.err, ContainsSubstring("interrupted after ") && ContainsSubstring("of 1000000000 worlds"));
}

TEST_CASE("rarity takes other seeds each time unless there is a key")
{
    const auto key = [](const std::vector<std::string> &more) {
        std::vector<std::string> arguments{"rarity", "--where",  "chests > 3", "--sample",
                                           "10",     "--format", "ndjson"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return estimateLines(arguments).back()["key"].whole();
    };
    CHECK(key({}) != key({}));
    CHECK(key({"--key", "7"}) == 7);
}

TEST_CASE("numbers with which a condition says nothing are warned of and change nothing")
{
    for (const std::string verb : {"rarity", "search"}) {
        std::vector<std::string> arguments{verb, "--where", "chests(10) >= 5000"};
        const std::vector<std::string> seeds = verb == "search" ? std::vector<std::string>{"--random", "20"}
                                                                : std::vector<std::string>{"--sample", "20"};
        arguments.insert(arguments.end(), seeds.begin(), seeds.end());
        const Run run = runProgram(arguments);
        INFO(verb);
        CHECK(run.exitCode == 0);
        CHECK_THAT(run.err, ContainsSubstring("chests(10) is at most 220"));
        CHECK_THAT(run.err, ContainsSubstring("^~~~\n"));
        CHECK(run.out.find("220") == std::string::npos);
    }
}

TEST_CASE("rarity refuses invalid arguments")
{
    const std::vector<Mistake> mistakes{
        {{"rarity"}, "--where"},
        {{"rarity", "--where", "chests >"}, "expected a value"},
        {{"rarity", "--where", "path_length > 3"}, "path_length is available in dungeons"},
        {{"rarity", "--where", "chests > 3", "--sample", "0"}, "--sample"},
        {{"rarity", "--where", "chests > 3", "--sample", "x"}, "--sample"},
        {{"rarity", "--where", "chests > 3", "--format", "csv"}, "expected text or ndjson"},
        {{"rarity", "--where", "chests > 3", "--generator", "moon"}, "moon"},
    };
    for (const Mistake &mistake : mistakes) {
        const Run run = runProgram(mistake.arguments);
        INFO(mistake.named);
        CHECK(run.exitCode == 2);
        CHECK(run.out.empty());
        CHECK_THAT(run.err, ContainsSubstring(mistake.named));
    }
}
