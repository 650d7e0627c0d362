// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/files/database.h"
#include "core/io/files/database_files.h"

#include <cstdint>
#include <filesystem>
#include <string_view>
#include <vector>

namespace cave {

/// A kind of small database in the data folder: marks of seeds, finished runs.
struct KeptDatabaseKind {
    DatabaseKind mark;
    std::int64_t version = 1;            ///< of the format, from 1: SQLite's user_version
    const char *tables = nullptr;        ///< the SQL that creates them
    std::vector<std::string_view> reads; ///< queries that must succeed
};

/// Opens such a file; creates it and its folder if missing. Several programs may have it open and write to
/// it: a change is on the disk when it is done, and readers and a writer don't block each other. A log next
/// to it that belongs to another file is renamed, which the database's `notice` mentions. Errors name the
/// file: NotAWorld if it is another kind of file, TooNew, Damaged, Locked, Io.
Result<Database> openKeptDatabase(const std::filesystem::path &file, const KeptDatabaseKind &kind);

/// "the library of seeds 'x' is damaged: …".
Error damagedKept(const std::filesystem::path &file, const KeptDatabaseKind &kind, const Message &what);

/// Whether an error of opening or reading such a file means that it is of no use as it is: damaged, or not of
/// its kind.
bool isKeptFileUseless(const Error &error);

/// Whether a message of these errors names the kind of such a file, so that it isn't taken for a world.
bool isAboutKeptFile(const Message &message);

/// Renames such a file, with its log, so that a new one is begun in its place: "runs.db.damaged-1". Nothing
/// is deleted or replaced. Returns its new path. No program should have it open. Errors: NotFound, Io.
Result<std::filesystem::path> setKeptFileAside(const std::filesystem::path &file);

} // namespace cave
