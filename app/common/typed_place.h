// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QRegularExpression>
#include <QString>

#include <optional>

namespace cave {

/// Reads coordinates typed by the user, x east and y north: "12, -40", "12 -40" or "(12,-40)". None for other
/// texts, and for places outside the usable world.
inline std::optional<WorldPos> typedPlace(const QString &text)
{
    static const QRegularExpression kPlace(R"(^\s*\(?\s*(-?\d+)\s*[,;\s]\s*(-?\d+)\s*\)?\s*$)");
    const QRegularExpressionMatch match = kPlace.match(text);
    bool hasX = false;
    bool hasY = false;
    const WorldPos place{match.captured(1).toLongLong(&hasX), match.captured(2).toLongLong(&hasY)};
    if (!hasX || !hasY || !insideWorld(place))
        return std::nullopt;
    return place;
}

/// The square around a cell that is turned into a sketch unless the user selected something.
constexpr CellRect usualSketchArea(WorldPos middle)
{
    constexpr int kSide = 24; // cells
    return squareOfSide(middle, kSide);
}

} // namespace cave
