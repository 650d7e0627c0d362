// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/edit/cell_mask.h"
#include "editor/view/map/map_canvas.h"
#include "editor/view/overlays/map_marks.h"

#include <QColor>
#include <QImage>
#include <QString>

#include <cstddef>
#include <memory>
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

/// Squares of the map in colours of their own, such as heat maps and differences: a picture of one pixel for
/// each square, scaled up without smoothing.
struct OverlayPicture {
    WorldPos origin;       ///< south-west corner of the south-west-most square
    int cellsPerPixel = 1; ///< cells along the side of a square: 1, or a region's size
    QImage pixels;         ///< Format_ARGB32_Premultiplied, rows from the north
    bool hatched = false;  ///< opaque pixels are hatched besides, so that they differ by more than colour
};

/// The cells of a line, numbered from 1 where they are large enough to be read.
struct NumberedLine {
    std::vector<WorldPos> cells;
    std::size_t clear = 0;           ///< the first this many are clear, the others lie beyond the obstacle
    std::vector<WorldPos> obstacles; ///< cells that break the line: one of rock, or the two of a gap
};

/// Cells with an outline that no map has by itself: a selection, what a tool is about to cover.
struct MaskOverlay {
    std::shared_ptr<const CellMask> cells; ///< not null
    QColor colour;                         ///< invalid: the theme's accent
    bool tinted = false;
};

/// A word at a cell, such as a size or a reason.
struct MapLabel {
    WorldPos at;
    QString text;
};

/// What a view draws over its terrain to explain it. All of it is drawn at every zoom, and nothing that is
/// out of view costs more than being looked at.
struct MapOverlays {
    std::vector<OverlayPicture> pictures;
    std::vector<DiscOverlay> discs;
    std::vector<MaskOverlay> masks;
    std::vector<NumberedLine> numbered;
    std::vector<SightLineOverlay> lines;
    std::vector<std::vector<WorldPos>> paths;      ///< each cell after cell, with a head at the last
    std::vector<std::vector<WorldPos>> otherPaths; ///< to compare with: dashed and without a head
    std::vector<MapLabel> labels;
    std::vector<MapMark> marks;
    std::optional<WorldPos> cursor; ///< the cell that is examined
};

/// Adds all of `more` to `all`, on top; a cursor of `more` replaces the one there.
void append(MapOverlays &all, const MapOverlays &more);

/// The areas, the paths and the lines, which lie under things.
void paintGround(const MapOverlays &overlays, const MapCanvas &canvas);
/// The marks and the words, which lie over things.
void paintLabels(const MapOverlays &overlays, const MapCanvas &canvas);
/// The examine cursor, which is over everything.
void paintCursor(const MapOverlays &overlays, const MapCanvas &canvas);
void paintCursorAt(WorldPos cell, const MapCanvas &canvas);

} // namespace cave
