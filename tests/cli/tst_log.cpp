// SPDX-License-Identifier: MIT
#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "tests/cli/program.h"

using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;
using cli_test::Run;
using cli_test::runProgram;

namespace {

/// While this lives the program writes its log below `folder`.
class StateFolder {
public:
    explicit StateFolder(const std::string &folder) { setenv("CAVEGAME_STATE_DIR", folder.c_str(), 1); }
    ~StateFolder() { unsetenv("CAVEGAME_STATE_DIR"); }
    StateFolder(const StateFolder &) = delete;
    StateFolder &operator=(const StateFolder &) = delete;
};

} // namespace

TEST_CASE("a failure is in the log and a run that went well leaves no trace")
{
    const cli_test::TemporaryFolder folder;
    const StateFolder state(folder.path());
    const std::string file = folder.path("cavegame-cli.log");
    REQUIRE(runProgram({"spawn", "--seed", "a"}).exitCode == 0);
    CHECK_FALSE(std::filesystem::exists(file));
    REQUIRE(runProgram({"world", "info", "nowhere", "--data-dir", folder.path("data")}).exitCode == 1);
    std::string log = cli_test::readFile(file);
    CHECK_THAT(log, ContainsSubstring("nowhere"));
    std::ranges::replace_if(
        log, [](char c) { return '0' <= c && c <= '9'; }, '#');
    CHECK_THAT(log, StartsWith("[ERROR] ####-##-## ##:##:##.### [main] command line - "));
}

TEST_CASE("the log level of a run decides what is written")
{
    const cli_test::TemporaryFolder folder;
    const StateFolder state(folder.path("deep/er"));
    const std::string file = folder.path("deep/er/cavegame-cli.log");
    REQUIRE(runProgram({"--log-level", "off", "world", "info", "nowhere"}).exitCode == 1);
    CHECK_FALSE(std::filesystem::exists(file));
    REQUIRE(runProgram({"spawn", "--seed", "a", "--log-level", "info"}).exitCode == 0);
    CHECK_THAT(cli_test::readFile(file), ContainsSubstring("spawn --seed a"));
}

TEST_CASE("an unknown log level is wrong usage and the known ones are named")
{
    const Run run = runProgram({"spawn", "--seed", "a", "--log-level", "loud"});
    CHECK(run.exitCode == 2);
    CHECK_THAT(run.err,
               ContainsSubstring("loud") && ContainsSubstring("trace, debug, info, warning, error, off"));
}

TEST_CASE("a log that can't be written is reported once and changes nothing")
{
    const cli_test::TemporaryFolder folder;
    cli_test::writeFile(folder.path("file"), "in the way");
    const StateFolder state(folder.path("file/below"));
    const Run run = runProgram({"spawn", "--seed", "a", "--log-level", "trace"});
    CHECK(run.exitCode == 0);
    CHECK_FALSE(run.out.empty());
    CHECK_THAT(run.err, ContainsSubstring("note: the log"));
    CHECK(run.err.find("note:") == run.err.rfind("note:"));
}

TEST_CASE("the original's settings file is taken for what it is")
{
    const cli_test::TemporaryFolder folder;
    const std::string file = folder.path("CaveGame.properties");
    const auto generate = [&] {
        return runProgram(
            {"generate", "--seed", "a", "--generator", "classic", "--settings", file, "--region", "0", "0"});
    };
    cli_test::writeFile(
        file, "! shipped\niRegionIterationCount = 2\nfRandomBoundary:5e-1\nbShouldClearScreen true\n");
    const Run plain = runProgram({"generate", "--seed", "a", "--generator", "classic", "--region", "0", "0"});
    const Run same = generate();
    CHECK(same.exitCode == 0);
    CHECK(same.out == plain.out);
    CHECK_THAT(same.err, ContainsSubstring("line 4: bShouldClearScreen"));
    cli_test::writeFile(file, "iRegionSize=20\n");
    CHECK(generate().out != plain.out);
    cli_test::writeFile(file, "\niRegionSize=2000\n");
    const Run bad = generate();
    CHECK(bad.exitCode == 1);
    CHECK_THAT(bad.err, ContainsSubstring("CaveGame.properties': line 2: iRegionSize is '2000'") &&
                            ContainsSubstring("from 8 to 50"));
}
