// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/region.h"
#include "core/world/world.h"

#include <QColor>
#include <QImage>
#include <QPixmap>
#include <QRectF>

#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>

class QPainter;

namespace cave {

struct Figure;

/// How an item is drawn.
struct ItemLook {
    std::string figure; ///< see `itemFigure`
    ItemKind kind = ItemKind::Blade;
    QColor colour{}; ///< invalid for the figure's own

    friend bool operator==(const ItemLook &, const ItemLook &) = default;
};

/// An item without a world.
[[nodiscard]] ItemLook itemLook(const ItemType &type);

/// An item as the player shown has it. A consumable with a form has the colour that its look in this world
/// says, before and after it is known; until then, all of a form have one shape.
[[nodiscard]] ItemLook itemLook(const World &world, std::size_t item);

/// An item that is offered by its name: doesn't give away which of the unknown ones it is.
[[nodiscard]] ItemLook offeredLook(const World &world, std::size_t item);

/// A chest that fills `cell`; an open one shows its empty inside.
void drawChest(QPainter &painter, const QRectF &cell, bool open);
/// A sack, for dropped items.
void drawPile(QPainter &painter, const QRectF &cell);
/// A map pin in `colour`.
void drawMarker(QPainter &painter, const QRectF &cell, const QColor &colour);

/// An entrance (steps leading up) or exit (a gate) of a level, with a sign in `colour`.
void drawFeature(QPainter &painter, const QRectF &cell, FeatureKind kind, const QColor &colour);

/// The figure of an item: resources/figures/items/`key`.svg, or usables/`key`.svg for usable items; without
/// one, a common figure of its kind.
const Figure &itemFigure(std::string_view key, ItemKind kind);

/// An item, of any size from 12 device pixels up.
void drawItem(QPainter &painter, const QRectF &cell, const ItemLook &item);

/// An item on a transparent background, `size` device pixels per side; for inventories and lists.
QImage itemIcon(const ItemLook &item, int size);

/// A pixmap of an item with `side` logical pixels, for a screen with this pixel ratio.
inline QPixmap itemPixmap(const ItemLook &item, int side, double ratio)
{
    QPixmap pixmap = QPixmap::fromImage(itemIcon(item, static_cast<int>(std::lround(side * ratio))));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

} // namespace cave
