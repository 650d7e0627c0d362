// SPDX-License-Identifier: MIT
#pragma once

namespace cave {

class MapView;
struct CellRect;

/// Whether all of the level can be shown with cells that are large enough.
[[nodiscard]] bool fitsWhole(const MapView &map, const CellRect &level);

/// Zooms to fit the level, or centres on the player if cells would become too small.
void fitLevel(MapView &map, const CellRect &level);

} // namespace cave
