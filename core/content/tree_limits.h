// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace cave {

// What the parameters of decision trees may be: from 0 to these, with at most two decimals.

inline constexpr int kFarthestNear = 1000;       ///< cells, of NearPlayer
inline constexpr int kHighestThreshold = 10'000; ///< points, of LowHp
inline constexpr int kMostHealed = 10'000;       ///< points, of Heal
inline constexpr int kLongestCooldown = 3600;    ///< seconds

/// Of an entry of trees.json, in bytes.
inline constexpr std::size_t kLongestTreeDescription = 300;

} // namespace cave
