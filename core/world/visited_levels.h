// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"

namespace cave {

/// True if the player has seen any cell of `area`.
bool anyExplored(const WorldMap &map, const CellRect &area);

/// The number of levels with explored cells; 0 in an endless world.
int visitedLevels(const World &world);

} // namespace cave
