// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace cave {

/// As many combining marks may follow a character: enough for any writing.
inline constexpr int kMaxCombiningMarks = 3;

/// A line of text of someone else's, as it may be shown among others: well-formed UTF-8 without marks of
/// direction and characters without width; control characters and separators of lines become blanks, of which
/// none are at the ends; of combining marks each character keeps kMaxCombiningMarks. All other text is
/// unchanged. Text that isn't UTF-8 becomes empty.
std::string plainText(std::string_view text);

} // namespace cave
