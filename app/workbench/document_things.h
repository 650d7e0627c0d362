#pragma once

#include "editor/view/map_things.h"

#include <vector>

namespace cave {

class WorldDocument;

/// Everything that stands and lies in the regions that `area` meets: chests open and closed, piles, living
/// monsters whose home is there, markers.
[[nodiscard]] std::vector<MapThing> thingsOf(WorldDocument &document, const CellRect &area);

} // namespace cave
