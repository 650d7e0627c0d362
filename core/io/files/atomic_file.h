// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <memory>
#include <string_view>

namespace cave {

/// What may be done with what is at a path already.
struct WriteMode {
    bool replace = true;  ///< replace a plain file
    bool devices = false; ///< write into devices, pipes and open files ("/dev/stdout") as they are
};

/// A file that is being written. Whoever reads its path, also after a crash or a power cut, finds the old
/// content or all of the new: until `commit` the new content is in a temporary file in the same folder, which
/// is removed with this object. Temporary files that killed programs left in the folder are removed, too.
///
/// A link is followed and stays; the file that it leads to is replaced, and keeps its mode. Never replaced,
/// whatever the mode: SQLite databases such as worlds and libraries of seeds; the files that belong to
/// one (log, lock); files that end in .cave; read-only files; folders.
class AtomicFile {
public:
    /// Errors, each naming the path: AlreadyExists if there is a file and it may not be replaced;
    /// InvalidArgument if what is there is never replaced; Io, DiskFull.
    static Result<AtomicFile> create(const std::filesystem::path &path, const WriteMode &mode = {});

    AtomicFile(AtomicFile &&other) noexcept;
    AtomicFile &operator=(AtomicFile &&other) noexcept;
    AtomicFile(const AtomicFile &) = delete;
    AtomicFile &operator=(const AtomicFile &) = delete;
    ~AtomicFile();

    /// Errors: Io, DiskFull; ReaderGone of a pipe.
    Result<void> write(std::string_view bytes);

    /// Gives the file its name; it is on the disk when this returns. Call it once, last. Errors of
    /// `create` and `write`: another program may have made a file there meanwhile.
    Result<void> commit();

private:
    struct State;
    explicit AtomicFile(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

/// Makes or replaces a file whole or not at all. Errors of `AtomicFile`.
Result<void> writeFileAtomically(const std::filesystem::path &path, std::string_view bytes,
                                 const WriteMode &mode = {});

/// Whether what is at `path` may be replaced: to be asked before long work. Errors of `AtomicFile::create`.
Result<void> checkReplaceable(const std::filesystem::path &path, const WriteMode &mode = {});

} // namespace cave
