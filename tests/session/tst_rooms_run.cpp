// SPDX-License-Identifier: MIT
#include "core/session/players/test_player.h"
#include "core/session/replay.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <string>
#include <variant>
#include <vector>

namespace cave {
namespace {

WorldSpec roomsOf(const std::string &seed)
{
    return {seed, {GeneratorKind::Rooms, 1}, defaultSettings(GeneratorKind::Rooms)};
}

Session begun(const std::string &seed, bool realTime)
{
    Result<Session> session = Session::begin(roomsOf(seed));
    REQUIRE(session);
    session->changesSaved();
    if (!realTime)
        session->apply(ClockCommand{false});
    return std::move(*session);
}

/// Plays to the end; false if it takes too long.
bool playOn(Session &session, RoomsPlayer player = RoomsPlayer())
{
    constexpr int kMaxCommands = 60'000;
    for (int i = 0; i < kMaxCommands && session.world().run == RunState::Going; ++i)
        session.apply(player.next(session));
    return session.world().run != RunState::Going;
}

TEST_CASE("whole runs through rooms end, in real time and by turns, and their logs lead to the same state")
{
    for (const bool realTime : {true, false}) {
        for (const char *seed : {"lantern", "attic", "well"}) {
            Session session = begun(seed, realTime);
            INFO(seed << (realTime ? " in real time" : " by turns"));
            REQUIRE(playOn(session));
            Session again = begun(seed, realTime);
            again.changesSaved();
            std::vector<Command> log = session.unsavedChanges().commands;
            if (!realTime)
                log.erase(log.begin()); // the clock, which is set already
            CHECK(playCommands(again, log).played == log.size());
            CHECK(again.stateHash() == session.stateHash());
        }
    }
}

TEST_CASE("monsters are known to be where they walk and to be dead where they fall, and both are to be saved")
{
    constexpr int kMaxCommands = 5'000;
    Session session = begun("lantern", true);
    RoomsPlayer player;
    int walked = 0;
    int slain = 0;
    for (int i = 0; i < kMaxCommands && session.world().run == RunState::Going; ++i) {
        session.changesSaved();
        for (const Event &event : session.apply(player.next(session))) {
            const auto *moved = std::get_if<MonsterMoved>(&event);
            const auto *fallen = std::get_if<AgentSlain>(&event);
            if (moved != nullptr)
                REQUIRE(session.unsavedChanges().regions.contains(moved->id.home));
            if (fallen != nullptr) {
                REQUIRE(session.unsavedChanges().regions.contains(fallen->id.home));
                REQUIRE_FALSE(findMonster(session.mutableWorld(), fallen->id)->state.alive);
            }
            walked += moved != nullptr ? 1 : 0;
            slain += fallen != nullptr ? 1 : 0;
        }
        for (const Agent &agent : session.world().action->agents) {
            const Monster monster = findMonster(session.mutableWorld(), agent.id).value();
            REQUIRE(monster.state.alive);
            REQUIRE(monster.state.position == cellAt(agent.position));
        }
    }
    CHECK(walked > 0);
    CHECK(slain > 0);
}

/// The share of maps that a player wins, in per cent.
int shareWon(PlayStyle style, bool realTime)
{
    constexpr int kRuns = 24;
    int won = 0;
    for (int i = 0; i < kRuns; ++i) {
        Session session = begun("run " + std::to_string(i), realTime);
        CHECK(playOn(session, RoomsPlayer(style)));
        won += session.world().run == RunState::Won ? 1 : 0;
    }
    return 100 * won / kRuns;
}

TEST_CASE("one who dodges wins many maps of rooms and not all of them, one who doesn't wins few")
{
    for (const bool realTime : {true, false}) {
        INFO((realTime ? "in real time" : "by turns"));
        const int careful = shareWon(PlayStyle::Careful, realTime);
        CHECK(careful >= 30);
        CHECK(careful <= 90);
        CHECK(shareWon(PlayStyle::Reckless, realTime) <= 20);
    }
}

} // namespace
} // namespace cave
