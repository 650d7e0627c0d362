// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

class MapView;
struct CellRect;

/// Zooms to fit the level, or centres on the player if cells would become too small.
void fitLevel(MapView &map, const CellRect &level);

} // namespace cave
