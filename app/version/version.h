// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace cave {

/// What the program was built as: "1.2.3" for the sources that carry the tag v1.2.3, "1.2.3+5" for those five
/// commits later; "0.1.0", the version of the project, where no tag is known.
std::string versionNumber();

/// The number with the commit that it was built from, if that is known: "1.2.3 (0123456789ab)"; "1.2.3
/// (0123456789ab, modified)" if files differed from the commit.
std::string versionText();

} // namespace cave
