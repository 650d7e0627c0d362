// SPDX-License-Identifier: MIT
#include "editor/view/figures/figures.h"

#include "core/rules/rounds/round_combat.h"
#include "editor/view/figures/vector_figure.h"
#include "editor/view/style/theme.h"

#include <QFontDatabase>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace cave {
namespace {

void drawLantern(QPainter &painter)
{
    QRadialGradient glow(QPointF(0.78, 0.56), 0.34);
    glow.setColorAt(0.0, QColor(255, 226, 150, 190));
    glow.setColorAt(0.45, QColor(255, 196, 92, 80));
    glow.setColorAt(1.0, QColor(255, 180, 70, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(QPointF(0.78, 0.56), 0.34, 0.34);

    painter.setPen(QPen(kFigureInk, 0.045));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(0.71, 0.39, 0.14, 0.16), 0, 180 * 16);
    painter.setBrush(QColor(255, 221, 128));
    painter.drawRoundedRect(QRectF(0.69, 0.47, 0.18, 0.2), 0.05, 0.05);
}

struct CloakColours {
    QColor body;
    QColor fold;
    QColor hood;
};

void drawBearer(QPainter &painter, const QRectF &cell, const CloakColours &colours)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(cell.topLeft());
    painter.scale(cell.width(), cell.height());

    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 90));
    painter.drawEllipse(QPointF(0.46, 0.9), 0.3, 0.07);

    const QPen outline(kFigureInk, 0.055, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    QPainterPath cloak(QPointF(0.44, 0.3));
    cloak.cubicTo(0.66, 0.36, 0.72, 0.66, 0.74, 0.9);
    cloak.quadTo(0.46, 0.98, 0.16, 0.9);
    cloak.cubicTo(0.18, 0.62, 0.22, 0.36, 0.44, 0.3);
    painter.setPen(outline);
    painter.setBrush(colours.body);
    painter.drawPath(cloak);
    painter.setBrush(colours.fold);
    QPainterPath fold(QPointF(0.44, 0.42));
    fold.cubicTo(0.38, 0.6, 0.36, 0.76, 0.38, 0.93);
    fold.quadTo(0.26, 0.94, 0.16, 0.9);
    fold.cubicTo(0.18, 0.66, 0.24, 0.44, 0.44, 0.42);
    painter.setPen(Qt::NoPen);
    painter.drawPath(fold);

    painter.setPen(outline);
    painter.setBrush(colours.hood);
    painter.drawEllipse(QPointF(0.44, 0.25), 0.185, 0.19);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xf0, 0xd3, 0xaa));
    painter.drawEllipse(QPointF(0.48, 0.28), 0.105, 0.115);

    painter.setPen(QPen(kFigureInk, 0.06, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0.6, 0.52), QPointF(0.76, 0.42));
    drawLantern(painter);
    painter.restore();
}

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

constexpr double kShareOnPedestal = 0.62; // of the cell's width

QChar glyphOf(const GroundThing &thing)
{
    switch (thing.kind) {
    case FeatureKind::Start:
        return u'<';
    case FeatureKind::Finish:
        return u'>';
    case FeatureKind::Door:
        return thing.value == 0 ? u'#' : thing.shut ? u'+' : u'\'';
    case FeatureKind::Spike:
        return u'^';
    case FeatureKind::Potion:
        return thing.value < 0 ? u'%' : u'!';
    case FeatureKind::Pickup:
        return thing.item.kind == ItemKind::Blade ? u'/' : thing.item.kind == ItemKind::Staff ? u'*' : u'u';
    case FeatureKind::Info:
    case FeatureKind::MapPiece:
        return u'?';
    case FeatureKind::Camp:
        return u'&';
    case FeatureKind::Relic:
        return u'*';
    case FeatureKind::Gate:
        return u'+';
    case FeatureKind::Pedestal:
        return u'_';
    case FeatureKind::Shrine:
        return u'^';
    case FeatureKind::Captive:
        return u'@';
    case FeatureKind::Decoration:
        break;
    }
    return u'"';
}

QColor colourOf(const GroundThing &thing, const Theme &theme)
{
    switch (thing.kind) {
    case FeatureKind::Start:
    case FeatureKind::Info:
        return theme.accent;
    case FeatureKind::Finish:
    case FeatureKind::Pickup:
    case FeatureKind::Relic:
    case FeatureKind::MapPiece:
        return theme.gold;
    case FeatureKind::Gate:
        return theme.danger;
    case FeatureKind::Camp:
    case FeatureKind::Captive:
        return theme.good;
    case FeatureKind::Pedestal:
        return thing.shut ? theme.mutedText : theme.gold;
    case FeatureKind::Shrine:
        return thing.shut ? theme.mutedText : theme.accent;
    case FeatureKind::Door:
        return thing.value == 0 ? theme.mutedText : thing.shut ? theme.danger : theme.good;
    case FeatureKind::Spike:
        return theme.danger;
    case FeatureKind::Potion:
        return thing.value < 0 ? theme.creature("violet") : theme.good;
    case FeatureKind::Decoration:
        break;
    }
    return theme.mutedText;
}

const char *figureOf(const GroundThing &thing)
{
    switch (thing.kind) {
    case FeatureKind::Door:
        return thing.value == 0 ? "door_walled" : thing.shut ? "door_shut" : "door_open";
    case FeatureKind::Spike:
        return "spike";
    case FeatureKind::Potion:
        return thing.value < 0 ? "potion_bad" : "potion_good";
    case FeatureKind::Info:
        return "sign";
    case FeatureKind::Camp:
        return "camp";
    case FeatureKind::Relic:
        return "relic";
    case FeatureKind::MapPiece:
        return "map_piece";
    case FeatureKind::Gate:
        return "gate";
    case FeatureKind::Pedestal:
        return thing.shut ? "pedestal_closed" : "pedestal";
    case FeatureKind::Shrine:
        return thing.shut ? "shrine_spent" : "shrine";
    case FeatureKind::Captive:
        return "cage";
    case FeatureKind::Start:
    case FeatureKind::Finish:
    case FeatureKind::Pickup:
    case FeatureKind::Decoration:
        break;
    }
    return "decoration";
}

} // namespace

void drawGlyph(QPainter &painter, const QRectF &cell, QChar glyph, const QColor &colour)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(std::max(4, static_cast<int>(cell.height() * 1.05)));
    font.setBold(true);
    painter.save();
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(cell, Qt::AlignCenter, QString(glyph));
    painter.restore();
}

void drawPlayer(QPainter &painter, const QRectF &cell, const Theme &theme)
{
    const CloakColours dark{QColor(0x4f, 0x8f, 0xa8), QColor(0x35, 0x66, 0x7c), QColor(0x6f, 0xb4, 0xcc)};
    const CloakColours light{QColor(0x1f, 0x74, 0x97), QColor(0x15, 0x55, 0x70), QColor(0x2f, 0x92, 0xb8)};
    drawBearer(painter, cell, theme.dark ? dark : light);
}

void drawPlayer(QPainter &painter, const QRectF &cell, const QColor &cloak)
{
    drawBearer(painter, cell, {cloak, cloak.darker(140), cloak.lighter(130)});
}

void drawPlayerGlyph(QPainter &painter, const QRectF &cell, const QColor &colour)
{
    drawGlyph(painter, cell, QLatin1Char('@'), colour);
}

void drawPlayerDot(QPainter &painter, QPointF middle, double unit, const Theme &theme, const QColor &colour)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.dark ? QColor(10, 10, 12) : QColor(Qt::white), 1.5 * unit));
    painter.setBrush(colour.isValid() ? colour : theme.accent);
    painter.drawEllipse(middle, 4 * unit, 4 * unit);
    painter.restore();
}

std::optional<QPointF> drawPointer(QPainter &painter, const QRectF &bounds, QPointF target, double unit,
                                   const Theme &theme, const QColor &colour)
{
    const QPointF middle = bounds.center();
    const QPointF way = target - middle;
    const double length = std::hypot(way.x(), way.y());
    if (length < 1)
        return std::nullopt;
    const double margin = 18 * unit;
    const double shareX = way.x() == 0 ? 1e9 : std::max(0.0, bounds.width() / 2 - margin) / std::abs(way.x());
    const double shareY =
        way.y() == 0 ? 1e9 : std::max(0.0, bounds.height() / 2 - margin) / std::abs(way.y());
    const QPointF tip = middle + way * std::min(shareX, shareY);
    const QPointF along = way / length * unit;
    const QPointF across(-along.y(), along.x());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.background, 2 * unit));
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{tip + along * 10, tip - along * 6 + across * 8, tip - along * 2,
                                  tip - along * 6 - across * 8});
    painter.restore();
    return tip;
}

const Figure &monsterFigure(std::string_view key)
{
    return figureNamed("monsters", key);
}

void drawMonster(QPainter &painter, const QRectF &cell, const CreatureLook &look, const Theme &theme)
{
    // On a light map the colours are dark enough for text, which is darker than a shaded body needs.
    const QColor colour = theme.creature(look.colour);
    const QColor body = theme.dark ? colour : colour.lighter(130);
    const Figure &figure = monsterFigure(look.key);
    if (!figure.empty())
        return drawFigure(painter, cell, figure, body);
    drawFigure(painter, cell, figureNamed("things", "creature"), body);
    const QRectF belly = cell.adjusted(0, cell.height() * 0.24, 0, -cell.height() * 0.16);
    drawGlyph(painter, belly, QChar::fromLatin1(look.glyph), kFigureInk);
}

QImage monsterPortrait(const CreatureLook &look, int size, const Theme &theme)
{
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawMonster(painter, QRectF(0, 0, size, size), look, theme);
    return image;
}

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

void drawGroundThing(QPainter &painter, const QRectF &cell, const GroundThing &thing, MapStyle style,
                     const Theme &theme)
{
    const QColor colour = colourOf(thing, theme);
    if (cell.width() < kSmallestFigure) {
        const double margin = cell.width() / 4;
        return painter.fillRect(cell.adjusted(margin, margin, -margin, -margin), colour);
    }
    if (style == MapStyle::Glyphs)
        return drawGlyph(painter, cell, glyphOf(thing), colour);
    if (thing.kind == FeatureKind::Start || thing.kind == FeatureKind::Finish)
        return drawFeature(painter, cell, thing.kind, colour);
    // Things that can be taken leave some of the floor visible; fixed ones fill the cell.
    const bool taken = thing.kind == FeatureKind::Pickup || thing.kind == FeatureKind::Potion;
    const double margin = taken ? cell.width() * 0.14 : 0;
    const QRectF inner = cell.adjusted(margin, margin, -margin, -margin);
    if (thing.kind == FeatureKind::Pickup)
        return drawItem(painter, inner, thing.item);
    if (thing.kind == FeatureKind::Captive)
        drawFigure(painter, inner, figureNamed("monsters", thing.text), theme.creature("amber"));
    drawFigure(painter, inner, figureNamed("things", figureOf(thing)), colour);
    if (thing.kind == FeatureKind::Pedestal && !thing.shut) {
        const double side = cell.width() * kShareOnPedestal;
        drawItem(painter, {cell.center().x() - side / 2, cell.top(), side, side}, thing.item);
    }
}

} // namespace cave
