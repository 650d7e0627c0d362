// SPDX-License-Identifier: MIT
#include "core/io/codec/payload.h"
#include "core/io/files/database.h"
#include "core/io/worlds/replay.h"
#include "core/session/players/test_player.h"
#include "core/session/replay.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>

#include "tests/io/files/io_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

/// A closed world that was played, and its bytes to start from again.
struct ReplayableWorld {
    TempFolder folder;
    fs::path path = folder / "played.cave";
    std::string bytes;
    std::int64_t commands = 0;
    std::uint64_t hash = 0;

    ReplayableWorld()
    {
        {
            Result<SavedSession> session = SavedSession::create(path, "Played", testSpec());
            REQUIRE(session);
            walk(*session, 3, 1500);
            commands = session->session().world().commands;
            hash = session->session().stateHash();
        }
        REQUIRE(commands > 400);
        bytes = readBytes(path);
    }

    void tamper(const std::string &sql) const
    {
        writeBytes(path, bytes);
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        REQUIRE(database);
        REQUIRE(database->execute(sql.c_str()));
        REQUIRE(database->changedRows() > 0);
    }

    [[nodiscard]] ReplayDifference difference() const
    {
        const Result<ReplayReport> report = verifyReplay(path);
        INFO((report ? std::string() : report.error().text()));
        REQUIRE(report);
        REQUIRE(report->difference);
        return *report->difference;
    }
};

/// Commands of a random player that were done.
std::vector<Command> someCommands(const WorldSpec &spec, std::size_t count)
{
    Result<Session> session = Session::begin(spec);
    REQUIRE(session);
    RandomPlayer player(11);
    while (session->unsavedChanges().commands.size() < count)
        session->apply(player.next(*session));
    return session->unsavedChanges().commands;
}

} // namespace

TEST_CASE("a world that was played comes out the same when it is played again")
{
    const ReplayableWorld played;
    const std::string before = readBytes(played.path);
    const Result<ReplayReport> report = verifyReplay(played.path);
    REQUIRE(report);
    REQUIRE_FALSE(report->difference);
    REQUIRE_FALSE(report->cancelled);
    REQUIRE(report->commands == played.commands);
    REQUIRE(report->stateHash == played.hash);
    REQUIRE(static_cast<std::int64_t>(report->checkpoints) == played.commands / kCheckpointInterval);
    REQUIRE(readBytes(played.path) == before);
}

TEST_CASE("a world can be replayed while it is played")
{
    const TempFolder folder;
    Result<SavedSession> session = SavedSession::create(folder / "world.cave", "World", testSpec());
    REQUIRE(session);
    walk(*session, 3, 200);
    const Result<ReplayReport> report = verifyReplay(folder / "world.cave");
    REQUIRE(report);
    REQUIRE_FALSE(report->difference);
}

TEST_CASE("a command that was tampered with is found before the next checkpoint")
{
    const ReplayableWorld played;
    // Another way than was walked, or a wait in a fight.
    played.tamper("UPDATE command_log SET command = CASE command WHEN 4 THEN 5 ELSE 4 END WHERE seq = 200");
    const ReplayDifference difference = played.difference();
    REQUIRE(difference.command >= 200);
    REQUIRE(difference.command <= 256);
    REQUIRE(difference.agreedAt == 192);
}

TEST_CASE("a command that is not possible is named")
{
    const ReplayableWorld played;
    played.tamper("UPDATE command_log SET command = 88888888 WHERE seq = 70");
    const ReplayDifference difference = played.difference();
    REQUIRE(difference.command == 70);
    REQUIRE(difference.agreedAt == 64);
    REQUIRE(mentions(difference.what, "is not possible"));
}

TEST_CASE("a checkpoint that was tampered with is found, with the part that differs")
{
    const ReplayableWorld played;
    const std::pair<const char *, const char *> rows[] = {{"player = player + 1", "the player"},
                                                          {"regions = 0", "the regions"},
                                                          {"chance = 7", "the random streams and the fight"},
                                                          {"turn = turn + 1", "turn"}};
    for (const auto &[change, part] : rows) {
        INFO(change);
        played.tamper(std::string("UPDATE checkpoints SET ") + change + " WHERE seq = 128");
        const ReplayDifference difference = played.difference();
        REQUIRE(difference.command == 128);
        REQUIRE(difference.agreedAt == 64);
        REQUIRE(mentions(difference.what, part));
    }
}

TEST_CASE("a stored world that was tampered with is found, with what differs")
{
    const ReplayableWorld played;
    const std::string noChanges = "x'02789C030000000001'"; // an empty payload
    const std::vector<std::uint8_t> payload{2, 0x78, 0x9C, 3, 0, 0, 0, 0, 1};
    played.tamper("UPDATE player SET steps = steps + 1");
    REQUIRE(mentions(played.difference().what, "the statistics"));
    played.tamper("UPDATE player SET turn = turn + 1");
    REQUIRE(mentions(played.difference().what, "the turn"));
    played.tamper("UPDATE regions SET payload = " + noChanges +
                  ", crc32 = " + std::to_string(crc32Of(payload)) +
                  ", explored_cells = 0 WHERE (rx, ry) = (SELECT rx, ry FROM regions ORDER BY rx LIMIT 1)");
    REQUIRE(mentions(played.difference().what, "region ("));
    REQUIRE(played.difference().command == played.commands);
}

TEST_CASE("a log with a gap, or of commands that there are not, is refused")
{
    const ReplayableWorld played;
    played.tamper("DELETE FROM command_log WHERE seq = 17");
    REQUIRE(mentions(verifyReplay(played.path).error().text(), "no command 17"));
    played.tamper("UPDATE command_log SET command = -10 WHERE seq = 18");
    REQUIRE(mentions(verifyReplay(played.path).error().text(), "command 18"));
    REQUIRE(verifyReplay(played.folder / "none.cave").error().code == ErrorCode::NotFound);
}

TEST_CASE("a replay reports its progress and can be cancelled")
{
    const ReplayableWorld played;
    std::vector<std::int64_t> reported;
    REQUIRE(verifyReplay(played.path, [&](std::int64_t done, std::int64_t total) {
        REQUIRE(total == played.commands);
        reported.push_back(done);
        return true;
    }));
    REQUIRE(std::is_sorted(reported.begin(), reported.end()));
    REQUIRE(reported.front() == 0);
    REQUIRE(reported.back() == played.commands);
    const Result<ReplayReport> report =
        verifyReplay(played.path, [](std::int64_t done, std::int64_t) { return done < 256; });
    REQUIRE(report);
    REQUIRE(report->cancelled);
    REQUIRE(report->commands == 256);
}

TEST_CASE("an exported log has a line for each command, with the turn that it led to")
{
    const TempFolder folder;
    const fs::path path = folder / "short.cave";
    {
        Result<SavedSession> session = SavedSession::create(path, "Short", testSpec("a\"b"));
        REQUIRE(session);
        session->apply(UnequipCommand{EquipmentSlot::Weapon});
        session->apply(WaitCommand{});
        session->apply(EquipCommand{1});
    }
    REQUIRE(*replayText(path) == "name \"Short\"\nseed \"a\\\"b\"\ngenerator caves 1\nbegins_after 0\n"
                                 "commands 3\n\n0 take off weapon\n1 wait\n1 equip 1\n");
}

TEST_CASE("commands are played up to a turn, or to one that can't be done")
{
    std::vector<Command> commands = someCommands(testSpec(), 300);
    Result<Session> session = Session::begin(testSpec());
    REQUIRE(session);
    const ReplayProgress first = playCommands(*session, commands, 20);
    REQUIRE(session->world().turn == 20);
    REQUIRE_FALSE(first.refused);
    REQUIRE(first.played < commands.size());
    commands[first.played] = EquipCommand{100'000};
    const std::span<const Command> rest = std::span<const Command>(commands).subspan(first.played);
    const ReplayProgress second = playCommands(*session, rest);
    REQUIRE(second.refused);
    REQUIRE(second.played == 0);
}

TEST_CASE("the order in which regions are made doesn't matter to what play leads to")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Classic}) {
        const WorldSpec spec{"order", {kind, 1}, defaultSettings(kind)};
        const std::vector<Command> commands = someCommands(spec, 2000);
        Result<Session> straight = Session::begin(spec);
        REQUIRE(straight);
        REQUIRE(playCommands(*straight, commands).played == commands.size());

        Result<Session> begun = Session::begin(spec);
        REQUIRE(begun);
        World world = std::move(*begun).takeWorld();
        world.map.reserveCache(500);
        for (std::uint64_t n = 0; n < 400; ++n) {
            const std::uint64_t draw = mix64(n);
            world.map.region(
                {static_cast<std::int64_t>(draw % 15) - 7, static_cast<std::int64_t>(draw / 15 % 15) - 7});
        }
        Session shuffled(std::move(world));
        REQUIRE(playCommands(shuffled, commands).played == commands.size());
        REQUIRE(shuffled.stateHash() == straight->stateHash());
        REQUIRE(straight->world().player().statistics.fights > 0);
    }
}
