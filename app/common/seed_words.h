// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace cave {

/// A seed that is easy to say and to tell a friend: "amber-hollow-42". Another one at each call.
QString randomSeed();

/// Pairs of words there are.
inline constexpr int kSeedPairCount = 2500;

/// Pair number `index`, 0 .. kSeedPairCount − 1, each once: "amber-abyss". Neighbours differ in both words.
QString seedPair(int index);

/// A name for a world that none of `taken` is: "Amber Hollow", if need be with a number.
QString suggestedName(const QStringList &taken);

/// `name` if it is free, else with the first free number: "Amber Hollow 2".
QString freeName(const QString &name, const QStringList &taken);

} // namespace cave
