// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <memory>
#include <string_view>

namespace cave {

/// How an existing file is handled.
struct WriteMode {
    bool replace = true;  ///< replace a regular file
    bool devices = false; ///< write directly into devices, pipes and open files ("/dev/stdout")
    bool secret = false;  ///< a new file is created readable only by its owner
};

/// True for a path that means this program's standard output: "/dev/stdout".
bool isStandardOutput(const std::filesystem::path &path);

/// Writes a file atomically. Readers of its path, even after a crash or a power cut, see either the old
/// content or all of the new: until `commit` the new content is in a temporary file in the same folder, which
/// is removed with this object. Temporary files left in the folder by killed programs are removed, too.
///
/// A symbolic link stays; its target is replaced, and keeps its permissions. Never replaced, whatever the
/// mode: SQLite databases such as worlds and libraries of seeds; the files that belong to one (log, lock);
/// files that end in .cave; read-only files; folders.
class AtomicFile {
public:
    /// Errors, each naming the path: AlreadyExists if there is a file that may not be replaced;
    /// InvalidArgument for files that are never replaced; Io, DiskFull.
    static Result<AtomicFile> create(const std::filesystem::path &path, const WriteMode &mode = {});

    AtomicFile(AtomicFile &&other) noexcept;
    AtomicFile &operator=(AtomicFile &&other) noexcept;
    AtomicFile(const AtomicFile &) = delete;
    AtomicFile &operator=(const AtomicFile &) = delete;
    ~AtomicFile();

    /// Errors: Io, DiskFull; ReaderGone for a pipe.
    Result<void> write(std::string_view bytes);

    /// Moves the file into place; it is on the disk on return. Call it once, last. Errors of `create` and
    /// `write`, as another program may have created a file there meanwhile.
    Result<void> commit();

private:
    struct State;
    explicit AtomicFile(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

/// Creates or replaces a file atomically. Errors of `AtomicFile`.
Result<void> writeFileAtomically(const std::filesystem::path &path, std::string_view bytes,
                                 const WriteMode &mode = {});

/// Checks whether the file at `path` may be replaced, for instance before long work. Errors of
/// `AtomicFile::create`.
Result<void> checkReplaceable(const std::filesystem::path &path, const WriteMode &mode = {});

} // namespace cave
