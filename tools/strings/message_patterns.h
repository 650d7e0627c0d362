// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <string_view>

namespace strings {

/// The patterns of `cave::Message` in a source: literals that are arguments of what makes messages and
/// errors. Those without a word are left out.
std::set<std::string> messagePatterns(std::string_view source);

/// The same of all sources under a folder.
std::set<std::string> messagePatternsUnder(const std::filesystem::path &folder);

} // namespace strings
