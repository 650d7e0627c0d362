// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/metrics/bounds.h"
#include "core/base/geometry.h"
#include "core/world/region.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
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

} // namespace cave
