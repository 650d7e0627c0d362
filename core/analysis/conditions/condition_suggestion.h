// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace cave {

/// The key of the metric probably meant by an unknown word; empty if none is similar.
std::string_view similarMetric(std::string_view word);

} // namespace cave
