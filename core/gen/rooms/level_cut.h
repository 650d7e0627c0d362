// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/world/region.h"

namespace cave {

// Cutting bounded levels into regions of kMaxRegionSize cells a side. `corner`: the region's south-west
// corner, in cells from that of the level; it may lie outside.

/// The cells of a level that a region covers; what lies outside the level is clear.
RegionRows cutRows(const BitGrid &cells, CellPos corner);

/// The region's cells that lie outside a level of `width` × `height` cells.
RegionRows boundsRows(int width, int height, CellPos corner);

/// A region that no level reaches into: all bounds, which are rock, too.
Region outsideRegion(RegionPos pos);

} // namespace cave
