// SPDX-License-Identifier: MIT
#include "editor/view/figures/ground_figures.h"

#include "editor/view/figures/figures.h"
#include "editor/view/figures/vector_figure.h"
#include "editor/view/style/theme.h"

#include <QPainter>

namespace cave {
namespace {

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
