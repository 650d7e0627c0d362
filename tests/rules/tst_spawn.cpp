// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/gen/caves/caves.h"
#include "core/gen/classic/classic_caves.h"
#include "core/rules/spawn.h"
#include "core/sight/area_of_effect.h"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <rapidcheck.h>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/crafted_world.h"
#include "tests/support/test_data.h"

using namespace cave;

namespace {

/// Open floor everywhere (or rock everywhere), with monsters and chests where a test wants them.
class OpenLand final : public RegionSource {
public:
    OpenLand(int size, std::vector<WorldPos> monsters, std::vector<WorldPos> chests = {}, bool rock = false)
        : m_size(size)
        , m_rock(rock)
        , m_monsters(std::move(monsters))
        , m_chests(std::move(chests))
    {
    }

    [[nodiscard]] int regionSize() const override { return m_size; }
    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        Region region;
        region.pos = pos;
        region.size = m_size;
        region.monsters = cellsIn(m_monsters, pos);
        region.chests = cellsIn(m_chests, pos);
        for (int y = 0; y < m_size && m_rock; ++y)
            region.rock[static_cast<std::size_t>(y)] = lowBits(m_size);
        return region;
    }

private:
    [[nodiscard]] std::vector<CellPos> cellsIn(const std::vector<WorldPos> &places, RegionPos pos) const
    {
        std::vector<CellPos> cells;
        for (const WorldPos place : places) {
            if (regionOf(place, m_size) == pos)
                cells.push_back(cellOf(place, m_size));
        }
        return cells;
    }

    int m_size;
    bool m_rock;
    std::vector<WorldPos> m_monsters;
    std::vector<WorldPos> m_chests;
};

/// A world in which every monster has the plain one's disc of radius 3.
World plainWorld(std::shared_ptr<const RegionSource> source, GeneratorKind generator)
{
    return World({"", {generator, 1}, defaultSettings(generator)}, craftedContent("monster"),
                 std::move(source));
}

WorldPos spawnIn(std::shared_ptr<const RegionSource> source, GeneratorKind generator)
{
    World world = plainWorld(std::move(source), generator);
    const Result<WorldPos> spawn = findSpawn(world);
    REQUIRE(spawn.ok());
    return *spawn;
}

WorldPos openLandSpawn(GeneratorKind generator, std::vector<WorldPos> monsters,
                       std::vector<WorldPos> chests = {})
{
    return spawnIn(std::make_shared<OpenLand>(50, std::move(monsters), std::move(chests)), generator);
}

/// Reads {"seed": "…", "hash": n, "spawn": [x, y]}; the seeds hold no quotes.
struct RecordedSpawn {
    std::string seed;
    WorldPos spawn;
};

std::vector<RecordedSpawn> recordedSpawns()
{
    const std::string kSeedKey = R"("seed": ")";
    const std::string kSpawnKey = R"("spawn": [)";
    std::vector<RecordedSpawn> recorded;
    std::ifstream file(testData("classic/spawn.jsonl"));
    for (std::string line; std::getline(file, line);) {
        const std::size_t seed = line.find(kSeedKey) + kSeedKey.size();
        const std::size_t spawn = line.find(kSpawnKey) + kSpawnKey.size();
        const std::size_t comma = line.find(',', spawn);
        recorded.push_back(
            {line.substr(seed, line.find('"', seed) - seed),
             {std::stoll(line.substr(spawn, comma - spawn)), std::stoll(line.substr(comma + 1))}});
    }
    return recorded;
}

} // namespace

TEST_CASE("classic worlds start where the original does")
{
    const std::vector<RecordedSpawn> recorded = recordedSpawns();
    REQUIRE(recorded.size() == 14);
    for (const RecordedSpawn &expected : recorded) {
        INFO("seed '" << expected.seed << "'");
        const auto caves = makeClassicCaves(expected.seed, defaultSettings(GeneratorKind::Classic));
        REQUIRE(caves.ok());
        const WorldPos spawn = spawnIn(*caves, GeneratorKind::Classic);
        CHECK(spawn.x == expected.spawn.x);
        CHECK(spawn.y == expected.spawn.y);
    }
}

TEST_CASE("the spiral starts below the origin and then winds around it")
{
    const std::vector<WorldPos> expected{{0, -1},  {0, 0},   {1, 0},  {1, 1},  {0, 1},  {-1, 1}, {-1, 0},
                                         {-1, -1}, {0, -1},  {1, -1}, {2, -1}, {2, 0},  {2, 1},  {2, 2},
                                         {1, 2},   {0, 2},   {-1, 2}, {-2, 2}, {-2, 1}, {-2, 0}, {-2, -1},
                                         {-2, -2}, {-1, -2}, {0, -2}, {1, -2}, {2, -2}};
    for (std::size_t n = 0; n < expected.size(); ++n) {
        INFO("n = " << n);
        CHECK(spiralCell(static_cast<std::int64_t>(n)).x == expected[n].x);
        CHECK(spiralCell(static_cast<std::int64_t>(n)).y == expected[n].y);
    }
}

TEST_CASE("the spiral visits every cell of a square once before it leaves the square")
{
    std::set<std::pair<std::int64_t, std::int64_t>> visited;
    for (std::int64_t n = 1; n <= 401LL * 401LL; ++n) {
        const WorldPos cell = spiralCell(n);
        if (cell.x < -200 || cell.x > 200 || cell.y < -200 || cell.y > 200)
            FAIL("n = " << n << " is outside");
        visited.insert({cell.x, cell.y});
    }
    CHECK(visited.size() == 160801);
}

TEST_CASE("far along the spiral each cell is a neighbour of the one before")
{
    REQUIRE(rc::check("cells touch", [] {
        const auto n = *rc::gen::inRange<std::int64_t>(1, std::int64_t{1} << 52U);
        const WorldPos a = spiralCell(n);
        const WorldPos b = spiralCell(n + 1);
        RC_ASSERT(std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1);
    }));
}

TEST_CASE("no one starts on a chest")
{
    CHECK((openLandSpawn(GeneratorKind::Classic, {}, {{0, -1}}) == WorldPos{0, 0}));
    CHECK((openLandSpawn(GeneratorKind::Caves, {}, {{0, -1}, {0, 0}}) == WorldPos{1, 0}));
}

TEST_CASE("no one starts inside a monster's disc, and the disc's shape is the generator's")
{
    // Seen from (3, -3), the cell (0, -1) is at the offset (-3, 2): in the wide disc of radius 3, not in the
    // original's.
    CHECK((openLandSpawn(GeneratorKind::Caves, {{3, -3}}) == WorldPos{0, 0}));
    CHECK((openLandSpawn(GeneratorKind::Classic, {{3, -3}}) == WorldPos{0, -1}));
    // From (3, -2) it is at (-3, 1), which both hold.
    CHECK((openLandSpawn(GeneratorKind::Classic, {{3, -2}}) == WorldPos{0, 0}));
    CHECK((openLandSpawn(GeneratorKind::Caves, {{-3, 1}}) == WorldPos{1, 0}));
}

TEST_CASE("in a classic world a disc counts once its monster's region has been made")
{
    // The monster at (-1, -4) covers (0, -1), but nothing has asked for its region yet.
    CHECK((openLandSpawn(GeneratorKind::Classic, {{-1, -4}}) == WorldPos{0, -1}));
    // A monster in the region asked for, whose disc reaches west, has the neighbour made, and then its disc
    // counts too.
    CHECK((openLandSpawn(GeneratorKind::Classic, {{-1, -4}, {2, -40}}) == WorldPos{0, 0}));
    // In worlds of the other generator it counts in any case.
    CHECK((openLandSpawn(GeneratorKind::Caves, {{-1, -4}}) == WorldPos{0, 0}));
}

TEST_CASE("a chain of made regions continues through every region that a disc reaches")
{
    // South of the start: region (0, -1) reaches (0, -2), which reaches (-1, -2), which reaches (-1, -1).
    const std::vector<WorldPos> chain{{20, -49}, {1, -75}, {-20, -52}, {-1, -4}};
    CHECK((openLandSpawn(GeneratorKind::Classic, chain) == WorldPos{0, 0}));
    const std::vector<WorldPos> broken{{20, -49}, {4, -75}, {-20, -52}, {-1, -4}};
    CHECK((openLandSpawn(GeneratorKind::Classic, broken) == WorldPos{0, -1}));
}

TEST_CASE("small classic regions, whose discs reach each other without end, still have a start")
{
    WorldSettings settings = defaultSettings(GeneratorKind::Classic);
    settings.regionSize = kMinRegionSize;
    for (std::int64_t hash = 0; hash < 5; ++hash) {
        World world = plainWorld(std::make_shared<ClassicCaves>(hash, settings), GeneratorKind::Classic);
        const Result<WorldPos> spawn = findSpawn(world);
        REQUIRE(spawn.ok());
        CHECK_FALSE(world.map.isRock(*spawn));
    }
}

TEST_CASE("in worlds of the caves generator the player starts on free floor outside every disc")
{
    const int version = GENERATE(1, 2);
    for (int i = 0; i < 40; ++i) {
        World world = plainWorld(std::make_shared<Caves>("start " + std::to_string(i), WorldSettings{},
                                                         fastestCaveUnits(), version),
                                 GeneratorKind::Caves);
        WorldMap &map = world.map;
        const Result<WorldPos> spawn = findSpawn(world);
        REQUIRE(spawn.ok());
        CHECK_FALSE(map.isRock(*spawn));
        for (std::int64_t ry = -2; ry <= 2; ++ry) {
            for (std::int64_t rx = -2; rx <= 2; ++rx) {
                const Region &region = map.region({rx, ry});
                for (const CellPos cell : region.monsters) {
                    const WorldPos monster = worldPos(region.pos, cell, region.size);
                    CHECK_FALSE(inDisc(DiscRule::Wide, 3, spawn->x - monster.x, spawn->y - monster.y));
                }
                for (const CellPos cell : region.chests)
                    CHECK_FALSE((worldPos(region.pos, cell, region.size) == *spawn));
            }
        }
    }
}

namespace {

/// Caves that count how many regions were generated, without a hint where their monsters are, or with it.
class CountedCaves : public RegionSource {
public:
    explicit CountedCaves(const std::string &seed) : m_caves(seed, WorldSettings{}, fastestCaveUnits(), 2) {}

    [[nodiscard]] int regionSize() const override { return m_caves.regionSize(); }
    [[nodiscard]] Region generate(RegionPos pos) const override
    {
        ++m_count;
        return m_caves.generate(pos);
    }
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] const Caves &caves() const { return m_caves; }

private:
    Caves m_caves;
    mutable int m_count = 0;
};

class ForeseenCaves final : public CountedCaves {
public:
    using CountedCaves::CountedCaves;

    [[nodiscard]] std::optional<MonsterPlaces> possibleMonsters(RegionPos pos) const override
    {
        return caves().possibleMonsters(pos);
    }
};

} // namespace

TEST_CASE("knowing where monsters may be saves generating regions, and the start is the same")
{
    int expected = 0;
    int generated = 0;
    for (int i = 0; i < 200; ++i) {
        const std::string seed = "start " + std::to_string(i);
        const auto plain = std::make_shared<CountedCaves>(seed);
        const auto foreseen = std::make_shared<ForeseenCaves>(seed);
        CHECK(spawnIn(plain, GeneratorKind::Caves) == spawnIn(foreseen, GeneratorKind::Caves));
        CHECK(foreseen->count() <= plain->count());
        generated += foreseen->count();
        expected += plain->count();
    }
    CHECK(3 * generated < 2 * expected);
}

TEST_CASE("a world without a cell to start from is reported, not searched for ever")
{
    for (const GeneratorKind generator : {GeneratorKind::Caves, GeneratorKind::Classic}) {
        World world =
            plainWorld(std::make_shared<OpenLand>(50, std::vector<WorldPos>{}, std::vector<WorldPos>{}, true),
                       generator);
        const Result<WorldPos> spawn = findSpawn(world);
        REQUIRE_FALSE(spawn.ok());
        CHECK(spawn.error().code == ErrorCode::NotFound);
    }
}
