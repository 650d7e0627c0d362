#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string_view>

namespace cave {

/// A file or folder that is being filled under a name of its own, hidden, unpredictable, in the folder where
/// it is to appear. It is locked while this object lives, by which others see that somebody is at work; what
/// is not locked was left by a program that was killed, and is removed by the next that works in the folder.
class Unfinished {
public:
    enum class Kind { File, Folder };

    /// Makes an empty one in `folder`; a file that nobody else may read if `secret`. Errors: Io, DiskFull;
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
    /// Of the file, open for writing, or of the folder.
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
