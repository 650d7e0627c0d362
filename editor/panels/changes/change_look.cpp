// SPDX-License-Identifier: MIT
#include "editor/panels/changes/change_look.h"

#include "editor/view/camera/map_canvas.h"
#include "editor/view/style/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPixmap>

#include <array>

namespace cave {
namespace {

struct ChangeText {
    Q_DECLARE_TR_FUNCTIONS(cave::ChangeTexts)
};

MapMark::Shape shapeOf(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::ChestRemoved:
    case ChangeKind::MonsterKilled:
    case ChangeKind::ThingRemoved:
        return MapMark::Shape::Cross;
    case ChangeKind::ChestClaimed:
    case ChangeKind::MonsterMoved:
    case ChangeKind::ThingTaken:
        return MapMark::Shape::Ring;
    case ChangeKind::ChestRefilled:
        return MapMark::Shape::Square;
    default:
        return MapMark::Shape::Dot;
    }
}

} // namespace

ChangeFamily familyOf(ChangeKind kind)
{
    switch (kind) {
    case ChangeKind::Dug:
    case ChangeKind::Filled:
    case ChangeKind::Flooded:
    case ChangeKind::Drained:
    case ChangeKind::Planted:
    case ChangeKind::Felled:
        return ChangeFamily::Terrain;
    case ChangeKind::ChestClaimed:
    case ChangeKind::ChestPlaced:
    case ChangeKind::ChestRefilled:
    case ChangeKind::ChestRemoved:
        return ChangeFamily::Chests;
    case ChangeKind::ItemsDropped:
    case ChangeKind::ThingTaken:
    case ChangeKind::ThingPlaced:
    case ChangeKind::ThingRemoved:
        return ChangeFamily::Items;
    case ChangeKind::MonsterKilled:
    case ChangeKind::MonsterMoved:
    case ChangeKind::MonsterPlaced:
        break;
    }
    return ChangeFamily::Monsters;
}

QString familyText(ChangeFamily family)
{
    static constexpr std::array kTexts{
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Terrain"), QT_TRANSLATE_NOOP("cave::ChangeTexts", "Chests"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Items"), QT_TRANSLATE_NOOP("cave::ChangeTexts", "Monsters")};
    return ChangeText::tr(kTexts[static_cast<std::size_t>(family)]);
}

QColor familyColour(ChangeFamily family, const Theme &theme)
{
    static constexpr std::array<QRgb, kChangeFamilies> kDark{0x56b4e9, 0xcc79a7, 0x21b98b, 0xf08a3c};
    static constexpr std::array<QRgb, kChangeFamilies> kLight{0x0072b2, 0xa8487c, 0x007a58, 0xc04a00};
    return QColor((theme.dark ? kDark : kLight)[static_cast<std::size_t>(family)]);
}

ChangeLook lookOf(ChangeKind kind, const Theme &theme)
{
    ChangeLook look;
    look.colour = familyColour(familyOf(kind), theme);
    look.cells = familyOf(kind) == ChangeFamily::Terrain;
    look.shape = shapeOf(kind);
    if (kind == ChangeKind::Filled) {
        look.colour = QColor(0xe6, 0x9f, 0x00);
        look.hatched = true;
    }
    return look;
}

QString changeText(ChangeKind kind)
{
    static constexpr std::array<const char *, kChangeKinds> kTexts{
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Dug"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Filled"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Chests claimed"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Chests placed"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Chests refilled"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Chests removed"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Items dropped"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Monsters killed"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Monsters moved"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Monsters placed"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Things taken"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Things placed"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Things removed"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Flooded"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Drained"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Planted"),
        QT_TRANSLATE_NOOP("cave::ChangeTexts", "Felled")};
    return ChangeText::tr(kTexts[static_cast<std::size_t>(kind)]);
}

QIcon changeIcon(ChangeKind kind, const Theme &theme, int size, double ratio)
{
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    const double side = pixmap.width();
    const ChangeLook look = lookOf(kind, theme);
    if (look.cells) {
        const QRectF square = QRectF(0, 0, side, side).adjusted(side / 8, side / 8, -side / 8, -side / 8);
        painter.fillRect(square, look.colour);
        if (look.hatched) {
            painter.setPen(QPen(theme.background, ratio));
            painter.setClipRect(square);
            for (double at = 0; at < 2 * side; at += side / 4)
                painter.drawLine(QPointF(at, 0), QPointF(at - side, side));
        }
    } else {
        // Uses the map's own painter, on a map of one cell.
        const MapProjection one{{0, 0}, {0, side}, side, ratio, {0, 0, side, side}, {{0, 0}, 1, 1}};
        paintMarks({{{0, 0}, look.shape, look.colour}}, {painter, one, theme, MapStyle::Tiles});
    }
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return QIcon(pixmap);
}

} // namespace cave
