// SPDX-License-Identifier: MIT
// A world's past: any moment of it, and what happened when.
#include "core/analysis/past/timeline.h"
#include "core/session/replay.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <iterator>
#include <random>
#include <utility>
#include <variant>
#include <vector>

#include "tests/analysis/past/played_log.h"

using namespace cave;
using namespace cave::test;

namespace {

/// Two players, one of whom comes late and leaves for a while, each with a map of their own.
void playTogether(PlayedLog &played, int commands)
{
    played.apply(OwnMapsCommand{});
    played.apply(JoinCommand{2});
    std::mt19937 random(3);
    for (int i = 0; i < commands; ++i) {
        Command command = MoveCommand{static_cast<Direction>(random() % 4)};
        if (random() % 40 == 0)
            command = LeaveCommand{2};
        else if (random() % 20 == 0)
            command = JoinCommand{2};
        else if (random() % 3 == 0)
            command = FightCommand{};
        played.apply(command, static_cast<int>(1 + random() % 2));
    }
}

/// Goes to moments in random order and compares the world's hash with the one noted while playing.
void checkMoments(PlayedLog &played, Timeline::Limits limits, int moments = 60)
{
    Timeline timeline(played.log(), limits);
    while (timeline.read(100)) {
    }
    REQUIRE_FALSE(timeline.isStuck());
    CHECK(timeline.end().command == static_cast<std::int64_t>(timeline.log().commands.size()));
    std::mt19937 random(1);
    for (int i = 0; i < moments; ++i) {
        const auto entry = std::next(played.hashes().begin(),
                                     static_cast<std::ptrdiff_t>(random() % played.hashes().size()));
        INFO("after command " << entry->first);
        World world = timeline.worldAt({entry->first, 0});
        CHECK(stateHash(world) == entry->second);
        CHECK(timeline.momentOf(world.turn) <= Moment{entry->first, 0});
        if (i < 60)
            CHECK(timeline.worldAt(timeline.momentOf(world.turn)).turn == world.turn);
    }
}

} // namespace

TEST_CASE("any moment of a world's past is as it was, in any order")
{
    for (const GeneratorKind kind : kScenarios) {
        INFO(generatorInfo(kind).key);
        PlayedLog played(kind);
        playRecklessly(played, 400);
        played.edit();
        playRecklessly(played, 200);
        checkMoments(played, {.interval = 16}, 1000);
    }
}

TEST_CASE("any moment of a world that several played is as it was")
{
    for (const GeneratorKind kind : kScenarios) {
        INFO(generatorInfo(kind).key);
        PlayedLog played(kind);
        playTogether(played, 400);
        checkMoments(played, {.interval = 32});
    }
}

TEST_CASE("a timeline that may not keep much keeps fewer states, and still has every moment")
{
    PlayedLog played(GeneratorKind::Caves);
    playRecklessly(played, 300);
    played.edit();
    playRecklessly(played, 300);
    const auto log = played.log();
    Timeline wide(log, {.interval = 8});
    wide.read(kAll);
    Timeline narrow(log, {.interval = 8, .bytes = wide.bytes() / 5});
    narrow.read(kAll);
    CHECK(narrow.states() < wide.states() / 2);
    CHECK(narrow.bytes() < wide.bytes() / 2);
    checkMoments(played, {.interval = 8, .bytes = wide.bytes() / 5});
}

TEST_CASE("steps within a tick of time are moments of their own")
{
    PlayedLog played(GeneratorKind::Rooms);
    played.apply(SteerCommand{Direction::East});
    played.apply(TickCommand{60});
    Timeline timeline(played.log(), {.interval = 16});
    timeline.read(kAll);
    CHECK(timeline.lastTurn() == timeline.firstTurn() + 60);
    for (const int step : {1, 15, 16, 17, 59}) {
        const Moment moment = timeline.momentOf(timeline.firstTurn() + step);
        CHECK(moment == Moment{1, step});
        World world = timeline.worldAt(moment);
        CHECK(world.turn == timeline.firstTurn() + step);
        PlayedLog until(GeneratorKind::Rooms);
        until.apply(SteerCommand{Direction::East});
        until.apply(TickCommand{step});
        CHECK(stateHash(world) == until.session().stateHash());
    }
}

TEST_CASE("each fight is marked in its turn, and an edit at its place")
{
    for (const GeneratorKind kind : kScenarios) {
        INFO(generatorInfo(kind).key);
        PlayedLog played(kind);
        playRecklessly(played, 600);
        played.edit();
        Timeline timeline(played.log());
        timeline.read(kAll);
        // The same by replaying the log with the plain functions.
        const auto log = played.log();
        Session session(copyOf(log->origin));
        std::size_t next = 0;
        for (const Command &command : log->commands) {
            std::vector<Event> events;
            REQUIRE(playCommand(session, command, events));
            for (const Event &event : events) {
                if (const auto *began = std::get_if<FightBegan>(&event)) {
                    while (next < timeline.marks().size() && timeline.marks()[next].kind != MarkKind::Fight)
                        ++next;
                    REQUIRE(next < timeline.marks().size());
                    CHECK(timeline.marks()[next].monster == began->id);
                    CHECK(timeline.marks()[next].turn == session.world().turn);
                    ++next;
                }
            }
        }
        REQUIRE_FALSE(timeline.marks().empty());
        CHECK(timeline.marks().back().kind == MarkKind::Edit);
        CHECK(std::ranges::is_sorted(timeline.marks(), {}, &TimelineMark::moment));
    }
}

TEST_CASE("a log with a command that isn't possible ends before it")
{
    PlayedLog played(GeneratorKind::Dungeon);
    playRecklessly(played, 200);
    REQUIRE(played.log()->commands.size() > 20);
    WorldLog log{
        "past", copyOf(played.log()->origin), played.log()->commands, {}, copyOf(played.log()->stored)};
    log.commands.insert(log.commands.begin() + 20, CastCommand{900});
    Timeline timeline(std::make_shared<const WorldLog>(std::move(log)));
    timeline.read(kAll);
    CHECK(timeline.isStuck());
    CHECK(timeline.end() == Moment{20, 0});
    World world = timeline.worldAt({1000, 0});
    CHECK(stateHash(world) == played.hashes().at(20));
}
