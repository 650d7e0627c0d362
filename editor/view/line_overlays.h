#pragma once

#include "editor/view/map_overlays.h"

#include <QLineF>

namespace cave {

/// The part of `line` inside `bounds`, if any (Liang and Barsky 1984). Painting needs it: a dashed line that
/// goes on for ever would be dashed for ever.
std::optional<QLineF> clippedLine(const QLineF &line, const QRectF &bounds);

void paintSightLine(const SightLineOverlay &line, const MapCanvas &canvas);
void paintPath(const std::vector<WorldPos> &path, const MapCanvas &canvas);

} // namespace cave
