// SPDX-License-Identifier: MIT
#include "editor/view/figures/thing_figures.h"

#include "core/rules/rounds/round_combat.h"
#include "editor/view/figures/vector_figure.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <vector>

namespace cave {
namespace {

using LookColours = std::array<QColor, kMaxLooks>;

/// As the looks are called, in the order of `consumableLooks`, and all of a form clearly apart.
const LookColours &coloursOf(std::string_view form)
{
    static const LookColours kDraughts{QColor(0x7d, 0x62, 0x38), QColor(0xf2, 0x9a, 0x1e),  // murky, amber
                                       QColor(0xf4, 0xee, 0xe0), QColor(0x3f, 0x9a, 0x48),  // milky, green
                                       QColor(0x8c, 0x86, 0x9c), QColor(0x22, 0x1e, 0x2a),  // smoking, black
                                       QColor(0x3c, 0xf0, 0xc8), QColor(0x8c, 0xc8, 0xf4)}; // glowing, clear
    static const LookColours kFlasks{QColor(0xc8, 0x5c, 0x3c), QColor(0x8c, 0xe0, 0xc0),    // clay, glass
                                     QColor(0xee, 0xa0, 0x4c), QColor(0xa8, 0x1c, 0x44),    // copper, sealed
                                     QColor(0xe8, 0xde, 0xc4), QColor(0x5c, 0x9c, 0xf4),    // rattling, cold
                                     QColor(0x38, 0x38, 0x42), QColor(0x70, 0x44, 0x20)};   // sooty, leather
    static const LookColours kScrolls{QColor(0x50, 0x94, 0x5c), QColor(0xe4, 0xc0, 0x3c),   // torn, yellowed
                                      QColor(0xb4, 0x20, 0x30), QColor(0x7c, 0x4c, 0xa0),   // sealed, stained
                                      QColor(0xfa, 0xf8, 0xf2), QColor(0x30, 0x22, 0x1c),   // blank, burnt
                                      QColor(0x38, 0x6c, 0xc8), QColor(0x98, 0x94, 0x8c)};  // tied, dusty
    return form == "draught" ? kDraughts : form == "flask" ? kFlasks : kScrolls;
}

QColor colourIn(const World &world, std::size_t item)
{
    const std::string &form = world.content->items[item].form;
    const std::vector<std::string> &looks = consumableLooks(form);
    const auto look = std::ranges::find(looks, lookOf(*world.content, world.key, item));
    return coloursOf(form)[static_cast<std::size_t>(look - looks.begin())];
}

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

ItemLook itemLook(const ItemType &type)
{
    const std::string &own = figureKey(type);
    const bool shared = !type.form.empty() && figureNamed("items", own).empty();
    return {shared ? "form_" + type.form : own, type.kind, {}};
}

ItemLook itemLook(const World &world, std::size_t item)
{
    const ItemType &type = world.content->items[item];
    ItemLook look = itemLook(type);
    if (type.form.empty())
        return look;
    if (!isKnown(*world.content, world.player(), item))
        look.figure = "form_" + type.form;
    look.colour = colourIn(world, item);
    return look;
}

ItemLook offeredLook(const World &world, std::size_t item)
{
    return isKnown(*world.content, world.player(), item) ? itemLook(world, item)
                                                         : itemLook(world.content->items[item]);
}

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
