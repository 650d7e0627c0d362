// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/world/region.h"

namespace cave {

// Cutting bounded levels into regions of kMaxRegionSize cells per side. `corner`: the region's south-west
// corner, in cells from that of the level; it may be outside.

/// The cells of a level covered by a region; cells outside the level are clear.
RegionRows cutRows(const BitGrid &cells, CellPos corner);

/// The region's cells outside a level of `width` × `height` cells.
RegionRows boundsRows(int width, int height, CellPos corner);

/// A region outside every level: all bounds, which is also rock.
Region outsideRegion(RegionPos pos);

} // namespace cave
