#include "app/play/play_icons.h"

#include "editor/view/figures.h"
#include "editor/view/theme.h"

#include <QPainter>

#include <cmath>

namespace cave {

void drawItemIcon(QPainter &painter, const QRectF &area, const ItemType &item, const Theme &theme)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.wallEdge, 1.5));
    painter.setBrush(item.kind == ItemKind::Gold ? theme.gold : theme.wall);
    const QRectF inner = area.adjusted(3, 3, -3, -3);
    if (item.kind == ItemKind::Sword)
        painter.drawPolygon(QPolygonF{inner.topRight(), inner.center() + QPointF(3, 3), inner.bottomLeft(),
                                      inner.center() - QPointF(3, 3)});
    else if (item.kind == ItemKind::Armour)
        painter.drawRoundedRect(inner, 6, 6);
    else
        painter.drawEllipse(inner);
    painter.restore();
}

void drawMonsterPortrait(QPainter &painter, const QRectF &area, const MonsterType &monster,
                         const Theme &theme)
{
    painter.save();
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(std::lround(area.height() * 0.7)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(theme.danger);
    painter.drawText(area, Qt::AlignCenter, QString(QLatin1Char(monster.glyph)));
    painter.restore();
}

void drawPlayerPortrait(QPainter &painter, const QRectF &area, const Theme &theme)
{
    drawPlayer(painter, area, theme);
}

QPixmap itemPixmap(const ItemType &item, int side, double ratio, const Theme &theme)
{
    const int pixels = static_cast<int>(std::lround(side * ratio));
    QPixmap pixmap(pixels, pixels);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    drawItemIcon(painter, QRectF(0, 0, side, side), item, theme);
    return pixmap;
}

} // namespace cave
