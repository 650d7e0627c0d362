// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

class QPainter;

namespace cave {

struct Theme;

/// Cells at least this large, in device pixels, have room for a figure; smaller ones get a dot.
inline constexpr int kSmallestFigure = 12;

/// The player: a cloaked lantern bearer, drawn to fill a cell. Readable from kSmallestFigure device pixels
/// up.
void drawPlayer(QPainter &painter, const QRectF &cell, const Theme &theme);

/// The player as a glyph of the fixed-width font.
void drawPlayerGlyph(QPainter &painter, const QRectF &cell, const Theme &theme);

/// The player where cells are too small for a figure: a ringed dot. `unit` is the length of a logical pixel.
void drawPlayerDot(QPainter &painter, QPointF middle, double unit, const Theme &theme);

/// An arrow at the edge of `bounds` that points from its middle toward `target`, which lies outside.
/// `unit` is the length of a logical pixel.
void drawPointer(QPainter &painter, const QRectF &bounds, QPointF target, double unit, const Theme &theme);

} // namespace cave
