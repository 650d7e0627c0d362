// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/figures/vector_figure.h"

#include <QImage>

#include <string>
#include <string_view>

class QPainter;

namespace cave {

struct Theme;

/// What of a kind of creature its picture depends on, as content gives it.
struct CreatureLook {
    std::string key;    ///< "cave_rat"; one without a figure of its own gets a common one with its glyph
    std::string colour; ///< one of kCreatureColours
    char glyph = '?';

    friend bool operator==(const CreatureLook &, const CreatureLook &) = default;
};

/// The figure of a kind of creature, resources/figures/monsters/`key`.svg; empty for one that has none.
const Figure &monsterFigure(std::string_view key);

/// A creature drawn to fill `cell`. Readable from kSmallestFigure device pixels up, and of any size.
void drawMonster(QPainter &painter, const QRectF &cell, const CreatureLook &look, const Theme &theme);

/// A creature on a clear ground, `size` device pixels a side; for panels and lists.
QImage monsterPortrait(const CreatureLook &look, int size, const Theme &theme);

} // namespace cave
