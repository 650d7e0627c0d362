// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/comparison.h"

#include "core/world/world_map.h"

#include <cassert>
#include <memory>

namespace cave {
namespace {

BitGrid rockOf(const RegionSource &source, const CellRect &area)
{
    // Not owned, as it is used only during this call; the rectangle intersects each region once.
    WorldMap map(std::shared_ptr<const RegionSource>(std::shared_ptr<const void>(), &source), 1);
    BitGrid rock;
    map.copyRock(area, rock);
    return rock;
}

} // namespace

double TerrainDifference::share() const
{
    if (area.width <= 0 || area.height <= 0)
        return 0;
    return static_cast<double>(cells) / (static_cast<double>(area.width) * area.height);
}

TerrainDifference compareTerrain(const RegionSource &first, const RegionSource &second, const CellRect &area)
{
    assert(area.width >= 0 && area.width <= 4096 && area.height >= 0 && area.height <= 4096);
    const BitGrid firstRock = rockOf(first, area);
    const BitGrid secondRock = rockOf(second, area);
    TerrainDifference difference{area, BitGrid(area.width, area.height), BitGrid(area.width, area.height), 0};
    for (int y = 0; y < area.height; ++y) {
        for (int word = 0; word < firstRock.wordsPerRow(); ++word) {
            const std::uint64_t a = firstRock.row(y)[word];
            const std::uint64_t b = secondRock.row(y)[word];
            difference.onlyFirst.row(y)[word] = b & ~a;
            difference.onlySecond.row(y)[word] = a & ~b;
        }
    }
    difference.cells = difference.onlyFirst.count() + difference.onlySecond.count();
    return difference;
}

} // namespace cave
