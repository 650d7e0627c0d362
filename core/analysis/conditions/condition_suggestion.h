// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace cave {

/// The key of the metric probably meant by an unknown word; empty if none is similar.
std::string_view similarMetric(std::string_view word);

/// The one of these words that is probably meant by another one; empty if none is similar.
std::string_view similarWord(std::string_view word, std::span<const std::string_view> known);

} // namespace cave
