// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/gen/rooms/room_map.h"
#include "core/world/world.h"
#include "editor/view/camera/map_viewport.h"
#include "editor/view/figures/figures.h"
#include "editor/view/overlays/map_overlays.h"

#include <vector>

namespace cave {

// Overlays made of cells; parts out of view cost nothing.

inline constexpr float kAreaTint = 0.18F;  ///< opacity of an area's tint
inline constexpr double kHatchSpacing = 6; ///< logical pixels between hatching lines

void paintPicture(const OverlayPicture &picture, const MapCanvas &canvas);
void paintMask(const MaskOverlay &mask, const MapCanvas &canvas);

/// Soft puffs, whose places depend on the cell alone, so that the cloud rests while the map scrolls. A faint
/// tint shows exactly which cells it covers.
void paintSmoke(const SmokeOverlay &smoke, const MapCanvas &canvas);

/// A tileable square of `size` device pixels with `count` slanting lines.
QImage hatchedSquare(int size, int count, const QColor &colour, double width);

/// Information on the ground that is known during play but isn't in the world's file.
struct GroundState {
    bool knownOnly = false; ///< without things on unexplored cells
    bool doorsShut = false; ///< doors are currently closed
};

/// Doors, spikes, potions and other things on the ground of `area`, except those taken, and START and FINISH,
/// which are painted with the terrain. Empty in worlds without such things.
std::vector<GroundThing> groundIn(World &world, const CellRect &area, GroundState state = {});

/// Paints it where it lies. Doors that lead on are part of a map of rooms, so they are visible at any zoom;
/// walled-up ones look like rock where cells are small.
void paintGroundThing(const GroundThing &thing, const MapCanvas &canvas);

/// Outlines of the start room of a map, in the good colour, and of the boss room, in the danger colour; with
/// a label at each. Without the boss room if `boss` is false.
MapOverlays roomOverlays(const RoomMap &map, const Theme &theme, bool boss = true);

/// The same outlines without labels, for small pictures.
void paintRoomOutlines(const RoomMap &map, const MapCanvas &canvas);

} // namespace cave
