// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/content/builtin.h"
#include "core/gen/journey/journey_caves.h"
#include "core/path/breadth_first.h"
#include "core/path/floor_window.h"
#include "core/world/world_map.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <set>
#include <string>

using namespace cave;

namespace {

std::shared_ptr<const JourneyCaves> cavesOf(const std::string &seed)
{
    return std::make_shared<JourneyCaves>(seed, WorldSettings{});
}

bool hasFeature(const RegionSource &source, WorldPos at, FeatureKind kind)
{
    const Region region = source.generate(regionOf(at, source.regionSize()));
    return std::ranges::any_of(region.features, [&](const Feature &feature) {
        return feature.kind == kind && feature.cell == cellOf(at, source.regionSize());
    });
}

} // namespace

TEST_CASE("the landmarks are read, and none has floor that can't be reached")
{
    const Result<std::vector<Landmark>> landmarks = parseLandmarks(builtInLandmarksText());
    REQUIRE(landmarks);
    CHECK(landmarks->size() >= 12);
    const auto error = [](const std::string &rows) {
        return parseLandmarks(R"({"landmarks": [{"key": "a", "role": "common", "rows": [)" + rows + "]}]}")
            .error()
            .message.english();
    };
    CHECK(error(R"("###", "#.#", "###")").find("can't be reached") != std::string::npos);
    CHECK(error(R"("..", "...")").find("equally long") != std::string::npos);
}

TEST_CASE("all floor around the goal of a journey is joined, whatever lies in it")
{
    for (int i = 0; i < 40; ++i) {
        const std::string seed = "journey " + std::to_string(i);
        INFO(seed);
        const auto source = cavesOf(seed);
        WorldMap map(source);
        const JourneyPlan &plan = source->journey();
        REQUIRE(plan.relics.size() == 3);
        std::vector<WorldPos> places = plan.relics;
        places.push_back(*plan.gate);
        places.insert(places.end(), plan.mapPieces.begin(), plan.mapPieces.end());
        places.emplace_back();
        for (const WorldPos place : places) {
            const RegionPos pos = regionOf(place, map.regionSize());
            const CellRect area{worldPos({pos.x - 1, pos.y - 1}, {}, map.regionSize()), 150, 150};
            BitGrid rock;
            map.copyRock(area, rock);
            const FloorWindow window(area.origin, rock);
            CellPos first;
            while (rock.test(first.x, first.y))
                ++first.x;
            const BreadthFirst search = distancesFrom(window.floor(), first);
            int unreached = 0;
            for (CellPos cell; cell.y < 150; ++cell.y) {
                for (cell.x = 0; cell.x < 150; ++cell.x)
                    unreached += !rock.test(cell.x, cell.y) && search.distance(cell) < 0 ? 1 : 0;
            }
            CHECK(unreached == 0);
        }
    }
}

TEST_CASE("relics lie ever farther away in different directions, and the gate has its guardian")
{
    std::set<WorldPos> gates;
    for (int i = 0; i < 200; ++i) {
        const std::string seed = std::to_string(i);
        INFO(seed);
        const auto source = cavesOf(seed);
        const JourneyPlan &plan = source->journey();
        REQUIRE(plan.relics.size() == 3);
        REQUIRE(plan.mapPieces.size() == 1);
        REQUIRE(plan.gate);
        CHECK(depthAt(plan.relics[0]) > 60);
        CHECK(depthAt(plan.relics[0]) < depthAt(plan.relics[1]));
        CHECK(depthAt(plan.relics[1]) < depthAt(plan.relics[2]));
        CHECK(depthAt(*plan.gate) > 400);
        for (const WorldPos relic : plan.relics)
            CHECK(hasFeature(*source, relic, FeatureKind::Relic));
        CHECK(hasFeature(*source, plan.mapPieces.front(), FeatureKind::MapPiece));
        CHECK(hasFeature(*source, *plan.gate, FeatureKind::Gate));
        const Region region = source->generate(regionOf(*plan.gate, source->regionSize()));
        REQUIRE_FALSE(region.monsters.empty());
        CHECK(region.monsters.front() == cellOf(*plan.gate, source->regionSize()));
        CHECK(region.cast.front().kind == "gate_guardian");
        CHECK(region.cast.size() == region.monsters.size());
        gates.insert(*plan.gate);
    }
    CHECK(gates.size() > 150);
}

TEST_CASE("a journey's region depends only on its seed and place")
{
    const auto first = cavesOf("again");
    const auto second = cavesOf("again");
    for (int x = -4; x < 4; ++x) {
        const Region region = second->generate({x, 3});
        CHECK(first->generate({x, 3}) == region);
        for (const CellPos chest : region.chests)
            CHECK_FALSE(region.isRock(chest));
        for (const CellPos monster : region.monsters)
            CHECK_FALSE(region.isRock(monster));
    }
}
