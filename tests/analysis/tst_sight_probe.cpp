// SPDX-License-Identifier: MIT
#include "core/analysis/sight/sight_probe.h"
#include "core/base/hashing.h"
#include "core/io/codec/spec_arguments.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"
#include "tests/support/crafted_world.h"

using namespace cave;
using namespace cave::test;
using Catch::Matchers::ContainsSubstring;

namespace {

/// The cells that document 000 (2.4.3) plots, statement by statement.
std::vector<WorldPos> plotted(std::int64_t x0, std::int64_t y0, std::int64_t x1, std::int64_t y1)
{
    const bool steep = std::abs(y1 - y0) > std::abs(x1 - x0);
    if (steep) {
        std::swap(x0, y0);
        std::swap(x1, y1);
    }
    if (x0 > x1) {
        std::swap(x0, x1);
        std::swap(y0, y1);
    }
    const std::int64_t rise = std::abs(y1 - y0);
    const std::int64_t sign = y0 > y1 ? -1 : 1;
    const std::int64_t dx = x1 - x0;
    std::int64_t e = dx >> 1;
    std::int64_t y = y0;
    std::vector<WorldPos> cells;
    for (std::int64_t x = x0; x <= x1; ++x) {
        cells.push_back(steep ? WorldPos{y, x} : WorldPos{x, y});
        e -= rise;
        if (e < 0) {
            y += sign;
            e += dx;
        }
    }
    return cells;
}

/// What the rules say of a line walked from its first cell.
SightObstacle metOn(World &world, const std::vector<WorldPos> &line, GapRule rule)
{
    for (std::size_t i = 0; i < line.size(); ++i) {
        const WorldPos here = line[i];
        if (i > 0 && rule == GapRule::Closed) {
            const WorldPos before = line[i - 1];
            const WorldPos besideX{here.x, before.y};
            const WorldPos besideY{before.x, here.y};
            if (before.x != here.x && before.y != here.y && world.map.isRock(besideX) &&
                world.map.isRock(besideY))
                return {SightObstacle::Kind::DiagonalGap, here, {besideX, besideY}};
        }
        if (world.map.isRock(here))
            return {SightObstacle::Kind::BlockingCell, here, {}};
    }
    return {};
}

SightProbe requireProbeByTheRules(World &world, WorldPos from, WorldPos to)
{
    const Result<SightProbe> probe = probeSight(world, from, to);
    REQUIRE(probe.ok());
    std::vector<WorldPos> line = plotted(from.x, from.y, to.x, to.y);
    if (line.front() != from)
        std::reverse(line.begin(), line.end());
    const std::vector<WorldPos> back(line.rbegin(), line.rend());
    INFO("from " << from.x << ", " << from.y << " to " << to.x << ", " << to.y);
    REQUIRE(probe->lines[0].rule == GapRule::Open);
    REQUIRE(probe->lines[1].rule == GapRule::Closed);
    for (const GapRuleAnswer &answer : probe->lines) {
        REQUIRE(answer.there.cells == line);
        REQUIRE(answer.back.cells == back);
        REQUIRE(answer.there.obstacle == metOn(world, line, answer.rule));
        REQUIRE(answer.back.obstacle == metOn(world, back, answer.rule));
        REQUIRE(answer.there.visible() == answer.back.visible());
    }
    return *probe;
}

} // namespace

TEST_CASE("a probe gives what the printed rules say, for random pairs of cells in real caves")
{
    constexpr int kFarthest = 60;
    int visible = 0;
    int blocked = 0;
    for (const GeneratorKind kind : {GeneratorKind::Caves, GeneratorKind::Classic}) {
        World world = seededWorld(kind, "why");
        for (std::uint64_t pair = 0; pair < 2000; ++pair) {
            // Near pairs too, as most far ones are blocked.
            const std::uint32_t reach = pair % 3 == 0 ? 6 : kFarthest;
            const auto offset = [&](std::uint64_t what) {
                return static_cast<std::int64_t>(
                           pickBelow(hashAt(pair, 1, static_cast<std::int64_t>(what)), 2 * reach + 1)) -
                       reach;
            };
            const WorldPos from{offset(1) * 3, offset(2) * 3};
            const WorldPos to{from.x + offset(3), from.y + offset(4)};
            const SightProbe probe = requireProbeByTheRules(world, from, to);
            ++(probe.lines[1].there.visible() ? visible : blocked);
        }
    }
    CHECK(visible > 100);
    CHECK(blocked > 100);
}

TEST_CASE("a probe gives what the printed rules say in all octants, and straight and diagonal")
{
    World world = craftedWorld({"...........", "...........", "...#.....#.", "....#......", "..#........",
                                ".....@...#.", ".#.....#...", "......#....", "...#...#...", "....#......",
                                "..........."});
    const WorldPos centre = world.player().position;
    for (std::int64_t dy = -5; dy <= 5; ++dy) {
        for (std::int64_t dx = -5; dx <= 5; ++dx)
            requireProbeByTheRules(world, centre, {centre.x + dx, centre.y + dy});
    }
}

TEST_CASE("a probe knows which rule the world plays by")
{
    World caves = seededWorld(GeneratorKind::Caves, "rule");
    World classic = seededWorld(GeneratorKind::Classic, "rule");
    CHECK(probeSight(caves, {0, 0}, {1, 1})->worldRule == GapRule::Closed);
    CHECK(probeSight(classic, {0, 0}, {1, 1})->worldRule == GapRule::Open);
}

TEST_CASE("reasons name the cell that blocks and the two of a gap, alike from both ends")
{
    // A corner of the map at (0, 0): the gap is between (1, 0) and (0, 1).
    World world = craftedWorld({"#..", ".#.", "...#."});
    const Result<SightProbe> probe = probeSight(world, {0, 1}, {1, 2});
    REQUIRE(probe.ok());
    CHECK(sightReason(probe->lines[0].there) == "visible");
    CHECK(sightReason(probe->lines[1].there) == "blocked at (1, 2): diagonal gap between (0, 2) and (1, 1)");
    CHECK(sightReason(probe->lines[1].back) == "blocked at (0, 1): diagonal gap between (0, 2) and (1, 1)");
    const Result<SightProbe> rock = probeSight(world, {0, 0}, {4, 0});
    REQUIRE(rock.ok());
    CHECK(sightReason(rock->lines[0].there) == "blocked at (3, 0): rock");
    CHECK(sightReason(probeSight(world, {3, 0}, {3, 0})->lines[0].there) == "blocked at (3, 0): rock");
}

TEST_CASE("the reason names what blocks: rock, trees or what is outside")
{
    WorldSpec spec = specOf(GeneratorKind::Cavern, "grove");
    REQUIRE(assignSetting("cavern.trees=0.3", spec.settings));
    World world = copyOf(Session::begin(spec)->world());
    const WorldPos from = world.player().position;
    std::set<std::string> named;
    for (std::int64_t dy = -40; dy <= 40; ++dy) {
        for (std::int64_t dx = -100; dx <= 100; ++dx) {
            const Result<SightProbe> probe = probeSight(world, from, {from.x + dx, from.y + dy});
            REQUIRE(probe.ok());
            const SightTrace &back = probe->lines[0].back; // from the other cell, which may be any
            if (back.obstacle.kind != SightObstacle::Kind::BlockingCell)
                continue;
            const std::string name = terrainName(world.map.terrainAt(back.obstacle.at)).english();
            CHECK_THAT(sightReason(back).english(), Catch::Matchers::EndsWith(": " + name));
            named.insert(name);
        }
    }
    CHECK(named == std::set<std::string>{"outside", "rock", "trees"});
}

TEST_CASE("fields of view are compared both ways, as far as they reach")
{
    std::vector<std::string> rows(3, std::string(80, '.'));
    World hall = craftedWorld(rows);
    const Result<SightProbe> near = probeSight(hall, {2, 1}, {62, 1});
    REQUIRE(near.ok());
    REQUIRE(near->views.has_value());
    CHECK(near->views->shadowcasting);
    CHECK(near->views->shadowcastingBack);
    CHECK(near->views->permissive);
    CHECK(near->views->permissiveBack);
    CHECK_FALSE(probeSight(hall, {2, 1}, {63, 1})->views.has_value());

    World wall = craftedWorld({"..#..", "..#..", "..#.."});
    const Result<SightProbe> blocked = probeSight(wall, {0, 1}, {4, 1});
    REQUIRE(blocked.ok());
    CHECK_FALSE(blocked->views->shadowcasting);
    CHECK_FALSE(blocked->views->shadowcastingBack);
    CHECK_FALSE(blocked->views->permissive);
    CHECK_FALSE(blocked->views->permissiveBack);
}

TEST_CASE("probing too far or outside the world is refused with the places named")
{
    World world = seededWorld(GeneratorKind::Caves, "far");
    CHECK(probeSight(world, {0, 0}, {kLongestProbe, -kLongestProbe}).ok());
    const Result<SightProbe> far = probeSight(world, {0, 0}, {0, kLongestProbe + 1});
    REQUIRE_FALSE(far.ok());
    CHECK(far.error().code == ErrorCode::InvalidArgument);
    CHECK_THAT(far.error().text(), ContainsSubstring("(0, 1001)") && ContainsSubstring("1000"));
    const Result<SightProbe> outside = probeSight(world, {0, 0}, {kWorldLimit + 1, 0});
    REQUIRE_FALSE(outside.ok());
    CHECK(outside.error().code == ErrorCode::InvalidArgument);
    CHECK_THAT(outside.error().text(), ContainsSubstring("(1000000000000000001, 0)"));
    CHECK(probeSight(world, {kWorldLimit, kWorldLimit}, {kWorldLimit - 9, kWorldLimit - 4}).ok());
    CHECK_FALSE(probeSight(world, {INT64_MIN, 0}, {INT64_MAX, 0}).ok());
}

TEST_CASE("a probe is the same far from the origin")
{
    World world = seededWorld(GeneratorKind::Caves, "edge");
    constexpr std::int64_t kFar = 1'000'000'000'000;
    for (std::int64_t i = 0; i < 50; ++i)
        requireProbeByTheRules(world, {kFar + i, -kFar}, {kFar - 17 + i, -kFar + i});
}

TEST_CASE("a probe from or to a monster ends in what it would do, with the numbers of its area")
{
    CraftedSpec slimes;
    slimes.monster = "slime";            // radius 2
    World world = craftedWorld({".....", //
                                "..#..", //
                                "M...."},
                               slimes);
    const auto verdict = [&](WorldPos from, WorldPos to) {
        const Result<SightProbe> probe = probeSight(world, from, to);
        REQUIRE(probe.ok());
        REQUIRE(probe->verdicts.size() == 1);
        return verdictText(world, probe->verdicts.front());
    };
    CHECK(verdict({0, 0}, {1, 2}) ==
          "Slime at (0, 0), radius 2, wide: d² 5 ≤ 7.2, inside its area; sees the cell; would attack");
    CHECK(verdict({4, 0}, {0, 0}) ==
          "Slime at (0, 0), radius 2, wide: d² 16 > 7.2, outside its area; sees the cell; would not attack");
    CHECK(verdict({0, 0}, {4, 2}) ==
          "Slime at (0, 0), radius 2, wide: d² 20 > 7.2, outside its area; blocked "
          "at (2, 1): rock; would not attack");
    CHECK(verdict({0, 0}, {0, 0}) ==
          "Slime at (0, 0), radius 2, wide: d² 0 ≤ 7.2, inside its area; sees the cell; would attack");
    CHECK(probeSight(world, {1, 0}, {3, 0})->verdicts.empty());
    world.spec.settings.disc = DiscRule::Exact;
    CHECK(verdict({0, 0}, {2, 0}) ==
          "Slime at (0, 0), radius 2, exact: d² 4 ≤ 4, inside its area; sees the cell; would attack");
}

TEST_CASE("a cell within the limit but outside the square of the radius is reported as that")
{
    World world = craftedWorld({"M....."}); // radius 3, whose limit of 16.2 reaches four cells straight ahead
    const Result<SightProbe> probe = probeSight(world, {0, 0}, {4, 0});
    REQUIRE(probe.ok());
    REQUIRE(probe->verdicts.size() == 1);
    CHECK_THAT(
        verdictText(world, probe->verdicts.front()).english(),
        ContainsSubstring("d² 16 ≤ 16.2, but farther than its radius on one axis, outside its area; sees "
                          "the cell; would not attack"));
}
