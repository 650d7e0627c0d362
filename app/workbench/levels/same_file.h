// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <system_error>

namespace cave {

/// True also for two ways to one file, and for one path to a file that isn't there.
inline bool isSameFile(const std::filesystem::path &a, const std::filesystem::path &b)
{
    std::error_code ignored;
    return a == b || std::filesystem::equivalent(a, b, ignored);
}

} // namespace cave
