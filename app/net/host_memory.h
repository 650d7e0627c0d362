// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <filesystem>
#include <optional>

namespace cave {

/// How a hosted world can be joined.
struct HostAccess {
    quint16 port = 0;
    QString code; ///< normalised
};

// A host that is started again within the time for which guests try to connect keeps port and code, so that
// they find it. What it needs is in a file of the world, readable only by its owner.

/// The file for a world, in the program's data folder.
[[nodiscard]] std::filesystem::path hostMemoryFile(const std::filesystem::path &dataFolder,
                                                   const std::filesystem::path &world);

/// Nothing if there is none, it can't be read, or guests have given up by now.
[[nodiscard]] std::optional<HostAccess> rememberedAccess(const std::filesystem::path &file);

/// Also removes files of other worlds that are out of date. An empty path, or a file that can't be written,
/// means that nothing is remembered.
void rememberAccess(const std::filesystem::path &file, const HostAccess &access);

} // namespace cave
