// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/overlays/map_overlays.h"

#include <QLineF>
#include <QPen>

#include <optional>

namespace cave {

/// The part of `line` inside `bounds`, if any (Liang and Barsky 1984). Painting needs it: a dashed line that
/// goes on for ever would be dashed for ever.
std::optional<QLineF> clippedLine(const QLineF &line, const QRectF &bounds);

/// A line that shows on any ground, by a casing; clipped to the picture.
void drawCasedLine(const MapCanvas &canvas, const QLineF &line, const QPen &pen);
/// A cross in the theme's danger, a little smaller than a cell.
void drawCross(const MapCanvas &canvas, QPointF middle);
/// A line of sight: clear all along or, where something breaks it at `stop`, dashed from there on.
void drawSightLine(const MapCanvas &canvas, const QLineF &line, std::optional<QPointF> stop);

void paintSightLine(const SightLineOverlay &line, const MapCanvas &canvas);
void paintPath(const std::vector<WorldPos> &path, const MapCanvas &canvas);
/// A way to compare with: dashed and without a head.
void paintOtherPath(const std::vector<WorldPos> &path, const MapCanvas &canvas);

} // namespace cave
