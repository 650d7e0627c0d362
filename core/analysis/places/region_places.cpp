// SPDX-License-Identifier: MIT
#include "core/analysis/places/region_places.h"

#include "core/analysis/metrics/outlook.h"
#include "core/analysis/places/square_fields.h"

#include <algorithm>

namespace cave {

RegionPlaces::RegionPlaces(World &world, WalkFields &walks, RegionPos region)
    : m_world(world)
    , m_walks(walks)
    , m_region(region)
    , m_cells{worldPos(region, {0, 0}, world.map.regionSize()), world.map.regionSize(),
              world.map.regionSize()}
    , m_chests(world)
{
}

/// Everything that is known of a region without generating it is in its outlook.
bool RegionPlaces::learn(Knowledge /*knowledge*/)
{
    return true;
}

Bounds RegionPlaces::outlook(const MetricQuery &query)
{
    if (!isMeasuredIn(query, m_world.spec.generator.kind))
        return Bounds::exactly(kUndefined);
    const auto [known, isNew] = m_outlooks.try_emplace(query);
    if (isNew)
        known->second = outlookOf(m_world, m_chests, query, m_cells);
    return known->second;
}

Bounds RegionPlaces::measure(const MetricQuery &query, const Enough & /*enough*/)
{
    const Bounds outside = outlook(query);
    const RegionRows places = floor();
    if (outside.isExact())
        return outside;
    if (places == RegionRows{})
        return Bounds::exactly(kUndefined);
    std::optional<CellValues> &known = valuesOf(query);
    if (!known)
        return outside;
    Bounds bounds{kInfinity, -kInfinity};
    forEachCell(places, [&](CellPos cell) {
        const bool open = testCell(known->open, cell);
        bounds.low = std::min(bounds.low, open ? known->leastOpen : known->at(cell));
        bounds.high = std::max(bounds.high, open ? kInfinity : known->at(cell));
    });
    return bounds;
}

RegionRows RegionPlaces::floor()
{
    return floorOf(m_world.map.region(m_region));
}

double RegionPlaces::valueAt(CellPos cell, const MetricQuery &query)
{
    if (!isMeasuredIn(query, m_world.spec.generator.kind))
        return kUndefined;
    std::optional<CellValues> &known = valuesOf(query);
    return known && !testCell(known->open, cell) ? known->at(cell) : valueAlone(cell, query);
}

std::optional<CellValues> &RegionPlaces::valuesOf(const MetricQuery &query)
{
    const auto [known, isNew] = m_values.try_emplace(query);
    if (isNew)
        known->second = WalkMetrics::has(query.id) ? m_walks.of(query, m_region, m_chests)
                                                   : squareField(m_world, query, m_region);
    return known->second;
}

double RegionPlaces::valueAlone(CellPos cell, const MetricQuery &query)
{
    const WorldPos at = worldPos(m_region, cell, m_cells.width);
    if (!m_alone || m_alone->at != at)
        m_alone.emplace(m_world, at);
    const auto [known, isNew] = m_alone->values.try_emplace(query);
    if (isNew) {
        const auto never = [](const Bounds &) { return false; };
        known->second = WalkMetrics::has(query.id) ? m_alone->walks.measure(query, never).low
                                                   : m_alone->squares.measure(query, never).low;
    }
    return known->second;
}

} // namespace cave
