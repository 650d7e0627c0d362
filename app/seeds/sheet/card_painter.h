// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"
#include "editor/view/map/map_canvas.h"
#include "editor/view/overlays/map_things.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/chunk_painter.h"

#include <QImage>

#include <vector>

namespace cave {

/// A part of a map that is wanted as a picture.
struct MapPart {
    Zoom zoom;
    CellRect cells; ///< see `paintableCells`
    bool things = true;

    friend bool operator==(const MapPart &, const MapPart &) = default;
};

/// Paints the maps of many worlds, one after the other; each thread needs its own. It keeps its tiles and
/// figures from one world to the next.
class CardPainter {
public:
    explicit CardPainter(const Theme &theme) : m_theme(theme), m_terrain(theme, MapStyle::Tiles) {}

    /// Terrain as in daylight, chests and monsters where the seed put them: this many pixels as `cells` have
    /// at that zoom, rows from the north. `unit` is the length of a logical pixel.
    QImage paint(World &world, const MapPart &view, double unit);

private:
    Theme m_theme;
    ChunkPainter m_terrain;
    MapThings m_chests;
    MapThings m_monsters;
};

/// Chests and monsters of the regions that `cells` meets, as the seed puts them.
std::vector<MapThing> seededThings(World &world, const CellRect &cells);

/// A player at `spawn`: a figure where cells have room for it, else a dot.
void paintSpawn(const MapCanvas &canvas, WorldPos spawn);

} // namespace cave
