// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

#include <cstdint>
#include <string>

namespace cave {

// How one of several players is shown, wherever they are listed or drawn.

/// Their name; "Player 3" if it is empty.
QString playerName(int player, const std::string &name);
/// Their colour (0xRRGGBB); one that depends on their number if it is 0.
QColor playerColour(int player, std::uint32_t colour);
/// A dot in a colour.
QIcon colourDot(const QColor &colour);

} // namespace cave
