// SPDX-License-Identifier: MIT
#include "editor/view/figures/thing_figures.h"

#include "editor/view/figures/vector_figure.h"

#include <QPainter>

namespace cave {
namespace {

/// The figure for an item without its own.
const Figure &commonFigure(ItemKind kind)
{
    switch (kind) {
    case ItemKind::Sword:
        return figureNamed("items", "iron_sword");
    case ItemKind::Armour:
        return figureNamed("items", "iron_armour");
    case ItemKind::Scroll:
        return figureNamed("things", "scroll");
    case ItemKind::Blade:
        return figureNamed("usables", "axe");
    case ItemKind::Staff:
        return figureNamed("usables", "magic");
    case ItemKind::Flask:
    case ItemKind::Consumable:
        return figureNamed("usables", "flask");
    case ItemKind::Gold:
        break;
    }
    return figureNamed("items", "gold");
}

} // namespace

void drawChest(QPainter &painter, const QRectF &cell, bool open)
{
    drawFigure(painter, cell, figureNamed("things", open ? "chest_open" : "chest"));
}

void drawPile(QPainter &painter, const QRectF &cell)
{
    drawFigure(painter, cell, figureNamed("things", "sack"));
}

void drawFeature(QPainter &painter, const QRectF &cell, FeatureKind kind, const QColor &colour)
{
    drawFigure(painter, cell, figureNamed("things", kind == FeatureKind::Start ? "start" : "finish"), colour);
}

void drawMarker(QPainter &painter, const QRectF &cell, const QColor &colour)
{
    drawFigure(painter, cell, figureNamed("things", "pin"), colour);
}

const Figure &itemFigure(std::string_view key, ItemKind kind)
{
    const Figure &carried = figureNamed("items", key);
    if (!carried.empty())
        return carried;
    // Their keys are common words: "axe" may be a sword in other content.
    const Figure &used = figureNamed("usables", key);
    return isUsable(kind) && !used.empty() ? used : commonFigure(kind);
}

void drawItem(QPainter &painter, const QRectF &cell, const ItemLook &item)
{
    // An item of another kind may be usable in some content; it then has the colour of its new kind.
    const bool borrowed = isUsable(item.kind) && figureNamed("usables", item.figure).empty();
    drawFigure(painter, cell, itemFigure(item.figure, item.kind),
               borrowed ? commonFigure(item.kind).colour : item.colour);
}

QImage itemIcon(const ItemLook &item, int size)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawItem(painter, QRectF(0, 0, size, size), item);
    return image;
}

} // namespace cave
