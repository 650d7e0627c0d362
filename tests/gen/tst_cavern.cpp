// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/gen/cavern/cavern.h"
#include "core/gen/cavern/cavern_parts.h"
#include "core/gen/generator.h"
#include "core/path/reachability.h"

#include <algorithm>
#include <array>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <functional>
#include <future>
#include <rapidcheck.h>
#include <string>
#include <vector>

#include "tests/gen/gen_fixtures.h"

using namespace cave;
using namespace cave::test;

namespace {

/// The rule, cell by cell.
BitGrid smoothedNaively(const BitGrid &rock)
{
    BitGrid next(rock.width(), rock.height());
    for (int y = 0; y < rock.height(); ++y) {
        for (int x = 0; x < rock.width(); ++x) {
            int floors = 0;
            int rocks = 0;
            for (int dy = -1; dy <= 1; ++dy) {
                for (int dx = -1; dx <= 1; ++dx) {
                    if (rock.contains(x + dx, y + dy))
                        ++(rock.test(x + dx, y + dy) ? rocks : floors);
                }
            }
            if (floors < rocks)
                next.set(x, y);
        }
    }
    return next;
}

BitGrid opposite(const BitGrid &grid)
{
    BitGrid result(grid.width(), grid.height());
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (!grid.test(x, y))
                result.set(x, y);
        }
    }
    return result;
}

/// A grid from rows, north first; `#` is set.
BitGrid gridOf(const std::vector<std::string> &rows)
{
    BitGrid grid(static_cast<int>(rows.front().size()), static_cast<int>(rows.size()));
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (rows[rows.size() - 1 - static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '#')
                grid.set(x, y);
        }
    }
    return grid;
}

bool isPlain(const Cavern &cavern, CellPos cell)
{
    return !cavern.rock.test(cell.x, cell.y) && !cavern.water.test(cell.x, cell.y) &&
           !cavern.trees.test(cell.x, cell.y);
}

WorldSettings anyCavernSettings()
{
    WorldSettings settings = defaultSettings(GeneratorKind::Cavern);
    for (const SettingInfo &info : settingsOf(GeneratorKind::Cavern)) {
        const bool isSide = info.key == "cavern.width" || info.key == "cavern.height";
        if (info.shapesTerrain)
            info.set(settings, *rc::gen::inRange(info.minimum, (isSide ? 150 : info.maximum) + 1));
    }
    return settings;
}

std::string anySeed()
{
    return std::to_string(*rc::gen::arbitrary<std::uint32_t>());
}

WorldSpec cavernSpec(const std::string &seed, const WorldSettings &settings)
{
    return {seed, {GeneratorKind::Cavern, 1}, settings};
}

/// The whole of a level put together from its regions.
Cavern assembled(const RegionSource &source, const CellRect &area)
{
    Cavern cavern;
    cavern.width = area.width;
    cavern.height = area.height;
    cavern.rock.reset(area.width, area.height);
    cavern.water.reset(area.width, area.height);
    cavern.trees.reset(area.width, area.height);
    for (int x = 0; x < area.width; ++x) {
        for (int y = 0; y < area.height; ++y) {
            if (x % 50 != 0 || y % 50 != 0)
                continue;
            const Region region = source.generate({x / 50, y / 50});
            for (int dx = 0; dx < std::min(50, area.width - x); ++dx) {
                for (int dy = 0; dy < std::min(50, area.height - y); ++dy) {
                    const Terrain terrain = region.terrain({dx, dy});
                    if (terrain == Terrain::Rock)
                        cavern.rock.set(x + dx, y + dy);
                    if (terrain == Terrain::Water)
                        cavern.water.set(x + dx, y + dy);
                    if (terrain == Terrain::Trees)
                        cavern.trees.set(x + dx, y + dy);
                }
            }
            for (const CellPos cell : region.chests)
                cavern.chests.push_back({x + cell.x, y + cell.y});
            for (const CellPos cell : region.monsters)
                cavern.monsters.push_back({x + cell.x, y + cell.y});
        }
    }
    std::ranges::sort(cavern.chests);
    std::ranges::sort(cavern.monsters);
    return cavern;
}

} // namespace

TEST_CASE("smoothing follows the rule on levels of any size")
{
    constexpr std::array<CellPos, 8> kSizes{
        {{10, 10}, {63, 17}, {64, 64}, {65, 130}, {2000, 10}, {128, 31}, {90, 31}, {10, 200}}};
    for (const CellPos size : kSizes) {
        CAPTURE(size.x, size.y);
        BitGrid expected = CavernBuilder(size.x, size.y).randomize(5).build().rock;
        for (int steps = 1; steps <= 8; ++steps) {
            expected = smoothedNaively(expected);
            REQUIRE(CavernBuilder(size.x, size.y).randomize(5).smooth(steps).build().rock == expected);
        }
    }
}

TEST_CASE("smoothing counts no cell outside the level, on the smallest grids and larger ones")
{
    CHECK(rc::check("smoothing", [] {
        BitGrid rock(*rc::gen::inRange(2, 140), *rc::gen::inRange(2, 12));
        const auto density = *rc::gen::inRange(1, 10);
        for (int y = 0; y < rock.height(); ++y) {
            for (int x = 0; x < rock.width(); ++x) {
                if (*rc::gen::inRange(0, 10) < density)
                    rock.set(x, y);
            }
        }
        BitGrid smoothed = rock;
        smoothCavern(smoothed, 1);
        RC_ASSERT(smoothed == smoothedNaively(rock));
    }));
    BitGrid nothing;
    smoothCavern(nothing, 3);
    CHECK(nothing == BitGrid());
}

TEST_CASE("as many floors as rocks make a cell floor at an edge")
{
    // Of the six cells around (1, 0) three are floor; of the four around (0, 2) two.
    BitGrid rock = gridOf({"#...", //
                           "#...", //
                           "##.."});
    smoothCavern(rock, 1);
    CHECK(!rock.test(1, 0));
    CHECK(!rock.test(0, 2));
    CHECK(rock.test(0, 0));
}

TEST_CASE("half of the fill is floor, and another seed fills otherwise")
{
    const Cavern cavern = CavernBuilder(1000, 1000).randomize(1).build();
    const auto rocks = static_cast<double>(cavern.rock.count());
    CHECK(rocks > 495'000);
    CHECK(rocks < 505'000);
    CHECK(CavernBuilder(1000, 1000).randomize(1).build().rock == cavern.rock);
    CHECK(CavernBuilder(1000, 1000).randomize(2).build().rock != cavern.rock);
}

TEST_CASE("a builder starts with rock, and brings sizes into range")
{
    CHECK(CavernBuilder(20, 30).build().rock.count() == 600);
    CHECK(CavernBuilder(1, 3000).build().rock.count() == 20'000);
    CHECK(CavernBuilder(20, 30).connect(Passages::Joined).build().rock.count() == 600);
    CHECK(CavernBuilder(20, 30).openSomewhere().build().rock.count() == 599);
    CHECK(!cavernStart(CavernBuilder(20, 30).build()).has_value());
}

TEST_CASE("joined caves are one, whatever they were")
{
    CHECK(rc::check("joined", [] {
        const Cavern cavern = CavernBuilder(*rc::gen::inRange(10, 200), *rc::gen::inRange(10, 200))
                                  .randomize(*rc::gen::arbitrary<std::uint64_t>())
                                  .smooth(*rc::gen::inRange(0, 12))
                                  .connect(Passages::Joined)
                                  .build();
        RC_ASSERT(countComponents(opposite(cavern.rock)) <= 1);
    }));
}

TEST_CASE("joining keeps the caves that are worth it and digs little")
{
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Cavern before = CavernBuilder(90, 60).randomize(seed).smooth(8).build();
        const Cavern after =
            CavernBuilder(90, 60).randomize(seed).smooth(8).connect(Passages::Joined).build();
        const BitGrid floor = opposite(before.rock);
        int caves = 0;
        for (const Component &part : findComponents(floor)) {
            caves += part.size >= 8 ? 1 : 0;
            CAPTURE(seed, part.seed.x, part.seed.y, part.size);
            if (part.size >= 8)
                REQUIRE(!after.rock.test(part.seed.x, part.seed.y));
        }
        std::int64_t dug = 0;
        for (int y = 0; y < before.height; ++y) {
            for (int x = 0; x < before.width; ++x)
                dug += before.rock.test(x, y) && !after.rock.test(x, y) ? 1 : 0;
        }
        REQUIRE((caves > 1) == (dug > 0));
        REQUIRE(dug <= static_cast<std::int64_t>(caves) * 30);
    }
}

TEST_CASE("a path leads from the westernmost cave to the easternmost")
{
    CHECK(rc::check("path", [] {
        const int width = *rc::gen::inRange(10, 200);
        const int height = *rc::gen::inRange(10, 100);
        const auto seed = *rc::gen::arbitrary<std::uint64_t>();
        const int steps = *rc::gen::inRange(0, 12);
        const BitGrid before =
            opposite(CavernBuilder(width, height).randomize(seed).smooth(steps).build().rock);
        const BitGrid after = opposite(
            CavernBuilder(width, height).randomize(seed).smooth(steps).connect(Passages::Path).build().rock);
        const auto firstIn = [&before, height](int from, int to) {
            for (int x = from; x != to; x += from < to ? 1 : -1) {
                for (int y = 0; y < height; ++y) {
                    if (before.test(x, y))
                        return CellPos{x, y};
                }
            }
            return CellPos{-1, -1};
        };
        const CellPos west = firstIn(0, width);
        const CellPos east = firstIn(width - 1, -1);
        if (west.x < 0)
            return;
        BitGrid reached;
        floodFrom(after, west.x, west.y, reached);
        RC_ASSERT(reached.test(east.x, east.y));
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x)
                RC_ASSERT(after.test(x, y) || !before.test(x, y));
        }
    }));
}

TEST_CASE("a path leaves caves apart that it doesn't need")
{
    int apart = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Cavern cavern =
            CavernBuilder(150, 100).randomize(seed).smooth(3).connect(Passages::Path).build();
        apart += countComponents(opposite(cavern.rock)) > 1 ? 1 : 0;
    }
    CHECK(apart > 25);
}

TEST_CASE("water, trees, chests and monsters lie where they may")
{
    CHECK(rc::check("layers", [] {
        CavernBuilder builder(*rc::gen::inRange(10, 120), *rc::gen::inRange(10, 120));
        builder.randomize(*rc::gen::arbitrary<std::uint64_t>());
        // Any steps in any order.
        const std::vector<int> steps = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 8));
        const std::array<std::function<void()>, 8> doStep{{
            [&] { builder.smooth(2); },
            [&] { builder.connect(Passages::Joined); },
            [&] { builder.connect(Passages::Path); },
            [&] { builder.rivers(2); },
            [&] { builder.trees({600}); },
            [&] { builder.chests({200}); },
            [&] { builder.monsters(10); },
            [&] { builder.randomize(3); },
        }};
        for (const int step : steps)
            doStep[static_cast<std::size_t>(step)]();
        const Cavern cavern = builder.build();
        for (int y = 0; y < cavern.height; ++y) {
            for (int x = 0; x < cavern.width; ++x) {
                const int layers = (cavern.rock.test(x, y) ? 1 : 0) + (cavern.water.test(x, y) ? 1 : 0) +
                                   (cavern.trees.test(x, y) ? 1 : 0);
                RC_ASSERT(layers <= 1);
            }
        }
        std::vector<CellPos> things = cavern.chests;
        things.insert(things.end(), cavern.monsters.begin(), cavern.monsters.end());
        RC_ASSERT(std::ranges::all_of(things, [&](CellPos cell) { return isPlain(cavern, cell); }));
        std::ranges::sort(things);
        RC_ASSERT(std::ranges::adjacent_find(things) == things.end());
        RC_ASSERT(std::ranges::is_sorted(cavern.chests) && std::ranges::is_sorted(cavern.monsters));
    }));
}

TEST_CASE("a river runs from edge to edge in one piece, through solid rock and all")
{
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CAPTURE(seed);
        CavernBuilder builder(40, 25); // all rock
        if (seed > 0)
            builder.randomize(seed).smooth(8);
        const Cavern cavern = builder.rivers(1).build();
        REQUIRE(countComponents(cavern.water) == 1);
        bool north = false;
        bool south = false;
        bool east = false;
        bool west = false;
        for (int x = 0; x < 40; ++x) {
            south = south || cavern.water.test(x, 0);
            north = north || cavern.water.test(x, 24);
        }
        for (int y = 0; y < 25; ++y) {
            west = west || cavern.water.test(0, y);
            east = east || cavern.water.test(39, y);
        }
        REQUIRE(((north && south) || (east && west)));
    }
}

TEST_CASE("rivers never part what was joined, nor stay apart from it")
{
    CHECK(rc::check("rivers", [] {
        const int width = *rc::gen::inRange(10, 100);
        const int height = *rc::gen::inRange(10, 100);
        CavernBuilder builder(width, height);
        builder.randomize(*rc::gen::arbitrary<std::uint64_t>())
            .smooth(*rc::gen::inRange(0, 10))
            .connect(Passages::Joined)
            .rivers(*rc::gen::inRange(1, 6));
        RC_ASSERT(countComponents(opposite(builder.build().rock)) == 1);
    }));
    // One open cell in a large level: rivers do miss it.
    for (int i = 1; i < 7; ++i) {
        const Cavern cavern = CavernBuilder(120, 90 + 10 * i).openSomewhere().rivers(i % 3 + 1).build();
        REQUIRE(countComponents(opposite(cavern.rock)) == 1);
    }
}

TEST_CASE("groves grow more the likelier they are, and on floor alone")
{
    const Cavern bare = CavernBuilder(200, 200).randomize(9).smooth(6).build();
    std::int64_t before = 0;
    for (const int chance : {0, 100, 400, 1600}) {
        const Cavern cavern = CavernBuilder(200, 200).randomize(9).smooth(6).trees({chance}).build();
        CHECK(cavern.rock == bare.rock);
        CHECK((chance == 0 ? cavern.trees.count() == 0 : cavern.trees.count() > before));
        before = cavern.trees.count();
    }
}

TEST_CASE("chests and monsters are as many as was asked for")
{
    const Cavern cavern = CavernBuilder(1000, 1000).randomize(4).smooth(8).chests({500}).monsters(7).build();
    const auto floor = static_cast<double>(1'000'000 - cavern.rock.count());
    CHECK(static_cast<double>(cavern.chests.size()) > 0.045 * floor);
    CHECK(static_cast<double>(cavern.chests.size()) < 0.055 * floor);
    CHECK(cavern.monsters.size() == static_cast<std::size_t>((1'000'000 - cavern.rock.count()) * 7 / 1000));
    CHECK(CavernBuilder(100, 100).randomize(4).smooth(8).chests({0}).monsters(0).build().chests.empty());
    CHECK(CavernBuilder(100, 100).randomize(4).smooth(8).monsters(0).build().monsters.empty());
    CHECK(CavernBuilder(30, 30).randomize(4).smooth(8).monsters(1).build().monsters.size() == 1);
}

TEST_CASE("equal steps in a row draw again, and equal chains agree")
{
    const auto monsters = [](int times) {
        CavernBuilder builder(300, 300);
        builder.randomize(1).smooth(8);
        for (int i = 0; i < times; ++i)
            builder.monsters(5);
        return builder.build().monsters;
    };
    CHECK(monsters(1) == monsters(1));
    CHECK(monsters(2).size() > monsters(1).size());
    const auto withRivers = [](int first, int second) {
        return CavernBuilder(90, 31)
            .randomize(1)
            .smooth(8)
            .rivers(first)
            .rivers(second)
            .build()
            .water.count();
    };
    CHECK(withRivers(1, 1) > withRivers(1, 0));
}

TEST_CASE("everything that can be walked in a joined cavern hangs together, and its start is in it")
{
    CHECK(rc::check("cavern", [] {
        WorldSettings settings = anyCavernSettings();
        settings.cavernPassages = Passages::Joined;
        const CavernSource source(anySeed(), settings);
        REQUIRE(source.plan().levels.size() == 1);
        const Level &level = source.plan().levels.front();
        const Cavern cavern = assembled(source, level.area);
        RC_ASSERT(countComponents(opposite(cavern.rock)) == 1);
        RC_ASSERT(level.start.has_value() && level.area.contains(*level.start));
        RC_ASSERT(!cavern.rock.test(static_cast<int>(level.start->x), static_cast<int>(level.start->y)));
    }));
}

TEST_CASE("a cavern is entered on the plain floor nearest to its middle, of its largest part")
{
    CHECK(rc::check("start", [] {
        const WorldSettings settings = anyCavernSettings();
        const std::string seed = anySeed();
        const Cavern terrain = makeCavernTerrain(seed, settings);
        const std::optional<CellPos> start = cavernStart(terrain);
        const BitGrid walkable = opposite(terrain.rock);
        RC_PRE(start.has_value());
        std::int64_t largest = 0;
        for (const Component &part : findComponents(walkable))
            largest = std::max(largest, part.size);
        BitGrid reached;
        floodFrom(walkable, start->x, start->y, reached);
        RC_ASSERT(reached.count() == largest);
        const auto distance = [&terrain](CellPos cell) {
            const int dx = cell.x - terrain.width / 2;
            const int dy = cell.y - terrain.height / 2;
            return dx * dx + dy * dy;
        };
        bool anyPlain = false;
        for (int y = 0; y < terrain.height; ++y) {
            for (int x = 0; x < terrain.width; ++x) {
                if (!reached.test(x, y) || !isPlain(terrain, {x, y}))
                    continue;
                anyPlain = true;
                RC_ASSERT(distance({x, y}) >= distance(*start));
            }
        }
        RC_ASSERT(isPlain(terrain, *start) == anyPlain);
        const CavernSource source(seed, settings);
        RC_ASSERT(source.plan().levels.front().start == (WorldPos{start->x, start->y}));
    }));
}

TEST_CASE("no monster of a cavern waits within six cells of the start, and no chest lies on it")
{
    for (int i = 0; i < 200; ++i) {
        WorldSettings settings = defaultSettings(GeneratorKind::Cavern);
        settings.cavernMonsters = 50;
        settings.chestChance = {1000};
        const CavernSource source(std::to_string(i), settings);
        const Level &level = source.plan().levels.front();
        REQUIRE(level.start.has_value());
        const Cavern cavern = assembled(source, level.area);
        CAPTURE(i);
        REQUIRE(!cavern.monsters.empty());
        for (const CellPos monster : cavern.monsters) {
            const std::int64_t dx = monster.x - level.start->x;
            const std::int64_t dy = monster.y - level.start->y;
            REQUIRE(dx * dx + dy * dy > 36);
        }
        for (const CellPos chest : cavern.chests)
            REQUIRE(WorldPos{chest.x, chest.y} != *level.start);
    }
}

TEST_CASE("regions are pieces of the one level, and everything beyond it is bounds")
{
    CHECK(rc::check("cut", [] {
        const WorldSettings settings = anyCavernSettings();
        const std::string seed = anySeed();
        const CavernSource source(seed, settings);
        const Level &level = source.plan().levels.front();
        RC_ASSERT(level.number == 1);
        RC_ASSERT(level.seed == cavernSeed(seed));
        RC_ASSERT(level.area == (CellRect{{0, 0}, settings.cavernWidth, settings.cavernHeight}));
        RC_ASSERT(!level.finish.has_value());
        RC_ASSERT(source.plan().links.empty());
        const Cavern terrain = makeCavernTerrain(seed, settings);
        const Cavern cavern = assembled(source, level.area);
        RC_ASSERT(cavern.rock == terrain.rock || !cavernStart(terrain).has_value());
        RC_ASSERT(cavern.water == terrain.water);
        RC_ASSERT(cavern.trees == terrain.trees);
        for (const RegionPos pos : {RegionPos{-1, 0}, RegionPos{0, -1}, RegionPos{3, 3}, RegionPos{0, 0},
                                    RegionPos{2, 1}, RegionPos{1, 2}}) {
            const Region region = source.generate(pos);
            RC_ASSERT(region.size == 50);
            for (int y = 0; y < 50; ++y) {
                for (int x = 0; x < 50; ++x) {
                    const bool inside = level.area.contains(worldPos(pos, {x, y}, 50));
                    RC_ASSERT((region.terrain({x, y}) == Terrain::Bounds) == !inside);
                    RC_ASSERT(inside || region.isRock({x, y}));
                }
            }
        }
    }));
    const CavernSource source("far", defaultSettings(GeneratorKind::Cavern));
    CHECK(source.generate({-9'000'000'000'000'000, 9'000'000'000'000'000}).floorCount() == 0);
    CHECK(source.generate({9'000'000'000'000'000, 0}).floorCount() == 0);
}

TEST_CASE("many threads that ask at once get the same cavern")
{
    const WorldSettings settings = defaultSettings(GeneratorKind::Cavern);
    const CavernSource alone("threads", settings);
    for (int round = 0; round < 20; ++round) {
        const CavernSource shared("threads", settings);
        std::vector<std::future<std::vector<Region>>> results;
        for (int i = 0; i < 4; ++i) {
            results.push_back(std::async(std::launch::async, [&shared] {
                return std::vector<Region>{shared.generate({0, 0}), shared.generate({1, 0}),
                                           shared.generateUpTo({0, 0}, {StageKind::Automaton, 3})};
            }));
        }
        for (auto &result : results) {
            CHECK(result.get() == std::vector<Region>{alone.generate({0, 0}), alone.generate({1, 0}),
                                                      alone.generateUpTo({0, 0}, {StageKind::Automaton, 3})});
        }
    }
}

TEST_CASE("the stages of a cavern show its fill, each smoothing, and what is added")
{
    WorldSettings settings = defaultSettings(GeneratorKind::Cavern);
    settings.cavernWidth = 50;
    settings.cavernHeight = 50;
    settings.cavernSmooth = 3;
    const WorldSpec spec = cavernSpec("stages", settings);
    std::vector<std::string> texts;
    for (const GenerationStage &stage : generationStages(spec))
        texts.push_back(stageText(stage));
    REQUIRE(texts == std::vector<std::string>{"Noise", "Automaton, step 1", "Automaton, step 2",
                                              "Automaton, step 3", "Joining", "Chests", "Monsters"});
    const auto regionAt = [&spec](const GenerationStage &stage) {
        const auto source = makeStageSource(spec, stage);
        REQUIRE(source.ok());
        CHECK((*source)->plan() == (*makeRegionSource(spec))->plan());
        return (*source)->generate({0, 0});
    };
    const auto rockOf = [](const Region &region) {
        BitGrid rock(50, 50);
        for (int y = 0; y < 50; ++y)
            rock.orBits(0, y, 50, region.rock[static_cast<std::size_t>(y)]);
        return rock;
    };
    BitGrid rock = rockOf(regionAt({StageKind::Noise}));
    for (int step = 1; step <= 3; ++step) {
        rock = smoothedNaively(rock);
        CHECK(rockOf(regionAt({StageKind::Automaton, step})) == rock);
    }
    const Region joined = regionAt({StageKind::Joining});
    CHECK(joined.water != RegionRows{});
    CHECK(joined.chests.empty());
    CHECK(joined.monsters.empty());
    CHECK(regionAt({StageKind::Chests}).monsters.empty());
    CHECK(!regionAt({StageKind::Chests}).chests.empty());
    CHECK(!regionAt({StageKind::Monsters}).monsters.empty());
    CHECK(regionAt({StageKind::Monsters}) == (*makeRegionSource(spec))->generate({0, 0}));
}

TEST_CASE("the parts of a level are those of an independent flood")
{
    CHECK(rc::check("parts", [] {
        const Cavern cavern = CavernBuilder(*rc::gen::inRange(10, 200), *rc::gen::inRange(10, 60))
                                  .randomize(*rc::gen::arbitrary<std::uint64_t>())
                                  .smooth(*rc::gen::inRange(0, 3))
                                  .build();
        const BitGrid floor = opposite(cavern.rock);
        const CavernParts parts(cavern.rock);
        const std::vector<Component> components = findComponents(floor);
        RC_ASSERT(parts.count() == static_cast<int>(components.size()));
        BitGrid reached;
        for (int part = 0; part < parts.count(); ++part) {
            const Component &component = components[static_cast<std::size_t>(part)];
            RC_ASSERT(parts.size(part) == component.size);
            RC_ASSERT(parts.partAt(component.seed) == part);
            floodFrom(floor, component.seed.x, component.seed.y, reached);
            RC_ASSERT(parts.cellsOf(part) == reached);
        }
    }));
}
