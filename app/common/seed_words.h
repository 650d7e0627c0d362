// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>

namespace cave {

/// A seed that is easy to say and remember: "amber-hollow-42". Different at each call.
QString randomSeed();

/// The same everywhere on one day, by coordinated universal time: "2026-11-25".
QString seedOfTheDay();

/// The number of word pairs.
inline constexpr int kSeedPairCount = 2500;

/// Pair number `index`, 0 .. kSeedPairCount − 1: "amber-abyss". All pairs differ; neighbours differ in both
/// words.
QString seedPair(int index);

/// A name for a world that isn't in `taken`: "Amber Hollow", with a number if necessary.
QString suggestedName(const QStringList &taken);

/// `name` if it is free, else with the first free number: "Amber Hollow 2".
QString freeName(const QString &name, const QStringList &taken);

} // namespace cave
