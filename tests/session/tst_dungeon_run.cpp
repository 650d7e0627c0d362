// SPDX-License-Identifier: MIT
// Whole runs through the dungeon, as people with more or less sense play them.

#include "core/session/players/test_player.h"
#include "core/session/replay.h"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "tests/support/asked_number.h"

namespace cave {
namespace {

Session newRun(int number)
{
    return *Session::begin({"run " + std::to_string(number),
                            {GeneratorKind::Dungeon, 1},
                            defaultSettings(GeneratorKind::Dungeon)});
}

struct PlayedRun {
    RunState run = RunState::Going;
    std::int64_t score = 0;
    int floor = 1;
    int commands = 0;
};

PlayedRun playRun(int number, PlayStyle style)
{
    Session session = newRun(number);
    DungeonPlayer player(style);
    PlayedRun played;
    while (session.world().run == RunState::Going && played.commands < 50'000) {
        session.apply(player.next(session));
        ++played.commands;
    }
    played.run = session.world().run;
    played.score = session.world().player().experience;
    played.floor = session.world().map.plan().levelAt(session.world().player().position)->number;
    return played;
}

/// CAVEGAME_BALANCE_RUNS sets another number; the figures of the documentation are of 1,000.
int runsToPlay()
{
    return static_cast<int>(test::askedNumber("CAVEGAME_BALANCE_RUNS", 150));
}

struct Tally {
    int won = 0;
    int unfinished = 0;
    std::int64_t score = 0;
    std::int64_t commands = 0;
    int diedOn[6] = {};
};

Tally playRuns(PlayStyle style, int runs)
{
    Tally tally;
    for (int i = 0; i < runs; ++i) {
        const PlayedRun played = playRun(i, style);
        tally.won += played.run == RunState::Won ? 1 : 0;
        tally.unfinished += played.run == RunState::Going ? 1 : 0;
        tally.score += played.score;
        tally.commands += played.commands;
        if (played.run == RunState::Lost)
            ++tally.diedOn[played.floor];
    }
    return tally;
}

std::string text(const Tally &tally)
{
    std::string line = "won " + std::to_string(tally.won) + ", unfinished " +
                       std::to_string(tally.unfinished) + ", score " + std::to_string(tally.score) +
                       ", commands " + std::to_string(tally.commands) + ", died on";
    for (const int count : tally.diedOn)
        line += " " + std::to_string(count);
    return line;
}

} // namespace

TEST_CASE("of many runs, as many as CAVEGAME_BALANCE_RUNS asks for, a sensible player wins 30 to 60 percent")
{
    const Tally tally = playRuns(PlayStyle::Careful, runsToPlay());
    INFO(text(tally));
    CHECK(tally.unfinished == 0);
    CHECK(tally.won * 100 >= runsToPlay() * 30);
    CHECK(tally.won * 100 <= runsToPlay() * 60);
}

TEST_CASE(
    "of many runs, as many as CAVEGAME_BALANCE_RUNS asks for, a reckless player wins less than 10 percent")
{
    const Tally tally = playRuns(PlayStyle::Reckless, runsToPlay());
    INFO(text(tally));
    CHECK(tally.unfinished == 0);
    CHECK(tally.won * 100 < runsToPlay() * 10);
}

} // namespace cave
