// SPDX-License-Identifier: MIT
// What a search writes to files and standard error, and seeds that it reads as they arrive.

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <string>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

#include "tests/cli/program.h"
#include "tests/cli/search_fixtures.h"
#include "tests/support/temp_folder.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cli_test::jsonLines;
using cli_test::numbers;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::searching;
using cli_test::seedsIn;
using cli_test::TemporaryFolder;

namespace {

} // namespace

TEST_CASE("after any end, the same command completes the file, and each match is in it once")
{
    const int signal = GENERATE(SIGKILL, SIGTERM, SIGHUP);
    const std::string format = GENERATE("ndjson", "csv");
    const TemporaryFolder folder;
    const std::vector<std::string> columns{"--near", "4", "--format", format};
    std::vector<std::string> whole = columns;
    whole.insert(whole.end(), {"--out", folder.path("whole")});
    REQUIRE(runProgram(searching("chests(12) >= 2", 6000, whole)).exitCode == 0);
    const std::string expected = cli_test::readFile(folder.path("whole"));

    const std::string out = folder.path("out");
    std::vector<std::string> kept = columns;
    kept.insert(kept.end(), {"--out", out, "--state", folder.path("state")});
    Run run;
    for (std::size_t bytes : {std::size_t{1}, expected.size() / 4, expected.size() / 2}) {
        run = cli_test::runProgramUntilIn(out, bytes, signal, searching("chests(12) >= 2", 6000, kept));
        INFO(run.err);
        CHECK((run.exitCode == 0 || run.exitCode == (signal == SIGKILL ? -1 : 3)));
    }
    if (run.exitCode != 0)
        run = runProgram(searching("chests(12) >= 2", 6000, kept));
    REQUIRE(run.exitCode == 0);
    CHECK(run.out.empty());
    CHECK(cli_test::readFile(out) == expected);

    const Run again = runProgram(searching("chests(12) >= 2", 6000, kept));
    CHECK(again.exitCode == 0);
    CHECK_THAT(again.err, ContainsSubstring("finished"));
    CHECK(cli_test::readFile(out) == expected);
}

TEST_CASE("results may grow in a folder in memory, and are resumed there")
{
    if (::access("/dev/shm", W_OK) != 0) {
        WARN("there is no folder in memory, so nothing is searched there");
        return;
    }
    const cave::test::TempFolder folder("/dev/shm");
    const std::string out = (folder / "out").string();
    const std::vector<std::string> search =
        searching("chests(12) >= 2", 6000, {"--out", out, "--state", (folder / "state").string()});
    REQUIRE(cli_test::runProgramUntilIn(out, 1, SIGTERM, search).exitCode == 3);
    REQUIRE(runProgram(search).exitCode == 0);
    const std::string whole = (folder / "whole").string();
    REQUIRE(runProgram(searching("chests(12) >= 2", 6000, {"--out", whole})).exitCode == 0);
    CHECK(cli_test::readFile(out) == cli_test::readFile(whole));
}

TEST_CASE("what was written after the state was saved is removed")
{
    const TemporaryFolder folder;
    const std::string out = folder.path("out");
    const std::vector<std::string> search =
        searching("chests(12) >= 2", 6000, {"--out", out, "--state", folder.path("state")});
    REQUIRE(cli_test::runProgramUntilIn(out, 1, SIGTERM, search).exitCode == 3);
    cli_test::writeFile(out, cli_test::readFile(out) + "{\"seed\":\"half a li");
    REQUIRE(runProgram(search).exitCode == 0);
    REQUIRE(runProgram(searching("chests(12) >= 2", 6000, {"--out", folder.path("whole")})).exitCode == 0);
    CHECK(cli_test::readFile(out) == cli_test::readFile(folder.path("whole")));
}

TEST_CASE("a file that doesn't belong to the state is refused and left as it is")
{
    const TemporaryFolder folder;
    const std::string out = folder.path("out");
    const std::string state = folder.path("state");
    const auto search = [&](const std::vector<std::string> &more) {
        return searching("chests(12) >= 2", 4000, more);
    };
    REQUIRE(cli_test::runProgramUntilIn(out, 1, SIGTERM, search({"--out", out, "--state", state})).exitCode ==
            3);
    const std::string before = cli_test::readFile(out);
    CHECK_THAT(runProgram(search({"--state", state})).err, ContainsSubstring("begun with --out"));
    CHECK_THAT(runProgram(search({"--state", state, "--out", out, "--format", "csv"})).err,
               ContainsSubstring("another --format"));
    CHECK(cli_test::readFile(out) == before);

    cli_test::writeFile(out, "short");
    const Run run = runProgram(search({"--out", out, "--state", state}));
    CHECK(run.exitCode == 1);
    CHECK_THAT(run.err, ContainsSubstring(out) && ContainsSubstring("5 bytes"));
    CHECK(cli_test::readFile(out) == "short");
    ::unlink(out.c_str());
    CHECK(runProgram(search({"--out", out, "--state", state})).exitCode == 1);
}

TEST_CASE("a file that is there is only overwritten by force")
{
    const TemporaryFolder folder;
    const std::string out = folder.path("out");
    cli_test::writeFile(out, "precious\n");
    for (const std::vector<std::string> &more :
         {std::vector<std::string>{"--out", out},
          std::vector<std::string>{"--out", out, "--state", folder.path("state")}}) {
        const Run refused = runProgram(searching("chests(9) >= 1", 20, more));
        CHECK(refused.exitCode == 1);
        CHECK_THAT(refused.err, ContainsSubstring(out) && ContainsSubstring("--force"));
        CHECK(cli_test::readFile(out) == "precious\n");
    }
    std::filesystem::create_symlink(out, folder.path("link"));
    for (const std::string &state : {out, folder.path("link")}) { // which would replace the matches
        const Run same =
            runProgram(searching("chests(9) >= 1", 20, {"--out", out, "--force", "--state", state}));
        CHECK(same.exitCode == 2);
        CHECK_THAT(same.err, ContainsSubstring("same file"));
        CHECK(cli_test::readFile(out) == "precious\n");
    }
    const std::string fresh = folder.path("new");
    CHECK(runProgram(searching("chests(9) >= 1", 20, {"--out", fresh, "--state", fresh})).exitCode == 2);
    CHECK_FALSE(std::filesystem::exists(fresh));
    CHECK(runProgram(searching("chests(9) >= 1", 20, {"--out", out, "--force"})).exitCode == 0);
    CHECK(seedsIn(cli_test::readFile(out)).size() > 1);
    CHECK(runProgram(searching("chests(9) >= 1", 20, {"--out", folder.path("no/such")})).exitCode == 1);
    CHECK(runProgram(searching("chests(9) >= 1", 20, {"--out", folder.path(), "--force"})).exitCode == 1);
    const Run stream = runProgram(searching("chests(9) >= 1", 20, {"--out", "/dev/stdout"}));
    CHECK(stream.out == cli_test::readFile(out));
}

TEST_CASE("a search is resumed with a higher limit and writes what one with that limit writes")
{
    const TemporaryFolder folder;
    const auto search = [&](const std::string &limit, const std::string &name) {
        return searching("chests(12) >= 2", 500,
                         {"--near", "3", "--limit", limit, "--out", folder.path(name), "--state",
                          folder.path(name + ".state")});
    };
    REQUIRE(runProgram(search("3", "grown")).exitCode == 0);
    REQUIRE(runProgram(search("20", "grown")).exitCode == 0);
    REQUIRE(runProgram(search("20", "whole")).exitCode == 0);
    CHECK(cli_test::readFile(folder.path("grown")) == cli_test::readFile(folder.path("whole")));
    const Run lower = runProgram(search("10", "grown"));
    CHECK(lower.exitCode == 1);
    CHECK_THAT(lower.err, ContainsSubstring("another search"));
    CHECK_THAT(runProgram(search("20", "grown")).err, ContainsSubstring("finished"));
}

TEST_CASE("the summary is the last line, and only where it is wanted")
{
    const Run run = runProgram(searching("chests(12) >= 2", 100, {"--near", "3", "--summary"}));
    REQUIRE(run.exitCode == 0);
    const std::vector<Json> lines = jsonLines(run.out);
    const Json &summary = lines.back()["summary"];
    CHECK(summary["condition"] == "chests(12) >= 2");
    CHECK(summary["generator"] == "caves");
    CHECK(summary["source"] == Json{{"kind", "range"}, {"from", 1}, {"count", 100}});
    CHECK(summary["done"] == 100);
    CHECK(summary["found"] == lines.size() - 4);
    CHECK(summary["near"] == 3);
    CHECK(summary["finished"] == true);
    CHECK(summary.find("shard") == nullptr);
    const Run plain = runProgram(searching("chests(12) >= 2", 100, {"--near", "3"}));
    CHECK(run.out.starts_with(plain.out));
    CHECK(jsonLines(plain.out).size() == lines.size() - 1);
    const Run table = runProgram(searching("chests(12) >= 2", 9, {"--summary", "--format", "csv"}));
    CHECK(table.exitCode == 2);
    CHECK_THAT(table.err, ContainsSubstring("--summary"));
}

TEST_CASE("settings change the hash in the summary, the seeds don't")
{
    const auto hash = [](int count, const std::vector<std::string> &more) {
        std::vector<std::string> all{"--summary"};
        all.insert(all.end(), more.begin(), more.end());
        return jsonLines(runProgram(searching("chests(9) >= 9", count, all)).out).back()["summary"]["search"];
    };
    const Json plain = hash(5, {});
    CHECK(plain.text().size() == 16);
    CHECK(hash(6, {}) == plain);
    CHECK(hash(5, {"--set", "caves.threshold=4"}) != plain);
    CHECK(hash(5, {"--generator", "classic"}) != plain);
}

TEST_CASE("matches describe themselves, with metrics that the condition doesn't have")
{
    const std::vector<std::string> more{"--describe", "--with",           "gold", "--with", "chests(12)",
                                        "--set",      "chest.chance=0.01"};
    const Run run = runProgram(searching("chests(12) >= 2", 30, more));
    REQUIRE(run.exitCode == 0);
    const std::vector<Json> lines = jsonLines(run.out);
    REQUIRE(lines.size() > 1);
    for (const Json &line : lines) {
        const std::vector<std::string> seed{"--seed=" + line["seed"].text(), "--set", "chest.chance=0.01"};
        std::vector<std::string> stats{"stats", "--metric", "gold"};
        stats.insert(stats.end(), seed.begin(), seed.end());
        const Json expected = cave::test::jsonOf(runProgram(stats).out);
        CHECK(line["generator"] == "caves");
        CHECK(line["version"] == expected["version"]);
        CHECK(line["settings"] == Json{{"chest.chance", 0.01}});
        CHECK(line["spawn"] == expected["spawn"]);
        CHECK(line["metrics"]["gold"] == expected["metrics"]["gold"]);
        CHECK(line["metrics"].size() == 2);
    }
    std::vector<std::string> csv = more;
    csv.insert(csv.end(), {"--format", "csv"});
    const Run table = runProgram(searching("chests(12) >= 2", 30, csv));
    CHECK_THAT(table.out,
               ContainsSubstring("seed,index,generator,version,settings,spawn_x,spawn_y,chests(12),gold\n") &&
                   ContainsSubstring(R"("{""chest.chance"":0.01}")"));
    for (const char *metric : {"chest", "chests(0)", "path_length", ""})
        CHECK(runProgram(searching("chests >= 0", 5, {"--with", metric})).exitCode == 2);
}

TEST_CASE("progress is an object a line where JSON is asked for")
{
    const Run run = runProgram(searching("chests(9) >= 2", 50, {"--progress", "json"}));
    REQUIRE(run.exitCode == 0);
    const std::vector<Json> lines = jsonLines(run.err);
    REQUIRE_FALSE(lines.empty());
    const Json &last = lines.back();
    CHECK(last["done"] == 50);
    CHECK(last["total"] == 50);
    CHECK(last["found"] == jsonLines(run.out).size());
    CHECK(last["rate"].isNumber());
    CHECK(last.find("eta") != nullptr);
    const Run wrong = runProgram(searching("chests(9) >= 2", 50, {"--progress", "xml"}));
    CHECK(wrong.exitCode == 2);
    CHECK_THAT(wrong.err, ContainsSubstring("xml"));
}

TEST_CASE("seeds on standard input are searched as they arrive")
{
    const TemporaryFolder folder;
    const std::string pipe = folder.path("pipe");
    const std::string out = folder.path("out");
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    const int writer = ::open(pipe.c_str(), O_RDWR | O_CLOEXEC); // doesn't wait for a reader
    REQUIRE(writer >= 0);
    REQUIRE(::write(writer, "lantern\nmoss\n", 13) == 13);
    const std::vector<std::string> search{"search", "--where", "chests >= 0", "--seeds", "-",
                                          "--out",  out,       "--limit",     "3"};
    std::string early;
    const Run run = cli_test::runProgramReadingUntil(pipe, out, 60, search, [&] {
        early = cli_test::readFile(out);
        CHECK(::write(writer, "ember\nnever\n", 12) == 12);
    });
    ::close(writer);
    CHECK(run.exitCode == 0);
    CHECK(seedsIn(early) == std::vector<std::string>{"lantern", "moss"});
    const std::vector<Json> lines = jsonLines(cli_test::readFile(out));
    REQUIRE(lines.size() == 4);
    CHECK(lines[2]["seed"] == "ember");
    CHECK(lines[3]["summary"]["done"] == 3);
}

TEST_CASE("a search of standard input is resumed after an interruption")
{
    const TemporaryFolder folder;
    const std::string list = folder.path("seeds");
    cli_test::writeFile(list, numbers(20'000));
    const std::string out = folder.path("out");
    const std::vector<std::string> search{
        "search", "--where", "chests(12) >= 2", "--seeds",           "-", "--near", "4",
        "--out",  out,       "--state",         folder.path("state")};
    const Run killed = cli_test::runProgramReadingUntil(list, out, 100, search, {}, SIGTERM);
    REQUIRE(killed.exitCode == 3);
    cli_test::writeFile(folder.path("other"), "0\n" + numbers(20'000));
    const Run other = cli_test::runProgramReading(folder.path("other"), search);
    CHECK(other.exitCode == 1);
    CHECK_THAT(other.err, ContainsSubstring("aren't the seeds"));
    REQUIRE(cli_test::runProgramReading(list, search).exitCode == 0);
    REQUIRE(runProgram({"search", "--where", "chests(12) >= 2", "--seeds", list, "--near", "4", "--out",
                        folder.path("whole")})
                .exitCode == 0);
    CHECK(cli_test::readFile(out) == cli_test::readFile(folder.path("whole")));
}

TEST_CASE("a wrong line on standard input ends a search after the seeds before it")
{
    const TemporaryFolder folder;
    cli_test::writeFile(folder.path("seeds"), "good\nfine\nb\xff\nnever\n");
    const Run run = cli_test::runProgramReading(folder.path("seeds"),
                                                {"search", "--where", "chests >= 0", "--seeds", "-"});
    CHECK(run.exitCode == 1);
    CHECK(seedsIn(run.out) == std::vector<std::string>{"good", "fine"});
    CHECK_THAT(run.err, ContainsSubstring("line 3"));
}

TEST_CASE("stats and spawn take many seeds, with a line for each")
{
    const TemporaryFolder folder;
    cli_test::writeFile(folder.path("seeds"), "lantern\n\nb c\r\n");
    const Run stats = cli_test::runProgramReading(
        folder.path("seeds"), {"stats", "--metric", "gold", "--metric", "chests(9)", "--seeds", "-"});
    CHECK(stats.exitCode == 0);
    const std::vector<Json> lines = jsonLines(stats.out);
    REQUIRE(lines.size() == 2);
    const Run one = runProgram({"stats", "--metric", "gold", "--metric", "chests(9)", "--seed", "b c"});
    CHECK(lines[1] == cave::test::jsonOf(one.out));

    const Run spawns = runProgram({"spawn", "--seeds", folder.path("seeds")});
    CHECK(spawns.exitCode == 0);
    std::string first = runProgram({"spawn", "--seed", "lantern"}).out;
    first.insert(first.size() - 1, " lantern");
    CHECK(spawns.out.starts_with(first));
    CHECK(spawns.out.ends_with(" b c\n"));
    CHECK(jsonLines(runProgram({"stats", "--from", "-1", "--count", "3", "--metric", "gold"}).out).size() ==
          3);
}

TEST_CASE("many seeds that make no sense are refused, and worlds that can't be made are named")
{
    for (const char *verb : {"stats", "spawn"}) {
        INFO(verb);
        CHECK(runProgram({verb, "--from", "1"}).exitCode == 2);
        CHECK(runProgram({verb, "--seed", "a", "--from", "1", "--count", "2"}).exitCode == 2);
        CHECK(runProgram({verb, "--from", "1", "--count", "0"}).exitCode == 2);
        CHECK_THAT(runProgram({verb, "--seeds", "/no/such"}).err,
                   ContainsSubstring("there is no list of seeds '/no/such'"));
        CHECK_THAT(runProgram({verb, "--seeds", "-"}).err, ContainsSubstring("no seeds"));
        const Run solid = runProgram({verb, "--generator", "classic", "--from", "1", "--count", "2", "--set",
                                      "caves.floor_chance=0.3", "--set", "caves.threshold=3", "--set",
                                      "caves.iterations=5"});
        CHECK(solid.exitCode == 1);
        CHECK_THAT(solid.err, ContainsSubstring("seed '1': ") && ContainsSubstring("2 of 2 worlds"));
    }
}

TEST_CASE("a list of seeds may be a table, and lines with spaces around them get one remark")
{
    const TemporaryFolder folder;
    cli_test::writeFile(folder.path("list"), "  12 @ [ 1,-2]\n -34 @ [30, 4]\n");
    for (const char *input : {"/dev/null", "list"}) {
        const bool piped = std::string(input) == "list";
        const std::string list = piped ? "-" : folder.path("list");
        const std::string from = piped ? folder.path("list") : input;
        const Run column = cli_test::runProgramReading(
            from, {"search", "--where", "gold >= 0", "--seeds", list, "--column", "1"});
        REQUIRE(column.exitCode == 0);
        CHECK(column.err.empty());
        CHECK(jsonLines(column.out)[1]["seed"] == "-34");
        for (const std::string verb : {"search", "stats"}) {
            const std::string option = verb == "search" ? "--where" : "--metric";
            const std::string what = verb == "search" ? "gold >= 0" : "gold";
            const Run whole = cli_test::runProgramReading(from, {verb, option, what, "--seeds", list});
            CHECK(jsonLines(whole.out).size() == 2);
            CHECK_THAT(whole.err, ContainsSubstring("lines that begin or end with spaces: 2;"));
        }
    }
    CHECK(runProgram({"stats", "--seed", "a", "--column", "1", "--metric", "gold"}).exitCode == 2);
}

TEST_CASE("seeds come back from the CSV of a search, and a spreadsheet runs none of them")
{
    const TemporaryFolder folder;
    cli_test::writeFile(folder.path("seeds"), "=1+1\n-5\n\"\"\n@a,b\n'=q\n");
    const Run first = runProgram({"search", "--where", "gold >= 0", "--format", "csv", "--seeds",
                                  folder.path("seeds"), "--out", folder.path("found.csv")});
    REQUIRE(first.exitCode == 0);
    CHECK_THAT(cli_test::readFile(folder.path("found.csv")), ContainsSubstring("\n'=1+1,0,") &&
                                                                 ContainsSubstring("\n-5,1,") &&
                                                                 ContainsSubstring("\n\"'@a,b\",3,"));
    const Run again = runProgram(
        {"search", "--where", "gold >= 0", "--seeds", folder.path("found.csv"), "--column", "seed"});
    REQUIRE(again.exitCode == 0);
    CHECK(again.out == runProgram({"search", "--where", "gold >= 0", "--seeds", folder.path("seeds")}).out);
}
