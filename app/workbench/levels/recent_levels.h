// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include <filesystem>

namespace cave {

/// Level files that were open lately, the last first, as the settings keep them; at most ten.
QStringList recentLevels();
void rememberLevel(const std::filesystem::path &file);
void forgetLevel(const std::filesystem::path &file);

} // namespace cave
