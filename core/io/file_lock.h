#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace cave {

/// Keeps other instances out of a world file while this object lives: `<file>.lock` beside it, held with
/// flock(2), with our process number inside. The kernel lets go of it when the process dies, however it dies.
class FileLock {
public:
    /// Takes the lock for `file`, which need not exist. Errors: Locked, naming the file and the process that
    /// has it; Io.
    static Result<FileLock> acquire(const std::filesystem::path &file);

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
};

} // namespace cave
