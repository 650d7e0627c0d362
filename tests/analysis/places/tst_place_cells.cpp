// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/survey.h"
#include "core/analysis/metrics/walk_metrics.h"
#include "core/analysis/places/place_search.h"
#include "core/analysis/places/region_places.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"

#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"
#include "tests/analysis/condition_fixtures.h"

using namespace cave;
using test::conditionOf;

namespace {

bool isThorough()
{
    return std::getenv("CAVEGAME_THOROUGH") != nullptr;
}

World unplayed(const WorldSpec &spec)
{
    return {spec, test::gameContent(), makeRegionSource(spec).value()};
}

/// What a search is to find in a region: each cell judged by itself.
struct Wanted {
    std::int64_t qualifying = 0;
    std::optional<WorldPos> best;
};

Wanted wantedIn(World &world, RegionPos region, const Condition &where)
{
    const int size = world.map.regionSize();
    const WorldPos middle = worldPos(region, {size / 2, size / 2}, size);
    Wanted wanted;
    double widest = 0;
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            const WorldPos at = worldPos(region, {x, y}, size);
            if (world.map.isRock(at))
                continue;
            WalkMetrics walks(world, at);
            const auto valueOf = [&](const MetricQuery &query) {
                return walks.measure(query, [](const Bounds &) { return false; }).low;
            };
            if (!where.judge(valueOf, 0).fits)
                continue;
            ++wanted.qualifying;
            const double margin = where.margin(valueOf);
            const bool isBetter =
                !wanted.best || margin > widest ||
                (margin == widest && cellDistance(at, middle) < cellDistance(*wanted.best, middle));
            if (!isBetter)
                continue;
            widest = margin;
            wanted.best = at;
        }
    }
    return wanted;
}

void checkAgainstEachCell(const WorldSpec &spec, const std::string &text, int regions)
{
    INFO(text);
    const Condition where = conditionOf(text);
    Result<PlaceSearch> search = PlaceSearch::begin(spec, test::gameContent(), {nullptr, where});
    REQUIRE(search);
    World world = unplayed(spec);
    world.map.reserveCache(4096);
    const RegionPos centre = regionOf(search->spawn(), world.map.regionSize());
    for (int i = 0; i < regions; ++i) {
        const RegionPos region = ringRegion(centre, i);
        const Wanted wanted = wantedIn(world, region, where);
        const std::optional<Place> place = search->next();
        INFO("region " << region.x << " " << region.y << ": " << wanted.qualifying << " cells");
        REQUIRE(place.has_value() == wanted.best.has_value());
        if (place)
            CHECK(place->at == *wanted.best);
    }
}

} // namespace

TEST_CASE("a place is the best of all floor cells of its region")
{
    const WorldSpec spec = test::specOf(GeneratorKind::Caves, "7");
    const int regions = isThorough() ? 400 : 64;
    checkAgainstEachCell(spec, "chests(10) >= 3", regions);
    checkAgainstEachCell(spec, "nearest_chest(20) = none && nearest_monster(30) > 8", regions / 4);
    checkAgainstEachCell(spec, "gold(8) >= 14 or (best_weapon(8) > 12 and not chests(8) <= 2)", regions / 2);
    checkAgainstEachCell(spec, "count(chest within 4 of chest and within 9 of spawn) >= 3", regions / 4);
    if (!isThorough())
        return;
    checkAgainstEachCell(spec, "chests >= 18 && nearest_monster > 30", regions);
    checkAgainstEachCell(spec, "sword_first <= 6 && best_armour(30) > 5", regions / 4);
    checkAgainstEachCell(spec, "nearest(chest and not within 20 of monster) > 40", regions / 4);
}

TEST_CASE("a region in which any cell qualifies has a place")
{
    const WorldSpec spec = test::specOf(GeneratorKind::Caves, "7");
    Result<PlaceSearch> search =
        PlaceSearch::begin(spec, test::gameContent(), {nullptr, conditionOf("chests(10) >= 3")});
    REQUIRE(search);
    int found = 0;
    for (int i = 0; i < 16; ++i)
        found += search->next().has_value() ? 1 : 0;
    CHECK(found == 15);
}

TEST_CASE("the metrics of a region's cells are those of a spawn there")
{
    const std::vector<std::string> metrics{
        "floor_share(20)",
        "reachable_share(12)",
        "components(12)",
        "mean_width(12)",
        "max_width(3)",
        "max_width(40)",
        "dead_ends(20)",
        "chokepoints(12)",
        "tortuosity(12)",
        "monsters(70)",
        "threat(30)",
        "safe_area(30)",
        "chests(25)",
        "gold(25)",
        "best_weapon(25)",
        "best_armour(9)",
        "nearest_chest",
        "nearest_monster(12)",
        "nearest_monster",
        "sword_first",
        "sword_first(8)",
        "count(chest within 6 of chest and not within 5 of spawn)",
        "count(monster within 30 of chest with gold > 0)",
        "nearest(chest with weapon >= 15 and not within 20 of monster)",
        "nearest(chest and not within 7 of spawn)",
    };
    for (const auto &kind : {std::pair("somewhere", 50), std::pair("small", 16)}) {
        const char *const seed = kind.first;
        const int regionSize = kind.second;
        WorldSpec spec = test::specOf(GeneratorKind::Caves, seed);
        spec.settings.regionSize = regionSize;
        World world = unplayed(spec);
        WalkFields walks(world);
        const RegionPos region{-2, 3};
        RegionPlaces places(world, walks, region);
        int number = 0;
        forEachCell(places.floor(), [&](CellPos cell) {
            if (++number % (isThorough() ? 1 : 53) != 0)
                return;
            Survey survey = Survey::of(unplayed(spec), worldPos(region, cell, regionSize));
            for (const std::string &metric : metrics) {
                ConditionError error;
                const std::optional<MetricQuery> query = parseQuery(metric, error);
                REQUIRE(query);
                INFO(metric << " at " << cell.x << " " << cell.y << " of " << seed);
                CHECK(places.valueAt(cell, *query) == survey.value(*query));
            }
        });
    }
}

TEST_CASE("a sketch is found where the condition holds, not only where it agrees best")
{
    const WorldSpec spec = test::specOf(GeneratorKind::Caves, "both");
    const auto sketch = std::make_shared<const SketchMatcher>(
        SketchQuery{SketchPattern::parse("...\n...\n...").value(), 0.8, 0, false});
    const Condition where = conditionOf("nearest_chest <= 2");
    Result<PlaceSearch> search = PlaceSearch::begin(spec, test::gameContent(), {sketch, where});
    Result<PlaceSearch> alone = PlaceSearch::begin(spec, test::gameContent(), {sketch, std::nullopt});
    REQUIRE(search);
    REQUIRE(alone);
    int found = 0;
    int best = 0;
    for (int i = 0; i < 16; ++i) {
        const std::optional<Place> place = search->next();
        const std::optional<Place> ofAll = alone->next();
        found += place ? 1 : 0;
        if (place)
            CHECK(place->values.front() <= 2);
        if (ofAll) {
            Survey survey = Survey::of(unplayed(spec), ofAll->at);
            best += survey.value(where.queries().front()) <= 2 ? 1 : 0;
        }
    }
    CHECK(found > best);
    CHECK(found > 10);
}

TEST_CASE("an interrupted region is searched again")
{
    const WorldSpec spec = test::specOf(GeneratorKind::Caves, "7");
    Result<PlaceSearch> search =
        PlaceSearch::begin(spec, test::gameContent(), {nullptr, conditionOf("nearest_chest < 50")});
    REQUIRE(search);
    CHECK_FALSE(search->next([] { return true; }));
    CHECK(search->searched() == 0);
    CHECK(search->next());
    CHECK(search->searched() == 1);
}
