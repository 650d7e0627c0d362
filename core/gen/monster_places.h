// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/world/world_map.h"

namespace cave {

/// False if the region at `pos`, of an unplayed world and not generated yet, certainly has no monster in a
/// rectangle that meets it.
[[nodiscard]] bool mayHaveMonsterIn(const CellRect &rect, const WorldMap &map, RegionPos pos);

} // namespace cave
