// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace cave {

/// How long a blow takes, in milliseconds; 0: a fight is over at once.
inline constexpr int kDefaultTurnMs = 350;
inline constexpr int kSlowestTurnMs = 1000;

/// The longest that a fight may take at the default pace, in milliseconds.
inline constexpr int kLongestFightMs = 4500;

/// The time between blows, in milliseconds, of a fight of `blows` blows (≥ 1) at a pace of `turnMs`: the pace
/// itself, or less if the fight would take too long. The limit scales with the pace, so that a change of pace
/// always shows.
constexpr int blowInterval(int turnMs, int blows)
{
    const int bound = kLongestFightMs * turnMs / kDefaultTurnMs / std::max(1, blows);
    return turnMs == 0 ? 0 : std::clamp(bound, 1, turnMs);
}

} // namespace cave
