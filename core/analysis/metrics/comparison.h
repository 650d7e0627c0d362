// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/base/geometry.h"
#include "core/world/region.h"

#include <cstdint>

namespace cave {

/// Where two worlds differ in a rectangle.
struct TerrainDifference {
    CellRect area;
    BitGrid onlyFirst;      ///< floor in the first, rock in the second; bit (0, 0) is the area's origin
    BitGrid onlySecond;     ///< the other way round
    std::int64_t cells = 0; ///< number of different cells

    /// The share of different cells, 0 .. 1.
    [[nodiscard]] double share() const;
};

/// Compares terrain cell by cell; region sizes may differ. The area has at most 4096 cells per side.
TerrainDifference compareTerrain(const RegionSource &first, const RegionSource &second, const CellRect &area);

} // namespace cave
