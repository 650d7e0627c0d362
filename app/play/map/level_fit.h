// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

class MapView;
struct CellRect;

/// Shows all of a level as large as fits, or around the player if cells would become too small for that.
void fitLevel(MapView &map, const CellRect &level);

} // namespace cave
