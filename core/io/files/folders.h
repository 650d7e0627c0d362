// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

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

/// A folder for temporary files, removed on destruction. Folders of programs that were killed are removed
/// when the next one is made: each has a file that its owner holds with flock(2), which the kernel releases.
class ScratchFolder {
public:
    /// In the system's folder for temporary files.
    ScratchFolder();
    ScratchFolder(const ScratchFolder &) = delete;
    ScratchFolder &operator=(const ScratchFolder &) = delete;
    ~ScratchFolder();

    /// Empty if it couldn't be made.
    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }

    /// What the names of all of them begin with.
    static constexpr std::string_view kPrefix = "cavegame-scratch-";

private:
    std::filesystem::path m_path;
    int m_lock = -1;
};

/// Checks whether a new folder can be created at `folder`: nothing is there, or an empty folder. Errors:
/// AlreadyExists, Io.
Result<void> checkNewFolder(const std::filesystem::path &folder);

/// Creates a folder with `files` (text by name); those that begin with "#!" are executable. They are first
/// written to a temporary folder next to it, so that it appears atomically, and is on the disk on return.
/// Errors: as above; DiskFull.
Result<void> writeNewFolder(const std::map<std::string, std::string> &files,
                            const std::filesystem::path &folder);

} // namespace cave
