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

/// A file that is being made. Whoever reads its path, also after a crash or a power cut, finds what was there
/// before or all that was written: until `commit` it is a temporary file in the same folder, which is removed
/// with this object. Those that killed programs left in the folder are removed as well.
///
/// A link is followed and stays; the file that it leads to is replaced, and keeps its mode. Never replaced,
/// whatever the mode: databases, so worlds, libraries of seeds and the like; the files that belong to one
/// (its log, its lock); files that end in .cave; read-only files; folders.
class WholeFile {
public:
    /// Errors, each naming the path: AlreadyExists if there is a file and it may not be replaced;
    /// InvalidArgument if what is there is never replaced; Io, DiskFull.
    static Result<WholeFile> create(const std::filesystem::path &path, const WriteMode &mode = {});

    WholeFile(WholeFile &&other) noexcept;
    WholeFile &operator=(WholeFile &&other) noexcept;
    WholeFile(const WholeFile &) = delete;
    WholeFile &operator=(const WholeFile &) = delete;
    ~WholeFile();

    /// Errors: Io, DiskFull; ReaderGone of a pipe.
    Result<void> write(std::string_view bytes);

    /// Gives the file its name; it is on the disk when this returns. Call it once, last. Errors as of both
    /// others, as something may have come to be at the path meanwhile.
    Result<void> commit();

private:
    struct State;
    explicit WholeFile(std::unique_ptr<State> state);

    std::unique_ptr<State> m_state;
};

/// Makes or replaces a file whole or not at all. Errors of `WholeFile`.
Result<void> writeWholeFile(const std::filesystem::path &path, std::string_view bytes,
                            const WriteMode &mode = {});

/// Whether `WholeFile::create` would find something at `path` that it doesn't replace. For what is to be
/// known before long work.
Result<void> checkWholeFile(const std::filesystem::path &path, const WriteMode &mode = {});

} // namespace cave
