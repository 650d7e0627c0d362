// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace cave {

/// Keeps other instances out of a world file while this object lives: `<file>.lock` beside it, held with
/// flock(2), with our process number inside, and the file itself, which has other names where there are hard
/// links or bind mounts. The kernel releases both when the process dies, however it dies.
class FileLock {
public:
    /// Takes the lock for `file`, which need not exist. Errors: Locked, naming the file and the process that
    /// has it; Io.
    static Result<FileLock> acquire(const std::filesystem::path &file);

    /// Takes the lock for the file itself, which must exist, too. The database of the file must be closed
    /// before this object goes. Errors: Locked if it is in use by another name; Io.
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
    int m_file = -1; ///< of the file itself; never closed as long as a database of it is open here
};

} // namespace cave
