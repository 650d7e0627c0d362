// SPDX-License-Identifier: MIT
#pragma once

#include <QChar>
#include <QRectF>

class QColor;
class QPainter;

namespace cave {

/// A bold character of the fixed-width font, centred in `cell` and about as tall.
void drawGlyph(QPainter &painter, const QRectF &cell, QChar glyph, const QColor &colour);

} // namespace cave
