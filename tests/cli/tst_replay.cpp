// SPDX-License-Identifier: MIT
#include "core/content/builtin.h"
#include "core/io/world_file/world_marks.h"
#include "core/io/worlds/saved_session.h"
#include "core/rules/rounds/round_combat.h"
#include "core/session/players/test_player.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <filesystem>
#include <optional>
#include <sqlite3.h>
#include <string>

#include "tests/cli/cli_fixtures.h"
#include "tests/cli/program.h"
#include "tests/support/json_values.h"

using Catch::Matchers::ContainsSubstring;
using cave::Json;
using cave::RandomPlayer;
using cave::Result;
using cave::SavedSession;
using cave::test::jsonOf;
using cli_test::execute;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;

namespace {

/// Makes a world in which a random player did so many commands; returns its hash.
std::uint64_t play(const std::string &file, std::int64_t commands)
{
    Result<SavedSession> session = SavedSession::create(
        file, "Played", {"x", cave::generatorOfNewWorlds(cave::GeneratorKind::Caves), {}});
    REQUIRE(session);
    RandomPlayer player(5);
    while (session->session().world().commands < commands)
        session->apply(player.next(session->session()));
    REQUIRE_FALSE(session->saveError());
    return session->session().stateHash();
}

} // namespace

TEST_CASE("a world is verified by replaying it, as text and as JSON")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("played.cave");
    play(file, 300);
    const Run same = runProgram({"replay", "verify", file});
    REQUIRE(same.exitCode == 0);
    REQUIRE_THAT(same.out, ContainsSubstring("identical; commands: 300"));
    const Json document = jsonOf(runProgram({"replay", "verify", file, "--json"}).out);
    REQUIRE(document["same"] == true);
    REQUIRE(document["commands"] == 300);
    REQUIRE(document["checkpoints"] == 4);

    // The hash that a play without a file comes to.
    const Run hash = runProgram({"replay", "hash", "--seed", "x", "--commands", "300", "--play-seed", "5"});
    REQUIRE(hash.exitCode == 0);
    REQUIRE(document["state_hash"].text() + "\n" == hash.out);
}

TEST_CASE("a world whose player can't be read is described as it opens")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("played.cave");
    play(file, 300);
    const auto info = [&] { return jsonOf(runProgram({"world", "info", file, "--json"}).out); };
    const Json before = info();
    REQUIRE(before["turn"].whole() > 0);
    REQUIRE(execute(file, "DELETE FROM player") == 1);
    const Json after = info();
    CHECK(after["notices"].size() == 1); // restored from the log
    CHECK(after["turn"] == before["turn"]);
    CHECK(after["player"] == before["player"]);
}

TEST_CASE("a replay that is different exits with 1 and says where")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("played.cave");
    play(file, 200);
    sqlite3 *database = nullptr;
    REQUIRE(sqlite3_open_v2(file.c_str(), &database, SQLITE_OPEN_READWRITE, nullptr) == SQLITE_OK);
    sqlite3_exec(database, "UPDATE checkpoints SET regions = 1 WHERE seq = 128", nullptr, nullptr, nullptr);
    sqlite3_close(database);
    const Run different = runProgram({"replay", "verify", file});
    REQUIRE(different.exitCode == 1);
    REQUIRE_THAT(different.out, ContainsSubstring("different at command 128") &&
                                    ContainsSubstring("identical up to command 64"));
    REQUIRE_THAT(different.err, ContainsSubstring("the regions") && ContainsSubstring(file));
    const Json document = jsonOf(runProgram({"replay", "verify", file, "--json"}).out);
    REQUIRE(document["same"] == false);
    REQUIRE(document["difference"]["command"] == 128);
}

TEST_CASE("a log is exported to standard output and to a file alike")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("played.cave");
    play(file, 50);
    const Run printed = runProgram({"replay", "export", file});
    REQUIRE(printed.exitCode == 0);
    const int version = cave::generatorOfNewWorlds(cave::GeneratorKind::Caves).version;
    REQUIRE_THAT(printed.out,
                 ContainsSubstring("seed \"x\"\ngenerator caves " + std::to_string(version) + "\n"));
    REQUIRE(std::count(printed.out.begin(), printed.out.end(), '\n') == 50 + 6);
    REQUIRE(runProgram({"replay", "export", file, "--out", folder.path("log.txt")}).exitCode == 0);
    REQUIRE(cli_test::readFile(folder.path("log.txt")) == printed.out);
    REQUIRE(runProgram({"replay", "export", folder.path("none.cave")}).exitCode == 1);
}

TEST_CASE("the hash of a play depends on seed, generator, player and length alone")
{
    const auto hash = [](const std::vector<std::string> &more) {
        std::vector<std::string> arguments{"replay", "hash", "--commands", "500"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Run run = runProgram(arguments);
        REQUIRE(run.exitCode == 0);
        REQUIRE(run.out.size() == 17);
        return run.out;
    };
    const std::string first = hash({"--seed", "a"});
    REQUIRE(hash({"--seed", "a", "--play-seed", "0", "--generator", "caves"}) == first);
    REQUIRE(hash({"--seed", "b"}) != first);
    REQUIRE(hash({"--seed", "a", "--play-seed", "1"}) != first);
    REQUIRE(hash({"--seed", "a", "--generator", "classic"}) != first);
    REQUIRE(runProgram({"replay", "hash", "--seed", "a", "--commands", "-1"}).exitCode == 2);
}

TEST_CASE("in every scenario the hash of a play changes with the number of commands")
{
    for (const std::string generator : {"caves", "classic", "cavern", "dungeon", "rooms"}) {
        INFO(generator);
        const auto hash = [&](const std::string &commands) {
            const Run run = runProgram(
                {"replay", "hash", "--seed", "a", "--generator", generator, "--commands", commands});
            REQUIRE(run.exitCode == 0);
            REQUIRE(run.err.empty());
            return run.out;
        };
        const std::string none = hash("0");
        const std::string ten = hash("10");
        REQUIRE(none != ten);
        REQUIRE(hash("60") != ten);
        REQUIRE(hash("60") != none);
    }
}

TEST_CASE("a run that ends before all commands were given says so")
{
    const Run run =
        runProgram({"replay", "hash", "--seed", "a", "--generator", "rooms", "--commands", "1000000"});
    REQUIRE(run.exitCode == 0);
    REQUIRE(run.out.size() == 17);
    REQUIRE_THAT(run.err, ContainsSubstring("the run ended after"));
}

namespace {

/// Two players take turns; returns the number of commands.
std::int64_t playTogether(const std::string &file)
{
    Result<SavedSession> session = SavedSession::create(file, "Together", {"x", {}, {}});
    REQUIRE(session);
    session->apply(1, cave::JoinCommand{2});
    session->session().describePlayer(1, "Ada", 0xff0000);
    session->session().describePlayer(2, "Bo", 0x00ff00);
    for (int i = 0; i < 100; ++i)
        session->apply(1 + i / 10 % 2, cave::WaitCommand{});
    REQUIRE_FALSE(session->saveError());
    return session->session().world().commands;
}

} // namespace

TEST_CASE("the log of several players names who gave each command")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("together.cave");
    const std::int64_t commands = playTogether(file);
    const std::string text = runProgram({"replay", "export", file}).out;
    REQUIRE_THAT(text,
                 ContainsSubstring("player 1 \"Ada\"\nplayer 2 \"Bo\"\n\n0 - player 2 joins\n1 1 wait\n"));
    REQUIRE_THAT(text, ContainsSubstring("10 1 wait\n10 - player 2\n11 2 wait\n"));
    REQUIRE(std::count(text.begin(), text.end(), '\n') == commands + 8);
    const Json json = jsonOf(runProgram({"replay", "export", file, "--json"}).out);
    REQUIRE(json["players"][1]["name"] == "Bo");
    REQUIRE(json["players"][1]["colour"] == "#00ff00");
    REQUIRE(static_cast<std::int64_t>(json["commands"].size()) == commands);
    REQUIRE(json["commands"][1]["player"] == 1);
    REQUIRE(json["commands"][1]["command"] == "wait");
    REQUIRE(json["commands"][12]["player"] == 2);
    REQUIRE(json["commands"][0]["player"].isNull());
}

TEST_CASE("a replay of several players that is different says whose command it was, and whose state")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("together.cave");
    playTogether(file);
    REQUIRE(runProgram({"replay", "verify", file}).exitCode == 0);
    SECTION("an impossible command")
    {
        execute(file, "UPDATE command_log SET command = 17 WHERE seq = 14"); // drops what isn't there
        const Run different = runProgram({"replay", "verify", file});
        REQUIRE(different.exitCode == 1);
        REQUIRE_THAT(different.out, ContainsSubstring("different at command 14 of player 2 (Bo)"));
        const Json json = jsonOf(runProgram({"replay", "verify", file, "--json"}).out);
        REQUIRE(json["difference"]["player"] == 2);
    }
    SECTION("another state")
    {
        Result<SavedSession> session = SavedSession::open(file);
        REQUIRE(session);
        cave::World &world = session->session().mutableWorld();
        world.party.find(2)->player.statistics.fights = 77;
        session->session().describePlayer(2, "Bo", 0x00ff00); // which has all of them written
        REQUIRE(session->save());
        session = cave::Error{cave::ErrorCode::NotFound, "closed"};
        const Run different = runProgram({"replay", "verify", file});
        REQUIRE(different.exitCode == 1);
        REQUIRE_THAT(different.out, ContainsSubstring("the statistics of player 2 (Bo)"));
    }
}

namespace {

/// A dungeon run to its end.
void playDungeon(const std::string &file)
{
    const cave::GeneratorKind kind = cave::GeneratorKind::Dungeon;
    Result<SavedSession> saved =
        SavedSession::create(file, "Run", {"first", {kind, 1}, cave::defaultSettings(kind)});
    REQUIRE(saved);
    cave::DungeonPlayer player(cave::PlayStyle::Reckless);
    while (saved->session().world().run == cave::RunState::Going)
        saved->apply(player.next(saved->session()));
}

} // namespace

TEST_CASE("the ending of a run is read from its log: by whom, where and how")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("run.cave");
    playDungeon(file);
    const Run text = runProgram({"replay", "ending", file});
    REQUIRE(text.exitCode == 0);
    const Json json = jsonOf(runProgram({"replay", "ending", file, "--json"}).out);
    REQUIRE(json["run"] == "lost"); // of this seed and player
    CHECK_THAT(text.out, ContainsSubstring("struck you down with a blow of") && ContainsSubstring("Floor"));
    CHECK(json["death"]["cause"] == "fight");
    CHECK_FALSE(json["death"]["killer"].text().empty());
    CHECK(json["totals"]["losses"] == 1);
    CHECK(json.find("doubt") == nullptr);
    CHECK(text.err.empty());
    CHECK_THAT(runProgram({"world", "info", file}).out, ContainsSubstring("\nkilled Goblin: "));

    execute(file, "UPDATE command_log SET command = 17 WHERE seq = 14"); // drops what isn't there
    const Run doubtful = runProgram({"replay", "ending", file});
    CHECK(doubtful.exitCode == 0);
    CHECK_THAT(doubtful.err, ContainsSubstring("command 14 of its log is not possible"));
}

TEST_CASE("marks and endings of a world of several players say whose they are")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("together.cave");
    {
        Result<SavedSession> session = SavedSession::create(
            file, "Together", {"x", cave::generatorOfNewWorlds(cave::GeneratorKind::Caves), {}});
        REQUIRE(session);
        session->apply(1, cave::JoinCommand{2});
        session->session().describePlayer(1, "Ada", 0xff0000);
        session->session().describePlayer(2, "Bo", 0x00ff00);
        REQUIRE(session->save());
    }
    CHECK_THAT(runProgram({"replay", "marks", file}).out, ContainsSubstring("party  player 2 (Bo)\n"));
    CHECK_THAT(runProgram({"replay", "ending", file}).out, ContainsSubstring("player 1 (Ada)\n"));
    CHECK_THAT(runProgram({"replay", "ending", file, "--player", "2"}).out,
               ContainsSubstring("player 2 (Bo)\n"));
    const Json json = jsonOf(runProgram({"replay", "ending", file, "--player", "2", "--json"}).out);
    CHECK(json["player"] == 2);
    CHECK(json.find("doubt") == nullptr);
    const Run missing = runProgram({"replay", "ending", file, "--player", "7"});
    CHECK(missing.exitCode == 1);
    CHECK_THAT(missing.err, ContainsSubstring("player 7"));
}

TEST_CASE("what a run that goes on carries unidentified isn't named")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("journey.cave");
    std::optional<std::size_t> unknown;
    {
        const cave::GeneratorKind kind = cave::GeneratorKind::Journey;
        Result<SavedSession> saved = SavedSession::create(
            file, "Journey", {"carried", cave::generatorOfNewWorlds(kind), cave::defaultSettings(kind)});
        REQUIRE(saved);
        cave::Session &session = saved->session();
        const cave::TestPlayer player =
            cave::testPlayer(session.content().scenario, cave::PlayStyle::Careful, 1);
        while (!unknown && session.world().run == cave::RunState::Going && session.world().turn < 5000) {
            const std::optional<cave::Command> next = player(session);
            REQUIRE(next);
            saved->apply(*next);
            for (const cave::ItemStack &stack : session.world().player().inventory.stacks) {
                if (!cave::isKnown(session.content(), session.world().player(), stack.item))
                    unknown = stack.item;
            }
        }
        REQUIRE(unknown);
    }
    const Result<cave::Content> content = cave::builtInContent(cave::ScenarioKind::Journey);
    REQUIRE(content);
    for (const Run &run :
         {runProgram({"replay", "ending", file}), runProgram({"replay", "ending", file, "--json"})}) {
        REQUIRE(run.exitCode == 0);
        CHECK_THAT(run.out, !ContainsSubstring(content->items[*unknown].name));
    }
}

TEST_CASE("a card says that its run was revealed if the world's file does, wherever that was copied to")
{
    const TemporaryFolder folder;
    const std::string world = folder.path("run.cave");
    const std::string copy = folder.path("copy.cave");
    const std::string card = folder.path("run.cavecard");
    playDungeon(world);
    const auto revealed = [&](const std::string &of) {
        REQUIRE(runProgram({"replay", "card", of, "--out", card, "--force"}).exitCode == 0);
        return jsonOf(runProgram({"replay", "verify", card, "--json"}).out)["revealed"] == true;
    };
    CHECK_FALSE(revealed(world));
    {
        Result<SavedSession> opened = SavedSession::open(world);
        REQUIRE(opened);
        REQUIRE(cave::markAsRevealed(opened->file()));
    }
    std::filesystem::copy_file(world, copy);
    CHECK(revealed(world));
    CHECK(revealed(copy));
}

TEST_CASE("the card and the facts of a world that is a copy say so")
{
    const TemporaryFolder folder;
    const std::string world = folder.path("run.cave");
    const std::string card = folder.path("run.cavecard");
    playDungeon(world);
    const auto says = [&](const std::vector<std::string> &verb) {
        REQUIRE(runProgram({"replay", "card", world, "--out", card, "--force"}).exitCode == 0);
        return runProgram(verb).out;
    };
    const std::vector<std::string> verify{"replay", "verify", card};
    CHECK_THAT(says(verify), !ContainsSubstring("copy"));
    CHECK_THAT(says({"world", "info", world}), !ContainsSubstring("copy"));
    {
        Result<SavedSession> opened = SavedSession::open(world);
        REQUIRE(opened);
        REQUIRE(cave::markAsCopy(opened->file()));
    }
    CHECK_THAT(says(verify), ContainsSubstring("copy: its run went on elsewhere, as the card says\n"));
    CHECK(jsonOf(says({"replay", "verify", card, "--json"}))["copy"] == true);
    CHECK_THAT(says({"world", "info", world}),
               ContainsSubstring("copy: its run went on elsewhere; not ranked\n"));
}

TEST_CASE("a card with a run is made from a world and proved, but not one that was tampered with")
{
    const TemporaryFolder folder;
    const std::string world = folder.path("run.cave");
    const std::string card = folder.path("run.cavecard");
    playDungeon(world);
    const Run made = runProgram({"replay", "card", world, "--out", card});
    INFO(made.err);
    REQUIRE(made.exitCode == 0);
    const Run proved = runProgram({"replay", "verify", card});
    REQUIRE(proved.exitCode == 0);
    CHECK_THAT(proved.out, ContainsSubstring("claimed: lost") && ContainsSubstring("\nproved: ") &&
                               ContainsSubstring("not proved: who gave them"));
    CHECK(jsonOf(runProgram({"replay", "verify", card, "--json"}).out)["proved"] == true);
    CHECK_THAT(runProgram({"card", "check", card}).out, ContainsSubstring("replay verify checks it"));

    std::string text = cli_test::readFile(card);
    const std::size_t at = text.find("\"score\": ");
    text.insert(at + 9, "9");
    cli_test::writeFile(card, text);
    const Run refused = runProgram({"replay", "verify", card});
    CHECK(refused.exitCode == 1);
    CHECK_THAT(refused.out, ContainsSubstring("not proved: it claims a score of 9"));
    CHECK_THAT(refused.err, ContainsSubstring("the run is not proved"));

    const std::string plain = folder.path("plain.cavecard");
    REQUIRE(runProgram({"card", "write", "--seed", "a", "--out", plain}).exitCode == 0);
    const Run without = runProgram({"replay", "verify", plain});
    CHECK(without.exitCode == 1);
    CHECK_THAT(without.err, ContainsSubstring("this seed card has no run"));
}

TEST_CASE("a world that wasn't played yet has an empty trace")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("new.cave");
    play(file, 0);
    const Run trace = runProgram({"replay", "trace", file, "--player", "1"});
    CHECK(trace.exitCode == 0);
    CHECK(trace.out.empty());
    CHECK(trace.err.empty());
    CHECK(runProgram({"replay", "trace", file, "--player", "1", "--from", "5"}).exitCode == 2);
}

TEST_CASE("what happened in a world is listed, and a monster's turns say why it attacked")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("past.cave");
    play(file, 1500);
    const Run text = runProgram({"replay", "marks", file, "--kind", "fight"});
    REQUIRE(text.exitCode == 0);
    const Json marks = jsonOf(runProgram({"replay", "marks", file, "--kind", "fight", "--json"}).out);
    REQUIRE(marks.size() > 0);
    const std::string monster = marks[0]["monster"].text();
    const std::string turn = std::to_string(marks[0]["turn"].whole());
    REQUIRE_THAT(text.out, ContainsSubstring(turn) && ContainsSubstring(monster));
    const std::vector<std::string> trace{"replay", "trace", file,   "--monster", monster,
                                         "--from", turn,    "--to", turn};
    const Run explained = runProgram(trace);
    REQUIRE(explained.exitCode == 0);
    REQUIRE_THAT(explained.out, ContainsSubstring("turn " + turn) && ContainsSubstring("would attack") &&
                                    ContainsSubstring("did: ") && ContainsSubstring("began to fight"));
    std::vector<std::string> asJson = trace;
    asJson.emplace_back("--json");
    const Json rows = jsonOf(runProgram(asJson).out);
    REQUIRE(rows[0]["attacks"] == true);
    std::vector<std::string> asCsv = trace;
    asCsv.emplace_back("--csv");
    const std::string table = runProgram(asCsv).out;
    REQUIRE(static_cast<std::size_t>(std::count(table.begin(), table.end(), '\n')) == rows.size() + 1);
    REQUIRE_THAT(table,
                 ContainsSubstring("turn,command,step,monster,x,y,") && ContainsSubstring("\n" + turn + ","));
    REQUIRE(runProgram(cli_test::with(asCsv, {"--json"})).exitCode == 2);

    const std::vector<std::string> own{"replay", "trace", file,   "--player", "1",
                                       "--from", turn,    "--to", turn};
    REQUIRE_THAT(runProgram(own).out, ContainsSubstring("turn " + turn + ": at (") &&
                                          ContainsSubstring("seen by: ") && ContainsSubstring(monster) &&
                                          ContainsSubstring("event: a fight begins (" + monster + ")"));
    const Json turns = jsonOf(runProgram(cli_test::with(own, {"--json"})).out);
    REQUIRE(turns[0]["seen_by"][0] == monster);
    REQUIRE(turns[0]["health"] == 50);
    REQUIRE_THAT(runProgram(cli_test::with(own, {"--csv"})).out,
                 ContainsSubstring("turn,command,step,x,y,did,health") && ContainsSubstring("fight "));
    REQUIRE(runProgram(cli_test::with(own, {"--monster", monster})).exitCode == 2);
    REQUIRE(runProgram({"replay", "trace", file}).exitCode == 2);
    const Run missing = runProgram({"replay", "trace", file, "--player", "7"});
    REQUIRE(missing.exitCode == 1);
    REQUIRE_THAT(missing.err, ContainsSubstring("player 7"));

    REQUIRE(runProgram({"replay", "marks", file, "--kind", "dance"}).exitCode == 2);
    for (const std::string wrong : {"rat", "1,2", "1,2,x", "1,2,-3", "99999999999999999999,0,0"}) {
        const Run run = runProgram({"replay", "trace", file, "--monster", wrong});
        CHECK(run.exitCode == 2);
        CHECK_THAT(run.err, ContainsSubstring("--monster"));
    }
    const Run none = runProgram({"replay", "trace", file, "--monster", "500,500,77"});
    CHECK(none.exitCode == 1);
    CHECK_THAT(none.err, ContainsSubstring("500,500,77"));
}

TEST_CASE("verbs that inspect a world show it as it was at a turn")
{
    const TemporaryFolder folder;
    const std::string whole = folder.path("whole.cave");
    const std::string part = folder.path("part.cave");
    play(whole, 1200);
    play(part, 300); // by the same player
    const std::string turn =
        std::to_string(jsonOf(runProgram({"world", "info", part, "--json"}).out)["turn"].whole());
    const auto same = [&](const std::vector<std::string> &verb, const std::vector<std::string> &more) {
        const Run past = runProgram(cli_test::with(cli_test::with(verb, {whole, "--turn", turn}), more));
        const Run then = runProgram(cli_test::with(cli_test::with(verb, {part}), more));
        INFO(past.err);
        CHECK(past.exitCode == then.exitCode);
        CHECK(past.out == then.out);
        CHECK(past.out != runProgram(cli_test::with(cli_test::with(verb, {whole}), more)).out);
    };
    same({"world", "diff"}, {});
    same({"world", "find"}, {"monsters"});
    Json past = jsonOf(runProgram({"world", "info", whole, "--turn", turn, "--json"}).out);
    Json then = jsonOf(runProgram({"world", "info", part, "--json"}).out);
    past["file"] = then["file"];
    CHECK(past.dump() == then.dump());

    const Run shown = runProgram({"replay", "at", whole, "--turn", turn});
    REQUIRE(shown.exitCode == 0);
    CHECK_THAT(shown.out, ContainsSubstring("\nturn: " + turn + "\n") && ContainsSubstring("\narea ") &&
                              ContainsSubstring("@"));
    const Json json = jsonOf(runProgram({"replay", "at", whole, "--turn", turn, "--json"}).out);
    CHECK(json["map"]["player"]["x"] == json["player"]["x"]);
    const std::string at =
        std::to_string(json["player"]["x"].whole()) + "," + std::to_string(json["player"]["y"].whole());
    const std::vector<std::string> sight{"sight", "--monsters", at, "--world"};
    CHECK(runProgram(cli_test::with(sight, {whole, "--turn", turn})).out ==
          runProgram(cli_test::with(sight, {part})).out);

    for (const std::string outside : {"-1", "999999"}) {
        const Run none = runProgram({"world", "info", whole, "--turn", outside});
        CHECK(none.exitCode == 1);
        CHECK_THAT(none.err, ContainsSubstring("from turn 0 to turn ") && ContainsSubstring(outside));
    }
    CHECK(runProgram({"replay", "at", whole}).exitCode == 2);
    CHECK(runProgram({"world", "info", whole, "--turn", "then"}).exitCode == 2);
    CHECK(runProgram({"sight", "--seed", "x", "--monsters", "0,0", "--turn", "3"}).exitCode == 2);
}

TEST_CASE("players of a past turn have the names that the file knows")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("together.cave");
    playTogether(file);
    const Json players = jsonOf(runProgram({"world", "info", file, "--turn", "5", "--json"}).out)["players"];
    REQUIRE(players.size() == 2);
    CHECK(players[1]["name"] == "Bo");
    CHECK(players[1]["colour"] == "#00ff00");
}

TEST_CASE("turns at which a condition holds are found in a world's past")
{
    const TemporaryFolder folder;
    const std::string file = folder.path("past.cave");
    play(file, 1500);
    const Json marks = jsonOf(runProgram({"replay", "marks", file, "--kind", "fight", "--json"}).out);
    REQUIRE(marks.size() > 1);
    const Run first = runProgram({"replay", "find", file, "fight"});
    REQUIRE(first.exitCode == 0);
    CHECK_THAT(first.out, ContainsSubstring(std::to_string(marks[0]["turn"].whole()) + "  fight  " +
                                            marks[0]["monster"].text()));
    const Json all = jsonOf(runProgram({"replay", "find", file, "fight", "--all", "--json"}).out);
    REQUIRE(all.size() == marks.size());
    CHECK(all[1]["command"] == marks[1]["command"]);
    CHECK(all[1]["event"]["monster"] == marks[1]["monster"]);
    // As one text or as words.
    const Run state = runProgram({"replay", "find", file, "turn", ">=", "40", "--to", "60", "--all"});
    CHECK(std::count(state.out.begin(), state.out.end(), '\n') >= 21);
    CHECK(runProgram({"replay", "find", file, "turn >= 40", "--to", "60", "--all"}).out == state.out);

    const Run none = runProgram({"replay", "find", file, "death and turn < 2"});
    CHECK(none.exitCode == 1);
    CHECK_THAT(none.err, ContainsSubstring("it holds in no turn from 0 to"));
    const Run wrong = runProgram({"replay", "find", file, "helth < 10"});
    CHECK(wrong.exitCode == 2);
    CHECK_THAT(wrong.err,
               ContainsSubstring("did you mean 'health'?") && ContainsSubstring("\n  helth < 10\n  ^~~~~\n"));
    CHECK_THAT(runProgram({"replay", "find", "--names"}).out, ContainsSubstring("health ") &&
                                                                  ContainsSubstring("noticed ") &&
                                                                  ContainsSubstring("distance "));
    CHECK(runProgram({"replay", "find"}).exitCode == 2);
    CHECK(runProgram({"replay", "find", file}).exitCode == 2);
    CHECK(runProgram({"replay", "find", file, "fight", "--from", "9", "--to", "3"}).exitCode == 2);
    CHECK(runProgram({"replay", "find", file, "fight", "--player", "4"}).exitCode == 1);
}
