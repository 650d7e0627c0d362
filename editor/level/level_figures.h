// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/level_file.h"

#include <QColor>
#include <QPixmap>
#include <QRectF>

#include <cstdint>
#include <string>

class QPainter;

namespace cave {

struct Theme;

/// The sides of the border that a directional wall is on; bits, none for one in the interior.
enum WallSide : std::uint8_t { NoSide = 0, WestSide = 1, EastSide = 2, NorthSide = 4, SouthSide = 8 };

/// The sides of the level that a tile touches: one for an edge, two for a corner.
std::uint8_t sidesOf(const LevelFile &design, LevelPoint at);

/// What the look of a record depends on: equal values look alike in the same theme.
struct LevelLook {
    std::string type; ///< empty for the player's start
    bool dynamic = false;
    std::string detail; ///< the id of markers; "-" for a harmful potion
    std::uint8_t sides = NoSide;

    // clang-tidy mistakes the generated code for a null pointer. NOLINTNEXTLINE(modernize-use-nullptr)
    friend auto operator<=>(const LevelLook &, const LevelLook &) = default;
};

/// The look of a record with a position.
LevelLook lookOf(const LevelFile &design, const LevelRecord &record);

/// Paints it to fill `cell`, in device pixels, or logical ones scaled by the painter. An unknown type is a
/// hatched box with its name.
void drawLevelObject(QPainter &painter, const QRectF &cell, const LevelLook &look, const Theme &theme);

/// Fills `area` with the level's background, with `tile` pixels per tile: its colour, or a pattern derived
/// from the image's name, as the image itself isn't available.
void drawLevelBackground(QPainter &painter, const QRectF &area, double tile, const LevelFile &design,
                         const Theme &theme);

/// A single colour for an object where tiles are too small for a figure.
QColor levelObjectColour(const LevelLook &look, const Theme &theme);

/// A pixmap of `side` logical pixels, for lists.
QPixmap levelObjectPixmap(const LevelLook &look, int side, double ratio, const Theme &theme);

} // namespace cave
