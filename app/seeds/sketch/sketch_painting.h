// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/sketch/sketch_pattern.h"

#include <QIcon>
#include <QPixmap>
#include <QRectF>
#include <QString>

class QPainter;

namespace cave {

struct Theme;

/// The name of a cell, for people: "Chest".
QString sketchCellName(SketchCell cell);

/// Paints one cell: floor and rock as on maps, things by their letter.
void paintSketchCell(QPainter &painter, const QRectF &rect, SketchCell cell, const Theme &theme);

/// A cell as an icon of the palette; `size` in logical pixels.
QIcon sketchCellIcon(SketchCell cell, int size, double ratio, const Theme &theme);

/// The whole sketch, as large as fits into `side` × `side` logical pixels.
QPixmap sketchPicture(const SketchPattern &pattern, int side, double ratio, const Theme &theme);

} // namespace cave
