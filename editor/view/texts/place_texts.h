// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QString>
#include <QStringList>

namespace cave {

/// With a capital first letter, like a sentence.
QString sentenceCase(QString text);

/// Sentences one after another, with a space between them unless the language has none.
QString joinedSentences(const QStringList &sentences);

/// Parts of a sentence one after another, separated by semicolons as the language writes them.
QString joinedClauses(const QStringList &clauses);

/// "12, -40".
QString coordinatesText(WorldPos p);

/// "north-east".
QString directionText(Direction direction);

/// Distance and direction of `to` from `from`, in a straight line: "here", "7 cells north-east".
QString wayText(WorldPos from, WorldPos to);

/// Straight distance in cells, rounded.
qint64 straightDistance(WorldPos a, WorldPos b);

} // namespace cave
