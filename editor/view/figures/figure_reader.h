// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "editor/view/figures/vector_figure.h"

#include <QString>

namespace cave {

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
