#pragma once

#include "core/content/content.h"

#include <QPixmap>

class QPainter;
class QRectF;

namespace cave {

struct Theme;

/// Pictures of things and creatures beside the map, for lists and panels.
void drawItemIcon(QPainter &painter, const QRectF &area, const ItemType &item, const Theme &theme);
void drawMonsterPortrait(QPainter &painter, const QRectF &area, const MonsterType &monster,
                         const Theme &theme);
void drawPlayerPortrait(QPainter &painter, const QRectF &area, const Theme &theme);

/// An item as a picture of `side` logical pixels for screens of this pixel ratio.
QPixmap itemPixmap(const ItemType &item, int side, double ratio, const Theme &theme);

} // namespace cave
