// SPDX-License-Identifier: MIT
// Where players and monsters stood a few turns before and after a moment.
#include "core/analysis/past/ghosts.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <optional>
#include <vector>

#include "tests/analysis/past/played_log.h"

using namespace cave;
using namespace cave::test;

TEST_CASE("ghosts are where players and monsters stood in the turns before and after")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Dungeon, GeneratorKind::Journey}) {
        INFO(generatorInfo(kind).key);
        PlayedLog played(kind);
        playRecklessly(played, 300);
        Timeline timeline(played.log());
        timeline.read(kAll);
        int found = 0;
        for (std::int64_t turn = timeline.firstTurn(); turn <= timeline.lastTurn(); turn += 7) {
            const Moment moment = timeline.momentOf(turn);
            World now = timeline.worldAt(moment);
            for (const Ghost &ghost : ghostsAround(timeline, moment)) {
                INFO("turn " << turn << ", time " << ghost.time);
                ++found;
                CHECK(ghost.time != 0);
                CHECK(std::abs(ghost.time) <= 3);
                CHECK(ghost.monster.has_value() == (ghost.player == 0));
                // After the last command of that turn, where it stood there.
                const Moment next = timeline.momentOf(turn + ghost.time + 1);
                LogReplay replay = timeline.replayAt(timeline.momentOf(turn + ghost.time));
                std::vector<Event> events;
                bool there = false;
                do {
                    World &then = replay.session().mutableWorld();
                    if (then.turn != turn + ghost.time)
                        break;
                    const std::optional<Monster> monster =
                        ghost.monster ? findMonster(then, *ghost.monster) : std::nullopt;
                    there = (monster ? monster->state.position : then.player().position) == ghost.at;
                } while (replay.moment() < next && replay.advance(events));
                CHECK(there);
                if (ghost.player != 0)
                    CHECK(ghost.at != now.player().position);
            }
        }
        CHECK(found > 20);
    }
}

TEST_CASE("with free movement, ghosts are a span of time apart, and at both ends of a log there are fewer")
{
    PlayedLog played(GeneratorKind::Rooms);
    played.apply(SteerCommand{Direction::East});
    played.apply(TickCommand{200});
    Timeline timeline(played.log());
    timeline.read(kAll);
    const std::int64_t middle = timeline.firstTurn() + 100;
    World now = timeline.worldAt(timeline.momentOf(middle));
    for (const Ghost &ghost : ghostsAround(timeline, timeline.momentOf(middle), {.times = 2, .turns = 32})) {
        CHECK(std::abs(ghost.time) <= 2);
        if (ghost.player == 0)
            continue;
        const World then = timeline.worldAt(timeline.momentOf(middle + 32 * ghost.time));
        CHECK(then.player().position == ghost.at);
    }
    const auto before = ghostsAround(timeline, {}, {.times = 3, .turns = 32});
    CHECK(std::ranges::none_of(before, [](const Ghost &ghost) { return ghost.time < 0; }));
    const auto after = ghostsAround(timeline, timeline.end(), {.times = 3, .turns = 32});
    CHECK(std::ranges::none_of(after, [](const Ghost &ghost) { return ghost.time > 0; }));
}
