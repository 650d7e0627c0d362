// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/entry_reader.h"

#include <cstddef>

namespace cave {

/// What fields of several content files may hold.
inline constexpr std::size_t kLongestName = 40; ///< bytes
inline constexpr NumberRange kWeightRange{1, 1000};
inline constexpr NumberRange kPowerRange{1, 1000};
inline constexpr NumberRange kTurnsRange{1, 1000};
inline constexpr NumberRange kDepthRange{0, 1'000'000};

} // namespace cave
