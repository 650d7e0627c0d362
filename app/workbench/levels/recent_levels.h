// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <filesystem>
#include <system_error>

namespace cave {

/// Recently opened level files, the last first, as stored in the settings; at most ten.
QStringList recentLevels();
void rememberLevel(const std::filesystem::path &file);
void forgetLevel(const std::filesystem::path &file);

/// True also for two paths to one file, and for equal paths to a file that doesn't exist.
inline bool isSameFile(const std::filesystem::path &a, const std::filesystem::path &b)
{
    std::error_code ignored;
    return a == b || std::filesystem::equivalent(a, b, ignored);
}

} // namespace cave
