// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/overlays/map_overlays.h"

#include <QLineF>
#include <QPen>

#include <optional>

namespace cave {

/// The part of `line` inside `bounds`, if any (Liang and Barsky 1984). Needed because dashing an extremely
/// long line would take for ever.
std::optional<QLineF> clippedLine(const QLineF &line, const QRectF &bounds);

/// A line with a casing, visible on any background; clipped to the picture.
void drawCasedLine(const MapCanvas &canvas, const QLineF &line, const QPen &pen);
/// A cross in the theme's danger colour, slightly smaller than a cell.
void drawCross(const MapCanvas &canvas, QPointF middle);
/// A line of sight: solid up to an obstacle at `stop`, if any, and dashed from there on.
void drawSightLine(const MapCanvas &canvas, const QLineF &line, std::optional<QPointF> stop);

void paintSightLine(const SightLineOverlay &line, const MapCanvas &canvas);
void paintPath(const std::vector<WorldPos> &path, const MapCanvas &canvas);
/// A path for comparison: dashed and without an arrowhead.
void paintOtherPath(const std::vector<WorldPos> &path, const MapCanvas &canvas);
void paintTrack(const TrackOverlay &track, const MapCanvas &canvas);

} // namespace cave
