// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <filesystem>

namespace cave {

/// The folder below the program's data folder that worlds live in.
std::filesystem::path worldsFolder(const std::filesystem::path &dataFolder);

/// Makes every QSettings made from now on an INI file below the data folder, so that another data folder
/// means other settings. Also names the program, which settings files are found by. Needs a QCoreApplication.
void keepSettingsIn(const std::filesystem::path &dataFolder);

QString fromPath(const std::filesystem::path &path);
std::filesystem::path toPath(const QString &path);

} // namespace cave
