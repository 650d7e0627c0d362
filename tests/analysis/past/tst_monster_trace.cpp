// SPDX-License-Identifier: MIT
// Turn by turn: what a monster saw, decided and did.
#include "core/analysis/past/monster_trace.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <set>
#include <vector>

#include "tests/analysis/past/played_log.h"

using namespace cave;
using namespace cave::test;

namespace {

std::set<MonsterId> monstersIn(const Timeline &timeline)
{
    std::set<MonsterId> ids;
    for (const TimelineMark &mark : timeline.marks()) {
        if (mark.monster)
            ids.insert(*mark.monster);
    }
    return ids;
}

bool hasMark(const Timeline &timeline, MarkKind kind, const MonsterId &id, Moment moment)
{
    return std::ranges::any_of(timeline.marks(), [&](const TimelineMark &mark) {
        return mark.kind == kind && mark.monster == id && mark.moment == moment;
    });
}

} // namespace

TEST_CASE("where fights begin by sight, the trace of a monster that attacked says that it saw the player")
{
    for (const MonsterMode mode : {MonsterMode::Stationary, MonsterMode::Roaming}) {
        PlayedLog played(GeneratorKind::Caves, mode);
        playRecklessly(played, 1500);
        Timeline timeline(played.log());
        timeline.read(kAll);
        int attacks = 0;
        int rows = 0;
        for (const MonsterId &id : monstersIn(timeline)) {
            for (const TraceRow &row : traceMonster(timeline, id, 0, kAll)) {
                INFO("turn " << row.turn);
                ++rows;
                const bool fought = hasMark(timeline, MarkKind::Fight, id, row.moment);
                CHECK(row.deeds.began == fought);
                if (fought) {
                    ++attacks;
                    CHECK(row.verdict.attacks());
                }
            }
        }
        CHECK(attacks > 0);
        CHECK(rows > attacks);
    }
}

TEST_CASE("a step of a monster that walks has its decision in the trace")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Dungeon, GeneratorKind::Journey}) {
        INFO(generatorInfo(kind).key);
        PlayedLog played(kind);
        playRecklessly(played, 800);
        Timeline timeline(played.log());
        timeline.read(kAll);
        int walked = 0;
        for (const MonsterId &id : monstersIn(timeline)) {
            for (const TraceRow &row : traceMonster(timeline, id, 0, kAll)) {
                if (!row.deeds.from)
                    continue;
                ++walked;
                REQUIRE_FALSE(row.thoughts.empty());
                CHECK(row.thoughts.front().monster.state.position == *row.deeds.from);
                CHECK(row.thoughts.front().tree != nullptr);
                CHECK(row.thoughts.front().acts);
            }
        }
        CHECK(walked > 0);
    }
}

TEST_CASE("with free movement, turns of a trace are those in which something changed")
{
    PlayedLog played(GeneratorKind::Rooms);
    playRecklessly(played, 1500);
    Timeline timeline(played.log());
    timeline.read(kAll);
    const std::set<MonsterId> ids = monstersIn(timeline);
    REQUIRE_FALSE(ids.empty());
    for (const MonsterId &id : ids) {
        const std::vector<TraceRow> rows = traceMonster(timeline, id, 0, kAll);
        CHECK(std::ranges::is_sorted(rows, std::ranges::less_equal(), &TraceRow::turn));
        const bool slain = std::ranges::any_of(timeline.marks(), [&](const TimelineMark &mark) {
            return mark.kind == MarkKind::Kill && mark.monster == id;
        });
        CHECK(slain == (!rows.empty() && rows.back().deeds.died));
    }
}

TEST_CASE("a trace covers the turns that are asked for, and watching changes nothing")
{
    PlayedLog played(GeneratorKind::Caves);
    playRecklessly(played, 600);
    Timeline timeline(played.log());
    timeline.read(kAll);
    REQUIRE_FALSE(monstersIn(timeline).empty());
    const MonsterId id = *monstersIn(timeline).begin();
    const std::vector<TraceRow> all = traceMonster(timeline, id, 0, kAll);
    REQUIRE(all.size() > 40);
    const std::vector<TraceRow> some = traceMonster(timeline, id, all[10].turn, all[30].turn);
    REQUIRE_FALSE(some.empty());
    CHECK(some.front().turn == all[10].turn);
    CHECK(some.back().turn == all[30].turn);
    for (const TraceRow &row : some) {
        const auto same = std::ranges::find(all, row.moment, &TraceRow::moment);
        REQUIRE(same != all.end());
        CHECK(same->monster == row.monster);
        CHECK(same->deeds == row.deeds);
    }
    CHECK(traceMonster(timeline, {{1000, 1000}, 999}, 0, kAll).empty());
    LogReplay watched(timeline.log());
    watched.session().watch(id);
    watched.advanceTo(timeline.end());
    World end = timeline.worldAt(timeline.end());
    CHECK(watched.session().stateHash() == stateHash(end));
}
