// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/caves/cave_joining.h"
#include "core/gen/caves/cave_units.h"
#include "core/world/region.h"

#include <cstdint>

namespace cave {

/// Makes the floor one 4-connected component, as `joinCaves` does, at a fraction of its cost: pockets are
/// filled unless they contain a square of 3×3 cells, a portal, or a square of 2×2 cells that touches floor
/// beyond the border; each other one is joined to the cells that are nearest to it, by a short passage that
/// winds according to `key`.
void joinByPassages(CaveFloor &cave, std::uint64_t key, const CaveUnits &units);

/// Of a square whose south-west corner is that of a region, floor that `joinByPassages` never fills: the
/// components with a square of 3×3 cells.
RegionRows wideParts(const RegionRows &floor, int side, GrowWithin growWithin);

} // namespace cave
