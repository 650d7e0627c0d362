// SPDX-License-Identifier: MIT
#pragma once

#include <QChar>
#include <QColor>
#include <QRectF>

#include <optional>

class QColor;
class QPainter;

namespace cave {

struct Theme;

/// A bold character of the fixed-width font, centred in `cell` and about as tall.
void drawGlyph(QPainter &painter, const QRectF &cell, QChar glyph, const QColor &colour);

/// Minimum cell size for figures, in device pixels; smaller cells get a dot.
inline constexpr int kSmallestFigure = 12;

/// The player: a cloaked lantern bearer that fills a cell. Legible from kSmallestFigure device pixels up.
void drawPlayer(QPainter &painter, const QRectF &cell, const Theme &theme);
/// Another player, in a cloak of this colour.
void drawPlayer(QPainter &painter, const QRectF &cell, const QColor &cloak);

/// The player as a glyph in the fixed-width font.
void drawPlayerGlyph(QPainter &painter, const QRectF &cell, const QColor &colour);

/// The player where cells are too small for a figure: a ringed dot. `unit` is the length of a logical pixel.
/// Without a valid `colour`, in the theme's accent.
void drawPlayerDot(QPainter &painter, QPointF middle, double unit, const Theme &theme,
                   const QColor &colour = {});

/// An arrow at the edge of `bounds` that points from its centre toward `target`, which is outside. `unit` is
/// the length of a logical pixel. Returns where it points; none if the target is in the centre.
std::optional<QPointF> drawPointer(QPainter &painter, const QRectF &bounds, QPointF target, double unit,
                                   const Theme &theme, const QColor &colour);

} // namespace cave
