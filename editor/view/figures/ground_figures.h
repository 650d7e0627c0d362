// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/content.h"
#include "core/world/region.h"
#include "editor/view/terrain/chunk_painter.h"

#include <QRectF>

#include <string>

class QPainter;

namespace cave {

struct Theme;

/// Something that lies or stands on the ground of a level where everything moves freely.
struct GroundThing {
    WorldPos cell;
    FeatureKind kind = FeatureKind::Decoration;
    int value = 0;                   ///< as in `Feature`
    std::string text;                ///< as in `Feature`
    ItemKind item = ItemKind::Blade; ///< of a Pickup
    bool shut = false;               ///< of a Door that leads on: no one gets through now

    friend bool operator==(const GroundThing &, const GroundThing &) = default;
};

/// Draws it to fill `cell`, of any size: as a dot below kSmallestFigure pixels.
void drawGroundThing(QPainter &painter, const QRectF &cell, const GroundThing &thing, MapStyle style,
                     const Theme &theme);

} // namespace cave
