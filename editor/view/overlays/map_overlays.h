// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/bit_grid.h"
#include "core/edit/cell_mask.h"
#include "editor/view/camera/map_viewport.h"
#include "editor/view/overlays/map_marks.h"

#include <QColor>
#include <QImage>
#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace cave {

/// A set of cells, such as a monster's area of effect: tinted, with an outline along cell borders.
struct DiscOverlay {
    WorldPos origin; ///< south-west corner of both grids
    BitGrid cells;   ///< set bits: cells of the area; bit x of row y is `origin` + (x, y)
    /// Of the same size: cells of the area with line of sight, which are hatched in a warm colour; the others
    /// have a cool one. Empty if sight doesn't apply: the whole area has one tint.
    BitGrid inSight;
    QColor colour; ///< of tint and outline; invalid for the theme's danger
};

/// A line of sight between the centres of two cells.
struct SightLineOverlay {
    WorldPos from;
    WorldPos to;
    std::optional<WorldPos> blocker; ///< the blocking cell: the line has a cross there, and is dashed beyond
};

/// Coloured squares on the map, such as heat maps and differences: a picture with one pixel per square,
/// scaled up without smoothing.
struct OverlayPicture {
    WorldPos origin;       ///< south-west corner of the south-westernmost square
    int cellsPerPixel = 1; ///< cells per side of a square: 1, or a region's size
    QImage pixels;         ///< Format_ARGB32_Premultiplied, rows from the north
    bool hatched = false;  ///< opaque pixels are also hatched, so that they differ by more than colour
};

/// The cells of a line, numbered from 1 where they are large enough.
struct NumberedLine {
    std::vector<WorldPos> cells;
    std::size_t clear = 0;           ///< the first this many are clear, the others are beyond the obstacle
    std::vector<WorldPos> obstacles; ///< blocking cells: one of rock, or the two of a gap
};

/// The cells that someone walked through, in order. The line is cut where two are not neighbours.
struct TrackOverlay {
    std::vector<WorldPos> cells;
    QColor colour; ///< invalid for the theme's accent
};

/// A cloud of smoke that covers these cells.
struct SmokeOverlay {
    WorldPos origin; ///< south-west corner of the grid
    BitGrid cells;   ///< set bits: cells in smoke; bit x of row y is `origin` + (x, y)
};

/// Cells with a distinctive outline: a selection, or what a tool would cover.
struct MaskOverlay {
    std::shared_ptr<const CellMask> cells; ///< not null
    QColor colour;                         ///< invalid for the theme's accent
    bool tinted = false;
};

/// A label at a cell, such as a size or a reason.
struct MapLabel {
    WorldPos at;
    QString text;
};

/// Overlays on the terrain that explain it. Painted at every zoom; anything out of view costs only the check
/// for that.
struct MapOverlays {
    MapOverlays();
    MapOverlays(const MapOverlays &other);
    MapOverlays(MapOverlays &&other) noexcept;
    MapOverlays &operator=(const MapOverlays &other);
    MapOverlays &operator=(MapOverlays &&other) noexcept;
    ~MapOverlays();

    std::vector<OverlayPicture> pictures;
    std::vector<SmokeOverlay> smoke;
    std::vector<DiscOverlay> discs;
    std::vector<MaskOverlay> masks;
    std::vector<NumberedLine> numbered;
    std::vector<SightLineOverlay> lines;
    std::vector<std::vector<WorldPos>> paths;      ///< cell by cell, with an arrowhead at the end
    std::vector<std::vector<WorldPos>> otherPaths; ///< for comparison: dashed and without an arrowhead
    std::vector<TrackOverlay> tracks;
    std::vector<MapLabel> labels;
    std::vector<MapMark> marks;
    std::optional<WorldPos> cursor; ///< the examined cell
};

/// Appends `more` to `all`, on top; a cursor in `more` replaces the previous one.
void append(MapOverlays &all, const MapOverlays &more);

/// Areas, paths and lines, which are below things.
void paintGround(const MapOverlays &overlays, const MapCanvas &canvas);
/// Marks and labels, which are above things.
void paintLabels(const MapOverlays &overlays, const MapCanvas &canvas);
/// The examine cursor, which is above everything.
void paintCursor(const MapOverlays &overlays, const MapCanvas &canvas);
void paintCursorAt(WorldPos cell, const MapCanvas &canvas);

} // namespace cave
