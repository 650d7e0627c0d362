#include "editor/view/figures/ground_figures.h"

#include "editor/view/figures/figures.h"
#include "editor/view/figures/glyphs.h"
#include "editor/view/figures/thing_figures.h"
#include "editor/view/figures/vector_figure.h"
#include "editor/view/style/theme.h"

#include <QPainter>

namespace cave {
namespace {

using L = FigureLayer;

/// A gate of planks with iron bands and a bar across it.
constexpr std::array kShutDoor{
    L{L::Solid, Tint::Metal, "M 4 4 L 96 4 L 96 96 L 4 96 Z"},
    L{L::Solid, Tint::Wood, "M 14 14 L 86 14 L 86 92 L 14 92 Z"},
    L{L::Line, Tint::WoodShade, "M 32 16 L 32 90 M 50 16 L 50 90 M 68 16 L 68 90", 3, 20},
    L{L::Solid, Tint::MetalShade, "M 8 30 L 92 30 L 92 42 L 8 42 Z M 8 64 L 92 64 L 92 76 L 8 76 Z"},
    L{L::Solid, Tint::Body, "M 36 46 L 64 46 L 64 62 L 36 62 Z"},
    L{L::Flat, Tint::Ink, "E 50 52 4 4 M 48 53 L 52 53 L 53 60 L 47 60 Z", 0, 20},
};

/// The same frame with the wings against its sides and light between them.
constexpr std::array kOpenDoor{
    L{L::Solid, Tint::Metal, "M 4 4 L 96 4 L 96 96 L 4 96 Z"},
    L{L::Flat, Tint::Ink, "M 14 14 L 86 14 L 86 94 L 14 94 Z"},
    L{L::Flat, Tint::Light, "M 26 22 L 74 22 L 74 94 L 26 94 Z"},
    L{L::Solid, Tint::Wood, "M 8 10 L 26 20 L 26 94 L 8 96 Z M 92 10 L 74 20 L 74 94 L 92 96 Z"},
    L{L::Solid, Tint::Body, "M 50 30 L 68 52 L 57 52 L 57 78 L 43 78 L 43 52 L 32 52 Z"},
};

/// The frame filled with stones.
constexpr std::array kWalledDoor{
    L{L::Solid, Tint::MetalShade, "M 4 4 L 96 4 L 96 96 L 4 96 Z"},
    L{L::Solid, Tint::BoneShade, "M 14 14 L 86 14 L 86 94 L 14 94 Z"},
    L{L::Line, Tint::Ink,
      "M 14 34 L 86 34 M 14 54 L 86 54 M 14 74 L 86 74 M 40 14 L 40 34 M 64 34 L 64 54 M 34 54 L 34 74 M 60 "
      "74 "
      "L 60 94",
      4},
};

constexpr std::array kSpike{
    L{L::Flat, Tint::Shadow, "E 50 88 46 8"},
    L{L::Solid, Tint::MetalShade, "M 6 86 L 20 36 L 34 86 Z M 66 86 L 80 36 L 94 86 Z"},
    L{L::Solid, Tint::Metal, "M 32 92 L 50 12 L 68 92 Z"},
    L{L::Flat, Tint::Shine, "M 37 88 L 50 24 L 48 88 Z", 0, 16},
    L{L::Flat, Tint::Body, "M 45 34 L 50 12 L 55 34 L 50 40 Z"},
};

constexpr std::array kGoodPotion{
    L{L::Flat, Tint::Shadow, "E 50 90 30 6"},
    L{L::Solid, Tint::Metal, "M 40 30 L 40 44 C 18 52 18 90 50 90 C 82 90 82 52 60 44 L 60 30 Z"},
    L{L::Flat, Tint::Body, "M 25 62 C 40 58 60 68 75 62 C 78 76 68 86 50 86 C 32 86 22 76 25 62 Z"},
    L{L::Solid, Tint::Wood, "M 38 14 L 62 14 L 60 30 L 40 30 Z"},
    L{L::Flat, Tint::Bone,
      "M 45 62 L 55 62 L 55 68 L 61 68 L 61 77 L 55 77 L 55 83 L 45 83 L 45 77 L 39 77 L 39 68 L 45 68 Z", 0,
      16},
};

/// Angular, with a skull on it.
constexpr std::array kBadPotion{
    L{L::Flat, Tint::Shadow, "E 50 90 34 6"},
    L{L::Solid, Tint::Metal, "M 41 24 L 41 40 L 14 86 L 20 92 L 80 92 L 86 86 L 59 40 L 59 24 Z"},
    L{L::Flat, Tint::Body, "M 33 62 L 67 62 L 81 85 L 77 88 L 23 88 L 19 85 Z"},
    L{L::Solid, Tint::Wood, "M 37 10 L 63 10 L 61 24 L 39 24 Z"},
    L{L::Solid, Tint::Bone, "M 36 70 C 36 58 64 58 64 70 C 64 76 59 77 59 82 L 41 82 C 41 77 36 76 36 70 Z"},
    L{L::Flat, Tint::Ink, "E 44 70 4 4 E 56 70 4 4", 0, 16},
};

constexpr std::array kSign{
    L{L::Flat, Tint::Shadow, "E 50 92 26 5"},
    L{L::Limb, Tint::WoodShade, "M 50 54 L 50 90", 9},
    L{L::Solid, Tint::Wood, "M 10 12 L 90 12 L 90 60 L 10 60 Z"},
    L{L::Flat, Tint::Bone, "M 17 19 L 83 19 L 83 53 L 17 53 Z"},
    L{L::Line, Tint::Ink, "M 24 28 L 76 28 M 24 37 L 70 37 M 24 46 L 58 46", 4, 16},
};

/// An unhewn stone with something growing on it.
constexpr std::array kDecoration{
    L{L::Flat, Tint::Shadow, "E 50 84 34 6"},
    L{L::Solid, Tint::MetalShade, "M 20 82 C 16 66 26 50 44 52 C 60 46 78 58 80 82 Z"},
    L{L::Flat, Tint::Body, "M 24 68 C 28 56 38 52 46 54 C 40 60 34 62 24 74 Z"},
};

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
        return thing.item == ItemKind::Blade ? u'/' : thing.item == ItemKind::Staff ? u'*' : u'u';
    case FeatureKind::Info:
        return u'?';
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
        return theme.gold;
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

Figure figureOf(const GroundThing &thing)
{
    switch (thing.kind) {
    case FeatureKind::Door:
        return thing.value == 0 ? Figure(kWalledDoor) : thing.shut ? Figure(kShutDoor) : Figure(kOpenDoor);
    case FeatureKind::Spike:
        return kSpike;
    case FeatureKind::Potion:
        return thing.value < 0 ? Figure(kBadPotion) : Figure(kGoodPotion);
    case FeatureKind::Info:
        return kSign;
    case FeatureKind::Start:
    case FeatureKind::Finish:
    case FeatureKind::Pickup:
    case FeatureKind::Decoration:
        break;
    }
    return kDecoration;
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
    // What can be taken leaves some of the floor free; what is built fills its cell.
    const bool taken = thing.kind == FeatureKind::Pickup || thing.kind == FeatureKind::Potion;
    const double margin = taken ? cell.width() * 0.14 : 0;
    const QRectF inner = cell.adjusted(margin, margin, -margin, -margin);
    if (thing.kind == FeatureKind::Pickup)
        return drawItem(painter, inner, thing.text, thing.item);
    drawFigure(painter, inner, figureOf(thing), colour);
}

} // namespace cave
