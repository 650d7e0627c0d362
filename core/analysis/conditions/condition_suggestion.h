// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace cave {

/// The key of the metric that was probably meant by a word that is none; empty if none is like it.
std::string_view similarMetric(std::string_view word);

} // namespace cave
