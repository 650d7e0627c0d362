// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/overlays/map_things.h"

namespace cave {

/// A thing as painted in a cell of `size` device pixels, at least kSmallestFigure.
QImage thingPicture(const MapThing &thing, int size, MapStyle style, const Theme &theme);

/// A thing where cells are too small for a figure: a coloured shape centred at `middle`. Chests are squares,
/// monsters diamonds, piles discs and markers triangles.
void drawThingDot(const MapCanvas &canvas, const MapThing &thing, QPointF middle);

/// A short text under a cell, legible on any background.
void drawThingLabel(const MapCanvas &canvas, const QString &label, const QRectF &cell);

} // namespace cave
