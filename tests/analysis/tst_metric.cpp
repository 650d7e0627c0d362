// SPDX-License-Identifier: MIT
#include "core/analysis/conditions/condition.h"
#include "core/analysis/metrics/bounds.h"
#include "core/analysis/metrics/metric.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cctype>
#include <limits>
#include <optional>
#include <set>
#include <string>

using namespace cave;

TEST_CASE("every metric is found by its key, and by its id")
{
    std::set<std::string_view> keys;
    for (std::size_t i = 0; i < kMetricCount; ++i) {
        const MetricInfo &info = metricInfos()[i];
        CAPTURE(info.key);
        CHECK(static_cast<std::size_t>(info.id) == i);
        CHECK(findMetric(info.key) == &info);
        CHECK(&infoOf(info.id) == &info);
        CHECK(keys.insert(info.key).second);
        CHECK(std::all_of(info.key.begin(), info.key.end(),
                          [](unsigned char c) { return std::islower(c) != 0 || c == '_'; }));
        CHECK_FALSE(info.label.empty());
        CHECK(info.definition.ends_with('.'));
        CHECK(info.ownReach >= (info.reach == MetricReach::Level ? kAllLevels : 1));
        CHECK(info.ownReach <= kMaxMetricReach);
    }
    CHECK(findMetric("") == nullptr);
    CHECK(findMetric("Chests") == nullptr);
    CHECK(findMetric("chest") == nullptr);
}

TEST_CASE("why a metric has no value is reported by the worlds that have it, or by how many levels there are")
{
    CHECK(unmeasuredText(ownQuery(MetricId::PathLength), GeneratorKind::Dungeon).empty());
    CHECK(unmeasuredText(ownQuery(MetricId::PathLength), GeneratorKind::Caves) ==
          "path_length is available in dungeons, not in caves worlds");
    CHECK(unmeasuredText(ownQuery(MetricId::Gold), GeneratorKind::Dungeon) ==
          "gold is available in endless caves and caverns, not in dungeon worlds");
    CHECK(unmeasuredText({MetricId::Treasures, 5}, GeneratorKind::Dungeon).empty());
    CHECK(unmeasuredText({MetricId::Treasures, 6}, GeneratorKind::Dungeon) ==
          "treasures(6) has no such level: the world has 5 levels");
    CHECK(unmeasuredText({MetricId::Treasures, 2}, GeneratorKind::Cavern) ==
          "treasures(2) has no such level: the world has one level");
    // A square is a level there, if it isn't the usual one, which is all levels.
    CHECK(unmeasuredText(ownQuery(MetricId::DeadEnds), GeneratorKind::Dungeon).empty());
    CHECK(unmeasuredText({MetricId::DeadEnds, 5}, GeneratorKind::Dungeon).empty());
    CHECK(unmeasuredText({MetricId::DeadEnds, 6}, GeneratorKind::Dungeon) ==
          "dead_ends(6) has no such level: the world has 5 levels");
    CHECK(unmeasuredText({MetricId::DeadEnds, 6}, GeneratorKind::Caves).empty());
    CHECK(unmeasuredText({MetricId::Rooms, 100}, GeneratorKind::Rooms).empty());
    CHECK(unmeasuredText({MetricId::Rooms, 101}, GeneratorKind::Rooms) ==
          "rooms(101) has no such level: the world has 100 levels at most");
    CHECK(unmeasuredText(ownQuery(MetricId::BossDistance), GeneratorKind::Levels) ==
          "boss_distance is available in maps of rooms, not in levels worlds");
    CHECK(unmeasuredText(ownQuery(MetricId::Loot), GeneratorKind::Cavern) ==
          "loot is available in maps of rooms and level files, not in cavern worlds");
    CHECK(unmeasuredText({MetricId::Loot, 1'000}, GeneratorKind::Levels).empty());
    for (const MetricInfo &info : metricInfos()) {
        const bool ofLevels = info.reach == MetricReach::Level;
        CAPTURE(info.key);
        CHECK(isMeasuredIn(info, GeneratorKind::Caves) == !ofLevels);
        CHECK(isMeasuredIn(info, GeneratorKind::Classic) == !ofLevels);
    }
}

TEST_CASE("a query is written with its reach unless that is the metric's own")
{
    CHECK(queryText(ownQuery(MetricId::NearestChest)) == "nearest_chest");
    CHECK(queryText({MetricId::Chests, 30}) == "chests(30)");
}

TEST_CASE("a metric costs more the farther it looks, up to where searches for the nearest mostly end")
{
    for (const MetricInfo &info : metricInfos()) {
        CAPTURE(info.key);
        if (info.reach == MetricReach::Level) // as much for each
            continue;
        CHECK(costOf({info.id, 20}) < costOf({info.id, 40}));
        CHECK(costOf({info.id, 100}) <= costOf({info.id, 1000}));
    }
    CHECK(costOf({MetricId::FloorShare, 64}) < costOf({MetricId::Chokepoints, 64}));
}

TEST_CASE("a description costs a search for each thing near another, but none for the way from the spawn")
{
    const auto cost = [](const char *text) {
        ConditionError error;
        const std::optional<MetricQuery> query = parseQuery(text, error);
        REQUIRE(query);
        return costOf(*query);
    };
    CHECK(cost("nearest(chest within 9 of chest)") > cost("nearest(chest)"));
    CHECK(cost("nearest(chest not within 500 of spawn)") == cost("nearest(chest)"));
}

TEST_CASE("values are written for people")
{
    CHECK(valueText(MetricUnit::Share, 0.6434) == "64.3 %");
    CHECK(valueText(MetricUnit::Count, 12) == "12");
    CHECK(valueText(MetricUnit::Cells, 3.141) == "3.14");
    CHECK(valueText(MetricUnit::Ratio, 1) == "1.00");
    CHECK(valueText(MetricUnit::Steps, kInfinity) == "none");
    CHECK(valueText(MetricUnit::Ratio, kInfinity) == "none");
}

TEST_CASE("what caves alone have is not measured where everything moves freely")
{
    for (const GeneratorKind kind : {GeneratorKind::Rooms, GeneratorKind::Levels}) {
        for (const MetricId id :
             {MetricId::Threat, MetricId::SafeArea, MetricId::Chests, MetricId::Gold, MetricId::BestWeapon,
              MetricId::NearestChest, MetricId::NearestMonster, MetricId::SwordFirst, MetricId::Tortuosity,
              MetricId::Treasures, MetricId::DeadEndTreasures, MetricId::PathLength, MetricId::WaterShare}) {
            CAPTURE(infoOf(id).key);
            CHECK_FALSE(isMeasuredIn(infoOf(id), kind));
        }
        CHECK(isMeasuredIn(infoOf(MetricId::FloorShare), kind));
        CHECK(isMeasuredIn(infoOf(MetricId::Enemies), kind));
    }
}

TEST_CASE("a metric of levels can be asked of as many levels as any world has that it is measured in")
{
    CHECK(farthestReach(infoOf(MetricId::PathLength)) == 5);
    CHECK(farthestReach(infoOf(MetricId::WaterShare)) == 1);
    CHECK(farthestReach(infoOf(MetricId::BossDistance)) == 100);
    CHECK(farthestReach(infoOf(MetricId::Loot)) == 1'000);
    CHECK(farthestReach(infoOf(MetricId::FloorShare)) == kMaxMetricReach);
}
