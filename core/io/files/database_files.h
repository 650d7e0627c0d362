// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

namespace cave {

// The files of an SQLite database: its own, and those that SQLite keeps next to it while it is open.

/// `path` with `suffix` appended: SQLite's companion files ("-wal"), an incomplete file (".new").
[[nodiscard]] std::filesystem::path companionFile(const std::filesystem::path &path, std::string_view suffix);

/// The database's own path, then those of its companions, whether they exist or not.
[[nodiscard]] std::vector<std::filesystem::path> databaseFiles(const std::filesystem::path &path);

/// Removes a database that isn't in use, with its companions; what can't be removed stays.
void removeDatabase(const std::filesystem::path &path);
/// Removes only the companions.
void removeCompanions(const std::filesystem::path &path);

} // namespace cave
