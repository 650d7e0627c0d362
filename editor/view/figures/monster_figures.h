// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/figures/vector_figure.h"

#include <QImage>

#include <string>
#include <string_view>

class QPainter;

namespace cave {

struct Theme;

/// The properties of a kind of creature that determine its picture, from the content.
struct CreatureLook {
    std::string key;    ///< "cave_rat"; without a figure, a common one with its glyph is used
    std::string colour; ///< one of kCreatureColours
    char glyph = '?';

    friend bool operator==(const CreatureLook &, const CreatureLook &) = default;
};

/// The figure of a kind of creature, resources/figures/monsters/`key`.svg; empty if there is none.
const Figure &monsterFigure(std::string_view key);

/// Paints a creature to fill `cell`. Legible from kSmallestFigure device pixels up, at any size.
void drawMonster(QPainter &painter, const QRectF &cell, const CreatureLook &look, const Theme &theme);

/// A creature on a transparent background, `size` device pixels per side; for panels and lists.
QImage monsterPortrait(const CreatureLook &look, int size, const Theme &theme);

} // namespace cave
