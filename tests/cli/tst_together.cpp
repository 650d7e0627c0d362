// SPDX-License-Identifier: MIT
// Hosts and bots as processes of their own. Only in builds with Qt.
#include "core/io/worlds/saved_session.h"
#include "core/link/join_code.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <csignal>
#include <filesystem>
#include <memory>
#include <sqlite3.h>
#include <string>
#include <vector>

#include "tests/cli/program.h"
#include "tests/support/json_values.h"

using Catch::Matchers::ContainsSubstring;
using cave::SavedSession;
using cave::test::jsonOf;
using cli_test::Background;
using cli_test::readFile;
using cli_test::Run;
using cli_test::runProgram;
using cli_test::TemporaryFolder;
using cli_test::writeFile;

namespace {

// Each test has its own port, as tests run at the same time.
std::string addressOf(const std::string &port)
{
    return "127.0.0.1:" + port;
}

std::string makeWorld(const TemporaryFolder &folder)
{
    const std::string file = folder.path("hollow.cave");
    REQUIRE(SavedSession::create(file, "Hollow", {"hollow-4", {}, {}}));
    return file;
}

std::vector<std::string> hostArguments(const std::string &world, const std::string &port,
                                       const std::string &code)
{
    return {"host", world, "--port", port, "--code-file", code, "--json"};
}

std::vector<std::string> botArguments(const std::string &port, const std::string &code, int number,
                                      int commands)
{
    return {"join",        addressOf(port),
            "--code-file", code,
            "--name",      "Bot " + std::to_string(number),
            "--number",    std::to_string(number),
            "--player",    "random",
            "--commands",  std::to_string(commands),
            "--json"};
}

} // namespace

TEST_CASE("a world that is hosted: bots come, one is killed, and all others end with the host's world")
{
    const TemporaryFolder folder;
    const std::string port = "47321";
    const std::string world = makeWorld(folder);
    const std::string code = folder.path("code");
    Background host(hostArguments(world, port, code));
    REQUIRE(host.says("listening on " + addressOf(port)));
    REQUIRE(cave::normalisedJoinCode(readFile(code).substr(0, readFile(code).size() - 1)));
    using std::filesystem::perms;
    CHECK(std::filesystem::status(code).permissions() == (perms::owner_read | perms::owner_write));

    std::vector<std::unique_ptr<Background>> bots;
    for (int i = 1; i <= 3; ++i) {
        std::vector<std::string> arguments = botArguments(port, code, i, i == 3 ? 100'000 : 200);
        arguments.emplace_back("--stay");
        bots.push_back(std::make_unique<Background>(arguments));
    }
    REQUIRE(host.says("Bot 3 joined"));
    bots[2]->send(SIGKILL);
    REQUIRE(host.says("Bot 3 is gone: the connection broke"));
    REQUIRE(bots[0]->says("done; commands: 200"));
    REQUIRE(bots[1]->says("done; commands: 200"));
    host.send(SIGTERM);
    const Run end = host.end();
    REQUIRE(end.exitCode == 0);
    for (int i = 0; i < 2; ++i) {
        const Run bot = bots[static_cast<std::size_t>(i)]->end();
        CHECK(bot.exitCode == 0);
        CHECK(bot.out == end.out);
    }
    CHECK(jsonOf(end.out)["hash"].text().size() == 16);
    CHECK(runProgram({"replay", "verify", world}).exitCode == 0);
}

TEST_CASE("a host that is killed leaves a whole world, and hosts it again")
{
    const TemporaryFolder folder;
    const std::string port = "47322";
    const std::string world = makeWorld(folder);
    const std::string code = folder.path("code");
    auto host = std::make_unique<Background>(hostArguments(world, port, code));
    REQUIRE(host->says("listening on " + addressOf(port)));
    Background bot(botArguments(port, code, 1, 100'000));
    REQUIRE(host->says("Bot 1 joined"));
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    host->send(SIGKILL);
    host->end();
    CHECK(runProgram({"replay", "verify", world}).exitCode == 0);

    const std::string kept = readFile(code);
    host = std::make_unique<Background>(
        std::vector<std::string>{"host", world, "--code-file", code, "--json", "--stop-when-empty"});
    REQUIRE(host->says("listening on " + addressOf(port))); // as before
    CHECK(readFile(code) == kept);
    REQUIRE(host->says("Bot 1 joined")); // by itself, and goes on
    bot.send(SIGTERM);
    CHECK(bot.end().exitCode == 0);
    const Run end = host->end(); // by itself, once the last guest has left
    CHECK(end.exitCode == 0);
    CHECK(runProgram({"replay", "verify", world}).exitCode == 0);
}

TEST_CASE("a hosted world whose file is replaced is saved as another one, and all hear of it")
{
    const TemporaryFolder folder;
    const std::string port = "47324";
    const std::string world = makeWorld(folder);
    const std::string code = folder.path("code");
    std::filesystem::copy_file(world, folder.path("old"));
    std::vector<std::string> arguments = hostArguments(world, port, code);
    arguments.insert(arguments.begin(), {"--data-dir", folder.path("data")});
    Background host(arguments);
    REQUIRE(host.says("listening on " + addressOf(port)));
    arguments = botArguments(port, code, 1, 100);
    arguments.emplace_back("--stay");
    Background bot(arguments);
    REQUIRE(bot.says("done; commands: 100"));
    std::filesystem::rename(folder.path("old"), world); // as a sync tool does
    const Run end = host.end();
    CHECK(end.exitCode == 1);
    CHECK_THAT(end.err, ContainsSubstring("replaced by another program"));
    CHECK_THAT(end.err, ContainsSubstring("Recovered Hollow"));
    bot.end();
    const cave::Result<SavedSession> saved =
        SavedSession::open(folder.path("data") + "/worlds/Recovered Hollow.cave");
    REQUIRE(saved);
    CHECK(saved->session().world().commands >= 50); // not those of time
}

TEST_CASE("a host says what is damaged, what isn't as asked for, and when the world can't be saved")
{
    const TemporaryFolder folder;
    const std::string port = "47325";
    const std::string world = makeWorld(folder);
    const std::string code = folder.path("code");
    {
        cave::Result<SavedSession> played = SavedSession::open(world);
        REQUIRE(played);
        played->apply(1, cave::JoinCommand{2});
        REQUIRE_FALSE(played->saveError());
    }
    REQUIRE(cli_test::execute(world, "UPDATE regions SET payload = x'00'") > 0);
    REQUIRE(cli_test::execute(world, "INSERT INTO quarantine VALUES (NULL, 0, 77, 77, x'00', 0, 0, "
                                     "'region (77, 77) of level 0: checksum does not match')") == 1);
    std::vector<std::string> arguments = hostArguments(world, port, code);
    arguments.emplace_back("--own-maps");
    Background host(arguments);
    REQUIRE(host.says("note: players share what they explore, as others have played in this world"));
    REQUIRE(host.says("listening on " + addressOf(port)));
    host.send(SIGTERM);
    const Run end = host.end();
    CHECK(end.exitCode == 0);
    CHECK_THAT(end.err, ContainsSubstring("region (77, 77) of level 0"));
    CHECK(end.err.find("damaged") < end.err.find("join code"));
}

TEST_CASE("a host says when its world can't be saved, and when it is saved again")
{
    const TemporaryFolder folder;
    const std::string port = "47326";
    const std::string world = makeWorld(folder);
    const std::string code = folder.path("code");
    Background host(hostArguments(world, port, code));
    REQUIRE(host.says("listening on " + addressOf(port)));
    Background bot(botArguments(port, code, 1, 100'000));
    REQUIRE(host.says("Bot 1 joined"));
    sqlite3 *other = nullptr; // another program that keeps the file for itself
    REQUIRE(sqlite3_open(world.c_str(), &other) == SQLITE_OK);
    sqlite3_busy_timeout(other, 10'000);
    REQUIRE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr) == SQLITE_OK);
    CHECK(host.says("note: the world can't be saved: "));
    REQUIRE(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr) == SQLITE_OK);
    sqlite3_close(other);
    CHECK(host.says("note: the world is saved again"));
    bot.send(SIGTERM);
    bot.end();
    host.send(SIGTERM);
    CHECK(host.end().exitCode == 0);
    CHECK(runProgram({"replay", "verify", world}).exitCode == 0);
}

TEST_CASE("hosting and joining say what is wrong")
{
    const TemporaryFolder folder;
    const std::string port = "47323";
    const std::string code = folder.path("code");
    writeFile(code, "amber otter\n");
    const Run noAddress = runProgram(botArguments(port, code, 1, 5));
    CHECK(noAddress.exitCode == 1);
    CHECK_THAT(noAddress.err, ContainsSubstring("6 words"));
    writeFile(code, "amber otter raven reef\n");
    CHECK_THAT(runProgram(hostArguments(makeWorld(folder), port, code)).err,
               ContainsSubstring("from an earlier version"));
    writeFile(code, "\ufeffamber otter raven reef snow tuba\r\n"); // as Notepad does
    const Run unreachable = runProgram({"join", "127.0.0.1:9", "--code-file", code});
    CHECK(unreachable.exitCode == 1);
    CHECK_THAT(unreachable.err, ContainsSubstring("127.0.0.1:9 can't be reached"));
    CHECK_THAT(runProgram({"join", "127.0.0.1", "--code-file", code}).err,
               ContainsSubstring("port is missing"));
    CHECK(runProgram({"join", addressOf(port), "--code-file", code, "--player", "clever"}).exitCode == 2);
    CHECK(runProgram({"host", folder.path("none.cave")}).exitCode == 1);
    CHECK(runProgram({"host", folder.path("hollow.cave"), "--port", "70000"}).exitCode == 2);
}
