// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/overlays/map_things.h"
#include "editor/view/terrain/thing_density.h"

#include <vector>

namespace cave {

class WorldDocument;
struct Bookmark;
struct World;

/// Everything in the regions that `area` intersects: chests open and closed, piles, living monsters whose
/// home is there, markers.
[[nodiscard]] std::vector<MapThing> thingsOf(WorldDocument &document, const CellRect &area);
/// The same for a world with a single owner, such as a copy for another thread.
[[nodiscard]] std::vector<MapThing> thingsOf(World &world, const std::vector<Bookmark> &bookmarks,
                                             const CellRect &area);

/// What is counted on maps that show everything: what is there now, not what the seed put there.
[[nodiscard]] CountedThings countedThings(const World &world);

} // namespace cave
