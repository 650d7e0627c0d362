#pragma once

#include "core/base/bit_grid.h"
#include "editor/view/map_canvas.h"

#include <QColor>

#include <optional>
#include <vector>

namespace cave {

/// A set of cells, such as the area of effect of a monster: tinted, with an outline along cell borders.
struct DiscOverlay {
    WorldPos origin; ///< south-west corner of both grids
    BitGrid cells;   ///< set bits: cells of the area; bit x of row y is `origin` + (x, y)
    /// Of the same size: cells of the area with line of sight, hatched warm; the others stay cool. Empty when
    /// sight is not asked about: all of the area is tinted alike.
    BitGrid inSight;
    QColor colour; ///< of tint and outline; invalid: the theme's danger
};

/// A line of sight between the middles of two cells.
struct SightLineOverlay {
    WorldPos from;
    WorldPos to;
    std::optional<WorldPos> blocker; ///< the cell that breaks it: the line ends there with a cross, dashed on
};

/// What a view draws over its terrain to explain it. All of it is drawn at every zoom, and nothing that is
/// out of view costs more than being looked at.
struct MapOverlays {
    std::vector<DiscOverlay> discs;
    std::vector<SightLineOverlay> lines;
    std::optional<std::vector<WorldPos>> path; ///< cell after cell, with a head at the last
    std::optional<WorldPos> cursor;            ///< the cell that is examined
};

/// The areas, the path and the lines, which lie under things.
void paintGround(const MapOverlays &overlays, const MapCanvas &canvas);
/// The examine cursor, which is over everything.
void paintCursor(const MapOverlays &overlays, const MapCanvas &canvas);

} // namespace cave
