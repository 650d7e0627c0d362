// SPDX-License-Identifier: MIT
#include "core/io/codec/world_snapshot.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_repair.h"
#include "core/io/worlds/replay.h"
#include "core/io/worlds/saved_session.h"
#include "core/session/players/test_player.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/io/files/io_fixtures.h"
#include "tests/io/files/io_helpers.h"
#include "tests/io/worlds/party_world.h"
#include "tests/io/worlds/sample_world.h"
#include "tests/support/staged_world.h"

using namespace cave;
using namespace cave::test;

namespace fs = std::filesystem;

namespace {

std::int64_t versionOf(const fs::path &path)
{
    Result<Database> database = Database::open(path, Database::Mode::ReadOnly);
    REQUIRE(database);
    return database->queryInteger("PRAGMA user_version").valueOr(0);
}

WorldSpec specOf(std::string_view generator)
{
    const GeneratorId id = *generatorNamed(generator);
    return {"together", id, defaultSettings(id.kind)};
}

WorldSpec dungeonSpec()
{
    return specOf("dungeon");
}

/// With monsters that walk about near the start, so that time matters.
WorldSpec restlessSpec(std::string_view generator)
{
    WorldSpec spec = specOf(generator);
    spec.settings.monsters = MonsterMode::Roaming;
    for (int i = 0; i < 50; ++i) {
        spec.seed = "restless " + std::to_string(i);
        Result<Session> session = Session::begin(spec);
        if (session && session->monstersNear(session->world().player().position, 20).size() > 2)
            break;
    }
    return spec;
}

/// The replay's difference; empty if there is none.
std::string differenceOf(const fs::path &path)
{
    const Result<ReplayReport> report = verifyReplay(path);
    REQUIRE(report);
    return report->difference ? report->difference->what.english() : std::string();
}

} // namespace

TEST_CASE("a world keeps all its players, and its log leads to the same again")
{
    for (const WorldSpec &spec : {testSpec(), dungeonSpec()}) {
        const PartyWorld party(spec);
        const Result<SavedSession> session = SavedSession::open(party.path);
        REQUIRE(session);
        REQUIRE(session->notices().empty());
        const Party &players = session->session().world().party;
        REQUIRE(players.members.size() == 3);
        CHECK(players.find(2)->name == "Bo");
        CHECK(players.find(3)->name == "Chi 迟");
        CHECK(players.find(3)->colour == 0x0000ff);
        CHECK_FALSE(players.find(3)->present);
        CHECK(cave::stateHashes(const_cast<World &>(session->session().world())) == party.hashes);
        const Result<ReplayReport> report = verifyReplay(party.path);
        REQUIRE(report);
        INFO((report->difference ? report->difference->what : ""));
        CHECK_FALSE(report->difference);
    }
}

TEST_CASE("a world has its old format until another player joins")
{
    const TempFolder folder;
    const fs::path path = folder / "alone.cave";
    {
        Result<SavedSession> session = SavedSession::create(path, "Alone", testSpec());
        REQUIRE(session);
        walk(*session, 3, 100);
    }
    REQUIRE(versionOf(path) == 5);
    {
        Result<SavedSession> session = SavedSession::open(path);
        REQUIRE(session);
        session->apply(1, JoinCommand{2});
        REQUIRE_FALSE(session->saveError());
    }
    REQUIRE(versionOf(path) == 6);
    REQUIRE(SavedSession::open(path));
    REQUIRE(WorldFile::copy(path, folder / "copy.cave", std::nullopt));
    REQUIRE(versionOf(folder / "copy.cave") == 6);
    REQUIRE(SavedSession::open(folder / "copy.cave")->session().world().party.members.size() == 2);
}

TEST_CASE("a world whose other players can't be read continues with one, and says so")
{
    const PartyWorld party(testSpec(), 60);
    execute(party.path, kDivertLog);
    for (const char *damage : {"UPDATE state SET value = x'01ff', crc32 = 0 WHERE key = 'party'",
                               "DELETE FROM state WHERE key = 'party'"}) {
        const fs::path path = party.folder / "damaged.cave";
        fs::remove(path);
        REQUIRE(WorldFile::copy(party.path, path, std::nullopt));
        execute(path, damage);
        {
            Result<SavedSession> session = SavedSession::open(path);
            REQUIRE(session);
            REQUIRE(session->session().world().party.isAlone());
            REQUIRE(session->notices().size() == 1);
            CHECK(session->notices().front().english().find("players") != std::string::npos);
            session->apply(WaitCommand{});
            REQUIRE_FALSE(session->saveError());
        }
        const Result<SavedSession> again = SavedSession::open(path);
        REQUIRE(again);
        CHECK(again->notices().empty());
    }
}

TEST_CASE("a fight of allies goes on where it was when the world is opened again")
{
    const TempFolder folder;
    const fs::path path = folder / "allies.cave";
    const StagedWorld stage({"###########", "#.........#", "#....M....#", "#.........#", "#.........#",
                             "#....@....#", "#.........#", "###########"});
    REQUIRE(WorldFile::create(path, "Allies", stage.world()));
    const WorldPos monster = stage.cell('M');
    Result<SavedSession> session = SavedSession::open(path);
    REQUIRE(session);
    session->apply(1, JoinCommand{2});
    const auto placeOf = [&](int player) {
        const World &world = session->session().world();
        return world.party.find(player)->player.position;
    };
    for (int i = 0; i < 4 && !session->session().isFighting(); ++i)
        session->apply(1, MoveCommand{Direction::North});
    REQUIRE(session->session().isFighting());
    // Around the first player, to the monster's side.
    const WorldPos side{monster.x + 1, monster.y};
    for (int i = 0; i < 40 && placeOf(2) != side; ++i) {
        const WorldPos at = placeOf(2);
        session->apply(2, MoveCommand{at.x < side.x   ? Direction::East
                                      : at.x > side.x ? Direction::West
                                      : at.y < side.y ? Direction::North
                                                      : Direction::South});
    }
    session->apply(1, FightCommand{});
    session->apply(2, MoveCommand{Direction::West});
    session->apply(1, FightCommand{});
    session->apply(2, FightCommand{});
    const World &world = session->session().world();
    REQUIRE(world.fight());
    REQUIRE(world.fight()->allies.size() == 1);
    const std::uint64_t hash = session->session().stateHash();
    session = Error{ErrorCode::NotFound, "closed"};

    Result<SavedSession> again = SavedSession::open(path);
    REQUIRE(again);
    CHECK(again->notices().empty());
    REQUIRE(again->session().stateHash() == hash);
    REQUIRE(again->session().fight() != nullptr);
    CHECK(again->session().fight()->combat.players().size() == 2);
}

TEST_CASE("a world is kept, no matter which player is shown, fallen or not")
{
    const TempFolder folder;
    const fs::path path = folder / "shown.cave";
    Result<SavedSession> session = SavedSession::create(path, "Shown", dungeonSpec());
    REQUIRE(session);
    session->apply(1, JoinCommand{2});
    session->session().showPlayer(2);
    session->apply(2, WaitCommand{});
    const auto reopen = [&] {
        const StateHashes hashes = session->session().stateHashes();
        session = Error{ErrorCode::NotFound, "closed"};
        session = SavedSession::open(path);
        REQUIRE(session);
        CHECK(session->notices().empty());
        CHECK(session->session().stateHashes() == hashes);
    };
    reopen();
    CHECK(session->session().world().party.shown == 2);

    std::vector<RandomPlayer> minds{RandomPlayer(1), RandomPlayer(2)};
    std::optional<int> fallen;
    for (int i = 0; i < 60'000 && !fallen; ++i) {
        const int player = 1 + i % 2;
        session->session().showPlayer(player);
        session->session().apply(player,
                                 minds[static_cast<std::size_t>(player - 1)].next(session->session()));
        for (const PartyMember &member : session->session().world().party.members) {
            if (member.watching)
                fallen = member.id;
        }
    }
    REQUIRE(fallen);
    session->session().showPlayer(*fallen);
    REQUIRE(session->save());
    reopen();
    CHECK(session->session().world().player().health == 0);
}

TEST_CASE("players are found in a file that was salvaged, whose version is that of worlds with one player")
{
    const PartyWorld party(testSpec(), 60);
    execute(party.path, "PRAGMA user_version = 5");
    Result<SavedSession> session = SavedSession::open(party.path);
    REQUIRE(session);
    CHECK(session->session().world().party.members.size() == 3);
    CHECK(session->session().stateHashes() == party.hashes);
    session->apply(1, WaitCommand{});
    CHECK(versionOf(party.path) == 6);
}

TEST_CASE("a copy of a world of several players is played on alone by its second, and its log leads there")
{
    for (const char *generator : {"rooms", "dungeon"}) {
        INFO(generator);
        const TempFolder folder;
        const fs::path path = folder / "kept.cave";
        Result<SavedSession> session = SavedSession::create(path, "Kept", restlessSpec(generator));
        REQUIRE(session);
        session->apply(1, ClockCommand{true});
        session->apply(1, JoinCommand{2});
        session->session().showPlayer(2);
        session->apply(1, LeaveCommand{1});
        REQUIRE(session->save());
        session = Error{ErrorCode::NotFound, "closed"};

        session = SavedSession::open(path);
        REQUIRE(session);
        REQUIRE(session->session().world().party.shown == 2);
        RandomPlayer mind(5);
        std::int64_t ticks = 0;
        for (int i = 0; i < 400 && session->session().world().run == RunState::Going; ++i) {
            session->apply(2, mind.next(session->session()));
            for (int j = 0; j < 3; ++j)
                ticks += session->advance(0.2).empty() ? 0 : 1;
        }
        CHECK(ticks > 20);
        REQUIRE(session->save());
        const StateHashes hashes = session->session().stateHashes();
        session = Error{ErrorCode::NotFound, "closed"};
        CHECK(differenceOf(path).empty());
        session = SavedSession::open(path);
        REQUIRE(session);
        CHECK(session->notices().empty());
        CHECK(session->session().stateHashes() == hashes);
        // What is lost from memory when a world is opened must not matter.
        session->advance(0.5);
        session->apply(2, mind.next(session->session()));
        REQUIRE(session->save());
        session = Error{ErrorCode::NotFound, "closed"};
        CHECK(differenceOf(path).empty());
    }
}

TEST_CASE("what can be read of a damaged party is kept, and the rest starts over")
{
    const PartyWorld party(testSpec(), 200);
    const Result<LoadedWorld> intact = WorldFile::readSnapshot(party.path);
    REQUIRE(intact);
    const PartyMember second = *intact->world.party.find(2);
    const auto reopen = [](const fs::path &path) {
        Result<SavedSession> session = SavedSession::open(path);
        REQUIRE(session);
        return std::pair(copyOf(session->session().world()), session->notices());
    };
    const auto damagedBy = [&](const char *sql) {
        const fs::path path = party.folder / "damaged.cave";
        fs::remove(path);
        REQUIRE(WorldFile::copy(party.path, path, std::nullopt));
        execute(path, sql);
        const std::vector<Message> problems = verifyWorldFile(path).valueOr({});
        REQUIRE_FALSE(problems.empty());
        CHECK(problems.front().english().find("players") != std::string::npos);
        auto opened = reopen(path);
        REQUIRE_FALSE(opened.second.empty());
        CHECK(opened.second.front().english().find("players") != std::string::npos);
        CHECK(reopen(path).second.empty()); // once is enough
        CHECK(verifyWorldFile(path).valueOr({}).empty());
        return std::move(opened.first);
    };
    SECTION("a wrong checksum")
    {
        const World world = damagedBy("UPDATE state SET crc32 = 1 WHERE key = 'party'");
        REQUIRE(world.party.members.size() == 3);
        CHECK(world.party.find(2)->player == second.player);
        CHECK(world.party.find(3)->name == "Chi 迟");
    }
    SECTION("the end is missing")
    {
        const World world = damagedBy("UPDATE state SET value = CAST(substr(value, 1, length(value) - 40) "
                                      "AS BLOB) WHERE key = 'party'");
        REQUIRE(world.party.members.size() == 3);
        CHECK(world.party.find(2)->name == "Bo");
        CHECK(world.party.find(2)->player == second.player);
        const PartyMember &third = *world.party.find(3);
        CHECK_FALSE(third.player.inventory.stacks.empty());
    }
}

TEST_CASE("each player's own map is kept in the file, and the log leads to it")
{
    for (const std::string generator : {"caves", "dungeon", "rooms"}) {
        INFO(generator);
        const TempFolder folder;
        const fs::path path = folder / "own.cave";
        Result<SavedSession> session = SavedSession::create(path, "Own", restlessSpec(generator));
        REQUIRE(session);
        session->apply(1, OwnMapsCommand{});
        session->apply(1, JoinCommand{2});
        std::vector<RandomPlayer> minds{RandomPlayer(1), RandomPlayer(2)};
        for (int i = 0; i < 300; ++i) {
            const int player = 1 + i / 5 % 2;
            session->session().showPlayer(player);
            const Command command = minds[static_cast<std::size_t>(player - 1)].next(session->session());
            session->session().showPlayer(1);
            session->apply(player, command);
            REQUIRE_FALSE(session->saveError());
        }
        REQUIRE(session->save());
        const StateHashes hashes = session->session().stateHashes();
        session->session().showPlayer(2);
        REQUIRE(session->save());
        session = Error{ErrorCode::NotFound, "closed"};
        CHECK(differenceOf(path).empty());
        session = SavedSession::open(path);
        REQUIRE(session);
        CHECK(session->notices().empty());
        CHECK(session->session().world().party.ownMaps);
        CHECK(session->session().stateHashes() == hashes);
        CHECK(verifyWorldFile(path).valueOr({"unreadable"}).empty());
        // Also as a whole, as a guest gets it.
        const Result<std::vector<std::uint8_t>> bytes = encodeWorld(session->session().world());
        REQUIRE(bytes);
        World copy(session->session().world().spec, session->session().world().content,
                   session->session().world().map.source());
        REQUIRE(decodeWorld(*bytes, copy));
        CHECK(stateHashes(copy) == hashes);
    }
}

TEST_CASE("a damaged part of a player's own map is unexplored for them alone")
{
    const TempFolder folder;
    const fs::path path = folder / "own.cave";
    {
        Result<SavedSession> session = SavedSession::create(path, "Own", testSpec());
        REQUIRE(session);
        session->apply(1, OwnMapsCommand{});
        session->apply(1, JoinCommand{2});
        session->apply(2, WaitCommand{});
        REQUIRE_FALSE(session->saveError());
    }
    execute(path, "UPDATE state SET value = x'00' WHERE key LIKE 'explored/2/%'");
    Result<SavedSession> session = SavedSession::open(path);
    REQUIRE(session);
    REQUIRE_FALSE(session->notices().empty());
    CHECK(session->notices().front().english().find("explored/2/") != std::string::npos);
    const World &world = session->session().world();
    CHECK(world.map.isExplored(world.player().position));
    // They look around, and know again what they see.
    session->session().showPlayer(2);
    CHECK(world.map.isExplored(world.player().position));
    session->apply(2, WaitCommand{});
    REQUIRE_FALSE(session->saveError());
    session = Error{ErrorCode::NotFound, "closed"};
    CHECK(SavedSession::open(path)->notices().empty());
    CHECK(differenceOf(path).empty());
}
