#pragma once

#include <QString>

#include <filesystem>

namespace cave {

/// Where this run of the program keeps things.
struct DataFolders {
    std::filesystem::path worlds;
    QString settingsFile; ///< INI

    /// Everything below `root`.
    static DataFolders below(const std::filesystem::path &root);
};

QString fromPath(const std::filesystem::path &path);
std::filesystem::path toPath(const QString &path);

} // namespace cave
