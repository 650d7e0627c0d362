// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/files/database.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// A kind of small database that is kept beside the worlds: what people mark about seeds, runs that ended.
struct KeptDatabaseKind {
    std::string_view name;               ///< "library of seeds"
    std::string_view shortName;          ///< "library"
    std::int64_t applicationId = 0;      ///< SQLite's application_id
    std::int64_t version = 1;            ///< of the format, from 1: SQLite's user_version
    const char *tables = nullptr;        ///< the SQL that makes them
    std::vector<std::string_view> reads; ///< queries that must be possible
};

/// Opens such a file; makes it and its folder if there is none. Several programs may have it open and write
/// to it: a change is on the disk when it is done, and readers and a writer don't wait for each other. A log
/// beside it that belongs to another file is renamed, which the database's `notice` says. Errors name the
/// file: NotAWorld if it is another kind of file, TooNew, Damaged, Locked, Io.
Result<Database> openKeptDatabase(const std::filesystem::path &file, const KeptDatabaseKind &kind);

/// "the library of seeds 'x' is damaged: …".
Error damagedKept(const std::filesystem::path &file, const KeptDatabaseKind &kind, const Message &what);

} // namespace cave
