// SPDX-License-Identifier: MIT
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <sys/stat.h>
#include <vector>

#include "tests/cli/cli_fixtures.h"
#include "tests/cli/program.h"
#include "tests/support/json_values.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::test::jsonOf;
using cli_test::readFile;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;
using cli_test::with;
using cli_test::writeFile;

namespace {

constexpr const char *kLevel = "TopDownLevel,A,20,20\nPlayerStartLocation,2,2\nStaticGameObject,Wall,3,3\n";

/// What a terminal would act on: a title, colours, and text from right to left.
constexpr const char *kNasty = "\x1b]0;x\x07\x1b[31m\u202e\u009b1m";

bool isHarmless(const std::string &text)
{
    for (const char *part : {"\x1b", "\x07", "\u202e", "\u009b"}) {
        if (text.find(part) != std::string::npos)
            return false;
    }
    return true;
}

/// A world, a level, and a line for each verb that writes a file, without the file's name, which comes last.
class Files {
public:
    Files()
    {
        REQUIRE(run({"world", "create", "W", "--seed", "a"}).exitCode == 0);
        writeFile(path("level.csv"), kLevel);
    }

    [[nodiscard]] Run run(std::vector<std::string> arguments) const
    {
        arguments.insert(arguments.end(), {"--data-dir", path("data")});
        return runProgram(arguments);
    }

    [[nodiscard]] std::string path(const std::string &name) const { return m_folder.path(name); }
    [[nodiscard]] std::string world() const { return path("data/worlds/W.cave"); }

    [[nodiscard]] std::vector<std::vector<std::string>> writers() const
    {
        return {{"generate", "--seed", "a", "--region", "0", "0", "--out"},
                {"generate", "--seed", "a", "--region", "0", "0", "--format", "json", "--out"},
                {"generate", "--seed", "a", "--region", "0", "0", "--format", "png", "--out"},
                {"generate", "--seed", "a", "--scenario", "dungeon", "--out"},
                {"replay", "export", world(), "--out"},
                {"card", "write", "--seed", "a", "--out"},
                {"level", "convert", path("level.csv")},
                {"world", "export", world(), "--format", "json", "--out"}};
    }

private:
    TemporaryFolder m_folder;
};

std::string joined(const std::vector<std::string> &arguments)
{
    std::string line;
    for (const std::string &argument : arguments)
        line += argument + " ";
    return line;
}

} // namespace

TEST_CASE("no verb writes over a world, by whatever name and however it is asked")
{
    const Files files;
    const std::string world = readFile(files.world());
    std::filesystem::create_symlink(files.world(), files.path("link.csv"));
    std::filesystem::create_hard_link(files.world(), files.path("second name.csv"));
    for (const std::vector<std::string> &writer : files.writers()) {
        for (const char *target : {"link.csv", "second name.csv"}) {
            const std::vector<std::string> line = with(writer, {files.path(target), "--force"});
            INFO(joined(line));
            const Run run = files.run(line);
            CHECK(run.exitCode == 1);
            CHECK_THAT(run.err, ContainsSubstring(target) && ContainsSubstring("never overwritten"));
        }
    }
    CHECK(files.run({"generate", "--seed", "a", "--region", "0", "0", "--out", files.world(), "--force"})
              .exitCode == 1);
    CHECK(readFile(files.world()) == world);
    CHECK(std::filesystem::is_symlink(files.path("link.csv")));
}

TEST_CASE("no verb writes over a file or to a folder unless it is a file and --force is given")
{
    const Files files;
    const std::string target = files.path("mine.csv");
    for (const std::vector<std::string> &writer : files.writers()) {
        INFO(joined(writer));
        writeFile(target, "mine");
        const Run refused = files.run(with(writer, {target}));
        CHECK(refused.exitCode == 1);
        CHECK_THAT(refused.err, ContainsSubstring("mine.csv") && ContainsSubstring("--force"));
        CHECK(readFile(target) == "mine");
        const Run replaced = files.run(with(writer, {target, "--force"}));
        CHECK(replaced.exitCode == 0);
        CHECK(readFile(target).size() > 20);
        std::filesystem::remove(target);
        CHECK(files.run(with(writer, {target})).exitCode == 0);
        CHECK(std::filesystem::exists(target));
    }
    std::filesystem::create_directory(files.path("folder.csv"));
    for (const std::vector<std::string> &writer : files.writers())
        CHECK(files.run(with(writer, {files.path("folder.csv"), "--force"})).exitCode == 1);
    CHECK(std::filesystem::is_empty(files.path("folder.csv")));
}

TEST_CASE("the help of each verb that writes a file mentions --force")
{
    for (const std::vector<std::string> &verb : std::vector<std::vector<std::string>>{{"generate"},
                                                                                      {"replay", "export"},
                                                                                      {"card", "write"},
                                                                                      {"level", "convert"},
                                                                                      {"world", "export"}})
        CHECK_THAT(runProgram(with(verb, {"--help"})).out, ContainsSubstring("--force"));
}

TEST_CASE("a level can be converted onto itself, whole, and keeps its mode")
{
    const Files files;
    const std::string level = files.path("level.csv");
    std::filesystem::permissions(level, static_cast<std::filesystem::perms>(0600));
    CHECK(files.run({"level", "convert", level, level}).exitCode == 1);
    CHECK(files.run({"level", "convert", level, level, "--force"}).exitCode == 0);
    CHECK(readFile(level) == kLevel);
    CHECK(std::filesystem::status(level).permissions() == static_cast<std::filesystem::perms>(0600));
}

TEST_CASE("a file named --out may be a device or the standard output")
{
    const Files files;
    const std::vector<std::string> generate{"generate", "--seed", "a", "--region", "0", "0"};
    CHECK(files.run(with(generate, {"--out", "/dev/null"})).exitCode == 0);
    const Run printed = files.run(generate);
    for (const char *name : {"/dev/stdout", "/dev/fd/1"})
        CHECK(files.run(with(generate, {"--out", name})).out == printed.out);
    CHECK_THAT(files.run({"card", "write", "--seed", "a", "--out", "/dev/stdout"}).out,
               ContainsSubstring("cave game seed card"));
    const Run full = files.run(with(generate, {"--out", "/dev/full"}));
    CHECK(full.exitCode == 1);
    CHECK_THAT(full.err, ContainsSubstring("/dev/full"));
}

TEST_CASE("every verb ends quietly when its reader has gone")
{
    const Files files;
    for (const std::vector<std::string> &line : std::vector<std::vector<std::string>>{
             {"--help"},
             {"stats", "--list"},
             {"spawn", "--seed", "a"},
             {"world", "info", files.world()},
             {"world", "verify", files.world()},
             {"replay", "export", files.world()},
             {"level", "info", files.path("level.csv")},
             {"card", "write", "--seed", "a", "--out", "/dev/stdout"},
             // These would be at work for hours before they write.
             {"places", "--seed", "a", "--where", "chests(9) > 9", "--regions", "10000000"},
             {"playtest", "--count", "1000000", "--limit", "2000"}}) {
        INFO(joined(line));
        const Run run = cli_test::runProgramWithoutReader(line);
        CHECK(run.exitCode == 0);
        CHECK(run.err.empty());
    }
}

TEST_CASE("a world is made, whole, by a program whose standard streams are closed")
{
    const TemporaryFolder folder;
    const std::vector<std::string> create{"world", "create", "W", "--seed", "a", "--data-dir", folder.path()};
    CHECK(cli_test::runProgramClosed(create).exitCode == 1); // it can't say where
    CHECK(runProgram({"world", "verify", folder.path("worlds/W.cave")}).exitCode == 0);
}

TEST_CASE("a result that can't be written, as standard output is closed, is a failure")
{
    const Files files;
    for (const std::vector<std::string> &line : std::vector<std::vector<std::string>>{
             {"--help"},
             {"--completion", "bash"},
             {"stats", "--seed", "a", "--metric", "gold"},
             {"search", "--where", "gold >= 0", "--from", "1", "--count", "1"},
             {"world", "info", files.world()},
             {"replay", "export", files.world()},
             {"level", "info", files.path("level.csv")},
             {"card", "write", "--seed", "a", "--out", "/dev/stdout"}}) {
        INFO(joined(line));
        CHECK(cli_test::runProgramClosed(line).exitCode == 1);
    }
}

TEST_CASE("a map that is written to standard output has no report in it")
{
    const Files files;
    const Run run = runProgram(
        {"world", "export", files.world(), "--format", "json", "--area", "0,0,4,4", "--out", "/dev/stdout"});
    REQUIRE(run.exitCode == 0);
    CHECK(jsonOf(run.out)["name"] == "W");
    CHECK_THAT(run.err, ContainsSubstring("file: /dev/stdout\n"));
}

TEST_CASE("a world that is made but can't be reported is not said to have failed")
{
    const TemporaryFolder folder;
    const Run run = cli_test::runProgramInto(
        "/dev/full", {"world", "create", "W", "--seed", "a", "--data-dir", folder.path()});
    CHECK(run.exitCode == 1);
    CHECK_THAT(run.err, ContainsSubstring("the world was created, but"));
}

TEST_CASE("relative folders of the XDG specification are ignored")
{
    const TemporaryFolder folder;
    const std::vector<std::string> variables{"XDG_DATA_HOME", "XDG_STATE_HOME"};
    const std::string home = getenv("HOME") == nullptr ? "" : getenv("HOME");
    setenv("HOME", folder.path().c_str(), 1);
    for (const std::string &variable : variables)
        setenv(variable.c_str(), "elsewhere", 1);
    const Run run = runProgram({"world", "create", "W", "--seed", "a"});
    for (const std::string &variable : variables)
        unsetenv(variable.c_str());
    setenv("HOME", home.c_str(), 1);
    CHECK(run.exitCode == 0);
    CHECK(run.out == folder.path(".local/share/CaveGame/worlds/W.cave") + "\n");
    CHECK_FALSE(std::filesystem::exists("elsewhere"));
}

TEST_CASE("names, seeds and files have no power over the terminal, wherever they are written")
{
    const TemporaryFolder folder;
    const std::string nasty = kNasty;
    const std::string level = folder.path("l" + nasty + ".csv");
    writeFile(level, "TopDownLevel,A \u202e name,20,20\nPlayerStartLocation,2,2\n"
                     "StaticGameObject,La\u202eva,3,3\n");
    const std::string card = folder.path("c" + nasty + ".json");
    REQUIRE(runProgram({"card", "write", "--seed", nasty, "--tag", "a\u202eb", "--out", card}).exitCode == 0);
    const std::vector<std::string> data{"--data-dir", folder.path()};
    REQUIRE(runProgram(with({"world", "create", "a\u202eb", "--seed", nasty}, data)).exitCode == 0);
    writeFile(folder.path("worlds/" + nasty + ".cave"), "no world");
    for (const std::vector<std::string> &line : std::vector<std::vector<std::string>>{
             {nasty},
             {"--" + nasty},
             {"generate", "--seed", "a", "--region", nasty, "0"},
             {"generate", "--seed", "a", "--" + nasty},
             {"search", "--where", nasty, "--random", "1"},
             {"search", "--where", "a > 1", "--from", nasty, "--count", "1"},
             {"stats", "--seed", nasty, "--format", "text"},
             {"stats", "--seed", nasty},
             {"level", "check", level},
             {"level", "info", level},
             {"level", "info", "--json", level},
             {"card", "check", card},
             {"card", "show", card},
             {"world", "list"},
             {"world", "list", "--json"},
             {"world", "info", "a\u202eb"},
             {"world", "info", nasty},
             {"world", "verify", nasty}}) {
        const Run run = runProgram(with(line, data));
        INFO(joined(line) << "\n" << run.out << run.err);
        CHECK_FALSE((run.out + run.err).empty());
        CHECK(isHarmless(run.out));
        CHECK(isHarmless(run.err));
    }
    const Json info = jsonOf(runProgram(with({"world", "info", "--json", "a\u202eb"}, data)).out);
    CHECK(info["name"] == "a\u202eb");
    CHECK(info["seed"] == nasty);
}

TEST_CASE("a line break in a name makes no line of its own")
{
    const TemporaryFolder folder;
    const Run run = runProgram({"world", "info", "no\nworld", "--data-dir", folder.path()});
    CHECK_THAT(run.err, ContainsSubstring("no\\nworld"));
    const std::string level = folder.path("a\nb: ok.csv");
    writeFile(level, kLevel);
    CHECK_THAT(runProgram({"level", "check", level}).out, ContainsSubstring("a\\nb: ok.csv: warning"));
}

TEST_CASE("what a search finds is written as it is to a file, and harmless to a terminal")
{
    const TemporaryFolder folder;
    writeFile(folder.path("seeds"), std::string(kNasty) + "\n");
    const std::vector<std::string> search{
        "search", "--where", "chests >= 0", "--seeds", folder.path("seeds"), "--format", "csv"};
    CHECK_THAT(runProgram(search).out, ContainsSubstring(kNasty));
    const Run shown = cli_test::runProgramOnTerminal(search);
    CHECK(shown.exitCode == 0);
    CHECK_THAT(shown.out, ContainsSubstring("\\u001b]0;x\\u0007"));
    CHECK_THAT(shown.out, !ContainsSubstring("\u202e") && !ContainsSubstring("\x1b]0"));
}

TEST_CASE("the log has names and command lines without power over a terminal")
{
    const TemporaryFolder folder;
    setenv("CAVEGAME_STATE_DIR", folder.path().c_str(), 1);
    const Run run = runProgram({"world", "info", kNasty, "--data-dir", folder.path(), "--log-level", "info"});
    unsetenv("CAVEGAME_STATE_DIR");
    CHECK(run.exitCode == 1);
    const std::string log = readFile(folder.path("cavegame-cli.log"));
    CHECK_THAT(log, ContainsSubstring("\\u001b]0;x") && ContainsSubstring("world info"));
    CHECK(isHarmless(log));
}
