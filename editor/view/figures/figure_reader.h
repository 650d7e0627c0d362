// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "editor/view/figures/vector_figure.h"

#include <QString>

namespace cave {

/// Reads a figure from an SVG file with viewBox="0 0 100 100".
///
/// Every `path` and `ellipse` is a layer, and so is a `g` of several, which are then one shape. Its class has
/// two words: the kind of stroke (solid, flat, line, limb) and the tint (body, bone-shade, …).
/// `stroke-width` is the width of lines and limbs, `data-from-size` the smallest size of the figure that
/// shows the layer, `color` of the root the figure's own colour. Other attributes only serve programs that
/// show SVG. Paths take M, L, Q, C and Z, each written out, with absolute coordinates.
///
/// The error names file, line and reason.
Result<Figure> readFigure(const QString &path);

} // namespace cave
