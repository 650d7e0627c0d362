// SPDX-License-Identifier: MIT
#include "core/session/players/rooms_player.h"
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
bool playOn(Session &session)
{
    constexpr int kMostCommands = 60'000;
    RoomsPlayer player;
    for (int i = 0; i < kMostCommands && session.world().run == RunState::Going; ++i)
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
    constexpr int kMostCommands = 5'000;
    Session session = begun("lantern", true);
    RoomsPlayer player;
    int walked = 0;
    int slain = 0;
    for (int i = 0; i < kMostCommands && session.world().run == RunState::Going; ++i) {
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

TEST_CASE("one who plays well wins many maps of rooms, and not all of them")
{
    constexpr int kRuns = 60;
    int won = 0;
    int lost = 0;
    std::int64_t rooms = 0;
    for (int i = 0; i < kRuns; ++i) {
        Session session = begun("run " + std::to_string(i), true);
        CHECK(playOn(session));
        won += session.world().run == RunState::Won ? 1 : 0;
        lost += session.world().run == RunState::Lost ? 1 : 0;
        for (const Level &level : session.world().map.plan().levels)
            rooms += session.world().map.isExplored(level.area.origin) ? 1 : 0;
    }
    WARN("won " << won << ", lost " << lost << " of " << kRuns << ", rooms seen in all " << rooms);
    CHECK(won >= kRuns / 3);
    CHECK(lost >= 1);
}

} // namespace
} // namespace cave
