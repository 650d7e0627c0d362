// SPDX-License-Identifier: MIT
#include "core/analysis/sketch/place_search.h"

#include "core/analysis/metrics/survey.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/content/shared_content.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"

#include <algorithm>
#include <utility>

namespace cave {
namespace {

constexpr std::size_t kCachedRegions = 4096;

World worldOf(const WorldSpec &spec, std::shared_ptr<const Content> content,
              std::shared_ptr<const RegionSource> source)
{
    World world(spec, std::move(content), std::move(source));
    world.map.reserveCache(kCachedRegions);
    return world;
}

} // namespace

RegionPos ringRegion(RegionPos centre, std::int64_t n)
{
    const WorldPos offset = spiralCell(n + 1); // that of 1 is the middle
    return {centre.x + offset.x, centre.y + offset.y};
}

PlaceSearch::PlaceSearch(World world, WorldPos spawn, PlaceWanted wanted)
    : m_world(std::move(world))
    , m_spawn(spawn)
    , m_wanted(std::move(wanted))
{
}

Result<PlaceSearch> PlaceSearch::begin(const WorldSpec &spec, const std::shared_ptr<const Content> &content,
                                       PlaceWanted wanted)
{
    if (isBounded(spec.generator.kind)) {
        return invalid(message("%1 worlds have levels; places are searched for in endless worlds",
                               generatorName(spec.generator.kind)));
    }
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
    if (!source)
        return source.error();
    World world = worldOf(spec, contentFor(scenarioOf(spec.generator.kind), content), std::move(*source));
    const Result<WorldPos> spawn = findSpawn(world);
    if (!spawn)
        return spawn.error();
    return PlaceSearch(std::move(world), *spawn, std::move(wanted));
}

std::optional<Place> PlaceSearch::next()
{
    const int size = m_world.map.regionSize();
    Place place;
    place.region = ringRegion(regionOf(m_spawn, size), m_searched++);
    const CellRect cells{worldPos(place.region, {0, 0}, size), size, size};
    WorldPos middle = SketchFind::middleOf(cells);
    if (m_wanted.sketch) {
        const SketchMatcher &sketch = *m_wanted.sketch;
        const SketchGround ground =
            sketchGround(m_world.map, m_spawn, sketch.areaFor(cells), sketch.query().pattern);
        place.sketch = sketch.best(ground, cells, middle, sketch.query().agree);
        if (!place.sketch)
            return std::nullopt;
        middle = place.sketch->middle();
    }
    const std::optional<WorldPos> floor = floorNear(place.region, middle);
    if (!floor && m_wanted.where)
        return std::nullopt;
    place.at = floor.value_or(middle);
    place.distance = cellDistance(place.at, m_spawn);
    if (m_wanted.where && !meetsCondition(place))
        return std::nullopt;
    return place;
}

/// The nearest floor cell of the region; none if there is none.
std::optional<WorldPos> PlaceSearch::floorNear(RegionPos region, WorldPos middle)
{
    const Region &cells = m_world.map.region(region);
    std::optional<WorldPos> nearest;
    for (int y = 0; y < cells.size; ++y) {
        for (int x = 0; x < cells.size; ++x) {
            if (cells.isRock({x, y}))
                continue;
            const WorldPos at = worldPos(region, {x, y}, cells.size);
            if (!nearest || cellDistance(at, middle) < cellDistance(*nearest, middle))
                nearest = at;
        }
    }
    return nearest;
}

bool PlaceSearch::meetsCondition(Place &place) const
{
    Survey survey = Survey::of(worldOf(m_world.spec, m_world.content, m_world.map.source()), place.at);
    const auto valueOf = [&survey](const MetricQuery &query) { return survey.value(query); };
    if (!m_wanted.where->judge(valueOf, 0).fits)
        return false;
    for (const MetricQuery &query : m_wanted.where->queries())
        place.values.push_back(survey.value(query));
    return true;
}

} // namespace cave
