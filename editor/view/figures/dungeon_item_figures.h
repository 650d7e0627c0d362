#pragma once

#include "editor/view/figures/vector_figure.h"

#include <QColor>

#include <string_view>

namespace cave {

/// The figure of an item of the dungeon; empty if `key` is none of them.
Figure dungeonItemFigure(std::string_view key);

/// The colour of its body; only for what has a figure.
QColor dungeonItemColour(std::string_view key);

} // namespace cave
