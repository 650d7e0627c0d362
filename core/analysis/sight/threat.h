// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/world/world.h"

namespace cave {

/// The cells of a rectangle seen by living monsters from their positions, by the world's rules: inside their
/// discs, with line of sight; all of them are floor. Monsters outside the rectangle count where their discs
/// overlap it. `seen` is resized to match; its origin is the rectangle's south-west corner.
void cellsSeenByMonsters(World &world, const CellRect &rect, BitGrid &seen);
/// The same for the cells of a region.
RegionRows cellsSeenIn(World &world, RegionPos region);

} // namespace cave
