// SPDX-License-Identifier: MIT
// replay whatif: a world's commands under other rules.
#include "core/content/builtin.h"
#include "core/edit/cell_mask.h"
#include "core/edit/edit_draft.h"
#include "core/io/worlds/edited_world.h"
#include "core/io/worlds/saved_session.h"
#include "core/session/players/test_player.h"
#include "core/world/world_spec.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "tests/cli/cli_fixtures.h"
#include "tests/cli/program.h"
#include "tests/support/json_values.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::Result;
using cave::SavedSession;
using cave::test::jsonOf;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;

namespace {

/// A world that a random player walked about in.
void playAbout(const std::string &file)
{
    Result<SavedSession> session = SavedSession::create(
        file, "Played", {"x", cave::generatorOfNewWorlds(cave::GeneratorKind::Caves), {}});
    REQUIRE(session);
    cave::RandomPlayer player(5);
    while (session->session().world().commands < 600)
        session->apply(player.next(session->session()));
    REQUIRE_FALSE(session->saveError());
}

} // namespace

TEST_CASE("other rules are said to part a world from its log where monsters do something else")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("played.cave");
    playAbout(file);
    const std::vector<std::string> still{"replay", "whatif", file, "--set", "monsters=stationary"};
    const Run text = runProgram(still);
    INFO(text.err);
    REQUIRE(text.exitCode == 0);
    CHECK_THAT(text.out, ContainsSubstring("the two runs diverge at turn "));
    const Json json = jsonOf(runProgram(cli_test::with(still, {"--json"})).out);
    REQUIRE(json["part"] == true);
    CHECK_THAT(text.out, ContainsSubstring("at turn " + std::to_string(json["turn"].whole()) + ","));
    REQUIRE(json["differences"].size() > 0);
    CHECK_THAT(text.out, ContainsSubstring(json["differences"][0]["text"].text()));

    // Up to the turn before, all is the same.
    const std::string before = std::to_string(json["turn"].whole() - 1);
    const Json until = jsonOf(runProgram(cli_test::with(still, {"--at", before, "--json"})).out);
    CHECK(until["part"] == false);
    CHECK(until["differences_at"].size() == 0);
    CHECK_THAT(runProgram(cli_test::with(still, {"--at", before})).out,
               ContainsSubstring("at turn " + before + " they are the same"));
    const Json later = jsonOf(
        runProgram(cli_test::with(still, {"--at", std::to_string(json["turn"].whole()), "--json"})).out);
    CHECK(later["differences_at"].size() > 0);
}

TEST_CASE("the rules that a world has already change nothing")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("played.cave");
    playAbout(file);
    const Run same = runProgram({"replay", "whatif", file, "--disc", "wide", "--sight", "gap"});
    REQUIRE(same.exitCode == 0);
    CHECK_THAT(same.out, ContainsSubstring("the two runs are the same from turn 0 to turn "));
}

TEST_CASE("a turn under other rules is kept as a world of its own, which is verified")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("played.cave");
    playAbout(file);
    const std::string before = cli_test::readFile(file);
    const std::vector<std::string> keep{"--data-dir", folder.path("data"),
                                        "replay",     "whatif",
                                        file,         "--turn",
                                        "30",         "--disc",
                                        "exact",      "--keep",
                                        "Fork",       "--json"};
    const Run kept = runProgram(keep);
    INFO(kept.err);
    REQUIRE(kept.exitCode == 0);
    CHECK(cli_test::readFile(file) == before);
    const std::string fork = jsonOf(kept.out)["kept"].text();
    const Json info = jsonOf(runProgram({"world", "info", fork, "--json"}).out);
    CHECK(info["turn"] == 30);
    CHECK(info["name"] == "Fork");
    CHECK(info["settings"]["sight.disc"] == "exact");
    CHECK(runProgram({"replay", "verify", fork}).exitCode == 0);
    CHECK(runProgram({"world", "verify", fork}).exitCode == 0);
    CHECK_THAT(runProgram({"world", "info", fork}).out, ContainsSubstring("copy:"));
    CHECK(jsonOf(runProgram(keep).out)["kept"].text() != fork); // which stays
}

TEST_CASE("other commands, items and trees part the courses, and the other one is kept")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("played.cave");
    playAbout(file);
    const std::vector<std::string> verb{"--data-dir", folder.path("data"), "replay", "whatif", file};
    const Json waits =
        jsonOf(runProgram(cli_test::with(verb, {"--turn", "10", "--commands", "5 wait", "--json"})).out);
    CHECK(waits["part"] == true);
    CHECK(waits["unused"] == 0);
    CHECK_THAT(runProgram(cli_test::with(verb, {"--commands", "9999 wait"})).out,
               ContainsSubstring("commands that come after the end of the comparison: "));
    CHECK(jsonOf(runProgram(cli_test::with(verb, {"--give", "gold=5", "--json"})).out)["part"] == true);

    const std::string trees = folder.path("trees.json");
    cli_test::writeFile(trees, cave::builtInContentTexts().trees);
    CHECK(jsonOf(runProgram(cli_test::with(verb, {"--trees", trees, "--json"})).out)["part"] == false);
    cli_test::writeFile(trees, "{}");
    const Run broken = runProgram(cli_test::with(verb, {"--trees", trees}));
    CHECK(broken.exitCode == 1);
    CHECK_THAT(broken.err, ContainsSubstring("trees.json"));

    const Json kept = jsonOf(
        runProgram(cli_test::with(verb, {"--commands", "5 wait", "--at", "20", "--keep", "Waited", "--json"}))
            .out);
    CHECK(jsonOf(runProgram({"world", "info", kept["kept"].text(), "--json"}).out)["turn"] == 20);
}

TEST_CASE("a comparison that ends before an edit says so, and keeps no other turn than the one asked for")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("played.cave");
    playAbout(file);
    const std::int64_t last = jsonOf(runProgram({"world", "info", file, "--json"}).out)["turn"].whole();
    {
        Result<cave::EditedWorld> edited = cave::EditedWorld::open(file);
        REQUIRE(edited);
        cave::EditDraft draft(edited->world(), edited->bookmarks());
        cave::CellMask cells(edited->world().map.regionSize());
        cells.addRow({1000, 0}, 40);
        draft.setTerrain(cells, cave::Terrain::Rock);
        REQUIRE(edited->perform("Row", draft.delta()));
    }
    {
        Result<SavedSession> session = SavedSession::open(file);
        REQUIRE(session);
        for (int i = 0; i < 20; ++i)
            session->apply(cave::WaitCommand{});
        REQUIRE_FALSE(session->saveError());
    }
    const std::vector<std::string> verb{
        "--data-dir", folder.path("data"),      "replay", "whatif", file, "--disc", "exact",
        "--at",       std::to_string(last + 10)};
    const Run run = runProgram(verb);
    CHECK(run.exitCode == 0);
    CHECK_THAT(run.out, ContainsSubstring("at turn " + std::to_string(last)) &&
                            !ContainsSubstring("at turn " + std::to_string(last + 10)) &&
                            ContainsSubstring("an edit or a repair follows"));
    CHECK(jsonOf(runProgram(cli_test::with(verb, {"--json"})).out)["at"] == last);
    const Run kept = runProgram(cli_test::with(verb, {"--keep", "Fork"}));
    CHECK(kept.exitCode == 1);
    CHECK_THAT(kept.err, ContainsSubstring("no other run at turn " + std::to_string(last + 10)));
    CHECK_FALSE(std::filesystem::exists(folder.path("data") + "/worlds/Fork.cave"));
}

TEST_CASE("rules and turns that a world can't have are refused")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("played.cave");
    playAbout(file);
    const cli_test::Mistake mistakes[] = {
        {{}, "--commands"},
        {{"--commands", "wait, fly"}, "fly"},
        {{"--give", "excalibur"}, "excalibur"},
        {{"--give", "gold=0"}, "gold"},
        {{"--disc", "square"}, "--disc"},
        {{"--sight", "open"}, "--sight"},
        {{"--set", "caves.threshold=4"}, "caves.threshold"},
        {{"--set", "rooms.doors=always"}, "rooms.doors"},
        {{"--disc", "exact", "--turn", "1000000"}, "--turn"},
        {{"--disc", "exact", "--turn", "010"}, "--turn"},
        {{"--disc", "exact", "--at="}, "--at"},
        {{"--disc", "exact", "--at", "-1"}, "--at"},
        {{"--disc", "exact", "--turn", "20", "--at", "10"}, "--at"},
        {{"--disc", "exact", "--keep", ""}, "--keep"},
    };
    for (const cli_test::Mistake &mistake : mistakes) {
        const Run run = runProgram(cli_test::with({"replay", "whatif", file}, mistake.arguments));
        INFO(run.err);
        CHECK(run.exitCode == 2);
        CHECK_THAT(run.err, ContainsSubstring(mistake.named));
    }
}
