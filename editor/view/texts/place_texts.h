// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QString>

namespace cave {

/// With a capital first letter, as a sentence begins.
QString sentenceCase(QString text);

/// "12, -40".
QString coordinatesText(WorldPos p);

/// "north-east".
QString directionText(Direction direction);

/// How far and whither `to` lies from `from`, as the crow flies: "here", "7 cells north-east".
QString wayText(WorldPos from, WorldPos to);

/// Straight distance in cells, rounded.
qint64 straightDistance(WorldPos a, WorldPos b);

} // namespace cave
