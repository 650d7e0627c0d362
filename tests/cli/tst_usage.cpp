// SPDX-License-Identifier: MIT
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <regex>
#include <string>
#include <vector>

#include "tests/cli/cli_fixtures.h"
#include "tests/cli/program.h"

using Catch::Matchers::ContainsSubstring;
using cli_test::Mistake;
using cli_test::Run;
using cli_test::runProgram;

namespace {

const std::vector<Mistake> &mistakes()
{
    static const std::vector<Mistake> kMistakes{
        {{}, "verb"},
        {{"frobnicate"}, "frobnicate"},
        {{"--frobnicate"}, "--frobnicate"},
        {{"world"}, "verb"},
        {{"world", "explode"}, "explode"},
        {{"generate", "--region", "0", "0"}, "--seed"},
        {{"generate", "--seed", "a"}, "--region"},
        {{"generate", "--seed"}, "--seed"},
        {{"generate", "--seed", "a", "--region", "0"}, "--region"},
        {{"generate", "--seed", "a", "--region", "0", "0", "0"}, "0"},
        {{"generate", "--seed", "a", "--region", "0", "zero"}, "zero"},
        {{"generate", "--seed", "a", "--region", "1.5", "0"}, "1.5"},
        {{"generate", "--seed", "a", "--region", "0x10", "0"}, "0x10"},
        {{"generate", "--seed", "a", "--region", "", "0"}, "--region"},
        {{"generate", "--seed", "a", "--region", "20000000000000001", "0"}, "20000000000000001"},
        {{"generate", "--seed", "a", "--region", "0", "-9223372036854775808"}, "-9223372036854775808"},
        {{"generate", "--seed", "a", "--region", "99999999999999999999", "0"}, "99999999999999999999"},
        {{"generate", "--seed", "a", "--region", "0", "0", "--generator", "mines"}, "mines"},
        {{"generate", "--seed", "a", "--region", "0", "0", "--format", "bmp"}, "bmp"},
        {{"generate", "--seed", "a", "--region", "0", "0", "--format", "png"}, "--out"},
        {{"generate", "--seed", "a", "--region", "0", "0", "--scale", "9"}, "--scale requires --format png"},
        {{"generate", "--seed", "a", "--region", "0", "0", "--format", "png", "--out", "x", "--scale", "0"},
         "cell size must be 1 to"},
        {{"generate", "--seed", "a", "--region", "0", "0", "--region", "900", "0", "--format", "png", "--out",
          "x.png"},
         "too far apart"},
        {{"generate", "--seed", "a", "--region", "0", "0", "--frobnicate"}, "--frobnicate"},
        {{"generate", "--seed", "\xff\xfe", "--region", "0", "0"}, "UTF-8"},
        {{"generate", "--seed", "a", "--region", "0", "0", "--out", ""}, "--out"},
        {{"generate", "--seed", "a", "--region", "0", "0", "--out="}, "--out"},
        {{"spawn"}, "--seed"},
        {{"spawn", "--seed", "a", "--settings="}, "--settings"},
        {{"search", "--from", "1", "--count", "9"}, "--where"},
        {{"search", "--where", "chests > 1"}, "--from N --count M, --seeds FILE or --random N"},
        {{"search", "--where", "chests > 1", "--from", "1"}, "--count"},
        {{"search", "--where", "chests > 1", "--count", "1"}, "--from"},
        {{"search", "--where", "chests > 1", "--random", "1", "--seeds", "x"}, "given twice"},
        {{"search", "--where", "chests > 1", "--from", "1", "--count", "2", "--random", "1"}, "given twice"},
        {{"search", "--where", "chests > 1", "--from", "1", "--count", "2", "--key", "1"}, "--random"},
        {{"search", "--where", "chests > 1", "--from", "1", "--count", "0"}, "a set has 1 to"},
        {{"search", "--where", "chests > 1", "--from", "9223372036854775807", "--count", "2"}, "64 bits"},
        {{"search", "--where", "chests > 1", "--from", "one", "--count", "2"}, "one"},
        {{"search", "--where", "chests > 1", "--random", "0"}, "--random"},
        {{"search", "--where", "chests > 1", "--random", "9", "--threads", "0"}, "--threads"},
        {{"search", "--where", "chests > 1", "--random", "9", "--limit", "0"}, "--limit"},
        {{"search", "--where", "chests > 1", "--random", "9", "--near", "-1"}, "--near"},
        {{"search", "--where", "chests > 1", "--random", "9", "--format", "xml"}, "xml"},
        {{"search", "--where", "chests > 1", "--random", "9", "--generator", "mines"}, "mines"},
        {{"search", "--where", "chests > 1", "--random", "9", "--state="}, "--state"},
        {{"world", "list", "--data-dir", ""}, "--data-dir"},
        {{"spawn", "--seed", "\xc0\xaf"}, "UTF-8"},
        {{"world", "create", "Alpha"}, "--seed"},
        {{"world", "create", "--seed", "a"}, "NAME"},
        {{"world", "create", "-x", "--seed", "a"}, "put -- before"},
        {{"world", "create", "", "--seed", "a"}, "name"},
        {{"world", "create", "a\nb", "--seed", "a"}, "name"},
        {{"replay"}, "verb"},
        {{"replay", "verify"}, "WORLD"},
        {{"replay", "export"}, "WORLD"},
        {{"replay", "hash"}, "--seed"},
        {{"replay", "hash", "--seed", "a", "--commands", "many"}, "many"},
        {{"world", "info"}, "WORLD"},
        {{"world", "verify"}, "WORLD"},
        {{"world", "repair"}, "WORLD"},
    };
    return kMistakes;
}

} // namespace

TEST_CASE("an invalid command line is refused with exit code 2 and one line that names the trouble")
{
    for (const Mistake &mistake : mistakes()) {
        const Run run = runProgram(mistake.arguments);
        std::string line = "cavegame-cli";
        for (const std::string &argument : mistake.arguments)
            line += " " + argument;
        INFO(line);
        CHECK(run.exitCode == 2);
        CHECK(run.out.empty());
        CHECK(run.err.starts_with("cavegame-cli: "));
        CHECK(run.err.ends_with(")\n"));
        CHECK(run.err.find('\n') + 1 == run.err.size());
        CHECK_THAT(run.err, ContainsSubstring(mistake.named));
    }
}

TEST_CASE("every verb explains itself")
{
    const std::vector<std::string> verb = GENERATE(
        std::vector<std::string>{}, std::vector<std::string>{"generate"}, std::vector<std::string>{"spawn"},
        std::vector<std::string>{"search"}, std::vector<std::string>{"world"},
        std::vector<std::string>{"world", "create"}, std::vector<std::string>{"world", "list"},
        std::vector<std::string>{"world", "info"}, std::vector<std::string>{"world", "verify"},
        std::vector<std::string>{"world", "repair"}, std::vector<std::string>{"replay", "verify"},
        std::vector<std::string>{"replay", "export"}, std::vector<std::string>{"replay", "hash"});
    std::vector<std::string> arguments = verb;
    arguments.emplace_back("--help");
    const Run run = runProgram(arguments);
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.err.empty());
    REQUIRE_THAT(run.out,
                 ContainsSubstring("Usage: cavegame-cli" + (verb.empty() ? "" : " " + verb.front())));
}

TEST_CASE("the help of a verb names all generators that it accepts")
{
    for (const char *verb : {"search", "playtest", "generate"}) {
        std::string help = runProgram({verb, "--help"}).out;
        std::erase(help, '\n');
        std::erase(help, ' '); // lines are broken anywhere
        INFO(help);
        CHECK_THAT(help, ContainsSubstring("caves(default),classic,cavern,dungeon,roomsorjourney"));
    }
    const Run journey = runProgram(
        {"search", "--generator", "journey", "--where", "chests >= 0", "--from", "1", "--count", "1"});
    CHECK(journey.exitCode == 0);
}

TEST_CASE("the help of a verb lists its options")
{
    const Run run = runProgram({"generate", "--help"});
    for (const char *option : {"--seed", "--generator", "--settings", "--region", "--format", "--out"})
        CHECK_THAT(run.out, ContainsSubstring(option));
}

TEST_CASE("the version is printed with the commit that the program was built from")
{
    const Run run = runProgram({"--version"});
    REQUIRE(run.exitCode == 0);
    INFO(run.out);
    const std::regex format(
        "cavegame-cli [0-9]+\\.[0-9]+\\.[0-9]+(\\+[0-9]+)?( \\([0-9a-f]{12}(, modified)?\\))?\n");
    CHECK(std::regex_match(run.out, format));
}
