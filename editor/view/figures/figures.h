// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/content.h"
#include "core/world/region.h"
#include "core/world/world.h"
#include "editor/view/camera/map_viewport.h"
#include "editor/view/figures/vector_figure.h"

#include <QChar>
#include <QColor>
#include <QImage>
#include <QPixmap>
#include <QRectF>

#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

class QColor;
class QPainter;

namespace cave {

struct Figure;
struct Theme;

/// A bold character of the fixed-width font, centred in `cell` and about as tall.
void drawGlyph(QPainter &painter, const QRectF &cell, QChar glyph, const QColor &colour);

/// Minimum cell size for figures, in device pixels; smaller cells get a dot.
inline constexpr int kSmallestFigure = 12;

/// The player: a cloaked lantern bearer that fills a cell. Legible from kSmallestFigure device pixels up.
void drawPlayer(QPainter &painter, const QRectF &cell, const Theme &theme);
/// Another player, in a cloak of this colour.
void drawPlayer(QPainter &painter, const QRectF &cell, const QColor &cloak);

/// The player as a glyph in the fixed-width font.
void drawPlayerGlyph(QPainter &painter, const QRectF &cell, const QColor &colour);

/// The player where cells are too small for a figure: a ringed dot. `unit` is the length of a logical pixel.
/// Without a valid `colour`, in the theme's accent.
void drawPlayerDot(QPainter &painter, QPointF middle, double unit, const Theme &theme,
                   const QColor &colour = {});

/// An arrow at the edge of `bounds` that points from its centre toward `target`, which is outside. `unit` is
/// the length of a logical pixel. Returns where it points; none if the target is in the centre.
std::optional<QPointF> drawPointer(QPainter &painter, const QRectF &bounds, QPointF target, double unit,
                                   const Theme &theme, const QColor &colour);

/// The properties of a kind of creature that determine its picture, from the content.
struct CreatureLook {
    std::string key;    ///< "cave_rat"; without a figure, a common one with its glyph is used
    std::string colour; ///< one of kCreatureColours
    char glyph = '?';

    friend bool operator==(const CreatureLook &, const CreatureLook &) = default;
};

/// The figure of a kind of creature, resources/figures/monsters/`key`.svg; empty if there is none.
const Figure &monsterFigure(std::string_view key);

/// Paints a creature to fill `cell`. Legible from kSmallestFigure device pixels up, at any size.
void drawMonster(QPainter &painter, const QRectF &cell, const CreatureLook &look, const Theme &theme);

/// A creature on a transparent background, `size` device pixels per side; for panels and lists.
QImage monsterPortrait(const CreatureLook &look, int size, const Theme &theme);

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

/// A thing on the ground of a level with free movement, or of a journey.
struct GroundThing {
    WorldPos cell;
    FeatureKind kind = FeatureKind::Decoration;
    int value = 0;     ///< see `Feature`
    std::string text;  ///< see `Feature`
    ItemLook item{};   ///< of a Pickup, or on a Pedestal
    bool shut = false; ///< of a Door that leads on: currently closed; of a Pedestal or Shrine: has nothing
                       ///< left to give

    friend bool operator==(const GroundThing &, const GroundThing &) = default;
};

/// Paints it to fill `cell`, of any size: as a dot below kSmallestFigure pixels.
void drawGroundThing(QPainter &painter, const QRectF &cell, const GroundThing &thing, MapStyle style,
                     const Theme &theme);

} // namespace cave
