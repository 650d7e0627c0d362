// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <memory>
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

/// How an existing file is handled.
struct WriteMode {
    bool replace = true;  ///< replace a regular file
    bool devices = false; ///< write directly into devices, pipes and open files ("/dev/stdout")
    bool secret = false;  ///< a new file is created readable only by its owner
};

/// True for a path that means this program's standard output: "/dev/stdout".
bool isStandardOutput(const std::filesystem::path &path);

/// True for what is written into as it is instead of being replaced: a stream, a pipe or a device.
bool isStreamOrDevice(const std::filesystem::path &path);

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
