// SPDX-License-Identifier: MIT
// The manual page and the completions of the command line program.

#include <array>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstdio>
#include <string>

#include "tests/cli/program.h"

using Catch::Matchers::ContainsSubstring;
using Catch::Matchers::StartsWith;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;
using cli_test::writeFile;

namespace {

/// What bash offers after these words, the last of which is being typed.
std::string offered(const std::string &script, const std::string &words)
{
    const TemporaryFolder folder;
    const std::string file = folder.path("try.bash");
    writeFile(file, script + "COMP_WORDS=(" + words +
                        ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_cavegame_cli\n"
                        "printf '%s\\n' \"${COMPREPLY[@]}\"\n");
    std::string output;
    FILE *pipe = popen(("bash '" + file + "' 2>&1").c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::array<char, 256> chunk{};
    while (std::fgets(chunk.data(), chunk.size(), pipe) != nullptr)
        output += chunk.data();
    CHECK(pclose(pipe) == 0);
    return output;
}

} // namespace

TEST_CASE("the manual page has every verb and option of the help")
{
    const Run run = runProgram({"--man"});
    REQUIRE(run.exitCode == 0);
    CHECK_THAT(run.out, StartsWith(".TH CAVEGAME\\-CLI 1"));
    for (const char *part : {"cavegame\\-cli world verify", "cavegame\\-cli replay export", "\\-\\-near",
                             "\\-\\-data\\-dir", "\\fIWORLD\\fR", "(required)", ".SH EXIT STATUS"})
        CHECK_THAT(run.out, ContainsSubstring(part));
}

TEST_CASE("bash completes verbs, options and metrics at every level")
{
    const Run run = runProgram({"--completion", "bash"});
    REQUIRE(run.exitCode == 0);
    CHECK_THAT(offered(run.out, "cavegame-cli ''"),
               ContainsSubstring("generate\n") && ContainsSubstring("world\n"));
    CHECK(offered(run.out, "cavegame-cli wor") == "world\n");
    CHECK_THAT(offered(run.out, "cavegame-cli world ver"), StartsWith("verify"));
    CHECK_THAT(offered(run.out, "cavegame-cli stats --se"),
               ContainsSubstring("--seed") && ContainsSubstring("--set"));
    CHECK(offered(run.out, "cavegame-cli stats --metric best_w") == "best_weapon\n");
    CHECK(offered(run.out, "cavegame-cli search --where best_w") == "best_weapon\n");
    CHECK(offered(run.out, "cavegame-cli search --where coun") == "count\\(\n");
    CHECK_THAT(offered(run.out, "cavegame-cli replay find hunted"), ContainsSubstring("hunted_by"));
}

TEST_CASE("bash completes values of options, and nothing else after an option that needs one")
{
    const std::string script = runProgram({"--completion", "bash"}).out;
    CHECK(offered(script, "cavegame-cli search --format ''") == "ndjson\ncsv\n");
    CHECK(offered(script, "cavegame-cli world export W --format tm") == "tmx\ntmj\n");
    CHECK(offered(script, "cavegame-cli stats --log-level w") == "warning\n");
    CHECK(offered(script, "cavegame-cli generate --generator jo") == "journey\n");
    CHECK(offered(script, "cavegame-cli stats --seed ''") == "\n");
    CHECK_THAT(offered(script, "cavegame-cli search --progress ''"),
               StartsWith("json\n") && ContainsSubstring("--where\n"));
}

TEST_CASE("zsh and fish complete values of options, and zsh's search path stays")
{
    const std::string zsh = runProgram({"--completion", "zsh"}).out;
    CHECK_THAT(zsh, ContainsSubstring("'cavegame-cli search --format') printf '%s\\n' ndjson csv; return"));
    CHECK_THAT(zsh, !ContainsSubstring("local path")); // PATH there
    CHECK_THAT(zsh, !ContainsSubstring("${!"));
    const std::string fish = runProgram({"--completion", "fish"}).out;
    CHECK_THAT(fish, ContainsSubstring("at cavegame-cli search' -l format -x ") &&
                         ContainsSubstring(" -a 'ndjson csv'") && ContainsSubstring("-l out -r "));
}

TEST_CASE("bash completes names of worlds")
{
    const TemporaryFolder folder;
    for (const char *name : {"Hollow", "Two Words", "$(echo expanded)"})
        REQUIRE(runProgram({"world", "create", name, "--seed", "s", "--data-dir", folder.path("data")})
                    .exitCode == 0);
    const std::string program = CAVEGAME_CLI;
    const std::string script = "PATH='" + program.substr(0, program.rfind('/')) +
                               "':$PATH\nexport CAVEGAME_DATA_DIR='" + folder.path("data") + "'\n" +
                               runProgram({"--completion", "bash"}).out;
    CHECK(offered(script, "cavegame-cli world info Ho") == "Hollow\n");
    CHECK(offered(script, "cavegame-cli world info Tw") == "Two\\ Words\n");
    CHECK(offered(script, "cavegame-cli world info 'Two\\ W'") == "Two\\ Words\n"); // as it was typed
    CHECK_THAT(offered(script, "cavegame-cli world info ''"),
               ContainsSubstring("\n\\$\\(echo\\ expanded\\)"));
    CHECK(offered(script, "cavegame-cli sight --world Ho") == "Hollow\n");
}

TEST_CASE("completions are printed for the shells that there are, and no others")
{
    for (const char *shell : {"zsh", "fish"}) {
        const Run run = runProgram({"--completion", shell});
        CHECK(run.exitCode == 0);
        CHECK_THAT(run.out, ContainsSubstring("certificate"));
        CHECK_THAT(run.out, ContainsSubstring("nearest_chest") && ContainsSubstring("\"nearest(\""));
    }
    const Run wrong = runProgram({"--completion", "tcsh"});
    CHECK(wrong.exitCode == 2);
    CHECK_THAT(wrong.err, ContainsSubstring("tcsh"));
}
