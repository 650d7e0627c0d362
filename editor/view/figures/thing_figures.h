// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/region.h"
#include "editor/view/figures/item_look.h"

#include <QImage>
#include <QRectF>

#include <string_view>

class QColor;
class QPainter;

namespace cave {

struct Figure;

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

} // namespace cave
