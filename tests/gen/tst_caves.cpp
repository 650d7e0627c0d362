// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/gen/caves/caves.h"
#include "core/gen/generator.h"
#include "core/path/reachability.h"
#include "core/world/world_map.h"

#include <algorithm>
#include <atomic>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <memory>
#include <rapidcheck.h>
#include <sstream>
#include <string>
#include <string_view>
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

Caves cavesOf(int version, std::string_view seed, const WorldSettings &settings = {})
{
    return Caves(seed, settings, fastestCaveUnits(), version);
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
    const int version = GENERATE(1, 2);
    for (const char *seed : {"", "abc123", "lantern"}) {
        const Caves caves = cavesOf(version, seed);
        INFO("seed '" << seed << "', version " << version);
        CHECK(countComponents(floorOf(caves, {-32, -32}, 64)) == 1);
    }
}

TEST_CASE("64 x 64 regions are one piece for the smallest regions and the hardest settings too")
{
    const int version = GENERATE(1, 2);
    for (const int chance : {3000, 7000}) {
        for (const int threshold : {3, 7}) {
            WorldSettings settings;
            settings.regionSize = kMinRegionSize;
            settings.floorChance = {chance};
            settings.threshold = threshold;
            INFO(describe(settings) << "version " << version);
            CHECK(countComponents(floorOf(cavesOf(version, "edge", settings), {-5, 100}, 64)) == 1);
        }
    }
}

TEST_CASE("any block of regions is one piece whatever the seed, settings and place")
{
    const int version = GENERATE(1, 2);
    CHECK(rc::check("one component", [version] {
        const WorldSettings settings = someSettings();
        const auto seed = *rc::gen::arbitrary<std::string>();
        const RegionPos corner{*rc::gen::inRange<std::int64_t>(-20'000'000'000, 20'000'000'000),
                               *rc::gen::inRange<std::int64_t>(-20'000'000'000, 20'000'000'000)};
        const int side = *rc::gen::inRange(1, 9);
        RC_LOG() << describe(settings) << " at " << corner.x << ", " << corner.y << " side " << side;
        RC_ASSERT(countComponents(floorOf(cavesOf(version, seed, settings), corner, side)) == 1);
    }));
}

TEST_CASE("caves at a million million cells from the origin are whole and as varied as at home")
{
    const int version = GENERATE(1, 2);
    const Caves caves = cavesOf(version, "far");
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
    const int version = GENERATE(1, 2);
    for (const char *seed : {"1", "2", "3", "cave", "höhle"}) {
        const std::int64_t cells = floorOf(cavesOf(version, seed), {-16, -16}, 32).count();
        const double share = static_cast<double>(cells) / (32.0 * 50 * 32 * 50);
        INFO("version " << version << ", seed " << seed << " has floor share " << share);
        CHECK(share > 0.55);
        CHECK(share < 0.75);
    }
}

TEST_CASE("regions are the same in whatever order and on however many threads they are made")
{
    const int version = GENERATE(1, 2);
    const Caves caves = cavesOf(version, "order");
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
        INFO(threads << " threads, version " << version);
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
    const int version = GENERATE(1, 2);
    WorldSettings settings;
    settings.chestChance = {200};
    const Caves caves = cavesOf(version, "loot", settings);
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

TEST_CASE("version 2 of the caves is the same on every machine, with about as much floor as version 1")
{
    CHECK(rc::check("portable and fastest units agree", [] {
        const WorldSettings settings = someSettings();
        const auto seed = *rc::gen::arbitrary<std::string>();
        const RegionPos pos{*rc::gen::inRange<std::int64_t>(-1000, 1000),
                            *rc::gen::inRange<std::int64_t>(-1000, 1000)};
        RC_LOG() << describe(settings) << " at " << pos.x << ", " << pos.y;
        RC_ASSERT(Caves(seed, settings, portableCaveUnits(), 2).generate(pos) ==
                  cavesOf(2, seed, settings).generate(pos));
    }));
    for (const int chance : {3500, 4450, 5000, 6000}) {
        WorldSettings settings;
        settings.floorChance = {chance};
        const auto cells = [&](int version) {
            return static_cast<double>(floorOf(cavesOf(version, "share", settings), {0, 0}, 16).count());
        };
        INFO("open space " << chance << ": " << cells(1) << " and " << cells(2) << " cells");
        CHECK(cells(2) > 0.9 * cells(1));
        CHECK(cells(2) < 1.1 * cells(1));
    }
}

TEST_CASE("in version 2 a monster is where it can be known to be without generating its region")
{
    CHECK(rc::check("a possible place", [] {
        const WorldSettings settings = someSettings();
        const Caves caves = cavesOf(2, *rc::gen::arbitrary<std::string>(), settings);
        const RegionPos pos{*rc::gen::inRange<std::int64_t>(-9, 9), *rc::gen::inRange<std::int64_t>(-9, 9)};
        const Region region = caves.generate(pos);
        const std::optional<MonsterPlaces> places = caves.possibleMonsters(pos);
        RC_ASSERT(places.has_value());
        for (const CellPos monster : region.monsters) {
            RC_ASSERT(std::ranges::find(places->cells, monster) != places->cells.end() ||
                      (monster.y >= places->rows.first && monster.y <= places->rows.last));
        }
    }));
    CHECK_FALSE(cavesOf(1, "lantern").possibleMonsters({0, 0}).has_value());
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
    spec.generator.version = 3;
    const auto source = makeRegionSource(spec);
    REQUIRE_FALSE(source.ok());
    CHECK(source.error().code == ErrorCode::TooNew);
}
