// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/chest_outlook.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/metrics/region_walk.h"
#include "core/analysis/metrics/thing_finder.h"
#include "core/analysis/places/cell_values.h"
#include "core/world/world.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace cave {

/// The metrics of what can be reached on foot, for all floor cells of a region at once: walks lead from the
/// things to the cells, as the way back is as long. For any number of regions of a world.
class WalkFields {
public:
    /// The world is observed, and must outlive this and stay unplayed.
    explicit WalkFields(World &world) : m_world(world) {}

    /// `chests` must be those of the world. None if measuring cell by cell is no more work.
    std::optional<CellValues> of(const MetricQuery &query, RegionPos region, ChestOutlook &chests);

private:
    /// A thing from which walks start, and what it adds to a sum.
    struct Source {
        WorldPos at;
        double amount = 0;
    };

    CellValues nearest(const MetricQuery &query, RegionPos region, ChestOutlook &chests);
    std::optional<CellValues> sum(const MetricQuery &query, RegionPos region, ChestOutlook &chests);
    void settlePockets(const MetricQuery &query, RegionPos region, ChestOutlook &chests, CellValues &known);
    std::vector<Source> sourcesIn(const CellRect &area, const MetricQuery &query, ChestOutlook &chests);
    double amountOf(const MetricQuery &query, WorldPos at, ChestOutlook &chests);
    bool fits(const ThingPattern &pattern, WorldPos at);
    [[nodiscard]] RegionWalk::Barred barredFor(MetricId id);
    const RegionRows &threatIn(RegionPos region);

    World &m_world;
    std::optional<ThingFinder> m_finder;
    std::map<std::pair<WorldPos, ThingPattern>, bool> m_fitting; ///< what was asked about
    std::map<RegionPos, RegionRows> m_threats;                   ///< cells that monsters see
};

} // namespace cave
