// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace cave {

class Database;

// SQLite takes whatever lies beside a database under the right name ("x.cave-wal", "x.cave-journal") for what
// a killed program left of this very file, and writes it into the file. If the file was replaced meanwhile,
// by a backup for one, the rows of two files get mixed. So each of our files is tied to its log: a row of the
// table `log_link` names the newest transaction and the one before it, by random numbers, and every
// transaction renews it (`Database::linkLog`). A log belongs to a file if the file's newest transaction is
// one of those in the log, or the one that its first follows. This holds whatever part of the log is in the
// file already, and tells copies of one file that went different ways apart.
//
// A file is first read alone, and the log by our own reader: https://www.sqlite.org/fileformat.html, chapters
// 3 and 4.

/// Whether the state of a database with its log may have come from its state without; asked of files and logs
/// that have no link, as earlier versions wrote them. Both are sound.
using FollowsFrom = std::function<bool(const Database &together, const Database &alone)>;

/// The log or journal beside `database` that belongs to another file; none if there is no such. Changes
/// nothing; other programs may be reading and writing meanwhile. Errors: Io.
Result<std::optional<std::filesystem::path>> unrelatedLog(const std::filesystem::path &database,
                                                          const FollowsFrom &follows);

/// Renames what `unrelatedLog` finds, so that SQLite doesn't use it: "x.cave-wal.unrelated-1". Returns a
/// sentence for people; an empty one if nothing had to be done. No one else may be opening the file. Error
/// Io.
Result<Message> setUnrelatedLogAside(const std::filesystem::path &database, const FollowsFrom &follows);

/// The name that a log is given next by that, beside it.
std::filesystem::path nameSetAside(const std::filesystem::path &log);

/// That a log beside a file that is only read is not used, as a sentence for people.
Message ignoredLogText(const std::filesystem::path &log);

/// SQL that makes the table of the link and its row, and that renews it.
extern const char *const kMakeLogLink;
extern const char *const kRenewLogLink;

} // namespace cave
