// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"
#include "editor/view/camera/map_viewport.h"
#include "editor/view/overlays/map_things.h"
#include "editor/view/style/theme.h"
#include "editor/view/terrain/chunk_painter.h"

#include <QImage>

#include <vector>

namespace cave {

/// A part of a map to be painted.
struct MapPart {
    Zoom zoom;
    CellRect cells; ///< see `paintableCells`
    bool things = true;

    friend bool operator==(const MapPart &, const MapPart &) = default;
};

/// Paints the maps of many worlds, one after the other; each thread needs its own. Tiles and figures are
/// cached across worlds.
class CardPainter {
public:
    explicit CardPainter(const Theme &theme) : m_theme(theme), m_terrain(theme, MapStyle::Tiles) {}

    /// Paints terrain without fog, and chests and monsters at their initial places, or their density where
    /// cells are too small for them. The image has the size of `cells` at that zoom, north up. `unit` is the
    /// length of a logical pixel.
    QImage paint(World &world, const MapPart &view, double unit);

private:
    Theme m_theme;
    ChunkPainter m_terrain;
    MapThings m_chests;
    MapThings m_monsters;
};

/// Chests and monsters at their initial places in the regions that intersect `cells`.
std::vector<MapThing> seededThings(World &world, const CellRect &cells);

/// Paints a player at `spawn`: a figure if cells are large enough, else a dot.
void paintSpawn(const MapCanvas &canvas, WorldPos spawn);

} // namespace cave
