// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/region.h"

#include <QImage>
#include <QRectF>

#include <string_view>

class QColor;
class QPainter;

namespace cave {

struct Figure;

/// A chest, drawn to fill `cell`; an open one shows its empty inside.
void drawChest(QPainter &painter, const QRectF &cell, bool open);
/// A sack: items that lie about.
void drawPile(QPainter &painter, const QRectF &cell);
/// A map pin in `colour`.
void drawMarker(QPainter &painter, const QRectF &cell, const QColor &colour);

/// A way in (steps that lead up) or out (a gate) of a level, with a sign in `colour`.
void drawFeature(QPainter &painter, const QRectF &cell, FeatureKind kind, const QColor &colour);

/// The figure of an item: resources/figures/items/`key`.svg, or usables/`key`.svg for what is used by key;
/// one that has neither looks like a common one of its kind.
const Figure &itemFigure(std::string_view key, ItemKind kind);

/// An item by its key ("steel_sword"), of any size from 12 device pixels up.
void drawItem(QPainter &painter, const QRectF &cell, std::string_view key, ItemKind kind);

/// An item on a clear ground, `size` device pixels a side; for inventories and lists.
QImage itemIcon(std::string_view key, ItemKind kind, int size);

} // namespace cave
