// SPDX-License-Identifier: MIT
#include "core/analysis/places/place_search.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/rules/spawn.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdlib>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "tests/analysis/analysis_fixtures.h"
#include "tests/analysis/condition_fixtures.h"

using namespace cave;
using test::conditionOf;

namespace {

std::vector<Place> placesIn(const WorldSpec &spec, PlaceWanted wanted, int regions)
{
    Result<PlaceSearch> search = PlaceSearch::begin(spec, test::gameContent(), std::move(wanted));
    REQUIRE(search.ok());
    std::vector<Place> places;
    for (int i = 0; i < regions; ++i) {
        if (std::optional<Place> place = search->next())
            places.push_back(std::move(*place));
    }
    return places;
}

} // namespace

TEST_CASE("regions are visited ring by ring, each once")
{
    std::set<RegionPos> seen;
    std::int64_t last = 0;
    for (std::int64_t n = 0; n < 121; ++n) {
        const RegionPos region = ringRegion({7, -3}, n);
        const std::int64_t ring = std::max(std::abs(region.x - 7), std::abs(region.y + 3));
        CHECK(ring >= last);
        last = ring;
        CHECK(seen.insert(region).second);
    }
    CHECK(last == 5); // 11 × 11 regions
}

TEST_CASE("a piece of a distant region is found in its world")
{
    const WorldSpec spec = test::specOf(GeneratorKind::Caves, "somewhere");
    World world = test::seededWorld(GeneratorKind::Caves, "somewhere");
    const CellRect area{{-93, 71}, 22, 17};
    const SketchPattern piece = sketchOf(world.map, std::nullopt, area).oriented({3, true});
    const auto sketch = std::make_shared<const SketchMatcher>(SketchQuery{piece, 1, 0, true});
    const std::vector<Place> places = placesIn(spec, {sketch, std::nullopt}, 25);
    REQUIRE(places.size() == 1);
    CHECK(places.front().sketch->place == area);
    CHECK(places.front().region == RegionPos{-2, 1});
    CHECK_FALSE(world.map.isRock(places.front().at));
}

TEST_CASE("metrics count from the place")
{
    const WorldSpec spec = test::specOf(GeneratorKind::Caves, "rich");
    World world = test::seededWorld(GeneratorKind::Caves, "rich");
    const Condition where = conditionOf("chests(20) >= 5");
    const std::vector<Place> places = placesIn(spec, {nullptr, where}, 49);
    REQUIRE_FALSE(places.empty());
    for (const Place &place : places) {
        int chests = 0;
        for (std::int64_t y = place.at.y - 20; y <= place.at.y + 20; ++y) {
            for (std::int64_t x = place.at.x - 20; x <= place.at.x + 20; ++x)
                chests += world.map.chestAt({x, y}) != ChestState::None ? 1 : 0;
        }
        CHECK(chests >= place.values.front()); // those in the square may be farther to walk
        CHECK(place.values.front() >= 5);
        CHECK_FALSE(world.map.isRock(place.at));
    }
}

TEST_CASE("a sketch and a condition hold both")
{
    const WorldSpec spec = test::specOf(GeneratorKind::Caves, "both");
    const auto sketch = std::make_shared<const SketchMatcher>(
        SketchQuery{SketchPattern::parse("...\n...\n...").value(), 1, 0, false});
    const std::size_t alone = placesIn(spec, {sketch, std::nullopt}, 25).size();
    const std::size_t both = placesIn(spec, {sketch, conditionOf("chests(10) >= 4")}, 25).size();
    CHECK(alone > both);
    CHECK(both > 0);
}

TEST_CASE("worlds with levels aren't searched for places")
{
    const Result<PlaceSearch> search = PlaceSearch::begin(
        test::specOf(GeneratorKind::Dungeon, "x"), test::gameContent(), {nullptr, conditionOf("gold > 1")});
    REQUIRE_FALSE(search.ok());
    CHECK(search.error().text() == "dungeon worlds have levels; places are searched for in endless worlds");
}

TEST_CASE("the spawn of a description is the place")
{
    const WorldSpec spec = test::specOf(GeneratorKind::Caves, "somewhere");
    PlaceWanted wanted;
    wanted.where = conditionOf("count(chest within 12 of chest and within 25 of spawn) >= 2");
    const MetricQuery query = wanted.where->queries().front();
    const std::vector<Place> places = placesIn(spec, wanted, 60);
    REQUIRE_FALSE(places.empty());
    REQUIRE(places.size() < 60);
    for (const Place &place : places) {
        Survey survey = Survey::of(test::seededWorld(GeneratorKind::Caves, "somewhere"), place.at);
        CHECK(survey.value(query) == place.values.front());
        CHECK(survey.value(query) >= 2);
    }
}
