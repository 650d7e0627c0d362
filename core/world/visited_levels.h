// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"

namespace cave {

/// True if the player has seen any cell of `area`.
bool anyExplored(const WorldMap &map, const CellRect &area);

/// How many levels of a world the player has seen anything of; 0 in an endless one.
int visitedLevels(const World &world);

} // namespace cave
