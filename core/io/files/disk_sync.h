// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace cave {

/// Waits until an open file or folder is on the disk. An errno; 0 also where there is nothing to be synced.
int syncDescriptor(int descriptor);

/// Waits until a folder's list of files is on the disk: without this a power cut after a renaming might leave
/// the old name. An errno; 0 also for a folder that may be written to but not read.
int syncFolder(const std::filesystem::path &folder);

/// Waits until a file, and that it has this name, is on the disk, so that a power cut doesn't undo what was
/// done to it. Must not be given the file of a database that may be open: see held_files.h. Errors: Io,
/// DiskFull.
Result<void> syncToDisk(const std::filesystem::path &file);

/// rename(2); unless `replace`, fails with EEXIST if there is something at `to`. An errno.
int renameFile(const std::filesystem::path &from, const std::filesystem::path &to, bool replace);

} // namespace cave
