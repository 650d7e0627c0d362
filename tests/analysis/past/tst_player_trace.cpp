// SPDX-License-Identifier: MIT
// Turn by turn: where a player was, what they did, who saw them.
#include "core/analysis/past/turn_traces.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <map>
#include <set>
#include <variant>
#include <vector>

#include "tests/analysis/past/played_log.h"

using namespace cave;
using namespace cave::test;

namespace {

bool hasMark(const PlayerTraceRow &row, MarkKind kind)
{
    return std::ranges::any_of(row.marks, [&](const TimelineMark &mark) { return mark.kind == kind; });
}

} // namespace

TEST_CASE("a player's turns are where they were, with the health that they had")
{
    for (const GeneratorKind kind :
         {GeneratorKind::Caves, GeneratorKind::Dungeon, GeneratorKind::Rooms, GeneratorKind::Journey}) {
        INFO(generatorInfo(kind).key);
        PlayedLog played(kind);
        playRecklessly(played, 700);
        Timeline timeline(played.log());
        timeline.read(kAll);
        const std::vector<PlayerTraceRow> rows = tracePlayer(timeline, 1, 0, kAll);
        REQUIRE(rows.size() > 20);
        std::size_t marks = 0;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const PlayerTraceRow &row = rows[i];
            INFO("turn " << row.turn);
            marks += row.marks.size();
            if (i % 20 == 0) {
                const World world = timeline.worldAt(row.moment);
                CHECK(row.at == world.player().position);
                CHECK(row.turn == world.turn);
                if (world.content->scenario.hero)
                    CHECK(row.health == Points::whole(world.player().health));
            }
            if (i > 0 && row.health < rows[i - 1].health && row.moment.step == 0 &&
                kind != GeneratorKind::Rooms)
                CHECK((hasMark(row, MarkKind::Hit) || hasMark(row, MarkKind::Death)));
        }
        CHECK(marks == timeline.marks().size());
        CHECK(std::ranges::any_of(
            rows, [&](const PlayerTraceRow &row) { return row.health < rows.front().health; }));
    }
}

TEST_CASE("who sees a player is whom the traces of monsters say it of")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Cavern, GeneratorKind::Dungeon}) {
        INFO(generatorInfo(kind).key);
        PlayedLog played(kind);
        playRecklessly(played, 500);
        Timeline timeline(played.log());
        timeline.read(kAll);
        std::map<Moment, std::set<MonsterId>> seenBy;
        std::set<MonsterId> all;
        for (const PlayerTraceRow &row : tracePlayer(timeline, 1, 0, kAll)) {
            seenBy[row.moment] = {row.seenBy.begin(), row.seenBy.end()};
            all.insert(row.seenBy.begin(), row.seenBy.end());
            all.insert(row.huntedBy.begin(), row.huntedBy.end());
        }
        REQUIRE_FALSE(all.empty());
        int seen = 0;
        for (const MonsterId &id : all) {
            for (const TraceRow &row : traceMonster(timeline, id, 0, kAll)) {
                const auto found = seenBy.find(row.moment);
                if (found == seenBy.end() || !row.monster.state.alive)
                    continue;
                INFO("turn " << row.turn);
                const bool sees = row.verdict.inArea && (row.verdict.contact || row.verdict.line.visible());
                CHECK(found->second.contains(id) == sees);
                seen += sees ? 1 : 0;
            }
        }
        CHECK(seen > 0);
    }
}

TEST_CASE("of several players each has their own commands and turns")
{
    PlayedLog played(GeneratorKind::Caves);
    played.apply(JoinCommand{2});
    for (int i = 0; i < 10; ++i) {
        played.apply(WaitCommand{}, 1);
        played.apply(MoveCommand{Direction::North}, 2);
        played.apply(MoveCommand{Direction::South}, 2);
    }
    played.edit();
    Timeline timeline(played.log());
    timeline.read(kAll);
    for (const int player : {1, 2}) {
        for (const PlayerTraceRow &row : tracePlayer(timeline, player, 2, kAll)) {
            CHECK(row.turn >= 2);
            if (row.command && isPersonal(*row.command))
                CHECK(std::holds_alternative<WaitCommand>(*row.command) == (player == 1));
        }
    }
    const std::vector<PlayerTraceRow> rows = tracePlayer(timeline, 2, 0, kAll);
    REQUIRE_FALSE(rows.empty());
    CHECK(hasMark(rows.back(), MarkKind::Edit));
    CHECK(tracePlayer(timeline, 2, 3, 5).size() < rows.size());
    CHECK(tracePlayer(timeline, 3, 0, kAll).empty());
}
