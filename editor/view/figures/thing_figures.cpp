#include "editor/view/figures/thing_figures.h"

#include "editor/view/figures/vector_figure.h"

#include <QPainter>

namespace cave {
namespace {

using L = FigureLayer;

constexpr std::array kClosedChest{
    L{L::Flat, Tint::Shadow, "E 50 86 42 6"},
    L{L::Solid, Tint::Wood, "M 12 50 L 88 50 L 86 84 L 14 84 Z"},
    L{L::Flat, Tint::WoodShade, "M 14 72 L 86 72 L 86 83 L 14 83 Z"},
    L{L::Line, Tint::WoodShade, "M 16 62 L 84 62", 2, 28},
    L{L::Solid, Tint::Wood, "M 9 50 C 9 32 18 24 30 24 L 70 24 C 82 24 91 32 91 50 Z"},
    L{L::Flat, Tint::Shine, "M 16 38 C 18 31 24 28 31 28 L 69 28 C 76 28 82 31 84 38 Z", 0, 20},
    L{L::Solid, Tint::Metal, "M 21 25 L 32 24 L 31 84 L 22 84 Z M 79 25 L 68 24 L 69 84 L 78 84 Z"},
    L{L::Line, Tint::Ink, "M 9 51 L 91 51", 5},
    L{L::Solid, Tint::Gold, "M 40 44 L 60 44 L 60 62 C 60 68 40 68 40 62 Z"},
    L{L::Flat, Tint::Ink, "E 50 53 4 4 M 48 54 L 52 54 L 53 62 L 47 62 Z", 0, 20},
};

constexpr std::array kOpenChest{
    L{L::Flat, Tint::Shadow, "E 50 88 42 6"},
    L{L::Solid, Tint::WoodShade, "M 13 46 L 9 18 C 10 10 18 8 28 8 L 72 8 C 82 8 90 10 91 18 L 87 46 Z"},
    L{L::Flat, Tint::Ink, "M 19 42 L 16 20 C 17 16 22 15 30 15 L 70 15 C 78 15 83 16 84 20 L 81 42 Z"},
    L{L::Solid, Tint::Metal, "M 24 9 L 34 8 L 34 15 L 25 16 Z M 76 9 L 66 8 L 66 15 L 75 16 Z", 0, 20},
    L{L::Solid, Tint::Ink, "M 12 46 L 88 46 L 84 60 L 16 60 Z"},
    L{L::Solid, Tint::Wood, "M 12 56 L 88 56 L 86 87 L 14 87 Z"},
    L{L::Flat, Tint::WoodShade, "M 14 75 L 86 75 L 86 86 L 14 86 Z"},
    L{L::Solid, Tint::Metal, "M 22 56 L 32 56 L 31 87 L 22 87 Z M 78 56 L 68 56 L 69 87 L 78 87 Z"},
    L{L::Solid, Tint::Gold, "M 42 56 L 58 56 L 58 66 C 58 70 42 70 42 66 Z"},
};

constexpr std::array kSack{
    L{L::Flat, Tint::Shadow, "E 50 89 38 6"},
    L{L::Solid, Tint::Body, "M 40 34 C 22 44 12 62 14 78 C 16 92 84 92 86 78 C 88 62 78 44 60 34 Z"},
    L{L::Flat, Tint::Shade, "M 16 76 C 30 88 66 86 80 60 C 86 70 86 78 84 82 C 76 90 22 90 16 76 Z"},
    L{L::Line, Tint::Shade, "M 42 42 Q 34 54 34 64 M 56 42 Q 62 50 63 58", 3, 24},
    L{L::Solid, Tint::Body,
      "M 42 32 C 34 24 30 16 34 12 C 40 14 44 10 50 13 C 56 10 60 14 66 12 C 70 16 66 24 58 32 Z"},
    L{L::Limb, Tint::Gold, "M 39 34 Q 50 38 61 34", 5},
    L{L::Solid, Tint::Gold, "E 76 84 10 7", 0, 20},
};

/// Steps seen from the side, up to the right, and an arrow that comes down them.
constexpr std::array kStart{
    L{L::Flat, Tint::Shadow, "E 50 90 44 6"},
    L{L::Solid, Tint::Metal,
      "M 8 88 L 8 70 L 30 70 L 30 54 L 50 54 L 50 38 L 70 38 L 70 22 L 92 22 L 92 88 Z"},
    L{L::Flat, Tint::MetalShade, "M 72 42 L 92 26 L 92 88 L 30 88 L 36 74 L 52 58 L 72 58 Z"},
    L{L::Line, Tint::Shine, "M 11 73 L 30 73 M 33 57 L 50 57 M 53 41 L 70 41 M 73 25 L 90 25", 3, 20},
    L{L::Limb, Tint::Body, "M 52 10 L 22 38", 6},
    L{L::Solid, Tint::Body, "M 10 50 L 12 24 L 36 48 Z"},
};

/// An arch with light behind it.
constexpr std::array kFinish{
    L{L::Flat, Tint::Shadow, "E 50 92 42 5"},
    L{L::Solid, Tint::Metal,
      "M 8 92 L 8 46 C 8 20 26 6 50 6 C 74 6 92 20 92 46 L 92 92 L 70 92 L 70 50 C 70 36 62 28 50 28 C 38 28 "
      "30 36 30 50 L 30 92 Z"},
    L{L::Flat, Tint::MetalShade, "M 72 22 C 84 28 89 38 89 48 L 89 89 L 73 89 L 73 48 C 73 40 70 34 66 30 Z",
      0, 20},
    L{L::Flat, Tint::Ink, "M 30 92 L 30 50 C 30 36 38 28 50 28 C 62 28 70 36 70 50 L 70 92 Z"},
    L{L::Solid, Tint::Body, "M 40 92 L 40 56 C 40 46 44 42 50 42 C 56 42 60 46 60 56 L 60 92 Z"},
    L{L::Line, Tint::Ink,
      "M 20 40 L 30 45 M 33 16 L 38 27 M 67 16 L 62 27 M 80 40 L 70 45 M 10 66 L 29 66 M 71 66 L 90 66", 3,
      24},
};

constexpr std::array kPin{
    L{L::Flat, Tint::Shadow, "E 50 92 20 5"},
    L{L::Solid, Tint::Body,
      "M 50 93 C 42 72 22 62 22 36 C 22 18 34 6 50 6 C 66 6 78 18 78 36 C 78 62 58 72 50 93 Z"},
    L{L::Flat, Tint::Light, "M 28 36 C 28 22 37 13 48 11 C 39 18 35 26 35 40 C 33 48 28 44 28 36 Z", 0, 24},
    L{L::Solid, Tint::Bone, "E 50 36 13 13"},
};

} // namespace

void drawChest(QPainter &painter, const QRectF &cell, bool open)
{
    drawFigure(painter, cell, open ? Figure(kOpenChest) : Figure(kClosedChest), {});
}

void drawPile(QPainter &painter, const QRectF &cell)
{
    drawFigure(painter, cell, kSack, QColor(0xb9, 0x94, 0x62));
}

void drawFeature(QPainter &painter, const QRectF &cell, FeatureKind kind, const QColor &colour)
{
    drawFigure(painter, cell, kind == FeatureKind::Start ? Figure(kStart) : Figure(kFinish), colour);
}

void drawMarker(QPainter &painter, const QRectF &cell, const QColor &colour)
{
    drawFigure(painter, cell, kPin, colour);
}

} // namespace cave
