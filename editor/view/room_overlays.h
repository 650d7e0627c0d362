#pragma once

#include "core/gen/room_map.h"
#include "core/world/world.h"
#include "editor/view/ground_figures.h"
#include "editor/view/map_canvas.h"
#include "editor/view/map_overlays.h"

#include <vector>

namespace cave {

/// Doors, spikes, potions and whatever else lies on the ground of the regions that `area` meets, but for what
/// was taken. Empty in worlds without such things.
std::vector<GroundThing> groundIn(World &world, const CellRect &area);

/// Outlines of the room where a map of rooms begins, in the colour of what is good, and of the boss room, in
/// that of danger; with a word at each.
MapOverlays roomOverlays(const RoomMap &map, const Theme &theme);

/// The same outlines without words, for pictures that are small.
void paintRoomOutlines(const RoomMap &map, const MapCanvas &canvas);

} // namespace cave
