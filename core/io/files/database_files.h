// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string_view>
#include <vector>

namespace cave {

/// A kind of database that Cave Game writes, by SQLite's application_id.
struct DatabaseKind {
    std::int64_t applicationId = 0;
    std::string_view name;
};

inline constexpr DatabaseKind kWorldDatabase{0x43415645, "world"};              // "CAVE"
inline constexpr DatabaseKind kLibraryDatabase{0x43765364, "library of seeds"}; // "CvSd"
inline constexpr DatabaseKind kHistoryDatabase{0x4376526e, "history of runs"};  // "CvRn"
inline constexpr DatabaseKind kTotalsDatabase{0x43764464, "record of totals"};  // "CvDd"
inline constexpr std::array kDatabaseKinds{kWorldDatabase, kLibraryDatabase, kHistoryDatabase,
                                           kTotalsDatabase};

/// "it is a library of seeds"; of an unknown id "it is a database of another program".
Message databaseKindText(std::int64_t applicationId);

// The files of an SQLite database: its own, and those that SQLite keeps next to it while it is open.

/// `path` with `suffix` appended: SQLite's companion files ("-wal"), an incomplete file (".new").
[[nodiscard]] std::filesystem::path companionFile(const std::filesystem::path &path, std::string_view suffix);

/// The database's own path, then those of its companions, whether they exist or not.
[[nodiscard]] std::vector<std::filesystem::path> databaseFiles(const std::filesystem::path &path);

/// Removes a database that isn't in use, with its companions; what can't be removed stays.
void removeDatabase(const std::filesystem::path &path);
/// Removes only the companions.
void removeCompanions(const std::filesystem::path &path);

/// The first bytes of any file as stored on the disk, at most `most`. Read through SQLite's file layer, so
/// that this process keeps its locks on the file: closing a file opened in another way would release them.
/// Errors: Io.
Result<std::vector<std::uint8_t>> readFirstBytes(const std::filesystem::path &path, std::size_t most);

/// The same for the bytes from `offset` on; none past the end.
Result<std::vector<std::uint8_t>> readBytes(const std::filesystem::path &path, std::uint64_t offset,
                                            std::size_t most);

} // namespace cave
