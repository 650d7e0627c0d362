// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace cave {

/// Waits until an open file or folder is on the disk. Returns an errno; 0 also if there is nothing to sync.
int syncDescriptor(int descriptor);

/// Waits until a folder's entries are on the disk: without this a power cut after a rename might restore the
/// old name. Returns an errno; 0 also for a folder that may be written to but not read.
int syncFolder(const std::filesystem::path &folder);

/// Waits until a file and its name are on the disk, so that a power cut doesn't revert them. Must not be used
/// for the file of a database that may be open: see held_files.h. Errors: Io, DiskFull.
Result<void> syncToDisk(const std::filesystem::path &file);

/// Creates a folder, and those above it, if missing; their names are on the disk on return. Errors: Io,
/// DiskFull.
Result<void> createFolders(const std::filesystem::path &folder);

/// rename(2); unless `replace`, fails with EEXIST if `to` exists. Returns an errno.
int renameFile(const std::filesystem::path &from, const std::filesystem::path &to, bool replace);

} // namespace cave
