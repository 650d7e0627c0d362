// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/survey.h"

#include "core/analysis/metrics/chest_outlook.h"
#include "core/analysis/metrics/level_metrics.h"
#include "core/analysis/metrics/measuring.h"
#include "core/analysis/metrics/outlook.h"
#include "core/analysis/metrics/spawn_area.h"
#include "core/analysis/metrics/square_metrics.h"
#include "core/analysis/metrics/walk_metrics.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"

#include <cassert>
#include <cstddef>
#include <limits>
#include <map>
#include <optional>
#include <utility>

namespace cave {
namespace {

/// Enough for the squares of all metrics with regions of 50 cells; with smaller ones some are generated
/// twice.
constexpr std::size_t kKeptRegions = 4096;

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
