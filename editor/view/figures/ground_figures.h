// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/world/region.h"
#include "editor/view/camera/map_canvas.h"
#include "editor/view/figures/figures.h"

#include <QRectF>

#include <string>

class QPainter;

namespace cave {

struct Theme;

/// A thing on the ground of a level with free movement, or of a journey.
struct GroundThing {
    WorldPos cell;
    FeatureKind kind = FeatureKind::Decoration;
    int value = 0;     ///< see `Feature`
    std::string text;  ///< see `Feature`
    ItemLook item{};   ///< of a Pickup, or on a Pedestal
    bool shut = false; ///< of a Door that leads on: currently closed; of a Pedestal or Shrine: has nothing
                       ///< left to give

    friend bool operator==(const GroundThing &, const GroundThing &) = default;
};

/// Paints it to fill `cell`, of any size: as a dot below kSmallestFigure pixels.
void drawGroundThing(QPainter &painter, const QRectF &cell, const GroundThing &thing, MapStyle style,
                     const Theme &theme);

} // namespace cave
