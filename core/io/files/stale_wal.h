// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <functional>
#include <optional>

namespace cave {

class Database;

// SQLite assumes that a file with the right name next to a database ("x.cave-wal", "x.cave-journal") was left
// by a killed program working on this database, and writes its content into it. If the database was replaced
// in the meantime, for instance by a backup, this mixes the rows of two files. So each of our files is tied
// to its write-ahead log: a row of the table `log_link` identifies the newest transaction and the one before
// it by random numbers, and every transaction renews it (`Database::linkWal`). A log belongs to a file if the
// file's newest transaction is one of those in the log, or the predecessor of its first. This holds however
// much of the log has been merged into the file, and distinguishes copies of a file that have diverged.
//
// A file is first read without its log, and the log with our own reader:
// https://www.sqlite.org/fileformat.html, chapters 3 and 4.

/// Whether the state of a database with its log may have developed from its state without; for files and logs
/// without a link, from earlier versions. Both are intact.
using FollowsFrom = std::function<bool(const Database &together, const Database &alone)>;

/// The log or journal next to `database` that belongs to another file; none if there is no such file. Changes
/// nothing; other programs may be reading and writing. Errors: Io.
Result<std::optional<std::filesystem::path>> unrelatedWal(const std::filesystem::path &database,
                                                          const FollowsFrom &follows);

/// Renames what `unrelatedWal` finds, so that SQLite doesn't use it: "x.cave-wal.unrelated-1". Returns a
/// sentence for people; an empty one if nothing had to be done. No one else may be opening the file. Error
/// Io.
Result<Message> setUnrelatedWalAside(const std::filesystem::path &database, const FollowsFrom &follows);

/// The next name for a log renamed in this way, in the same folder.
std::filesystem::path nameSetAside(const std::filesystem::path &log);

/// A message for users that the log next to a file opened for reading is ignored.
Message ignoredWalText(const std::filesystem::path &log);

/// SQL that creates the link's table and row, and SQL that renews it.
extern const char *const kMakeWalLink;
extern const char *const kRenewWalLink;

} // namespace cave
