// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

class QPainter;

namespace cave {

struct Theme;

/// Minimum cell size for figures, in device pixels; smaller cells get a dot.
inline constexpr int kSmallestFigure = 12;

/// The player: a cloaked lantern bearer that fills a cell. Legible from kSmallestFigure device pixels up.
void drawPlayer(QPainter &painter, const QRectF &cell, const Theme &theme);

/// The player as a glyph in the fixed-width font.
void drawPlayerGlyph(QPainter &painter, const QRectF &cell, const Theme &theme);

/// The player where cells are too small for a figure: a ringed dot. `unit` is the length of a logical pixel.
void drawPlayerDot(QPainter &painter, QPointF middle, double unit, const Theme &theme);

/// An arrow at the edge of `bounds` that points from its centre toward `target`, which is outside. `unit` is
/// the length of a logical pixel.
void drawPointer(QPainter &painter, const QRectF &bounds, QPointF target, double unit, const Theme &theme);

} // namespace cave
