// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string_view>

namespace cave {

/// A temporary file or folder with a hidden, unpredictable name, in the folder of the final one. Locked
/// (flock) during the lifetime of this object. An unlocked one was left by a killed program; the next program
/// that creates one in that folder removes it.
class Unfinished {
public:
    enum class Kind { File, Folder };

    /// Creates an empty one in `folder`; if `secret`, a file readable only by its owner. Errors: Io,
    /// DiskFull; they name `target`, its final name.
    static Result<Unfinished> create(Kind kind, const std::filesystem::path &folder,
                                     const std::filesystem::path &target, bool secret = false);

    Unfinished(Unfinished &&other) noexcept;
    Unfinished &operator=(Unfinished &&other) noexcept;
    Unfinished(const Unfinished &) = delete;
    Unfinished &operator=(const Unfinished &) = delete;
    /// Removes it with its contents, unless it was moved.
    ~Unfinished();

    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    /// The open file, for writing, or the open folder.
    [[nodiscard]] int descriptor() const { return m_descriptor; }

    /// Flushes it to disk and renames it to `target`, in the same folder. An existing target is replaced as
    /// by rename(2) if `replace`; otherwise it is an error: AlreadyExists. Other errors: Io, DiskFull.
    Result<void> moveTo(const std::filesystem::path &target, bool replace);

private:
    Unfinished(std::filesystem::path path, int descriptor);

    std::filesystem::path m_path; ///< empty if moved
    int m_descriptor = -1;
};

/// Writes all of `bytes`; returns an errno, 0 on success.
int writeAll(int descriptor, std::string_view bytes);

} // namespace cave
