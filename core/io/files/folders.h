// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

namespace cave {

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
