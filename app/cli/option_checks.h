#pragma once

#include <string>

namespace cave::cli {

/// For CLI11's `check`: a file or folder given as the empty text is a mistake, often a variable of a script
/// that isn't set.
inline std::string refuseEmpty(const std::string &value)
{
    return value.empty() ? "must not be empty" : "";
}

} // namespace cave::cli
