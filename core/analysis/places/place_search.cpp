// SPDX-License-Identifier: MIT
#include "core/analysis/places/place_search.h"

#include "core/analysis/conditions/condition_screen.h"
#include "core/analysis/places/region_places.h"
#include "core/analysis/sketch/sketch_match.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

namespace cave {
namespace {

constexpr std::size_t kCachedRegions = 4096;

/// The nearest floor cell of a region, on the longer axis; none if there is none.
std::optional<CellPos> floorNear(const RegionRows &floor, CellPos middle)
{
    const auto distance = [&](CellPos cell) {
        return std::max(std::abs(cell.x - middle.x), std::abs(cell.y - middle.y));
    };
    std::optional<CellPos> nearest;
    forEachCell(floor, [&](CellPos cell) {
        if (!nearest || distance(cell) < distance(*nearest))
            nearest = cell;
    });
    return nearest;
}

/// Remembers which cells of a region meet a condition.
class MeetingCells {
public:
    MeetingCells(RegionPlaces &places, const Condition &where) : m_places(places), m_where(where) {}

    bool has(CellPos cell)
    {
        const auto [known, isNew] = m_known.try_emplace(cell);
        if (isNew) {
            const auto valueOf = [&](const MetricQuery &query) { return m_places.valueAt(cell, query); };
            known->second = m_where.judge(valueOf, 0).fits;
        }
        return known->second;
    }

private:
    RegionPlaces &m_places;
    const Condition &m_where;
    std::map<CellPos, bool> m_known;
};

} // namespace

RegionPos ringRegion(RegionPos centre, std::int64_t n)
{
    const WorldPos offset = spiralCell(n + 1); // that of 1 is the middle
    return {centre.x + offset.x, centre.y + offset.y};
}

PlaceSearch::PlaceSearch(std::unique_ptr<World> world, WorldPos spawn, PlaceWanted wanted)
    : m_world(std::move(world))
    , m_spawn(spawn)
    , m_wanted(std::move(wanted))
    , m_walks(std::make_unique<WalkFields>(*m_world))
{
    if (m_wanted.where)
        m_screen = std::make_unique<ConditionScreen>(*m_wanted.where);
}

PlaceSearch::PlaceSearch(PlaceSearch &&) noexcept = default;
PlaceSearch &PlaceSearch::operator=(PlaceSearch &&) noexcept = default;
PlaceSearch::~PlaceSearch() = default;

Result<PlaceSearch> PlaceSearch::begin(const WorldSpec &spec, const std::shared_ptr<const Content> &content,
                                       PlaceWanted wanted)
{
    if (isBounded(spec.generator.kind)) {
        return invalid(message("%1 worlds have levels; places are searched for in endless worlds",
                               generatorName(spec.generator.kind)));
    }
    auto source = CAVE_TRY(makeRegionSource(spec));
    auto world = std::make_unique<World>(spec, contentFor(spec.generator, content), std::move(source));
    world->map.reserveCache(kCachedRegions);
    const auto spawn = CAVE_TRY(findSpawn(*world));
    return PlaceSearch(std::move(world), spawn, std::move(wanted));
}

std::optional<Place> PlaceSearch::next(const Interrupted &interrupted)
{
    const RegionPos region = ringRegion(regionOf(m_spawn, m_world->map.regionSize()), m_searched++);
    if (!m_wanted.where)
        return bestSketch(nullptr, region);
    RegionPlaces places(*m_world, *m_walks, region);
    if (m_screen->screen(places, 0) != ConditionScreen::Verdict::Open)
        return std::nullopt;
    return m_wanted.sketch ? bestSketch(&places, region) : bestCell(places, region, interrupted);
}

std::optional<Place> PlaceSearch::bestCell(RegionPlaces &places, RegionPos region,
                                           const Interrupted &interrupted)
{
    const Condition &where = *m_wanted.where;
    const WorldPos middle = SketchFind::middleOf(cellsOf(region));
    std::optional<Place> best;
    double widest = 0;
    bool ended = false;
    forEachCell(places.floor(), [&](CellPos cell) {
        ended = ended || (interrupted && interrupted());
        if (ended)
            return;
        const auto valueOf = [&](const MetricQuery &query) { return places.valueAt(cell, query); };
        if (!where.judge(valueOf, 0).fits)
            return;
        const double margin = where.margin(valueOf);
        const WorldPos at = worldPos(region, cell, m_world->map.regionSize());
        const bool isBetter = !best || margin > widest ||
                              (margin == widest && cellDistance(at, middle) < cellDistance(best->at, middle));
        if (!isBetter)
            return;
        widest = margin;
        best = Place{region, at, cellDistance(at, m_spawn), std::nullopt, {}};
    });
    if (ended) {
        --m_searched;
        return std::nullopt;
    }
    if (best)
        addValues(*best, places);
    return best;
}

/// `places`: of which the condition is to hold; null without one.
std::optional<Place> PlaceSearch::bestSketch(RegionPlaces *places, RegionPos region) const
{
    const int size = m_world->map.regionSize();
    const CellRect cells = cellsOf(region);
    const SketchMatcher &sketch = *m_wanted.sketch;
    const SketchGround ground =
        sketchGround(m_world->map, m_spawn, sketch.areaFor(cells), sketch.query().pattern);
    const RegionRows floor = floorOf(m_world->map.region(region));
    std::optional<MeetingCells> meeting;
    SketchMatcher::Accepts accepts;
    if (places != nullptr) {
        meeting.emplace(*places, *m_wanted.where);
        accepts = [&](WorldPos middle) {
            const std::optional<CellPos> cell = floorNear(floor, cellOf(middle, size));
            return cell && meeting->has(*cell);
        };
    }
    Place place;
    place.region = region;
    place.sketch = sketch.best(ground, cells, SketchFind::middleOf(cells), sketch.query().agree, accepts);
    if (!place.sketch)
        return std::nullopt;
    const WorldPos middle = place.sketch->middle();
    const std::optional<CellPos> cell = floorNear(floor, cellOf(middle, size));
    place.at = cell ? worldPos(region, *cell, size) : middle;
    place.distance = cellDistance(place.at, m_spawn);
    if (places != nullptr)
        addValues(place, *places);
    return place;
}

CellRect PlaceSearch::cellsOf(RegionPos region) const
{
    const int size = m_world->map.regionSize();
    return {worldPos(region, {0, 0}, size), size, size};
}

void PlaceSearch::addValues(Place &place, RegionPlaces &places) const
{
    const CellPos cell = cellOf(place.at, m_world->map.regionSize());
    for (const MetricQuery &query : m_wanted.where->queries())
        place.values.push_back(places.valueAt(cell, query));
}

} // namespace cave
