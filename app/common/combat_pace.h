// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

namespace cave {

/// How long a blow takes, in milliseconds; 0: a fight is over at once.
inline constexpr int kDefaultTurnMs = 350;
inline constexpr int kSlowestTurnMs = 1000;

/// No fight of any length takes longer than this at the default pace, in milliseconds.
inline constexpr int kLongestFightMs = 4500;

/// The time between the blows of a fight of `blows` blows (≥ 1) for a pace of `turnMs`: the pace itself, or
/// less where the fight would drag. The bound grows and shrinks with the pace, so that a change of pace is
/// always felt.
constexpr int blowInterval(int turnMs, int blows)
{
    const int bound = kLongestFightMs * turnMs / kDefaultTurnMs / std::max(1, blows);
    return turnMs == 0 ? 0 : std::clamp(bound, 1, turnMs);
}

} // namespace cave
