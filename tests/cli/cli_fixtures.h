// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace cli_test {

/// A cell of a world: x, y.
using Cell = std::pair<int, int>;

/// Cells on a side of a region, unless a test sets it.
inline constexpr int kRegionSize = 50;

/// A command line that makes no sense, and what the complaint has to name.
struct Mistake {
    std::vector<std::string> arguments;
    std::string named;
};

/// The arguments, and more after them.
inline std::vector<std::string> with(std::vector<std::string> arguments, const std::vector<std::string> &more)
{
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

} // namespace cli_test
