// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/world/world.h"

namespace cave {

/// The cells of a rectangle that a living monster sees from where it stands, by the world's rules: inside its
/// disc, with line of sight; all of them are floor. Monsters outside the rectangle count where their discs
/// reach in. `seen` is resized to match, its origin at the rectangle's south-west corner.
void cellsSeenByMonsters(World &world, const CellRect &rect, BitGrid &seen);

} // namespace cave
