// SPDX-License-Identifier: MIT
#include "app/seeds/sketch/sketch_painting.h"

#include "editor/view/style/theme.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace cave {
namespace {

struct SketchText {
    Q_DECLARE_TR_FUNCTIONS(Sketch)
};

QColor inkOf(SketchCell cell, const Theme &theme)
{
    switch (cell) {
    case SketchCell::Chest:
        return theme.gold;
    case SketchCell::Monster:
        return theme.danger;
    case SketchCell::Spawn:
        return theme.accent;
    case SketchCell::Way:
        return theme.good;
    default:
        return theme.mutedText;
    }
}

} // namespace

QString sketchCellName(SketchCell cell)
{
    switch (cell) {
    case SketchCell::Any:
        return SketchText::tr("Anything");
    case SketchCell::Floor:
        return SketchText::tr("Floor");
    case SketchCell::Rock:
        return SketchText::tr("Rock");
    case SketchCell::Chest:
        return SketchText::tr("Chest");
    case SketchCell::Monster:
        return SketchText::tr("Monster");
    case SketchCell::Spawn:
        return SketchText::tr("Spawn");
    case SketchCell::Way:
        return SketchText::tr("Way in or out");
    }
    return {};
}

void paintSketchCell(QPainter &painter, const QRectF &rect, SketchCell cell, const Theme &theme)
{
    const bool isAny = cell == SketchCell::Any;
    const bool isRock = cell == SketchCell::Rock;
    painter.fillRect(rect, isAny ? theme.background : isRock ? theme.wall : theme.floorLit);
    if (isAny) {
        const double dot = std::max(1.0, rect.width() / 8);
        QRectF middle(0, 0, dot, dot);
        middle.moveCenter(rect.center());
        painter.fillRect(middle, theme.mutedText);
    }
    if (isAny || isRock || cell == SketchCell::Floor)
        return;
    // A plate keeps the letter legible on a floor of any colour.
    const double inset = rect.width() / 10;
    painter.fillRect(rect.adjusted(inset, inset, -inset, -inset), theme.background);
    QFont font = fontOf(TextSize::Body, QFont::Bold);
    font.setPixelSize(std::max(4, static_cast<int>(rect.height() * 0.75)));
    painter.setFont(font);
    painter.setPen(inkOf(cell, theme));
    painter.drawText(rect, Qt::AlignCenter, QString(QLatin1Char(letterOf(cell))));
}

QIcon sketchCellIcon(SketchCell cell, int size, double ratio, const Theme &theme)
{
    QPixmap picture(QSize(size, size) * ratio);
    picture.setDevicePixelRatio(ratio);
    QPainter painter(&picture);
    painter.fillRect(QRectF(0, 0, size, size), theme.line);
    paintSketchCell(painter, QRectF(1, 1, size - 2, size - 2), cell, theme);
    return picture;
}

QPixmap sketchPicture(const SketchPattern &pattern, int side, double ratio, const Theme &theme)
{
    const double cell = static_cast<double>(side) / std::max(pattern.width(), pattern.height());
    QPixmap picture((QSizeF(pattern.width() * cell, pattern.height() * cell) * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(theme.background);
    QPainter painter(&picture);
    for (int y = 0; y < pattern.height(); ++y) {
        for (int x = 0; x < pattern.width(); ++x) {
            const QRectF rect(x * cell, (pattern.height() - 1 - y) * cell, cell, cell);
            paintSketchCell(painter, rect, pattern.at({x, y}), theme);
        }
    }
    return picture;
}

} // namespace cave
