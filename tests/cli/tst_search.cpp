// SPDX-License-Identifier: MIT
#include <queue>

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <csignal>
#include <cstdint>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "tests/cli/cli_fixtures.h"
#include "tests/cli/program.h"
#include "tests/cli/search_fixtures.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cli_test::Cell;
using cli_test::jsonLines;
using cli_test::kRegionSize;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::searching;
using cli_test::seedsIn;
using cli_test::TemporaryFolder;

namespace {

/// The nine regions around the origin as `generate` writes them: '#', '.' or 'C' by cell.
std::map<Cell, char> mapAround(const std::string &seed)
{
    std::vector<std::string> arguments{"generate", "--seed", seed};
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x)
            arguments.insert(arguments.end(), {"--region", std::to_string(x), std::to_string(y)});
    }
    std::istringstream stream(runProgram(arguments).out);
    std::map<Cell, char> cells;
    std::string line;
    while (std::getline(stream, line)) {
        std::istringstream head(line);
        std::string word;
        int x = 0;
        int y = 0;
        head >> word >> x >> y;
        for (int row = kRegionSize - 1; row >= 0 && std::getline(stream, line); --row) {
            for (int column = 0; column < kRegionSize; ++column)
                cells[{x * kRegionSize + column, y * kRegionSize + row}] =
                    line[static_cast<std::size_t>(column)];
        }
    }
    return cells;
}

/// Chests within so many steps of the spawn, counted on the text of the map.
int chestsNear(const std::string &seed, int steps)
{
    std::map<Cell, char> cells = mapAround(seed);
    Cell spawn;
    std::istringstream(runProgram({"spawn", "--seed", seed}).out) >> spawn.first >> spawn.second;
    int chests = 0;
    std::queue<std::pair<Cell, int>> open;
    const auto visit = [&](Cell cell, int distance) {
        char &there = cells.at(cell);
        if (there == '#')
            return;
        chests += there == 'C' ? 1 : 0;
        there = '#'; // once is enough
        open.emplace(cell, distance);
    };
    visit(spawn, 0);
    while (!open.empty()) {
        const auto [cell, distance] = open.front();
        open.pop();
        if (distance == steps)
            continue;
        for (const Cell &step : std::array<Cell, 4>{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}})
            visit({cell.first + step.first, cell.second + step.second}, distance + 1);
    }
    return chests;
}

} // namespace

TEST_CASE("a search finds the worlds that have the chests, counted on the text of their maps")
{
    constexpr int kSteps = 24;
    constexpr int kWorlds = 60;
    std::vector<std::string> expected;
    std::map<std::string, int> counts;
    for (int seed = 1; seed <= kWorlds; ++seed) {
        const std::string text = std::to_string(seed);
        counts[text] = chestsNear(text, kSteps);
        if (counts[text] >= 2)
            expected.push_back(text);
    }
    const Run run = runProgram(searching("chests(24) >= 2", kWorlds));
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.err.empty());
    REQUIRE(seedsIn(run.out) == expected);
    REQUIRE_FALSE(expected.empty());
    REQUIRE(expected.size() < kWorlds);
    for (const Json &line : jsonLines(run.out)) {
        REQUIRE(line["metrics"]["chests(24)"] == counts.at(line["seed"].text()));
        REQUIRE(line["index"] == std::stoi(line["seed"].text()) - 1);
    }
}

TEST_CASE("the number of threads changes nothing that is written")
{
    const auto found = [](const std::string &threads) {
        return runProgram(searching("chests(20) >= 2", 300, {"--near", "5", "--threads", threads})).out;
    };
    const std::string one = found("1");
    REQUIRE(jsonLines(one).size() > 10);
    REQUIRE(found("2") == one);
    REQUIRE(found("7") == one);
}

TEST_CASE("the limit ends a search after that many matches")
{
    const std::vector<std::string> all = seedsIn(runProgram(searching("chests(20) >= 1", 100)).out);
    REQUIRE(all.size() > 3);
    const Run run = runProgram(searching("chests(20) >= 1", 100, {"--limit", "3"}));
    REQUIRE(run.exitCode == 0);
    REQUIRE(seedsIn(run.out) == std::vector<std::string>(all.begin(), all.begin() + 3));
}

TEST_CASE("seeds come from a file, from standard input or from a key")
{
    const TemporaryFolder folder;
    cli_test::writeFile(folder.path("seeds"), "lantern\r\n\nzwölf, \"a\"\n7\n");
    const std::vector<std::string> expected{"lantern", "zwölf, \"a\"", "7"};
    const std::vector<std::string> anything{"search", "--where", "chests >= 0"};
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), anything.begin(), anything.end());
        return more;
    };
    const Run file = runProgram(with({"--seeds", folder.path("seeds")}));
    REQUIRE(file.exitCode == 0);
    REQUIRE(seedsIn(file.out) == expected);
    REQUIRE(cli_test::runProgramReading(folder.path("seeds"), with({"--seeds", "-"})).out == file.out);

    const std::string random = runProgram(with({"--random", "5", "--key", "8"})).out;
    REQUIRE(seedsIn(random).size() == 5);
    REQUIRE(runProgram(with({"--random", "5", "--key", "8"})).out == random);
    REQUIRE(runProgram(with({"--random", "5", "--key", "9"})).out != random);

    REQUIRE_THAT(runProgram(with({"--seeds", folder.path("none")})).err,
                 ContainsSubstring(folder.path("none")));
    REQUIRE(runProgram(with({"--seeds", folder.path()})).exitCode == 1);
    REQUIRE_THAT(runProgram(with({"--seeds", "-"})).err, ContainsSubstring("no seeds"));
    cli_test::writeFile(folder.path("seeds"), "good\nb\xff\n");
    REQUIRE_THAT(runProgram(with({"--seeds", folder.path("seeds")})).err, ContainsSubstring("line 2"));
}

TEST_CASE("the generator and the settings are those of the worlds that are searched")
{
    const TemporaryFolder folder;
    cli_test::writeFile(folder.path("settings"), R"({"chest.chance": 0})");
    const Run none = runProgram(searching("chests >= 1", 20, {"--settings", folder.path("settings")}));
    REQUIRE(none.exitCode == 0);
    REQUIRE(none.out.empty());
    const std::string caves = runProgram(searching("floor_share(9) >= 0", 5)).out;
    const std::string classic =
        runProgram(searching("floor_share(9) >= 0", 5, {"--generator", "classic"})).out;
    REQUIRE(seedsIn(classic) == seedsIn(caves));
    REQUIRE(classic != caves);
}

TEST_CASE("a table has a header, quotes what needs it, and a column for each metric")
{
    const TemporaryFolder folder;
    cli_test::writeFile(folder.path("seeds"), "plain\na,\"b\"\n");
    const Run run = runProgram({"search", "--where", "chests(9) >= 0 && nearest_monster(1) > 0", "--seeds",
                                folder.path("seeds"), "--format", "csv"});
    REQUIRE(run.exitCode == 0);
    std::istringstream lines(run.out);
    std::string header;
    std::string first;
    std::string second;
    std::getline(lines, header);
    std::getline(lines, first);
    std::getline(lines, second);
    REQUIRE(header == "seed,index,chests(9),nearest_monster(1)");
    REQUIRE(first.starts_with("plain,0,"));
    REQUIRE(first.ends_with(",inf"));
    REQUIRE(second.starts_with("\"a,\"\"b\"\"\",1,"));
    REQUIRE(lines.peek() == std::istringstream::traits_type::eof());
}

TEST_CASE("worlds that nearly match follow the matches, nearest first, with what they lack")
{
    const Run run = runProgram(searching("chests(20) >= 3", 200, {"--near", "6"}));
    REQUIRE(run.exitCode == 0);
    const std::vector<Json> lines = jsonLines(run.out);
    REQUIRE(lines.size() > 6);
    double before = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool near = i >= lines.size() - 6;
        REQUIRE((lines[i].find("miss") != nullptr) == near);
        if (!near)
            continue;
        const std::int64_t chests = lines[i]["metrics"]["chests(20)"].whole();
        REQUIRE(chests < 3);
        REQUIRE(lines[i]["lacks"] == "chests(20) is " + std::to_string(chests) + ", not >= 3");
        REQUIRE(lines[i]["miss"].number() >= before);
        before = lines[i]["miss"].number();
    }
    const Run table = runProgram(searching("chests(20) >= 3", 200, {"--near", "1", "--format", "csv"}));
    REQUIRE_THAT(table.out, ContainsSubstring(",miss,lacks\n") && ContainsSubstring(",\"chests(20) is "));
}

TEST_CASE("things near each other are searched for and measured like metrics")
{
    const TemporaryFolder folder;
    const std::string things = "count(chest within 8 of chest and within 30 of spawn)";
    const std::string sword = "nearest(chest with weapon >= 5 and not within 6 of monster)";
    const std::vector<std::string> more{"--with", sword, "--near", "3", "--state", folder.path("state")};
    const std::string where = "count(chest within 30 of spawn and within 8 of chest) >= 2";
    const Run run = runProgram(searching(where, 60, more));
    INFO(run.err);
    REQUIRE(run.exitCode == 0);
    const std::vector<Json> lines = jsonLines(run.out);
    REQUIRE(lines.size() > 5);
    REQUIRE(lines.size() < 60);
    for (const Json &line : lines) {
        const Run stats = runProgram({"stats", "--seed", line["seed"].text(), "--metric",
                                      where.substr(0, where.find('>') - 1), "--metric", sword});
        INFO(stats.err);
        REQUIRE(stats.exitCode == 0);
        REQUIRE(cave::test::jsonOf(stats.out)["metrics"] == line["metrics"]);
        const std::int64_t count = line["metrics"][things].whole();
        REQUIRE((count >= 2) == (line.find("lacks") == nullptr));
        if (count < 2)
            REQUIRE(line["lacks"] == "count(chest within 30 of spawn and within 8 of chest) is " +
                                         std::to_string(count) + ", not >= 2");
    }
    const Run again = runProgram(searching(where, 60, more));
    REQUIRE(again.exitCode == 0);
    REQUIRE_THAT(again.err, ContainsSubstring("finished"));
    const Run table = runProgram(searching(where, 5, {"--format", "csv", "--with", sword}));
    REQUIRE(table.out.starts_with("seed,index," + things + "," + sword + "\n"));
}

TEST_CASE("what is wrong with a description of things is shown with its place")
{
    const Run run = runProgram(searching("gold > 3 && count(chest within 5 of chests) >= 2", 5));
    REQUIRE(run.exitCode == 2);
    REQUIRE(run.err == "cavegame-cli: expected 'chest', 'monster' or 'spawn', not 'chests' (--where)\n"
                       "  gold > 3 && count(chest within 5 of chests) >= 2\n"
                       "                                      ^~~~~~\n");
    const Run with = runProgram(searching("gold > 3", 5, {"--with", "count(chest within 5)"}));
    REQUIRE(with.exitCode == 2);
    REQUIRE_THAT(with.err, ContainsSubstring("column 21 of 'count(chest within 5)': expected 'of'"));
    const Run dungeon =
        runProgram(searching("count(chest within 5 of chest) >= 2", 5, {"--generator", "dungeon"}));
    REQUIRE(dungeon.exitCode == 2);
    REQUIRE_THAT(dungeon.err, ContainsSubstring("count is available in endless caves and caverns"));
    const Run none = runProgram(searching("count(chest with weapon >= 5000) >= 1", 5));
    REQUIRE_THAT(none.err, ContainsSubstring("is at most 0 in these worlds"));
}

TEST_CASE("a wrong condition is shown with a mark below the wrong place")
{
    const Run run = runProgram(searching("gold > 3 && chest >= 3", 5));
    REQUIRE(run.exitCode == 2);
    REQUIRE(run.out.empty());
    REQUIRE(run.err == "cavegame-cli: unknown metric 'chest'; did you mean 'chests'? (--where)\n"
                       "  gold > 3 && chest >= 3\n"
                       "              ^~~~~\n");
    REQUIRE_THAT(runProgram(searching("chests >=", 5)).err, ContainsSubstring("  chests >=\n           ^\n"));
    REQUIRE_THAT(runProgram(searching("é > 3", 5)).err, ContainsSubstring("  é > 3\n  ^\n"));
    REQUIRE_THAT(runProgram(searching("chests >\n\xff 3", 5)).err,
                 ContainsSubstring("  chests > ? 3\n           ^\n"));
    const std::string far = runProgram(searching(std::string(3000, ' ') + "chests", 5)).err;
    REQUIRE(far.size() < 400);
}

TEST_CASE("a search that is interrupted and resumed writes what an uninterrupted one writes")
{
    const auto &[signal, format] =
        GENERATE(table<int, std::string>({{SIGINT, "ndjson"}, {SIGTERM, "csv"}, {SIGHUP, "ndjson"}}));
    const TemporaryFolder folder;
    const std::string where = "chests(12) >= 2 || floor_share(40) > 60%";
    const std::vector<std::string> more{"--near", "4", "--format", format};
    std::vector<std::string> kept = more;
    kept.insert(kept.end(), {"--state", folder.path("state")});
    const std::string whole = runProgram(searching(where, 2000, more)).out;

    Run run = cli_test::runProgramUntil(100, signal, searching(where, 2000, kept));
    REQUIRE(run.exitCode == 3);
    REQUIRE_THAT(run.err, ContainsSubstring("interrupted after ") && ContainsSubstring(" of 2000 worlds"));
    std::string written = run.out;
    REQUIRE(written.size() < whole.size());
    for (int times = 0; run.exitCode != 0 && times < 2000; ++times) {
        run = cli_test::runProgramUntil(200, signal, searching(where, 2000, kept));
        written += run.out;
    }
    REQUIRE(written == whole);

    const Run again = runProgram(searching(where, 2000, kept));
    REQUIRE(again.exitCode == 0);
    REQUIRE(again.out.empty());
    REQUIRE_THAT(again.err, ContainsSubstring("finished"));
}

TEST_CASE("what was found before an interruption is kept")
{
    const std::string where = "chests(12) >= 2";
    const Run run = cli_test::runProgramUntil(100, SIGINT, searching(where, 1'000'000, {"--near", "3"}));
    REQUIRE(run.exitCode == 3);
    REQUIRE_THAT(run.err, ContainsSubstring("interrupted after ") && ContainsSubstring("of 1000000 worlds"));
    const std::vector<Json> lines = jsonLines(run.out);
    REQUIRE(lines.size() > 3);
    const auto count = lines.size() - 3; // the rest are near misses
    REQUIRE_THAT(run.err, ContainsSubstring("; matches: " + std::to_string(count)));
}

TEST_CASE("a second search with the same state file is refused while the first one runs")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("state");
    const std::vector<std::string> arguments =
        searching("chests(12) >= 2", 100'000'000, {"--state", file, "--threads", "1"});
    Run second;
    const Run killed =
        cli_test::runProgramUntil(100, SIGKILL, arguments, [&] { second = runProgram(arguments); });
    REQUIRE(killed.exitCode == -1);
    REQUIRE(second.exitCode == 1);
    REQUIRE(second.out.empty());
    REQUIRE_THAT(second.err, ContainsSubstring("in use by another instance") && ContainsSubstring(file));

    // The lock that the killed run left behind is not in the way.
    const Run third = cli_test::runProgramUntil(100, SIGINT, arguments);
    REQUIRE_THAT(third.err, ContainsSubstring("interrupted after "));
    REQUIRE_FALSE(third.out.empty());
}

TEST_CASE("the state of another search is refused and left as it is")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("state");
    REQUIRE(runProgram(searching("chests(9) >= 2", 20, {"--state", file})).exitCode == 0);
    const std::string before = cli_test::readFile(file);
    for (const std::vector<std::string> &other :
         {searching("chests(9) >= 3", 20, {"--state", file}),
          searching("chests(9) >= 2", 21, {"--state", file}),
          searching("chests(9) >= 2", 20, {"--state", file, "--near", "1"}),
          searching("chests(9) >= 2", 20, {"--state", file, "--limit", "1"}),
          searching("chests(9) >= 2", 20, {"--state", file, "--generator", "classic"})}) {
        const Run run = runProgram(other);
        CHECK(run.exitCode == 1);
        CHECK(run.out.empty());
        CHECK_THAT(run.err, ContainsSubstring("another search") && ContainsSubstring(file));
    }
    REQUIRE(cli_test::readFile(file) == before);
    cli_test::writeFile(file, "{}");
    REQUIRE_THAT(runProgram(searching("chests(9) >= 2", 20, {"--state", file})).err,
                 ContainsSubstring("version is missing"));
    REQUIRE(runProgram(searching("chests(9) >= 2", 20, {"--state", folder.path("no/such")})).exitCode == 1);
}

TEST_CASE("progress is written to standard error when it is asked for, and only then")
{
    const Run reported = runProgram(searching("chests(9) >= 2", 50, {"--progress"}));
    const auto matches = std::to_string(jsonLines(reported.out).size());
    REQUIRE_THAT(reported.err, ContainsSubstring("100.0 %, 50 of 50 worlds, matches: " + matches + ","));
    REQUIRE(runProgram(searching("chests(9) >= 2", 50)).err.empty());
}

TEST_CASE("a search whose reader has gone ends quietly, also one that finds nothing")
{
    constexpr int kWorlds = 100'000'000; // hours
    for (const char *where : {"chests >= 0", "chests(9) > 150"}) {
        INFO(where);
        const Run gone = cli_test::runProgramWithoutReader(searching(where, kWorlds));
        CHECK(gone.exitCode == 0);
        CHECK(gone.err.empty());
    }
}

TEST_CASE("a search whose disk is full fails with one line")
{
    const Run full = cli_test::runProgramInto("/dev/full", searching("chests >= 0", 1'000'000));
    REQUIRE(full.exitCode == 1);
    REQUIRE_THAT(full.err, ContainsSubstring("standard output"));
    REQUIRE(std::count(full.err.begin(), full.err.end(), '\n') == 1);
}

TEST_CASE("a number that does not fit, or is not plain decimal, is refused and not taken for another")
{
    for (const char *from : {"9223372036854775808", "-9223372036854775809", "010", "0x10", "1.5", ""}) {
        const Run run = runProgram({"search", "--where", "chests >= 0", "--from", from, "--count", "1"});
        INFO(from);
        CHECK(run.exitCode == 2);
        CHECK(run.out.empty());
    }
    for (const std::string number : {"010", "0x10", "", "99999999999999999999"}) {
        INFO(number);
        for (const std::vector<std::string> &verb :
             {std::vector<std::string>{"world", "info", "any", "--turn", number},
              {"replay", "find", "any", "turn > 1", "--from", number},
              {"replay", "trace", "any", "--player", number},
              {"stats", "--seed", "a", "--radius", number},
              {"generate", "--seed", "a", "--region", "0", "0", "--scale", number},
              {"playtest", "--generator", "dungeon", "--count", number},
              {"playtest", "--generator", "dungeon", "--from", number}})
            CHECK(runProgram(verb).exitCode == 2);
    }
    CHECK(runProgram({"search", "--where", "chests >= 0", "--random", "1", "--key", "18446744073709551616"})
              .exitCode == 2);
}

TEST_CASE("a list of seeds without an end is refused")
{
    const Run run = runProgram({"search", "--where", "chests >= 0", "--seeds", "/dev/zero"});
    CHECK(run.exitCode == 1);
    CHECK_THAT(run.err, ContainsSubstring("is a device, not a file"));
    const Run typed =
        cli_test::runProgramReading("/dev/zero", {"search", "--where", "chests >= 0", "--seeds", "-"});
    CHECK(typed.exitCode == 1);
    CHECK_THAT(typed.err, ContainsSubstring("line 1 is longer than 4096 bytes"));
}

TEST_CASE("a list of more seeds than fit into memory is refused")
{
    const cli_test::TemporaryFolder folder;
    cli_test::writeFile(folder.path("seeds.txt"), std::string(1'000'002, '\n'));
    const Run run = runProgram({"search", "--where", "chests >= 0", "--seeds", folder.path("seeds.txt")});
    CHECK(run.exitCode == 1);
    CHECK_THAT(run.err, ContainsSubstring("more than 1000000 lines"));
}
