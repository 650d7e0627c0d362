// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/world/region.h"

#include <cstdint>

namespace cave {

/// Where two worlds differ within a rectangle.
struct TerrainDifference {
    CellRect area;
    BitGrid onlyFirst;      ///< floor in the first, rock in the second; bit (0, 0) is the area's origin
    BitGrid onlySecond;     ///< the other way round
    std::int64_t cells = 0; ///< how many differ

    /// Of all cells of the area, 0 .. 1.
    [[nodiscard]] double share() const;
};

/// Compares terrain cell by cell; region sizes may differ. The area is at most 4096 cells a side.
TerrainDifference compareTerrain(const RegionSource &first, const RegionSource &second, const CellRect &area);

} // namespace cave
