// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/bounds.h"
#include "core/analysis/metrics/chest_outlook.h"
#include "core/analysis/metrics/metric.h"
#include "core/analysis/metrics/region_walk.h"
#include "core/analysis/metrics/thing_finder.h"
#include "core/base/geometry.h"
#include "core/world/region.h"
#include "core/world/world.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace cave {

/// The floor cells of a region.
inline RegionRows floorOf(const Region &region)
{
    RegionRows floor{};
    for (std::size_t y = 0; y < static_cast<std::size_t>(region.size); ++y)
        floor[y] = ~region.rock[y] & (~std::uint64_t{0} >> static_cast<unsigned>(64 - region.size));
    return floor;
}

/// The values of a metric at the floor cells of a region, as if players entered there.
struct CellValues {
    explicit CellValues(int regionSize, double value = 0)
        : size(regionSize)
        , values(static_cast<std::size_t>(regionSize) * static_cast<std::size_t>(regionSize), value)
    {
    }

    int size;
    std::vector<double> values; ///< by row from the south; of rock nothing is meant
    RegionRows open{};          ///< cells whose value isn't known
    double leastOpen = 0;       ///< which is at least this

    [[nodiscard]] double &at(CellPos cell)
    {
        return values[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(size) +
                      static_cast<std::size_t>(cell.x)];
    }
};

/// Calls `visit(CellPos)` for each cell, row by row from the south.
template<class Visit>
void forEachCell(const RegionRows &cells, Visit visit)
{
    for (int y = 0; y < kMaxRegionSize; ++y) {
        for (std::uint64_t row = cells[static_cast<std::size_t>(y)]; row != 0; row &= row - 1)
            visit(CellPos{std::countr_zero(row), y});
    }
}

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
