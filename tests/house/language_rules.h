// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace house {

/// What a translated text has that its language, or the list of terms in docs/translating.md, doesn't allow:
/// in French spaces and apostrophes of another kind, in Chinese blanks beside Latin letters and digits, and
/// in each language a second word for a thing that has one.
std::vector<std::string> languageProblems(const std::string &text, const std::string &language);

/// A page in Markdown without what stands in blocks of code and between backticks, line for line.
std::string proseOf(const std::string &page);

} // namespace house
