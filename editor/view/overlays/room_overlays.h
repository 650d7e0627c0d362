// SPDX-License-Identifier: MIT
#pragma once

#include "core/gen/rooms/room_map.h"
#include "core/world/world.h"
#include "editor/view/figures/ground_figures.h"
#include "editor/view/map/map_canvas.h"
#include "editor/view/overlays/map_overlays.h"

#include <vector>

namespace cave {

/// What play knows of the ground and the world's files don't tell.
struct GroundState {
    bool knownOnly = false; ///< without what lies on cells that the player has not explored
    bool doorsShut = false; ///< no one gets through doors now
};

/// Doors, spikes, potions and whatever else lies on the ground of `area`, but for what was taken, and for
/// START and FINISH, which are drawn with the terrain. Empty in worlds without such things.
std::vector<GroundThing> groundIn(World &world, const CellRect &area, GroundState state = {});

/// Outlines of the room where a map of rooms begins, in the colour of what is good, and of the boss room, in
/// that of danger; with a word at each.
MapOverlays roomOverlays(const RoomMap &map, const Theme &theme);

/// The same outlines without words, for pictures that are small.
void paintRoomOutlines(const RoomMap &map, const MapCanvas &canvas);

} // namespace cave
