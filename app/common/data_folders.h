// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <filesystem>

namespace cave {

/// The folder for worlds, below the program's data folder.
std::filesystem::path worldsFolder(const std::filesystem::path &dataFolder);

/// From now on every QSettings is an INI file below the data folder, so that another data folder has its own
/// settings. Also sets the application's name, which determines the name of the file. Needs a
/// QCoreApplication.
void keepSettingsIn(const std::filesystem::path &dataFolder);

QString fromPath(const std::filesystem::path &path);
std::filesystem::path toPath(const QString &path);

} // namespace cave
