// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace cave {

/// Where the program comes from, as the packages say, too.
inline constexpr std::string_view kHomepage = "https://cavegame.org";

} // namespace cave
