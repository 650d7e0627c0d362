// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace cave {

/// The length of the longest seed in a list, in bytes.
inline constexpr std::size_t kMostSeedBytes = 4096;

/// The seed in line `number` (from 1) of a list: without a carriage return at its end, and in line 1 without
/// a byte order mark. Empty for a line to be skipped. Error InvalidArgument: the line is longer than
/// kMostSeedBytes or not valid UTF-8, by its number.
Result<std::string> seedOfLine(std::string_view line, std::int64_t number);

} // namespace cave
