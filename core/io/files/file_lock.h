// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace cave {

/// Keeps other instances out of a world file during its lifetime: by `<file>.lock` next to it, held with
/// flock(2) and containing our process number, and by a lock on the file itself, which may have other names
/// through hard links or bind mounts. The kernel releases both when the process ends in any way.
class FileLock {
public:
    /// Takes the lock for `file`, which need not exist. Errors: Locked, naming the file and the process that
    /// holds the lock; Io.
    static Result<FileLock> acquire(const std::filesystem::path &file);

    /// Takes the lock on the file itself, which must exist. The file's database must be closed before this
    /// object is destroyed. Errors: Locked if it is in use by another name; Io.
    Result<void> lockFileItself(const std::filesystem::path &file);

    FileLock(FileLock &&other) noexcept;
    FileLock &operator=(FileLock &&other) noexcept;
    FileLock(const FileLock &) = delete;
    FileLock &operator=(const FileLock &) = delete;
    /// Releases the lock and removes its file.
    ~FileLock();

private:
    FileLock(std::filesystem::path lockPath, int descriptor);

    std::filesystem::path m_lockPath;
    int m_descriptor = -1;
    int m_file = -1; ///< of the file itself; never closed while a database of it is open here
};

} // namespace cave
