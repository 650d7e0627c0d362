// SPDX-License-Identifier: MIT
#include "core/base/bit_grid.h"
#include "core/gen/dungeon/dungeon_walk.h"
#include "core/gen/generator.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace cave;

namespace {

constexpr int kDungeonSeeds = 1000;

std::string seedAt(int i)
{
    return "delve " + std::to_string(i);
}

bool isOpen(const DungeonFloor &floor, int x, int y)
{
    return floor.open.contains(x, y) && floor.open.test(x, y);
}

std::vector<CellPos> openCells(const DungeonFloor &floor)
{
    std::vector<CellPos> cells;
    for (int y = 0; y < floor.size; ++y) {
        for (int x = 0; x < floor.size; ++x) {
            if (isOpen(floor, x, y))
                cells.push_back({x, y});
        }
    }
    return cells;
}

int openSides(const DungeonFloor &floor, CellPos cell)
{
    return (isOpen(floor, cell.x + 1, cell.y) ? 1 : 0) + (isOpen(floor, cell.x - 1, cell.y) ? 1 : 0) +
           (isOpen(floor, cell.x, cell.y + 1) ? 1 : 0) + (isOpen(floor, cell.x, cell.y - 1) ? 1 : 0);
}

int openNeighbours(const DungeonFloor &floor, CellPos cell)
{
    int count = 0;
    for (int dy = -1; dy <= 1; ++dy) {
        for (int dx = -1; dx <= 1; ++dx)
            count += (dx != 0 || dy != 0) && isOpen(floor, cell.x + dx, cell.y + dy) ? 1 : 0;
    }
    return count;
}

/// How many cells can be walked to from `start`: cell by cell, on a set.
std::size_t reachedFrom(const DungeonFloor &floor, CellPos start)
{
    std::set<CellPos> reached{start};
    std::vector<CellPos> waiting{start};
    while (!waiting.empty()) {
        const CellPos at = waiting.back();
        waiting.pop_back();
        for (const CellPos next : {CellPos{at.x + 1, at.y}, CellPos{at.x - 1, at.y}, CellPos{at.x, at.y + 1},
                                   CellPos{at.x, at.y - 1}}) {
            if (isOpen(floor, next.x, next.y) && reached.insert(next).second)
                waiting.push_back(next);
        }
    }
    return reached.size();
}

bool isFarFromStart(const DungeonFloor &floor, CellPos cell)
{
    const int dx = cell.x - floor.start.x;
    const int dy = cell.y - floor.start.y;
    return dx * dx + dy * dy > floor.number * floor.number;
}

/// A floor from rows, north first; `.` is open.
DungeonFloor crafted(int number, const std::vector<std::string> &rows)
{
    DungeonFloor floor;
    floor.number = number;
    floor.size = static_cast<int>(rows.size());
    floor.seed = 77;
    floor.open.reset(floor.size, floor.size);
    for (int y = 0; y < floor.size; ++y) {
        for (int x = 0; x < floor.size; ++x) {
            if (rows[rows.size() - 1 - static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '.')
                floor.open.set(x, y);
        }
    }
    return floor;
}

/// The floors of all seeds, generated once for all tests.
const std::vector<DungeonFloor> &floors()
{
    static const std::vector<DungeonFloor> all = [] {
        std::vector<DungeonFloor> made;
        for (int i = 0; i < kDungeonSeeds; ++i) {
            for (int number = 1; number <= kDungeonFloors; ++number)
                made.push_back(makeDungeonFloor(seedAt(i), number));
        }
        return made;
    }();
    return all;
}

template<class Check>
void forEachFloor(const Check &check)
{
    for (std::size_t i = 0; i < floors().size(); ++i) {
        CAPTURE(seedAt(static_cast<int>(i) / kDungeonFloors), floors()[i].number);
        check(floors()[i]);
    }
}

WorldSpec dungeonSpec(const std::string &seed)
{
    return {seed, {GeneratorKind::Dungeon, 1}, defaultSettings(GeneratorKind::Dungeon)};
}

} // namespace

TEST_CASE("a dungeon's floor is half open in one piece inside its outer wall")
{
    forEachFloor([](const DungeonFloor &floor) {
        REQUIRE(floor.size == 10 * floor.number);
        const std::vector<CellPos> cells = openCells(floor);
        const std::size_t half =
            static_cast<std::size_t>(floor.size) * static_cast<std::size_t>(floor.size) / 2;
        REQUIRE(cells.size() == half); // the walk stops with the step that reaches it
        REQUIRE(std::ranges::all_of(cells, [&floor](CellPos cell) {
            return cell.x > 0 && cell.y > 0 && cell.x < floor.size - 1 && cell.y < floor.size - 1;
        }));
        REQUIRE(reachedFrom(floor, cells.front()) == cells.size());
    });
}

TEST_CASE("a floor is entered at its top-most open cell and left at its bottom-most")
{
    forEachFloor([](const DungeonFloor &floor) {
        std::vector<CellPos> cells = openCells(floor);
        std::ranges::sort(cells, [](CellPos a, CellPos b) { return a.y != b.y ? a.y > b.y : a.x < b.x; });
        REQUIRE(floor.start == cells.front());
        REQUIRE(floor.finish == cells.back());
        REQUIRE(floor.start != floor.finish);
    });
}

TEST_CASE("two treasures lie at dead ends as far as there are any")
{
    std::map<std::size_t, int> floorsByDeadEnds;
    forEachFloor([&floorsByDeadEnds](const DungeonFloor &floor) {
        const std::vector<CellPos> cells = openCells(floor);
        const auto isDeadEnd = [&floor](CellPos cell) { return openSides(floor, cell) == 1; };
        const auto deadEnds = static_cast<std::size_t>(std::ranges::count_if(cells, [&](CellPos cell) {
            return isDeadEnd(cell) && cell != floor.start && cell != floor.finish;
        }));
        ++floorsByDeadEnds[std::min<std::size_t>(deadEnds, 2)];
        REQUIRE(floor.treasures.size() == 2);
        REQUIRE(floor.treasures[0] < floor.treasures[1]);
        const auto atDeadEnds = static_cast<std::size_t>(std::ranges::count_if(floor.treasures, isDeadEnd));
        REQUIRE(atDeadEnds == std::min<std::size_t>(deadEnds, 2));
        for (const CellPos treasure : floor.treasures) {
            REQUIRE(isOpen(floor, treasure.x, treasure.y));
            REQUIRE((treasure != floor.start && treasure != floor.finish));
        }
    });
    // All three cases were met.
    CHECK(floorsByDeadEnds.size() == 3);
}

TEST_CASE("monsters stand in the open and, where they can, out of reach of who enters")
{
    int inTheOpen = 0;
    int elsewhere = 0;
    forEachFloor([&](const DungeonFloor &floor) {
        REQUIRE(floor.monsters.size() == static_cast<std::size_t>(floor.number - 1));
        REQUIRE(std::set<CellPos>(floor.monsters.begin(), floor.monsters.end()).size() ==
                floor.monsters.size());
        std::vector<CellPos> free = openCells(floor);
        std::erase_if(free, [&floor](CellPos cell) {
            return cell == floor.start || cell == floor.finish ||
                   std::ranges::find(floor.treasures, cell) != floor.treasures.end();
        });
        std::vector<CellPos> unused = free;
        std::erase_if(unused, [&floor](CellPos cell) {
            return std::ranges::find(floor.monsters, cell) != floor.monsters.end();
        });
        for (const CellPos monster : floor.monsters) {
            REQUIRE(std::ranges::find(free, monster) != free.end());
            const int around = openNeighbours(floor, monster);
            // No cell that was left is better.
            REQUIRE(std::ranges::none_of(unused, [&](CellPos cell) {
                return openNeighbours(floor, cell) > around ||
                       (openNeighbours(floor, cell) == 8 && isFarFromStart(floor, cell) &&
                        !isFarFromStart(floor, monster));
            }));
            ++(around == 8 ? inTheOpen : elsewhere);
        }
    });
    // Without places in the open a floor is rare.
    CHECK(inTheOpen > 20 * elsewhere);
}

TEST_CASE("where nothing lies in the open, monsters stand where most around them is")
{
    // No cell has eight open neighbours; the two inner cells of the wide part have seven and six.
    DungeonFloor floor = crafted(3, {"##########", "#........#", "########.#", "########.#", "#####..#.#",
                                     "#####....#", "#####...##", "#######.##", "#......###", "##########"});
    // Diagonal neighbours count although they can't be walked to.
    furnishDungeonFloor(floor);
    CHECK(floor.start == CellPos{1, 8});
    CHECK(floor.finish == CellPos{6, 1});
    std::vector<int> counts;
    for (const CellPos cell : openCells(floor)) {
        if (cell != floor.start && cell != floor.finish &&
            std::ranges::find(floor.treasures, cell) == floor.treasures.end())
            counts.push_back(openNeighbours(floor, cell));
    }
    std::ranges::sort(counts, std::greater<>());
    REQUIRE(counts.front() < 8);
    REQUIRE(floor.monsters.size() == 2);
    std::vector<int> taken;
    for (const CellPos monster : floor.monsters)
        taken.push_back(openNeighbours(floor, monster));
    std::ranges::sort(taken, std::greater<>());
    CHECK(taken[0] == counts[0]);
    CHECK(taken[1] == counts[1]);
}

TEST_CASE("treasures lie anywhere free where a floor has no dead end")
{
    DungeonFloor floor = crafted(1, {"######", "#....#", "#....#", "#....#", "#....#", "######"});
    furnishDungeonFloor(floor);
    CHECK(floor.start == CellPos{1, 4});
    CHECK(floor.finish == CellPos{4, 1});
    REQUIRE(floor.treasures.size() == 2);
    CHECK(floor.treasures[0] != floor.treasures[1]);
    for (const CellPos treasure : floor.treasures) {
        CHECK(isOpen(floor, treasure.x, treasure.y));
        CHECK((treasure != floor.start && treasure != floor.finish));
    }
    CHECK(floor.monsters.empty());
}

TEST_CASE("a floor without room gets as much as it can hold")
{
    DungeonFloor floor = crafted(5, {"#####", "##.##", "##.##", "##.##", "#####"});
    furnishDungeonFloor(floor);
    CHECK(floor.start == CellPos{2, 3});
    CHECK(floor.finish == CellPos{2, 1});
    CHECK(floor.treasures == std::vector<CellPos>{{2, 2}});
    CHECK(floor.monsters.empty());
}

TEST_CASE("a seed gives the same floors again, and every seed and floor its own")
{
    std::set<std::int64_t> seeds;
    for (int i = 0; i < kDungeonSeeds; ++i) {
        for (int number = 1; number <= kDungeonFloors; ++number)
            seeds.insert(dungeonFloorSeed(seedAt(i), number));
    }
    CHECK(seeds.size() == static_cast<std::size_t>(kDungeonSeeds) * kDungeonFloors);
    for (const std::string seed : {"", "a", "b", "\xF0\x9F\x95\xAF"}) {
        for (int number = 1; number <= kDungeonFloors; ++number) {
            const DungeonFloor one = makeDungeonFloor(seed, number);
            const DungeonFloor other = makeDungeonFloor(seed, number);
            CHECK(one.open == other.open);
            CHECK(one.treasures == other.treasures);
            CHECK(one.monsters == other.monsters);
            CHECK(one.seed == dungeonFloorSeed(seed, number));
            CHECK(one.open != makeDungeonFloor(seed + "'", number).open);
        }
    }
}

TEST_CASE("a dungeon's world holds its floors a region apart, and bounds everywhere else")
{
    const std::string seed = "plane";
    const DungeonSource source(seed, defaultSettings(GeneratorKind::Dungeon));
    for (std::int64_t ry = -1; ry <= 1; ++ry) {
        for (std::int64_t rx = -2; rx <= 11; ++rx) {
            const Region region = source.generate({rx, ry});
            CAPTURE(rx, ry);
            REQUIRE(region.pos == RegionPos{rx, ry});
            REQUIRE(region.size == 50);
            const bool holdsFloor = ry == 0 && rx >= 0 && rx <= 8 && rx % 2 == 0;
            const DungeonFloor floor = makeDungeonFloor(seed, holdsFloor ? static_cast<int>(rx / 2) + 1 : 1);
            for (int y = 0; y < 50; ++y) {
                for (int x = 0; x < 50; ++x) {
                    const bool inside = holdsFloor && x < floor.size && y < floor.size;
                    const Terrain expected = !inside               ? Terrain::Bounds
                                             : isOpen(floor, x, y) ? Terrain::Floor
                                                                   : Terrain::Rock;
                    REQUIRE(region.terrain({x, y}) == expected);
                    REQUIRE(region.isRock({x, y}) == (expected != Terrain::Floor));
                }
            }
            REQUIRE(region.chests == (holdsFloor ? floor.treasures : std::vector<CellPos>{}));
            REQUIRE(region.monsters == (holdsFloor ? floor.monsters : std::vector<CellPos>{}));
            REQUIRE(region.features.size() == (holdsFloor ? 2U : 0U));
            if (holdsFloor) {
                REQUIRE(region.seed == floor.seed);
                const auto has = [&region](CellPos cell, FeatureKind kind) {
                    return std::ranges::find(region.features, Feature{cell, kind}) != region.features.end();
                };
                REQUIRE(has(floor.start, FeatureKind::Start));
                REQUIRE(has(floor.finish, FeatureKind::Finish));
            }
        }
    }
    const Region farAway = source.generate({-4'000'000'000'000'000, 4'000'000'000'000'000});
    CHECK(farAway.floorCount() == 0);
}

TEST_CASE("FINISH leads to START of the next floor, and from the last floor nowhere")
{
    const DungeonSource source("stairs", defaultSettings(GeneratorKind::Dungeon));
    const LevelPlan &plan = source.plan();
    REQUIRE(plan.levels.size() == 5);
    for (int number = 1; number <= 5; ++number) {
        const DungeonFloor floor = makeDungeonFloor("stairs", number);
        const Level &level = plan.levels[static_cast<std::size_t>(number - 1)];
        const std::int64_t west = 100 * (number - 1);
        CAPTURE(number);
        CHECK(level.number == number);
        CHECK(level.area == CellRect{{west, 0}, 10 * number, 10 * number});
        CHECK(level.seed == floor.seed);
        CHECK(level.start == WorldPos{west + floor.start.x, floor.start.y});
        CHECK(level.finish == WorldPos{west + floor.finish.x, floor.finish.y});
        REQUIRE(level.finish.has_value());
        if (number < 5)
            CHECK(plan.linkFrom(*level.finish) == plan.levels[static_cast<std::size_t>(number)].start);
        else
            CHECK(!plan.linkFrom(*level.finish).has_value());
    }
    CHECK(plan.links.size() == 4);
}

TEST_CASE("a dungeon is made in one stage, with its plan")
{
    const WorldSpec spec = dungeonSpec("stage");
    const std::vector<GenerationStage> stages = generationStages(spec);
    REQUIRE(stages.size() == 1);
    const auto whole = makeRegionSource(spec);
    const auto staged = makeStageSource(spec, stages.front());
    REQUIRE(whole.ok());
    REQUIRE(staged.ok());
    CHECK((*whole)->generate({8, 0}) == (*staged)->generate({8, 0}));
    CHECK((*whole)->plan() == (*staged)->plan());
}
