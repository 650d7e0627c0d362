// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/gen/caves/caves.h"
#include "core/gen/generator.h"
#include "core/path/reachability.h"
#include "core/world/world_map.h"

#include <algorithm>
#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <memory>
#include <rapidcheck.h>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

using namespace cave;

namespace {

/// Floor of a block of side × side regions, as one grid.
BitGrid floorOf(const RegionSource &source, RegionPos southWest, int side)
{
    const int size = source.regionSize();
    BitGrid floor(side * size, side * size);
    for (int ry = 0; ry < side; ++ry) {
        for (int rx = 0; rx < side; ++rx) {
            const Region region = source.generate({southWest.x + rx, southWest.y + ry});
            for (int y = 0; y < size; ++y)
                floor.orBits(rx * size, ry * size + y, size,
                             ~region.rock[static_cast<std::size_t>(y)] & lowBits(size));
        }
    }
    return floor;
}

std::string describe(const WorldSettings &settings)
{
    std::ostringstream out;
    for (const SettingInfo &info : settingInfos())
        out << info.key << '=' << settingText(info, settings) << ' ';
    return out.str();
}

WorldSettings someSettings()
{
    WorldSettings settings;
    for (const SettingInfo &info : settingInfos()) {
        if (info.shapesTerrain)
            info.set(settings, *rc::gen::inRange(info.minimum, info.maximum + 1));
    }
    return settings;
}

} // namespace

TEST_CASE("every floor cell of 64 x 64 regions can be walked to from every other one")
{
    for (const char *seed : {"", "abc123", "lantern"}) {
        const Caves caves(seed, WorldSettings{});
        INFO("seed '" << seed << "'");
        CHECK(countComponents(floorOf(caves, {-32, -32}, 64)) == 1);
    }
}

TEST_CASE("64 x 64 regions are one piece for the smallest regions and the hardest settings too")
{
    for (const int chance : {3000, 7000}) {
        for (const int threshold : {3, 7}) {
            WorldSettings settings;
            settings.regionSize = kMinRegionSize;
            settings.floorChance = {chance};
            settings.threshold = threshold;
            INFO(describe(settings));
            CHECK(countComponents(floorOf(Caves("edge", settings), {-5, 100}, 64)) == 1);
        }
    }
}

TEST_CASE("any block of regions is one piece whatever the seed, settings and place")
{
    CHECK(rc::check("one component", [] {
        const WorldSettings settings = someSettings();
        const auto seed = *rc::gen::arbitrary<std::string>();
        const RegionPos corner{*rc::gen::inRange<std::int64_t>(-20'000'000'000, 20'000'000'000),
                               *rc::gen::inRange<std::int64_t>(-20'000'000'000, 20'000'000'000)};
        const int side = *rc::gen::inRange(1, 9);
        RC_LOG() << describe(settings) << " at " << corner.x << ", " << corner.y << " side " << side;
        RC_ASSERT(countComponents(floorOf(Caves(seed, settings), corner, side)) == 1);
    }));
}

TEST_CASE("caves at a million million cells from the origin are whole and as varied as at home")
{
    const Caves caves("far", WorldSettings{});
    constexpr std::int64_t kFar = 1'000'000'000'000 / 50;
    for (const RegionPos corner :
         {RegionPos{kFar, kFar}, RegionPos{-kFar, kFar}, RegionPos{kFar, -kFar}, RegionPos{-kFar, -kFar}}) {
        const BitGrid floor = floorOf(caves, corner, 8);
        CHECK(countComponents(floor) == 1);
        CHECK(floor.count() > 400 * 400 / 2);
        CHECK(floor.count() < 400 * 400 * 3 / 4);
    }
    CHECK(caves.generate({kFar, kFar}).rock != caves.generate({-kFar, -kFar}).rock);
}

TEST_CASE("between 55 and 75 percent of a default world is floor")
{
    for (const char *seed : {"1", "2", "3", "cave", "höhle"}) {
        const std::int64_t cells = floorOf(Caves(seed, WorldSettings{}), {-16, -16}, 32).count();
        const double share = static_cast<double>(cells) / (32.0 * 50 * 32 * 50);
        INFO("seed " << seed << " has floor share " << share);
        CHECK(share > 0.55);
        CHECK(share < 0.75);
    }
}

TEST_CASE("regions are the same in whatever order and on however many threads they are made")
{
    const Caves caves("order", WorldSettings{});
    constexpr int kSide = 24;
    std::vector<Region> inOrder;
    for (int i = 0; i < kSide * kSide; ++i)
        inOrder.push_back(caves.generate({i % kSide - 12, i / kSide - 12}));

    for (const int threads : {1, 2, 4}) {
        std::vector<Region> made(inOrder.size());
        std::atomic<int> next{0};
        const auto work = [&] {
            // 217 and 576 share no factor, so this visits every region once, far from in order.
            for (int i = next++; i < kSide * kSide; i = next++) {
                const int shuffled = i * 217 % (kSide * kSide);
                made[static_cast<std::size_t>(shuffled)] =
                    caves.generate({shuffled % kSide - 12, shuffled / kSide - 12});
            }
        };
        std::vector<std::thread> workers;
        for (int i = 0; i < threads; ++i)
            workers.emplace_back(work);
        for (std::thread &worker : workers)
            worker.join();
        INFO(threads << " threads");
        CHECK(made == inOrder);
    }
}

TEST_CASE("seeds that differ make worlds that differ")
{
    const WorldSettings settings;
    CHECK(Caves("a", settings).generate({0, 0}).rock != Caves("b", settings).generate({0, 0}).rock);
    CHECK(Caves("", settings).generate({0, 0}).rock != Caves(" ", settings).generate({0, 0}).rock);
}

TEST_CASE(
    "chests lie on floor, at about the chance of the settings, and monsters stand one a region on free floor")
{
    WorldSettings settings;
    settings.chestChance = {200};
    const Caves caves("loot", settings);
    std::int64_t floor = 0;
    std::int64_t chests = 0;
    for (int i = 0; i < 400; ++i) {
        const Region region = caves.generate({i % 20, i / 20});
        floor += region.floorCount();
        chests += static_cast<std::int64_t>(region.chests.size());
        CHECK(std::is_sorted(region.chests.begin(), region.chests.end()));
        for (const CellPos chest : region.chests)
            CHECK_FALSE(region.isRock(chest));
        REQUIRE(region.monsters.size() == 1);
        CHECK_FALSE(region.isRock(region.monsters.front()));
        CHECK_FALSE(region.hasChest(region.monsters.front()));
    }
    const double share = static_cast<double>(chests) / static_cast<double>(floor);
    CHECK(share > 0.018);
    CHECK(share < 0.022);
}

TEST_CASE("settings out of range are refused by name")
{
    WorldSpec spec;
    spec.settings.regionSize = 51;
    const auto source = makeRegionSource(spec);
    REQUIRE_FALSE(source.ok());
    CHECK(source.error().code == ErrorCode::InvalidArgument);
    CHECK(source.error().text() == "setting region.size is 51; it must be from 8 to 50");
}

TEST_CASE("a generator version that is not known is refused")
{
    WorldSpec spec;
    spec.generator.version = 2;
    const auto source = makeRegionSource(spec);
    REQUIRE_FALSE(source.ok());
    CHECK(source.error().code == ErrorCode::TooNew);
}
