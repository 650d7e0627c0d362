// SPDX-License-Identifier: MIT
// The verdicts of traces, compared with the rules of sight written a second time: nothing here uses the
// program's own lines, discs or verdicts but to compare them.
#include "core/analysis/past/turn_traces.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/past/played_log.h"
#include "tests/support/level_files.h"

using namespace cave;
using namespace cave::test;

namespace {

/// What a monster makes of a cell, by the rules.
struct Ruling {
    bool inArea = false;
    bool clear = true;
    std::optional<WorldPos> blocker; ///< the first cell that breaks the line, or lies behind a gap that does
    bool byGap = false;
};

/// The integer Bresenham line: transposed when steep, walked in the order of growing x, so that it is the
/// same both ways. The result begins with `from`.
std::vector<WorldPos> ruledLine(WorldPos from, WorldPos to)
{
    std::int64_t x0 = from.x;
    std::int64_t y0 = from.y;
    std::int64_t x1 = to.x;
    std::int64_t y1 = to.y;
    const bool steep = std::llabs(y1 - y0) > std::llabs(x1 - x0);
    if (steep) {
        std::swap(x0, y0);
        std::swap(x1, y1);
    }
    if (x0 > x1) {
        std::swap(x0, x1);
        std::swap(y0, y1);
    }
    const std::int64_t rise = std::llabs(y1 - y0);
    const std::int64_t run = x1 - x0;
    std::int64_t error = run / 2;
    std::int64_t y = y0;
    std::vector<WorldPos> line;
    for (std::int64_t x = x0; x <= x1; ++x) {
        line.push_back(steep ? WorldPos{y, x} : WorldPos{x, y});
        error -= rise;
        if (error < 0) {
            y += y0 > y1 ? -1 : 1;
            error += run;
        }
    }
    if (line.front() != from)
        std::reverse(line.begin(), line.end());
    return line;
}

/// Offsets in the square −r .. r with x² + y² ≤ L; in tenths.
bool inRuledArea(DiscRule rule, std::int64_t r, std::int64_t dx, std::int64_t dy)
{
    const std::int64_t limit = rule == DiscRule::Exact      ? 10 * r * r
                               : rule == DiscRule::Original ? 10 * r * r + 8 * r
                                                            : 18 * r * r;
    return std::llabs(dx) <= r && std::llabs(dy) <= r && 10 * (dx * dx + dy * dy) <= limit;
}

/// Rock and trees block, and so does what is outside; but one looks out from among trees.
Ruling rulingOf(World &world, WorldPos monster, std::int64_t radius, WorldPos player)
{
    const auto blocks = [&](WorldPos p) {
        const Terrain terrain = world.map.terrainAt(p);
        return p != monster && terrain != Terrain::Floor && terrain != Terrain::Water;
    };
    Ruling ruling;
    ruling.inArea = inRuledArea(world.spec.settings.disc, radius, player.x - monster.x, player.y - monster.y);
    const std::vector<WorldPos> line = ruledLine(monster, player);
    for (std::size_t i = 0; i < line.size() && ruling.clear; ++i) {
        const WorldPos here = line[i];
        if (i > 0 && world.spec.settings.gaps == GapRule::Closed) {
            const WorldPos before = line[i - 1];
            ruling.byGap = before.x != here.x && before.y != here.y && blocks({here.x, before.y}) &&
                           blocks({before.x, here.y});
        }
        if (ruling.byGap || blocks(here)) {
            ruling.clear = false;
            ruling.blocker = here;
        }
    }
    return ruling;
}

/// The radius of a kind; where fights begin by contact, the number of the floor.
std::int64_t ruledRadius(const World &world, const Monster &monster)
{
    if (!world.content->scenario.contact)
        return world.content->monsters[monster.kind].sightRadius;
    for (const Level &level : world.map.plan().levels) {
        if (level.area.contains(monster.home))
            return level.number;
    }
    return 1;
}

/// The monsters that came near the player, and some that didn't.
std::set<MonsterId> monstersMet(const Timeline &timeline)
{
    std::set<MonsterId> ids;
    for (const TimelineMark &mark : timeline.marks()) {
        if (mark.monster)
            ids.insert(*mark.monster);
    }
    const std::int64_t apart = std::max<std::int64_t>(1, timeline.lastTurn() / 8);
    for (std::int64_t turn = timeline.firstTurn(); turn < timeline.lastTurn(); turn += apart) {
        World world = timeline.worldAt(timeline.momentOf(turn));
        for (const Monster &monster : monstersNear(world, world.player().position, 20))
            ids.insert(monster.id);
    }
    return ids;
}

std::vector<TraceRow> rowsOfAll(const Timeline &timeline)
{
    std::vector<TraceRow> rows;
    for (const MonsterId &id : monstersMet(timeline)) {
        std::vector<TraceRow> own = traceMonster(timeline, id, 0, kAll);
        std::move(own.begin(), own.end(), std::back_inserter(rows));
    }
    std::ranges::stable_sort(rows, {}, &TraceRow::moment);
    return rows;
}

/// How many rows there were of each outcome.
struct Compared {
    int seen = 0;
    int blocked = 0;
    int outside = 0;
    int attacks = 0;
};

Compared compareAll(const Timeline &timeline)
{
    Compared compared;
    LogReplay replay(timeline.log());
    for (const TraceRow &row : rowsOfAll(timeline)) {
        replay.advanceTo(row.moment);
        World &world = replay.session().mutableWorld();
        const WorldPos at = row.monster.state.position;
        INFO("turn " << row.turn << ", monster " << row.monster.id.home.x << "," << row.monster.id.home.y);
        const Ruling ruling = rulingOf(world, at, ruledRadius(world, row.monster), row.playerAt);
        const SightVerdict &verdict = row.verdict;
        REQUIRE(verdict.inArea == ruling.inArea);
        REQUIRE(verdict.line.visible() == ruling.clear);
        if (!ruling.clear) {
            REQUIRE(verdict.line.obstacle.at == *ruling.blocker);
            REQUIRE((verdict.line.obstacle.kind == SightObstacle::Kind::DiagonalGap) == ruling.byGap);
        }
        const bool bySight = !world.content->scenario.contact && !world.content->scenario.action;
        const bool attacks = bySight && ruling.inArea && ruling.clear;
        REQUIRE(verdict.attacks() == attacks);
        if (row.deeds.began && bySight)
            REQUIRE(attacks);
        compared.seen += ruling.inArea && ruling.clear ? 1 : 0;
        compared.blocked += ruling.clear ? 0 : 1;
        compared.outside += ruling.inArea ? 0 : 1;
        compared.attacks += row.deeds.began ? 1 : 0;
    }
    return compared;
}

} // namespace

TEST_CASE("verdicts of traces follow the rules of sight in every scenario")
{
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Classic, GeneratorKind::Cavern,
                                     GeneratorKind::Dungeon, GeneratorKind::Rooms, GeneratorKind::Journey}) {
        INFO(generatorInfo(kind).key);
        PlayedLog played(kind);
        playRecklessly(played, kind == GeneratorKind::Classic ? 3000 : 600); // which has few monsters
        Timeline timeline(played.log());
        timeline.read(kAll);
        const Compared compared = compareAll(timeline);
        CHECK(compared.seen > 0);
        CHECK(compared.blocked > 0);
        CHECK(compared.outside > 0);
        if (kind != GeneratorKind::Rooms)
            CHECK(compared.attacks > 0);
    }
}

TEST_CASE("verdicts of traces follow the rules of sight in level files and in rooms of one's own")
{
    // With pillars, gaps between walls that touch at corners, and enemies behind both.
    const std::vector<std::string> first{
        "#################", //
        "#@..#.....E....T#", //
        "#....#..........#", //
        "#..#.....##.....#", //
        "#...#..E...#..E.#", //
        "#..........#....#", //
        "#.E...#....#..E.#", //
        "#################", //
    };
    std::vector<std::string> second = first;
    std::ranges::reverse(second);
    WorldSpec levels{"sight",
                     {GeneratorKind::Levels, generatorInfo(GeneratorKind::Levels).versions.back()},
                     defaultSettings(GeneratorKind::Levels)};
    levels.levelFiles = {drawnLevel("one.csv", first), drawnLevel("two.csv", second)};
    const std::vector<std::string> room{
        "#####D#####", //
        "#E..#....E#", //
        "#....#....#", //
        "#.#.......#", //
        "D....@....D", //
        "#.......#.#", //
        "#....#....#", //
        "#E....#..E#", //
        "#####D#####", //
    };
    WorldSpec rooms{"sight",
                    {GeneratorKind::Rooms, generatorInfo(GeneratorKind::Rooms).versions.back()},
                    defaultSettings(GeneratorKind::Rooms)};
    for (const char *role : {"start", "safe", "dangerous", "boss"})
        rooms.levelFiles.push_back(drawnLevel(std::string(role) + "/own.csv", room));
    for (const WorldSpec &spec : {levels, rooms}) {
        INFO(generatorInfo(spec.generator.kind).key);
        PlayedLog played(spec);
        playRecklessly(played, 600);
        Timeline timeline(played.log());
        timeline.read(kAll);
        const Compared compared = compareAll(timeline);
        CHECK(compared.seen > 0);
        CHECK(compared.blocked > 0);
        CHECK(compared.outside > 0);
    }
}

TEST_CASE("verdicts follow the rules by each disc and gap rule")
{
    for (const DiscRule disc : {DiscRule::Exact, DiscRule::Original, DiscRule::Wide}) {
        for (const GapRule gaps : {GapRule::Open, GapRule::Closed}) {
            PlayedLog played(GeneratorKind::Caves, MonsterMode::Stationary, [&](WorldSettings &settings) {
                settings.disc = disc;
                settings.gaps = gaps;
            });
            playRecklessly(played, 500);
            Timeline timeline(played.log());
            timeline.read(kAll);
            const Compared compared = compareAll(timeline);
            CHECK(compared.seen > 0);
            CHECK(compared.blocked > 0);
        }
    }
}
