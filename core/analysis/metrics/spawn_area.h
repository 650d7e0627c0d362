// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/world/world.h"

#include <optional>

namespace cave {

/// How much work may go into the area of a spawn.
enum class SpawnHint {
    Cheap,    ///< nothing is generated
    OneRegion ///< the region (0, 0) is generated, which the spawn nearly always needs, too
};

/// A rectangle that contains the spawn of an unplayed world (see `findSpawn`), which then certainly exists;
/// far cheaper than the spawn itself. None if nothing is certain.
std::optional<CellRect> areaOfSpawn(World &world, SpawnHint hint);

} // namespace cave
