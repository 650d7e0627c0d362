// SPDX-License-Identifier: MIT
#include "editor/view/figures/monster_figures.h"

#include "editor/view/figures/figures.h"
#include "editor/view/style/theme.h"

#include <QPainter>

namespace cave {

const Figure &monsterFigure(std::string_view key)
{
    return figureNamed("monsters", key);
}

void drawMonster(QPainter &painter, const QRectF &cell, const CreatureLook &look, const Theme &theme)
{
    // On a light map the colours are dark enough for text, which is darker than a shaded body needs.
    const QColor colour = theme.creature(look.colour);
    const QColor body = theme.dark ? colour : colour.lighter(130);
    const Figure &figure = monsterFigure(look.key);
    if (!figure.empty())
        return drawFigure(painter, cell, figure, body);
    drawFigure(painter, cell, figureNamed("things", "creature"), body);
    const QRectF belly = cell.adjusted(0, cell.height() * 0.24, 0, -cell.height() * 0.16);
    drawGlyph(painter, belly, QChar::fromLatin1(look.glyph), kFigureInk);
}

QImage monsterPortrait(const CreatureLook &look, int size, const Theme &theme)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawMonster(painter, QRectF(0, 0, size, size), look, theme);
    return image;
}

} // namespace cave
