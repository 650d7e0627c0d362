// SPDX-License-Identifier: MIT
#include "editor/view/figures/glyphs.h"

#include <QFontDatabase>
#include <QPainter>

#include <algorithm>

namespace cave {

void drawGlyph(QPainter &painter, const QRectF &cell, QChar glyph, const QColor &colour)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(std::max(4, static_cast<int>(cell.height() * 1.05)));
    font.setBold(true);
    painter.save();
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(cell, Qt::AlignCenter, QString(glyph));
    painter.restore();
}

} // namespace cave
