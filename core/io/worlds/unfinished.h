// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string_view>

namespace cave {

/// A temporary file or folder with a hidden, unpredictable name, in the folder where the finished one is to
/// appear. It is locked (flock) while this object lives. One that is not locked was left by a killed program;
/// it is removed by the next program that makes one in that folder.
class Unfinished {
public:
    enum class Kind { File, Folder };

    /// Makes an empty one in `folder`; a file that no one else may read if `secret`. Errors: Io, DiskFull;
    /// they name `target`, for which it is made.
    static Result<Unfinished> create(Kind kind, const std::filesystem::path &folder,
                                     const std::filesystem::path &target, bool secret = false);

    Unfinished(Unfinished &&other) noexcept;
    Unfinished &operator=(Unfinished &&other) noexcept;
    Unfinished(const Unfinished &) = delete;
    Unfinished &operator=(const Unfinished &) = delete;
    /// Removes it, with all that is in it, unless it was moved.
    ~Unfinished();

    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }
    /// The open file, for writing, or the open folder.
    [[nodiscard]] int descriptor() const { return m_descriptor; }

    /// Puts it on the disk and gives it the name `target`, in the same folder. What is there is replaced as
    /// rename(2) does if `replace`, else that is an error: AlreadyExists. Other errors: Io, DiskFull.
    Result<void> moveTo(const std::filesystem::path &target, bool replace);

private:
    Unfinished(std::filesystem::path path, int descriptor);

    std::filesystem::path m_path; ///< empty: moved
    int m_descriptor = -1;
};

/// Writes all of `bytes`; an errno, 0 if it went well.
int writeAll(int descriptor, std::string_view bytes);

} // namespace cave
