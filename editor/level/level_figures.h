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

/// Where on the border of its level a directional wall stands; bits, none for one in the middle.
enum WallSide : std::uint8_t { NoSide = 0, WestSide = 1, EastSide = 2, NorthSide = 4, SouthSide = 8 };

/// The sides of the level that a tile touches: one for an edge, two for a corner.
std::uint8_t sidesOf(const LevelFile &design, LevelPoint at);

/// What the picture of a record depends on: equal ones look alike in the same theme.
struct LevelLook {
    std::string type; ///< empty: where the player starts
    bool dynamic = false;
    std::string detail; ///< of markers their id; "-" for a potion that harms
    std::uint8_t sides = NoSide;

    // The check takes what the compiler makes of this for a null pointer.
    // NOLINTNEXTLINE(modernize-use-nullptr)
    friend auto operator<=>(const LevelLook &, const LevelLook &) = default;
};

/// That of a record which has a place.
LevelLook lookOf(const LevelFile &design, const LevelRecord &record);

/// Draws it to fill `cell`, in device pixels or logical ones scaled by the painter. An unknown type is a
/// hatched box with its name.
void drawLevelObject(QPainter &painter, const QRectF &cell, const LevelLook &look, const Theme &theme);

/// Fills `area` with the level's background, `tile` pixels a tile: its colour, or a pattern made from the
/// picture's name, as the picture itself is none of ours.
void drawLevelBackground(QPainter &painter, const QRectF &area, double tile, const LevelFile &design,
                         const Theme &theme);

/// One colour for an object where tiles are too small for a figure.
QColor levelObjectColour(const LevelLook &look, const Theme &theme);

/// A picture of `side` logical pixels, for lists.
QPixmap levelObjectPixmap(const LevelLook &look, int side, double ratio, const Theme &theme);

} // namespace cave
