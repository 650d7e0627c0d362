// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace cave {

/// Where the program comes from, as the packages say, too.
inline constexpr std::string_view kHomepage = "https://cavegame.org";

/// The version of the build: "1.2.3" for sources with the tag v1.2.3, "1.2.3+5" for five commits later; the
/// version of the project, such as "0.1.0", without a tag.
std::string versionNumber();

/// The version with its commit, if known: "1.2.3 (0123456789ab)"; "1.2.3 (0123456789ab, modified)" if files
/// differed from the commit.
std::string versionText();

} // namespace cave
