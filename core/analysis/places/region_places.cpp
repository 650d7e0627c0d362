// SPDX-License-Identifier: MIT
#include "core/analysis/places/region_places.h"

#include "core/analysis/metrics/metric.h"
#include "core/analysis/metrics/outlook.h"
#include "core/analysis/places/walk_fields.h"
#include "core/analysis/sight/threat_map.h"
#include "core/base/bit_grid.h"
#include "core/path/floor_window.h"
#include "core/world/world.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace cave {
namespace {

/// The sums over all rectangles of a grid in constant time each. Source: F. C. Crow, "Summed-area tables for
/// texture mapping" (1984).
class SummedArea {
public:
    /// `countAt(x, y)`: what a cell adds.
    template<class CountAt>
    SummedArea(int width, int height, CountAt countAt)
        : m_stride(static_cast<std::size_t>(width) + 1)
        , m_sums(m_stride * (static_cast<std::size_t>(height) + 1))
    {
        for (int y = 0; y < height; ++y) {
            std::int32_t row = 0;
            for (int x = 0; x < width; ++x) {
                row += static_cast<std::int32_t>(countAt(x, y));
                m_sums[indexOf(x + 1, y + 1)] = m_sums[indexOf(x + 1, y)] + row;
            }
        }
    }

    /// Of a square in the grid, from its south-west corner.
    [[nodiscard]] std::int64_t of(int x, int y, int side) const
    {
        return std::int64_t{m_sums[indexOf(x + side, y + side)]} - m_sums[indexOf(x, y + side)] -
               m_sums[indexOf(x + side, y)] + m_sums[indexOf(x, y)];
    }

private:
    [[nodiscard]] std::size_t indexOf(int x, int y) const
    {
        return static_cast<std::size_t>(y) * m_stride + static_cast<std::size_t>(x);
    }

    std::size_t m_stride;
    std::vector<std::int32_t> m_sums;
};

/// The surroundings of a region that the squares around its cells cover.
class Surroundings {
public:
    Surroundings(World &world, const MetricQuery &query, RegionPos region)
        : m_world(world)
        , m_size(world.map.regionSize())
        , m_side(2 * query.reach + 1)
        , m_area(withMargin({worldPos(region, {0, 0}, m_size), m_size, m_size}, query.reach))
    {
    }

    CellValues floorShare()
    {
        const double cells = static_cast<double>(std::int64_t{m_side} * m_side);
        return valuesOf(sumOf(floorIn(m_area)), cells);
    }

    CellValues deadEnds()
    {
        const BitGrid floor = floorIn(withMargin(m_area, 1));
        return valuesOf(SummedArea(m_area.width, m_area.height, [&](int x, int y) {
            if (!floor.test(x + 1, y + 1))
                return false;
            const int open = int{floor.test(x, y + 1)} + int{floor.test(x + 2, y + 1)} +
                             int{floor.test(x + 1, y)} + int{floor.test(x + 1, y + 2)};
            return open == 1;
        }));
    }

    CellValues monsters()
    {
        std::vector<int> counts(static_cast<std::size_t>(m_area.width) *
                                static_cast<std::size_t>(m_area.height));
        const auto indexOf = [&](std::int64_t x, std::int64_t y) {
            return static_cast<std::size_t>(y * m_area.width + x);
        };
        forEachRegion(m_area, m_size, [&](RegionPos pos, const CellRect &part) {
            for (const CellPos cell : m_world.map.region(pos).monsters) {
                if (const WorldPos at = worldPos(pos, cell, m_size); part.contains(at))
                    ++counts[indexOf(at.x - m_area.origin.x, at.y - m_area.origin.y)];
            }
        });
        return valuesOf(
            SummedArea(m_area.width, m_area.height, [&](int x, int y) { return counts[indexOf(x, y)]; }));
    }

    /// Of the floor, the cells that monsters see, or the others.
    CellValues watched(bool seen)
    {
        BitGrid cells;
        cellsSeenByMonsters(m_world, m_area, cells);
        if (seen)
            return valuesOf(sumOf(cells));
        const BitGrid floor = floorIn(m_area);
        return valuesOf(SummedArea(m_area.width, m_area.height,
                                   [&](int x, int y) { return floor.test(x, y) && !cells.test(x, y); }));
    }

    /// A square has a block of n × n cells if it contains the south-west corner of one, n − 1 cells away from
    /// its other edges.
    CellValues widestBlock()
    {
        const std::vector<int> sides = blockSides();
        CellValues widest(m_size);
        const int most = *std::ranges::max_element(sides);
        for (int side = 1; side <= std::min(most, m_side); ++side) {
            const SummedArea corners(m_area.width, m_area.height,
                                     [&](int x, int y) { return sides[indexOf(x, y)] >= side; });
            for (int y = 0; y < m_size; ++y) {
                for (int x = 0; x < m_size; ++x) {
                    if (corners.of(x, y, m_side - side + 1) > 0)
                        widest.at({x, y}) = side;
                }
            }
        }
        return widest;
    }

private:
    [[nodiscard]] std::size_t indexOf(int x, int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_area.width) +
               static_cast<std::size_t>(x);
    }

    /// Of each cell, the side of the largest all-floor block with its south-west corner there.
    std::vector<int> blockSides()
    {
        const BitGrid floor = floorIn(m_area);
        std::vector<int> sides(static_cast<std::size_t>(m_area.width) *
                               static_cast<std::size_t>(m_area.height));
        for (int y = m_area.height - 1; y >= 0; --y) {
            for (int x = m_area.width - 1; x >= 0; --x) {
                if (!floor.test(x, y))
                    continue;
                const bool atEdge = x + 1 == m_area.width || y + 1 == m_area.height;
                const int beyond = atEdge ? 0
                                          : std::min({sides[indexOf(x + 1, y)], sides[indexOf(x, y + 1)],
                                                      sides[indexOf(x + 1, y + 1)]});
                sides[indexOf(x, y)] = beyond + 1;
            }
        }
        return sides;
    }

    BitGrid floorIn(const CellRect &area)
    {
        BitGrid rock;
        m_world.map.copyRock(area, rock);
        return FloorWindow(area.origin, rock).floor();
    }

    [[nodiscard]] SummedArea sumOf(const BitGrid &cells) const
    {
        return {m_area.width, m_area.height, [&](int x, int y) { return cells.test(x, y); }};
    }

    [[nodiscard]] CellValues valuesOf(const SummedArea &sums, double divisor = 1) const
    {
        CellValues values(m_size);
        for (int y = 0; y < m_size; ++y) {
            for (int x = 0; x < m_size; ++x)
                values.at({x, y}) = static_cast<double>(sums.of(x, y, m_side)) / divisor;
        }
        return values;
    }

    World &m_world;
    int m_size; ///< of a region
    int m_side; ///< of a square
    CellRect m_area;
};

/// A metric of squares for the squares around all cells of a region at once; none for those that have to be
/// measured square by square.
std::optional<CellValues> squareField(World &world, const MetricQuery &query, RegionPos region)
{
    Surroundings around(world, query, region);
    switch (query.id) {
    case MetricId::FloorShare:
        return around.floorShare();
    case MetricId::DeadEnds:
        return around.deadEnds();
    case MetricId::Monsters:
        return around.monsters();
    case MetricId::Threat:
        return around.watched(true);
    case MetricId::SafeArea:
        return around.watched(false);
    case MetricId::MaxWidth:
        return around.widestBlock();
    default:
        return std::nullopt;
    }
}

} // namespace

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
