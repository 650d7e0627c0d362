// SPDX-License-Identifier: MIT
// What is measured of bounded worlds, against counts that are made from the regions cell by cell.
#include "core/analysis/metrics/survey.h"
#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/gen/rooms/level_areas.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <cstdint>
#include <deque>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

using Cell = std::pair<std::int64_t, std::int64_t>;

/// A level as plain sets of cells, read out of its regions one cell at a time.
struct PlainLevel {
    std::set<Cell> walkable;
    std::set<Cell> water;
    std::set<Cell> trees;
    std::vector<Cell> chests;
    int monsters = 0;
    std::int64_t cells = 0;
    Cell start;
    Cell finish;

    [[nodiscard]] std::vector<Cell> ways(Cell cell) const
    {
        std::vector<Cell> ways;
        for (const auto &[dx, dy] : {std::pair{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
            if (walkable.contains({cell.first + dx, cell.second + dy}))
                ways.emplace_back(cell.first + dx, cell.second + dy);
        }
        return ways;
    }

    /// Steps from a cell to all that can be walked to.
    [[nodiscard]] std::map<Cell, int> stepsFrom(Cell from) const
    {
        std::map<Cell, int> steps{{from, 0}};
        std::deque<Cell> queue{from};
        while (!queue.empty()) {
            const Cell cell = queue.front();
            queue.pop_front();
            for (const Cell &next : ways(cell)) {
                if (steps.emplace(next, steps[cell] + 1).second)
                    queue.push_back(next);
            }
        }
        return steps;
    }

    [[nodiscard]] std::vector<std::size_t> pieces() const
    {
        std::vector<std::size_t> sizes;
        std::set<Cell> seen;
        for (const Cell &cell : walkable) {
            if (seen.contains(cell))
                continue;
            const std::map<Cell, int> piece = stepsFrom(cell);
            for (const auto &[at, ignored] : piece)
                seen.insert(at);
            sizes.push_back(piece.size());
        }
        return sizes;
    }
};

PlainLevel plainLevel(const RegionSource &source, const Level &area)
{
    PlainLevel level;
    level.cells = std::int64_t{area.area.width} * area.area.height;
    if (area.start)
        level.start = {area.start->x, area.start->y};
    if (area.finish)
        level.finish = {area.finish->x, area.finish->y};
    std::map<Cell, Region> regions;
    const int size = source.regionSize();
    for (std::int64_t y = area.area.origin.y; y < area.area.origin.y + area.area.height; ++y) {
        for (std::int64_t x = area.area.origin.x; x < area.area.origin.x + area.area.width; ++x) {
            const RegionPos pos = regionOf({x, y}, size);
            const auto [at, fresh] = regions.try_emplace({pos.x, pos.y});
            if (fresh)
                at->second = source.generate(pos);
            const CellPos cell = cellOf({x, y}, size);
            const Terrain terrain = at->second.terrain(cell);
            if (terrain != Terrain::Rock && terrain != Terrain::Bounds)
                level.walkable.emplace(x, y);
            if (terrain == Terrain::Water)
                level.water.emplace(x, y);
            if (terrain == Terrain::Trees)
                level.trees.emplace(x, y);
            if (at->second.hasChest(cell))
                level.chests.emplace_back(x, y);
            for (const CellPos monster : at->second.monsters)
                level.monsters += monster == cell ? 1 : 0;
        }
    }
    return level;
}

double share(std::size_t part, std::int64_t whole)
{
    return static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace

TEST_CASE("metrics of a dungeon's floors are what counting cell by cell gives, for each floor and for all")
{
    for (int number = 0; number < 12; ++number) {
        const WorldSpec spec = specOf(GeneratorKind::Dungeon, "counted " + std::to_string(number));
        CAPTURE(spec.seed);
        Survey survey = surveyOf(spec);
        const auto source = makeRegionSource(spec).value();
        std::map<MetricId, double> sums;
        for (const Level &area : source->plan().levels) {
            CAPTURE(area.number);
            const PlainLevel level = plainLevel(*source, area);
            const std::map<Cell, int> steps = level.stepsFrom(level.start);
            REQUIRE(steps.contains(level.finish));
            int deadEnds = 0;
            for (const Cell &cell : level.walkable)
                deadEnds += level.ways(cell).size() == 1 ? 1 : 0;
            int atDeadEnds = 0;
            for (const Cell &chest : level.chests)
                atDeadEnds += level.ways(chest).size() == 1 ? 1 : 0;
            const std::map<MetricId, double> expected{
                {MetricId::PathLength, steps.at(level.finish)},
                {MetricId::Treasures, static_cast<double>(level.chests.size())},
                {MetricId::DeadEndTreasures, atDeadEnds},
                {MetricId::Monsters, level.monsters},
                {MetricId::DeadEnds, deadEnds},
            };
            for (const auto &[id, value] : expected) {
                CAPTURE(infoOf(id).key);
                CHECK(survey.value({id, area.number}) == value);
                sums[id] += value;
            }
            CHECK(survey.value({MetricId::FloorShare, area.number}) ==
                  share(level.walkable.size(), level.cells));
            CHECK(survey.value({MetricId::LargestComponent, area.number}) == 1);
            CHECK(survey.value({MetricId::ReachableShare, area.number}) == 1);
        }
        for (const auto &[id, sum] : sums) {
            CAPTURE(infoOf(id).key);
            CHECK(survey.value(ownQuery(id)) == sum);
        }
        CHECK(survey.value(ownQuery(MetricId::Components)) == 5);
        CHECK(survey.value(ownQuery(MetricId::ReachableShare)) == 1);
    }
}

TEST_CASE("metrics of a cavern are what counting cell by cell gives")
{
    for (const Passages passages : {Passages::AsTheyAre, Passages::Joined}) {
        WorldSpec spec = specOf(GeneratorKind::Cavern, "counted");
        spec.settings.cavernPassages = passages;
        spec.settings.cavernRivers = 2;
        Survey survey = surveyOf(spec);
        const auto source = makeRegionSource(spec).value();
        REQUIRE(source->plan().levels.size() == 1);
        const PlainLevel level = plainLevel(*source, source->plan().levels.front());
        const std::vector<std::size_t> pieces = level.pieces();
        std::size_t largest = 0;
        for (const std::size_t piece : pieces)
            largest = std::max(largest, piece);
        const WorldPos spawn = survey.spawn();
        CHECK(survey.value(ownQuery(MetricId::FloorShare)) == share(level.walkable.size(), level.cells));
        CHECK(survey.value(ownQuery(MetricId::WaterShare)) == share(level.water.size(), level.cells));
        CHECK(survey.value(ownQuery(MetricId::TreeShare)) == share(level.trees.size(), level.cells));
        CHECK(survey.value(ownQuery(MetricId::LargestComponent)) ==
              share(largest, static_cast<std::int64_t>(level.walkable.size())));
        CHECK(survey.value(ownQuery(MetricId::ReachableShare)) ==
              (share(level.stepsFrom({spawn.x, spawn.y}).size(),
                     static_cast<std::int64_t>(level.walkable.size()))));
        CHECK(survey.value(ownQuery(MetricId::Components)) == static_cast<double>(pieces.size()));
        CHECK(survey.value(ownQuery(MetricId::Treasures)) == static_cast<double>(level.chests.size()));
        CHECK(survey.value(ownQuery(MetricId::Monsters)) == level.monsters);
        CHECK(level.water.size() > 0);
    }
}

TEST_CASE("what a world doesn't have has no value, whatever its neighbours have")
{
    for (const GeneratorKind kind : seedGenerators()) {
        Survey survey = surveyOf(specOf(kind, "absent"));
        for (const MetricInfo &info : metricInfos()) {
            CAPTURE(generatorName(kind), info.key);
            CHECK(std::isnan(survey.value(ownQuery(info.id))) == !isMeasuredIn(info, kind));
        }
    }
    Survey dungeon = surveyOf(specOf(GeneratorKind::Dungeon, "absent"));
    CHECK(std::isnan(dungeon.value({MetricId::PathLength, 6})));
}

TEST_CASE("the areas of levels that are known without making them are those of the plan")
{
    WorldSpec cavern = specOf(GeneratorKind::Cavern, "areas");
    cavern.settings.cavernWidth = 73;
    cavern.settings.cavernHeight = 120;
    for (const WorldSpec &spec :
         {cavern, specOf(GeneratorKind::Dungeon, "areas"), specOf(GeneratorKind::Caves, "areas")}) {
        const auto source = makeRegionSource(spec).value();
        std::vector<CellRect> planned;
        for (const Level &level : source->plan().levels)
            planned.push_back(level.area);
        CHECK(levelAreas(spec) == planned);
    }
}

TEST_CASE("worlds are looked at with the tables of their own way to play")
{
    const auto endless = contentFor(ScenarioKind::EndlessCaves);
    REQUIRE(endless != nullptr);
    const auto ofWorlds = [&](GeneratorKind kind) {
        return contentFor(generatorOfNewWorlds(kind), endless)->scenario.kind;
    };
    CHECK(contentFor(generatorOfNewWorlds(GeneratorKind::Caves), endless) == endless);
    CHECK(ofWorlds(GeneratorKind::Dungeon) == ScenarioKind::DungeonRun);
    CHECK(ofWorlds(GeneratorKind::Cavern) == ScenarioKind::Cavern);
}
