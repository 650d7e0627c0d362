// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

class QPainter;

namespace cave {

/// The colour of a figure's layer.
enum class Tint : std::uint8_t {
    Body, ///< the figure's own colour, and darker and lighter ones derived from it
    Shade,
    Light,
    Ink, ///< the dark colour of outlines
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

/// A step of a path in a square of 100 × 100, x from the left and y from the top.
struct FigureStep {
    char command = 'Z';              ///< M move, L line, Q and C curves, Z close; E an ellipse
    std::array<QPointF, 3> points{}; ///< as many as the command needs; for an ellipse its centre and radii
};

/// One brush stroke.
struct FigureLayer {
    enum Kind : std::uint8_t {
        Solid, ///< filled, with an outline
        Flat,  ///< filled
        Line,  ///< a round stroke of `width`
        Limb,  ///< a round stroke of `width` with an outline
    };

    Kind kind = Solid;
    Tint tint = Tint::Body;
    double width = 0; ///< of a Line or Limb, in the square of 100
    int fromSize = 0; ///< omitted if the figure has fewer device pixels per side, where it would only blur
    std::vector<FigureStep> steps{};
};

/// A scalable picture. Plain data, so threads may paint the same one at the same time.
struct Figure {
    QColor colour; ///< of the body, if the caller passes none; invalid for a figure without one
    std::vector<FigureLayer> layers;

    [[nodiscard]] bool empty() const { return layers.empty(); }
};

/// The figure in resources/figures/`group`/`key`.svg; an empty one if there is none. All are read at the
/// first call and cached. Thread-safe.
const Figure &figureNamed(std::string_view group, std::string_view key);

/// The dark outline colour of figures, on dark and light maps alike.
inline constexpr QColor kFigureInk(22, 16, 12);

/// Paints a figure so that its square fills `cell` (device pixels, or logical ones scaled by the painter).
/// Without a valid `body`, uses the figure's own colour.
void drawFigure(QPainter &painter, const QRectF &cell, const Figure &figure, const QColor &body = {});

/// Reads a figure from an SVG file with viewBox="0 0 100 100".
///
/// Every `path` and `ellipse` is a layer; a `g` of several is one layer with a combined shape. Its class has
/// two words: the kind of stroke (solid, flat, line, limb) and the tint (body, bone-shade, …). `stroke-width`
/// is the width of lines and limbs, `data-from-size` the minimum figure size at which the layer is shown,
/// `color` of the root the figure's own colour. Other attributes are only for SVG viewers. Paths may use M,
/// L, Q, C and Z, each written explicitly, with absolute coordinates.
///
/// The error names file, line and reason.
Result<Figure> readFigure(const QString &path);

} // namespace cave
