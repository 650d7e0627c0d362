#pragma once

#include <QColor>
#include <QPainterPath>
#include <QRectF>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

class QPainter;

namespace cave {

/// What a layer of a figure is coloured with.
enum class Tint : std::uint8_t {
    Body, ///< the figure's own colour, and darker and lighter ones made from it
    Shade,
    Light,
    Ink, ///< the dark of outlines
    Bone,
    BoneShade,
    Eye,
    Wood,
    WoodShade,
    Metal,
    MetalShade,
    Gold,
    GoldShade,
    Rust,
    Shine, ///< translucent white
    Shadow ///< translucent black
};

/// One stroke of the brush.
///
/// `path` is drawn on a square of 100 × 100, x from the left and y from the top, in words parted by blanks:
/// `M x y` move, `L x y` line, `Q x y x y` and `C x y x y x y` curves, `Z` close, `E x y rx ry` ellipse.
/// Coordinates are whole numbers.
struct FigureLayer {
    enum Kind : std::uint8_t {
        Solid, ///< filled, with an outline
        Flat,  ///< filled
        Line,  ///< a round stroke of `width`
        Limb,  ///< a round stroke of `width` with an outline
    };

    Kind kind = Solid;
    Tint tint = Tint::Body;
    const char *path = "";
    int width = 0;
    int fromSize = 0; ///< left out where the figure has fewer device pixels a side: it would only blur
};

using Figure = std::span<const FigureLayer>;

/// A figure and the key of what it shows.
struct NamedFigure {
    std::string_view key;
    Figure figure;
};

/// The figure with this key; an empty one if it isn't among them.
Figure figureNamed(std::span<const NamedFigure> figures, std::string_view key);

/// The dark that figures are outlined with, on dark and light maps alike.
inline constexpr QColor kFigureInk(22, 16, 12);

/// The path of a layer, on the square of 100 × 100.
QPainterPath figurePath(const char *words);

/// Draws a figure so that its square fills `cell` (device pixels, or logical ones scaled by the painter).
void drawFigure(QPainter &painter, const QRectF &cell, Figure figure, const QColor &body);

} // namespace cave
