// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <filesystem>

namespace cave {

/// Recently opened level files, the last first, as stored in the settings; at most ten.
QStringList recentLevels();
void rememberLevel(const std::filesystem::path &file);
void forgetLevel(const std::filesystem::path &file);

} // namespace cave
