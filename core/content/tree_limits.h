// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace cave {

// The maximum values of decision tree parameters; the minimum is 0, with at most two decimals.

inline constexpr int kFarthestNear = 1000;       ///< cells, of NearPlayer
inline constexpr int kHighestThreshold = 10'000; ///< points, of LowHp
inline constexpr int kMaxHealed = 10'000;        ///< points, of Heal
inline constexpr int kLongestCooldown = 3600;    ///< seconds

/// Of a tree in trees.json, in bytes.
inline constexpr std::size_t kLongestTreeDescription = 300;

} // namespace cave
