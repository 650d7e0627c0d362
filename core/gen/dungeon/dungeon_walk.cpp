// SPDX-License-Identifier: MIT
#include "core/gen/dungeon/dungeon_walk.h"

#include "core/base/hashing.h"
#include "core/base/random_stream.h"
#include "core/gen/generator.h"
#include "core/gen/rooms/level_cells.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

#include <algorithm>
#include <bit>
#include <iterator>

namespace cave {
namespace {

constexpr int kTreasures = 2;

RandomStream streamOf(const DungeonFloor &floor, std::string_view name)
{
    return {static_cast<std::uint64_t>(floor.seed), name};
}

/// Directions for walking, many from each random word.
class RandomTurns {
public:
    explicit RandomTurns(RandomStream &draws) : m_draws(draws) {}

    CellPos stepFrom(CellPos at)
    {
        if (m_left == 0) {
            m_word = m_draws.next();
            m_left = kTurnsAWord;
        }
        const std::uint64_t turn = m_word & 3U;
        m_word >>= 2U;
        --m_left;
        const int by = (turn & 1U) != 0 ? 1 : -1;
        return (turn & 2U) != 0 ? CellPos{at.x + by, at.y} : CellPos{at.x, at.y + by};
    }

private:
    static constexpr int kTurnsAWord = 32;

    RandomStream &m_draws;
    std::uint64_t m_word = 0;
    int m_left = 0;
};

/// Walks until half of the cells are open; steps into the outer wall are skipped.
void walk(DungeonFloor &floor)
{
    const int size = floor.size;
    RandomStream draws = streamOf(floor, "walk");
    const auto inside = [size](int value) { return value > 0 && value < size - 1; };
    const auto anywhere = [&draws, size] { return 1 + static_cast<int>(draws.nextBelow(asBound(size - 2))); };
    CellPos at{anywhere(), 0};
    at.y = anywhere();
    RandomTurns turns(draws);
    floor.open.reset(size, size);
    for (int left = (size * size + 1) / 2; left > 0;) {
        if (!floor.open.test(at.x, at.y)) {
            floor.open.set(at.x, at.y);
            --left;
        }
        const CellPos next = turns.stepFrom(at);
        if (inside(next.x) && inside(next.y))
            at = next;
    }
}

/// Places the things of a floor one by one, each on a free cell.
class Furnisher {
public:
    explicit Furnisher(DungeonFloor &floor) : m_floor(floor), m_draws(streamOf(floor, "things"))
    {
        m_free.reserve(static_cast<std::size_t>(floor.open.count()));
        for (int x = 0; x < floor.open.width(); ++x) {
            for (int y = 0; y < floor.open.height(); ++y) {
                if (floor.open.test(x, y))
                    m_free.push_back(placeAt({x, y}));
            }
        }
    }

    void placeEnds()
    {
        const auto isHigher = [](const Place &a, const Place &b) {
            return a.cell.y != b.cell.y ? a.cell.y > b.cell.y : a.cell.x < b.cell.x;
        };
        const auto [start, finish] = std::ranges::minmax_element(m_free, isHigher);
        m_floor.start = start->cell;
        m_floor.finish = finish->cell;
        std::erase_if(m_free, [this](const Place &place) {
            return place.cell == m_floor.start || place.cell == m_floor.finish;
        });
    }

    void placeTreasures()
    {
        placeOnBest(kTreasures, m_floor.treasures,
                    [](const Place &place) { return place.openSides == 1 ? 1 : 0; });
    }

    void placeMonsters()
    {
        const int notice = m_floor.number;
        const auto rank = [this, notice](const Place &place) {
            const int dx = place.cell.x - m_floor.start.x;
            const int dy = place.cell.y - m_floor.start.y;
            const bool inTheOpen = place.openNeighbours == kNeighbours;
            return place.openNeighbours + (inTheOpen && dx * dx + dy * dy > notice * notice ? 1 : 0);
        };
        placeOnBest(m_floor.number - 1, m_floor.monsters, rank);
    }

private:
    static constexpr int kNeighbours = 8;

    struct Place {
        CellPos cell;
        int openSides = 0;      ///< of its four cardinal neighbours
        int openNeighbours = 0; ///< of all eight
    };

    [[nodiscard]] Place placeAt(CellPos cell) const
    {
        const BitGrid &open = m_floor.open;
        const auto three = [&open, cell](int dy) { return open.bits(cell.x - 1, cell.y + dy, 3); };
        const std::uint64_t beside = three(0) & 5U;
        return {cell, std::popcount(beside) + std::popcount((three(1) & 2U) | ((three(-1) & 2U) >> 1U)),
                std::popcount(beside) + std::popcount(three(1)) + std::popcount(three(-1))};
    }

    /// Places `count` things on random cells among those that `rank` prefers, while there are free cells.
    template<class Rank>
    void placeOnBest(int count, std::vector<CellPos> &cells, const Rank &rank)
    {
        for (; count > 0 && !m_free.empty(); --count) {
            int best = rank(m_free.front());
            for (const Place &place : m_free)
                best = std::max(best, rank(place));
            const auto isBest = [best, &rank](const Place &place) { return rank(place) == best; };
            auto left = m_draws.nextBelow(asBound(static_cast<int>(std::ranges::count_if(m_free, isBest))));
            auto chosen = std::ranges::find_if(m_free, isBest);
            for (; left > 0; --left)
                chosen = std::find_if(std::next(chosen), m_free.end(), isBest);
            cells.push_back(chosen->cell);
            m_free.erase(chosen);
        }
        std::ranges::sort(cells);
    }

    DungeonFloor &m_floor;
    RandomStream m_draws;
    std::vector<Place> m_free; // in increasing cell order
};

Level levelOf(const DungeonFloor &floor)
{
    const CellRect area = dungeonFloorArea(floor.number);
    const WorldPos corner = area.origin;
    const auto inWorld = [corner](CellPos cell) { return WorldPos{corner.x + cell.x, corner.y + cell.y}; };
    return {floor.number, area, floor.seed, inWorld(floor.start), inWorld(floor.finish)};
}

Result<std::shared_ptr<const StagedSource>> makeDungeon(const WorldSpec &spec)
{
    return std::shared_ptr<const StagedSource>(std::make_shared<DungeonSource>(spec.seed, spec.settings));
}

std::vector<CellRect> dungeonAreas(const WorldSpec & /*spec*/)
{
    std::vector<CellRect> floors;
    for (int number = 1; number <= kDungeonFloors; ++number)
        floors.push_back(dungeonFloorArea(number));
    return floors;
}

} // namespace

std::int64_t dungeonFloorSeed(std::string_view seed, int number)
{
    const std::uint64_t key = combine(hashBytes("dungeon"), hashBytes(seed));
    return static_cast<std::int64_t>(combine(key, number));
}

DungeonFloor makeDungeonFloor(std::string_view seed, int number)
{
    DungeonFloor floor;
    floor.number = number;
    floor.size = 10 * number;
    floor.seed = dungeonFloorSeed(seed, number);
    walk(floor);
    furnishDungeonFloor(floor);
    return floor;
}

void furnishDungeonFloor(DungeonFloor &floor)
{
    floor.treasures.clear();
    floor.monsters.clear();
    Furnisher furnisher(floor);
    furnisher.placeEnds();
    furnisher.placeTreasures();
    furnisher.placeMonsters();
}

DungeonSource::DungeonSource(std::string_view seed, const WorldSettings & /*settings*/) : m_seed(seed) {}

const DungeonSource::Made &DungeonSource::floor(int number) const
{
    const auto index = static_cast<std::size_t>(number - 1);
    std::call_once(m_madeFlags[index], [&] {
        Made &made = m_floors[index];
        made.floor = makeDungeonFloor(m_seed, number);
        made.level = levelOf(made.floor);
    });
    return m_floors[index];
}

const LevelPlan &DungeonSource::plan() const
{
    std::call_once(m_planned, [this] {
        for (int number = 1; number <= kDungeonFloors; ++number)
            m_plan.levels.push_back(floor(number).level);
        for (std::size_t i = 0; i + 1 < m_plan.levels.size(); ++i)
            m_plan.links.push_back({*m_plan.levels[i].finish, *m_plan.levels[i + 1].start});
    });
    return m_plan;
}

const Level *DungeonSource::level(int number) const
{
    return number >= 1 && number <= kDungeonFloors ? &floor(number).level : nullptr;
}

Region DungeonSource::generate(RegionPos pos) const
{
    Region region = outsideRegion(pos);
    int number = 1;
    while (number <= kDungeonFloors && regionOf(dungeonFloorArea(number).origin, kMaxRegionSize) != pos)
        ++number;
    if (number > kDungeonFloors)
        return region;
    const DungeonFloor &floor = this->floor(number).floor;
    const RegionRows open = cutRows(floor.open, {0, 0});
    region.seed = floor.seed;
    region.bounds = boundsRows(floor.size, floor.size, {0, 0});
    for (std::size_t y = 0; y < open.size(); ++y)
        region.rock[y] &= ~open[y];
    region.chests = floor.treasures;
    region.monsters = floor.monsters;
    region.features = {{floor.start, FeatureKind::Start}, {floor.finish, FeatureKind::Finish}};
    std::ranges::sort(region.features, {}, &Feature::cell);
    return region;
}

Region DungeonSource::generateUpTo(RegionPos pos, const GenerationStage & /*stage*/) const
{
    return generate(pos);
}

GeneratorInfo dungeonGenerator()
{
    GeneratorInfo info;
    info.key = "dungeon";
    info.scenario = ScenarioKind::DungeonRun;
    info.levels = LevelKind::Floor;
    info.fewestLevels = kDungeonFloors;
    info.mostLevels = kDungeonFloors;
    info.population = Population::Floor;
    info.settings = settingsNamed({"sight.radius", "sight.diagonal_gaps", "dungeon.slow_healing"});
    info.defaults.viewRadius = 7;
    info.defaults.disc = DiscRule::Exact;
    info.make = makeDungeon;
    info.stages = onlyStage;
    info.areas = dungeonAreas;
    return info;
}

} // namespace cave
