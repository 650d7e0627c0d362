// SPDX-License-Identifier: MIT
#include "app/common/typed_place.h"

#include <QRegularExpression>

namespace cave {

std::optional<WorldPos> typedPlace(const QString &text)
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

} // namespace cave
