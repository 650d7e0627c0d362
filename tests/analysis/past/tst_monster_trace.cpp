// SPDX-License-Identifier: MIT
// Turn by turn: what a monster saw, decided and did.
#include "core/analysis/past/trace_export.h"
#include "core/analysis/past/turn_traces.h"
#include "core/base/json.h"
#include "core/io/exports/csv.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
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

TEST_CASE("a trace as CSV has in each line what the trace as JSON has")
{
    PlayedLog played(GeneratorKind::Caves);
    playRecklessly(played, 1500);
    Timeline timeline(played.log());
    timeline.read(kAll);
    const MonsterId id = *monstersIn(timeline).begin();
    const std::vector<TraceRow> rows = traceMonster(timeline, id, 0, kAll);
    REQUIRE_FALSE(rows.empty());
    const World world = copyOf(timeline.log().stored);
    const ParsedJson parsed = Json::parse(traceJson(world, rows));
    REQUIRE(parsed.ok());
    const Json &json = parsed.value;
    REQUIRE(json.size() == rows.size());
    const std::string csv = traceCsv(world, rows);
    std::vector<std::vector<std::string>> lines;
    for (std::size_t at = 0; at < csv.size();) {
        const std::size_t end = csv.find('\n', at);
        REQUIRE(end != std::string::npos);
        const auto fields = csvFields(std::string_view(csv).substr(at, end - at), ',');
        REQUIRE(fields);
        lines.push_back(*fields);
        at = end + 1;
    }
    REQUIRE(lines.size() == rows.size() + 1);
    const auto field = [&](std::size_t line, std::string_view column) {
        const auto at = std::ranges::find(lines.front(), column);
        REQUIRE(at != lines.front().end());
        return lines[line][static_cast<std::size_t>(at - lines.front().begin())];
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Json &object = json[i];
        CHECK(lines[i + 1].size() == lines.front().size());
        CHECK(field(i + 1, "turn") == std::to_string(object["turn"].whole()));
        CHECK(field(i + 1, "x") == std::to_string(object["place"][0].whole()));
        CHECK(field(i + 1, "squared_distance") == std::to_string(object["squared_distance"].whole()));
        CHECK(field(i + 1, "attacks") == (object["attacks"] == true ? "true" : "false"));
        CHECK(field(i + 1, "line") == object["line"].text());
        CHECK(field(i + 1, "verdict") == object["verdict"].text());
        CHECK(field(i + 1, "decision") == object["decision"].text());
        std::string did;
        for (std::size_t k = 0; k < object["did"].size(); ++k)
            did += (k == 0 ? "" : " ") + object["did"][k].text();
        CHECK(field(i + 1, "did") == did);
        CHECK(field(i + 1, "monster") == kindOf(world, rows[i].monster).name);
    }
}
