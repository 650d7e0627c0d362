// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/survey.h"

#include "core/analysis/metrics/chest_outlook.h"
#include "core/analysis/metrics/measuring.h"
#include "core/analysis/metrics/outlook.h"
#include "core/analysis/metrics/spawn_area.h"
#include "core/analysis/metrics/square_metrics.h"
#include "core/analysis/metrics/walk_metrics.h"
#include "core/base/row_bits.h"
#include "core/gen/generator.h"
#include "core/path/breadth_first.h"
#include "core/path/reachability.h"
#include "core/rules/monsters.h"
#include "core/rules/spawn.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// Enough for the squares of all metrics with regions of 50 cells; with smaller ones some are generated
/// twice.
constexpr std::size_t kKeptRegions = 4096;

/// The links between the levels of a bounded world; levels are indices into `LevelPlan::levels`.
class LevelGraph {
public:
    explicit LevelGraph(const LevelPlan &plan) : m_ways(plan.levels.size())
    {
        for (const Link &link : plan.links) {
            const Level *from = plan.levelAt(link.from);
            const Level *to = plan.levelAt(link.to);
            if (from == nullptr || to == nullptr)
                continue;
            std::vector<std::size_t> &ways = m_ways[static_cast<std::size_t>(from - plan.levels.data())];
            const auto target = static_cast<std::size_t>(to - plan.levels.data());
            if (std::ranges::find(ways, target) == ways.end())
                ways.push_back(target);
        }
    }

    /// Levels that links lead to from one level, each once.
    [[nodiscard]] const std::vector<std::size_t> &waysFrom(std::size_t level) const { return m_ways[level]; }

    /// The minimum number of links from one level to each, by breadth-first search; −1 for unreachable ones.
    [[nodiscard]] std::vector<int> distancesFrom(std::size_t level) const
    {
        std::vector<int> distances(m_ways.size(), -1);
        std::deque<std::size_t> waiting{level};
        distances[level] = 0;
        while (!waiting.empty()) {
            const std::size_t here = waiting.front();
            waiting.pop_front();
            for (const std::size_t next : m_ways[here]) {
                if (distances[next] >= 0)
                    continue;
                distances[next] = distances[here] + 1;
                waiting.push_back(next);
            }
        }
        return distances;
    }

private:
    std::vector<std::vector<std::size_t>> m_ways;
};

bool isMeasuredOfRooms(MetricId id)
{
    const MetricScope scope = infoOf(id).scope;
    return scope == MetricScope::RoomMaps || scope == MetricScope::ActionLevels;
}

/// The metrics of the levels of a bounded world.
class LevelMetrics {
public:
    /// Both are observed, and must outlive this.
    LevelMetrics(World &world, SquareMetrics &squares) : m_world(world), m_squares(squares) {}

    /// Exact unless `enough` ended it; NaN if there is no level with that number.
    Bounds measure(const MetricQuery &query, const Enough &enough)
    {
        const Levels levels = m_squares.levelsOf(query.reach);
        const bool found =
            query.reach == kAllLevels || (levels.size() == 1 && levels.front()->number == query.reach);
        if (levels.empty() || !found)
            return Bounds::exactly(kUndefined);
        if (query.id == MetricId::PathLength)
            return pathLength(levels, enough);
        return Bounds::exactly(value(query, levels));
    }

private:
    using Levels = std::vector<const Level *>;

    [[nodiscard]] double value(const MetricQuery &query, const Levels &levels)
    {
        if (isMeasuredOfRooms(query.id))
            return ofRooms(query.id, levels);
        if (query.id == MetricId::LargestComponent)
            return largestShare(levels);
        const Square &square = m_squares.squareOf(query.reach);
        if (query.id == MetricId::WaterShare)
            return terrainShare(square,
                                [](const Region &region) -> const RegionRows & { return region.water; });
        if (query.id == MetricId::TreeShare)
            return terrainShare(square,
                                [](const Region &region) -> const RegionRows & { return region.trees; });
        return static_cast<double>(treasuresIn(square, query.id == MetricId::DeadEndTreasures));
    }

    /// Metrics of levels with free movement.
    [[nodiscard]] double ofRooms(MetricId id, const Levels &levels)
    {
        const std::vector<Level> &all = m_world.map.plan().levels;
        if (id == MetricId::Rooms)
            return static_cast<double>(levels.size());
        std::int64_t sum = 0;
        if (id == MetricId::Loot || id == MetricId::Enemies) {
            for (const Level *level : levels)
                sum += id == MetricId::Loot ? lootIn(level->area) : enemiesIn(level->area);
            return static_cast<double>(sum);
        }
        const LevelGraph graph(m_world.map.plan());
        const auto indexOf = [&all](const Level *level) {
            return static_cast<std::size_t>(level - all.data());
        };
        if (id == MetricId::BossDistance) {
            const int distance = graph.distancesFrom(indexOf(levels.front())).back();
            return distance < 0 ? kInfinity : distance;
        }
        for (const Level *level : levels)
            sum += graph.waysFrom(indexOf(level)).size() == 1 ? 1 : 0;
        return static_cast<double>(sum);
    }

    [[nodiscard]] std::int64_t lootIn(const CellRect &area)
    {
        const int size = m_world.map.regionSize();
        std::int64_t count = 0;
        forEachRegion(area, size, [&](RegionPos pos, const CellRect &part) {
            for (const Feature &feature : m_world.map.region(pos).features) {
                const bool good = feature.kind == FeatureKind::Pickup ||
                                  (feature.kind == FeatureKind::Potion && feature.value > 0);
                count += good && part.contains(worldPos(pos, feature.cell, size)) ? 1 : 0;
            }
        });
        return count;
    }

    [[nodiscard]] std::int64_t enemiesIn(const CellRect &area)
    {
        std::int64_t count = 0;
        forEachRegion(area, m_world.map.regionSize(), [&](RegionPos pos, const CellRect &part) {
            for (const Monster &monster : monstersOf(m_world, pos))
                count += part.contains(monster.home) && !kindOf(m_world, monster).fixture ? 1 : 0;
        });
        return count;
    }

    Bounds pathLength(const Levels &levels, const Enough &enough)
    {
        std::int64_t sum = 0;
        for (const Level *level : levels) {
            if (!level->start || !level->finish)
                return Bounds::exactly(kInfinity);
            const FloorWindow window = m_squares.windowOf(level->area);
            const CellPos finish = window.cellAt(*level->finish);
            BreadthFirst search(window.floor(), window.cellAt(*level->start));
            if (!search.reach(finish))
                return Bounds::exactly(kInfinity);
            sum += search.distance(finish);
            const Bounds bounds{static_cast<double>(sum)};
            if (level != levels.back() && enough(bounds))
                return bounds;
        }
        return Bounds::exactly(static_cast<double>(sum));
    }

    [[nodiscard]] double largestShare(const Levels &levels)
    {
        std::int64_t floors = 0;
        std::int64_t largest = 0;
        for (const Level *level : levels) {
            const FloorWindow window = m_squares.windowOf(level->area);
            std::int64_t most = 0;
            for (const Component &component : findComponents(window.floor()))
                most = std::max(most, component.size);
            largest += most;
            floors += window.floor().count();
        }
        return floors == 0 ? 0 : static_cast<double>(largest) / static_cast<double>(floors);
    }

    [[nodiscard]] std::int64_t treasuresIn(const Square &square, bool atDeadEnds)
    {
        const auto isFloor = [&square](WorldPos p) {
            const auto x = static_cast<int>(p.x - square.rect.origin.x);
            const auto y = static_cast<int>(p.y - square.rect.origin.y);
            return x >= 0 && y >= 0 && x < square.floor.width() && y < square.floor.height() &&
                   square.floor.test(x, y);
        };
        std::int64_t count = 0;
        forEachRegion(square.rect, m_world.map.regionSize(), [&](RegionPos pos, const CellRect &part) {
            for (const CellPos chest : m_world.map.region(pos).chests) {
                const WorldPos at = worldPos(pos, chest, m_world.map.regionSize());
                const auto ways = std::ranges::count_if(
                    kDirections, [&](Direction direction) { return isFloor(step(at, direction)); });
                count += part.contains(at) && (!atDeadEnds || ways == 1) ? 1 : 0;
            }
        });
        return count;
    }

    /// The share of the levels' cells that are set in the rows; cells outside levels never are.
    template<class Rows>
    double terrainShare(const Square &square, Rows rowsOf)
    {
        std::int64_t count = 0;
        forEachRegion(square.rect, m_world.map.regionSize(), [&](RegionPos pos, const CellRect & /*part*/) {
            count += row_bits::countBits(rowsOf(m_world.map.region(pos)));
        });
        return static_cast<double>(count) / static_cast<double>(square.cells);
    }

    World &m_world;
    SquareMetrics &m_squares;
};

} // namespace

class Survey::Parts final : public Measuring {
public:
    explicit Parts(World unplayed) : world(std::move(unplayed)), m_chests(world)
    {
        world.map.reserveCache(kKeptRegions);
    }

    /// The world with its spawn still to be found.
    static Result<std::unique_ptr<Parts>> make(const WorldSpec &spec,
                                               const std::shared_ptr<const Content> &content)
    {
        auto source = CAVE_TRY(makeRegionSource(spec));
        return std::make_unique<Parts>(World(spec, contentFor(spec.generator, content), std::move(source)));
    }

    Result<void> findPlace()
    {
        const auto found = CAVE_TRY(findSpawn(world));
        enter(found);
        return {};
    }

    void enter(WorldPos at)
    {
        spawn = at;
        m_area = CellRect{at, 1, 1};
    }

    bool learn(Knowledge knowledge) override
    {
        if (spawn)
            return true;
        if (knowledge == Knowledge::Spawn)
            return findPlace().ok();
        const auto hint = knowledge == Knowledge::Glimpse ? SpawnHint::Cheap : SpawnHint::OneRegion;
        if (const std::optional<CellRect> area = areaOfSpawn(world, hint))
            m_area = area;
        return true;
    }

    [[nodiscard]] bool isEnterable() const override { return m_area.has_value(); }

    Bounds outlook(const MetricQuery &query) override
    {
        if (const auto known = m_values.find(query); known != m_values.end())
            return Bounds::exactly(known->second);
        if (!isMeasuredIn(query, world.spec.generator.kind))
            return Bounds::exactly(kUndefined);
        return m_area ? outlookOf(world, m_chests, query, *m_area) : rangeOf(query);
    }

    Bounds measure(const MetricQuery &query, const Enough &enough) override
    {
        if (const auto known = m_values.find(query); known != m_values.end())
            return Bounds::exactly(known->second);
        const Bounds found = work(query, enough);
        if (found.isExact())
            m_values.emplace(query, found.low);
        return found;
    }

    std::optional<Ground> ground() override
    {
        if (!learn(Knowledge::Spawn))
            return std::nullopt;
        return Ground{world.map, *spawn};
    }

    World world;
    std::optional<WorldPos> spawn;

private:
    Bounds work(const MetricQuery &query, const Enough &enough)
    {
        if (!isMeasuredIn(query, world.spec.generator.kind))
            return Bounds::exactly(kUndefined);
        if (WalkMetrics::has(query.id))
            return made(m_walks, world, *spawn).measure(query, enough);
        SquareMetrics &squares = made(m_squares, world, *spawn);
        if (infoOf(query.id).reach == MetricReach::Level)
            return LevelMetrics(world, squares).measure(query, enough);
        return squares.measure(query, enough);
    }

    template<class T>
    static T &made(std::optional<T> &part, World &world, WorldPos spawn)
    {
        if (!part)
            part.emplace(world, spawn);
        return *part;
    }

    std::optional<CellRect> m_area; ///< contains the spawn, which certainly exists
    ChestOutlook m_chests;
    std::optional<WalkMetrics> m_walks;
    std::optional<SquareMetrics> m_squares;
    std::map<MetricQuery, double> m_values;
};

Result<Survey> Survey::begin(const WorldSpec &spec, const std::shared_ptr<const Content> &content)
{
    auto parts = CAVE_TRY(Parts::make(spec, content));
    CAVE_TRY(parts->findPlace());
    return Survey(std::move(parts));
}

Survey Survey::of(World world, WorldPos spawn)
{
    auto parts = std::make_unique<Parts>(std::move(world));
    parts->enter(spawn);
    return Survey(std::move(parts));
}

std::unique_ptr<Measuring> Survey::measuring(const WorldSpec &spec,
                                             const std::shared_ptr<const Content> &content)
{
    Result<std::unique_ptr<Parts>> parts = Parts::make(spec, content);
    return parts ? std::move(*parts) : nullptr;
}

Survey::Survey(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
Survey::Survey(Survey &&) noexcept = default;
Survey &Survey::operator=(Survey &&) noexcept = default;
Survey::~Survey() = default;

WorldPos Survey::spawn() const
{
    return *m_parts->spawn;
}

World &Survey::world()
{
    return m_parts->world;
}

double Survey::value(const MetricQuery &query)
{
    assert(query.reach >= (infoOf(query.id).reach == MetricReach::Level ? kAllLevels : 1) &&
           query.reach <= kMaxMetricReach);
    return m_parts->value(query);
}

} // namespace cave
