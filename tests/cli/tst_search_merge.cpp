// SPDX-License-Identifier: MIT
// Searches in shards, on one machine or many, and what puts them together.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <csignal>
#include <set>
#include <string>
#include <vector>

#include "tests/cli/cli_fixtures.h"
#include "tests/cli/program.h"
#include "tests/cli/search_fixtures.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cli_test::jsonLines;
using cli_test::numbers;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::searching;
using cli_test::TemporaryFolder;
using cli_test::with;

namespace {

using Arguments = std::vector<std::string>;

/// The files of the shards of a search, run one after the other; standard input is read from `input`.
std::vector<std::string> shardsOf(const Arguments &search, int count, const TemporaryFolder &folder,
                                  const std::string &input = "/dev/null")
{
    std::vector<std::string> files;
    for (int number = 1; number <= count; ++number) {
        const std::string shard = std::to_string(number) + "/" + std::to_string(count);
        files.push_back(folder.path(std::to_string(number) + "-" + std::to_string(count)));
        const Run run =
            cli_test::runProgramReading(input, with(search, {"--shard", shard, "--out", files.back()}));
        INFO(run.err);
        REQUIRE(run.exitCode == 0);
        REQUIRE(run.out.empty());
    }
    return files;
}

Run merge(const std::vector<std::string> &files, const Arguments &more = {})
{
    return runProgram(with(with({"search", "merge"}, files), more));
}

/// The indexes of the lines of matches in a file.
std::vector<std::int64_t> positionsIn(const std::string &file)
{
    std::vector<std::int64_t> positions;
    for (const Json &line : jsonLines(cli_test::readFile(file))) {
        if (line.find("summary") == nullptr && line.find("miss") == nullptr)
            positions.push_back(line["index"].whole());
    }
    return positions;
}

} // namespace

TEST_CASE("merged shards are what one run writes, whatever the seeds come from")
{
    const TemporaryFolder folder;
    const std::string list = folder.path("seeds");
    cli_test::writeFile(list, numbers(200));
    Arguments source =
        GENERATE(Arguments{"--from", "7", "--count", "200"}, Arguments{"--random", "200", "--key", "5"},
                 Arguments{"--seeds", "the list"}, Arguments{"--seeds", "-"});
    const int count = GENERATE(1, 3, 7);
    CAPTURE(source, count);
    std::ranges::replace(source, "the list", list);
    const Arguments search =
        with({"search", "--where", "chests(12) >= 2", "--near", "4", "--describe", "--with", "gold"}, source);
    const std::string whole = folder.path("whole");
    REQUIRE(cli_test::runProgramReading(list, with(search, {"--out", whole})).exitCode == 0);
    REQUIRE(positionsIn(whole).size() > 10);

    std::vector<std::string> files = shardsOf(search, count, folder, list);
    std::ranges::reverse(files);
    const Run merged = merge(files);
    INFO(merged.err);
    CHECK(merged.exitCode == 0);
    CHECK(merged.out == cli_test::readFile(whole));

    const Run table = cli_test::runProgramReading(list, with(search, {"--format", "csv"}));
    CHECK(merge(files, {"--format", "csv"}).out == table.out);
}

TEST_CASE("shards have each world once, also where there are more shards than worlds")
{
    const TemporaryFolder folder;
    cli_test::writeFile(folder.path("seeds"), numbers(5));
    const Arguments source = GENERATE(Arguments{"--from", "1", "--count", "5"}, Arguments{"--seeds", "-"},
                                      Arguments{"--random", "5"});
    const int count = GENERATE(2, 5, 8);
    std::multiset<std::int64_t> positions;
    const Arguments search = with({"search", "--where", "chests >= 0"}, source);
    const std::vector<std::string> files = shardsOf(search, count, folder, folder.path("seeds"));
    for (const std::string &file : files) {
        for (const std::int64_t position : positionsIn(file))
            positions.insert(position);
    }
    CHECK(positions == std::multiset<std::int64_t>{0, 1, 2, 3, 4});
    CHECK(merge(files).exitCode == 0);
}

TEST_CASE("shards of different sizes are merged if they fit together")
{
    const TemporaryFolder folder;
    const Arguments search = searching("chests(12) >= 2", 100);
    const std::vector<std::string> halves = shardsOf(search, 2, folder);
    const std::vector<std::string> quarters = shardsOf(search, 4, folder);
    REQUIRE(runProgram(with(search, {"--out", folder.path("whole")})).exitCode == 0);
    const Run merged = merge({halves[0], quarters[3], quarters[2]});
    CHECK(merged.exitCode == 0);
    CHECK(merged.out == cli_test::readFile(folder.path("whole")));

    const Run gap = merge({halves[0], quarters[3]});
    CHECK(gap.exitCode == 1);
    CHECK_THAT(gap.err, ContainsSubstring("worlds 50 to 74 are in none of the files"));
    const Run overlap = merge({halves[0], halves[1], quarters[2]});
    CHECK(overlap.exitCode == 1);
    CHECK_THAT(overlap.err, ContainsSubstring("worlds 50 to 74") && ContainsSubstring(halves[1]) &&
                                ContainsSubstring(quarters[2]));
}

TEST_CASE("what is missing or there twice is named, and nothing is written")
{
    const TemporaryFolder folder;
    const std::vector<std::string> files = shardsOf(searching("chests(12) >= 2", 60), 4, folder);
    const auto refused = [&](const std::vector<std::string> &some, const std::string &named) {
        const Run run = merge(some, {"--out", folder.path("merged")});
        INFO(named);
        CHECK(run.exitCode == 1);
        CHECK_THAT(run.err, ContainsSubstring(named));
        CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
        CHECK(cli_test::readFile(folder.path("merged")).empty());
    };
    refused({files[0], files[1], files[3]}, "shard 3/4 is missing");
    refused({files[3]}, "shards 1/4, 2/4, 3/4 are missing");
    refused({files[0], files[1], files[2], files[3], files[1]}, "are both shard 2/4");
    refused({folder.path("none")}, folder.path("none"));
    refused({folder.path()}, "not a regular file");
    refused({"/dev/zero"}, "not a regular file");
}

TEST_CASE("shards of different searches are refused, naming both files and what differs")
{
    const TemporaryFolder folder;
    const std::string first = folder.path("first");
    REQUIRE(runProgram(searching("chests(9) >= 1", 20, {"--shard", "1/2", "--out", first})).exitCode == 0);
    const std::vector<std::pair<Arguments, std::string>> others{
        {searching("chests(9) >= 2", 20), "condition"},
        {searching("chests(9) >= 1", 20, {"--generator", "classic"}), "generator"},
        {searching("chests(9) >= 1", 20, {"--set", "caves.threshold=4"}), "caves.threshold"},
        {searching("chests(9) >= 1", 21), "\"count\":21"},
        {searching("chests(9) >= 1", 20, {"--near", "1"}), "--near"},
        {searching("chests(9) >= 1", 20, {"--with", "gold"}), "gold"},
        {searching("chests(9) >= 1", 20, {"--describe"}), "--describe"}};
    for (const auto &[search, named] : others) {
        const std::string other = folder.path("other");
        REQUIRE(runProgram(with(search, {"--shard", "2/2", "--out", other, "--force"})).exitCode == 0);
        const Run run = merge({first, other});
        INFO(named);
        CHECK(run.exitCode == 1);
        CHECK(run.out.empty());
        CHECK_THAT(run.err, ContainsSubstring(first) && ContainsSubstring(other) && ContainsSubstring(named));
    }
}

TEST_CASE("a shard of another version of the program is refused")
{
    const TemporaryFolder folder;
    const std::vector<std::string> files = shardsOf(searching("chests(9) >= 1", 20), 2, folder);
    std::string text = cli_test::readFile(files[1]);
    const std::string key = "\"program\":\"";
    text.insert(text.find(key) + key.size(), "9.");
    cli_test::writeFile(files[1], text);
    CHECK_THAT(merge(files).err, ContainsSubstring("version of the program") && ContainsSubstring(files[1]));
}

TEST_CASE("merging takes files and no options of a search")
{
    for (const Arguments &line :
         {Arguments{"search", "merge"}, Arguments{"search", "merge", "a", "--near", "3"},
          Arguments{"search", "--where", "chests > 1", "merge", "a"},
          Arguments{"search", "--format", "csv", "merge", "a"}, Arguments{"search", "--force", "merge", "a"},
          Arguments{"search", "--threads", "2", "merge", "a"},
          Arguments{"search", "--key", "1", "merge", "a"},
          Arguments{"search", "merge", "a", "--format", "xml"}, Arguments{"search", "merge", ""}}) {
        const Run run = runProgram(line);
        CHECK(run.exitCode == 2);
        CHECK(run.out.empty());
        CHECK(std::count(run.err.begin(), run.err.end(), '\n') == 1);
    }
}

TEST_CASE("damaged files are refused, naming file and line")
{
    const TemporaryFolder folder;
    const std::vector<std::string> files =
        shardsOf(searching("chests(12) >= 1", 60, {"--near", "2"}), 2, folder);
    const std::string good = cli_test::readFile(files[1]);
    const std::size_t line = good.find('\n') + 1;
    const auto refused = [&](const std::string &text, const std::string &named) {
        cli_test::writeFile(files[1], text);
        const Run run = merge(files);
        INFO(named);
        CHECK(run.exitCode == 1);
        CHECK_THAT(run.err, ContainsSubstring(files[1]) && ContainsSubstring(named));
    };
    refused(good.substr(line), "matches: 13, but the summary says");
    refused(good.substr(0, line) + good, "line 2: matches are not in order");
    refused("nonsense\n" + good, "line 1: this is not a JSON object");
    refused("{}\n" + good, "line 1: this is not a match");
    refused(good + good, "lines follow the summary");
    refused(good.substr(0, good.rfind("{\"summary\"")), "there is no summary");
    refused("", "there is no summary");
    refused(std::string(2 << 20, 'x'), "line 1 is longer than");
    std::string moved = good;
    const std::size_t index = moved.find("\"index\":") + 8;
    moved.replace(index, moved.find(',', index) - index, "0");
    refused(moved, "doesn't belong to this shard");
    refused(R"({"summary":{"done":1}})", "the summary is damaged");
}

TEST_CASE("a shard that is not finished is refused until its command is run again")
{
    const TemporaryFolder folder;
    const Arguments search = searching("chests(12) >= 2", 4000);
    const std::string first = folder.path("first");
    const Arguments half = with(search, {"--shard", "1/2", "--out", first, "--state", folder.path("state")});
    Run run = cli_test::runProgramUntilIn(first, 100, SIGTERM, half);
    REQUIRE(run.exitCode == 3);
    const std::string second = folder.path("second");
    REQUIRE(runProgram(with(search, {"--shard", "2/2", "--out", second})).exitCode == 0);
    CHECK_THAT(merge({first, second}).err, ContainsSubstring(first) && ContainsSubstring("isn't finished"));

    for (int times = 0; run.exitCode != 0 && times < 100; ++times)
        run = runProgram(half);
    REQUIRE(run.exitCode == 0);
    const Run merged = merge({first, second});
    CHECK(merged.exitCode == 0);
    REQUIRE(runProgram(with(search, {"--out", folder.path("whole")})).exitCode == 0);
    CHECK(merged.out == cli_test::readFile(folder.path("whole")));
}

TEST_CASE("a search that ended at its limit is refused, and what to do is said")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("limited");
    REQUIRE(runProgram(searching("chests >= 0", 50, {"--limit", "3", "--out", file})).exitCode == 0);
    CHECK_THAT(merge({file}).err, ContainsSubstring("ended at its limit") && !ContainsSubstring("resume"));
}

TEST_CASE("an invalid shard is refused")
{
    for (const char *shard : {"0/2", "3/2", "1", "1/0", "/", "a/2", "1/2/3", "-1/2", "1/99999999999", ""}) {
        const Run run = runProgram(searching("chests >= 0", 5, {"--shard", shard}));
        INFO(shard);
        CHECK(run.exitCode == 2);
        CHECK(run.out.empty());
        CHECK_THAT(run.err, ContainsSubstring("--shard"));
    }
    const Run limited = runProgram(searching("chests >= 0", 5, {"--shard", "1/2", "--limit", "1"}));
    CHECK(limited.exitCode == 2);
    CHECK_THAT(limited.err, ContainsSubstring("--limit can't be used with --shard"));
}

TEST_CASE("a merge that is repeated with a pattern doesn't read its own output")
{
    const TemporaryFolder folder;
    std::vector<std::string> files = shardsOf(searching("gold >= 0", 4), 2, folder);
    const std::string all = folder.path("all");
    REQUIRE(merge(files, {"--out", all}).exitCode == 0);
    const std::string first = cli_test::readFile(all);
    files.push_back(all);
    const Run again = merge(files, {"--out", all, "--force"});
    CHECK(again.exitCode == 0);
    CHECK_THAT(again.err, ContainsSubstring("all' is the output and isn't read"));
    CHECK(cli_test::readFile(all) == first);
    CHECK(merge({all}, {"--out", all, "--force"}).exitCode == 2);
    CHECK(cli_test::readFile(all) == first);
}
