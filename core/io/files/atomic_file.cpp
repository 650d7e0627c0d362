// SPDX-License-Identifier: MIT
#include "core/io/files/atomic_file.h"

#include "core/base/text.h"
#include "core/io/files/error_text.h"
#include "core/io/files/first_bytes.h"
#include "core/io/files/unfinished.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

namespace cave {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBufferBytes = std::size_t{64} * 1024;

Error neverReplaced(const fs::path &path, MessageKey why)
{
    return invalid(message(why, quoted(path)));
}

Error cannotWriteTo(const fs::path &path, int code)
{
    return fileError("cannot write", path, {code, std::generic_category()});
}

/// The target of a path, after resolving links.
struct Target {
    fs::path path;
    std::optional<struct stat> there; ///< none if there is no file
};

/// 1 for "/dev/stdout", 2 for "/dev/stderr". What they are redirected to is written directly, from the
/// current position. Other descriptors may be our own, of a world, and are resolved to their files.
std::optional<int> streamNamed(const fs::path &path)
{
    const std::string name = path.lexically_normal().string();
    if (name == "/dev/stdout" || name == "/dev/fd/1" || name == "/proc/self/fd/1")
        return STDOUT_FILENO;
    if (name == "/dev/stderr" || name == "/dev/fd/2" || name == "/proc/self/fd/2")
        return STDERR_FILENO;
    return std::nullopt;
}

bool isStreamOrDevice(const fs::path &path)
{
    struct stat status {};
    return streamNamed(path) ||
           (stat(path.c_str(), &status) == 0 && (S_ISFIFO(status.st_mode) || S_ISCHR(status.st_mode)));
}

/// -1 if `path` is a regular file or doesn't exist yet.
Result<int> openAsItIs(const fs::path &path, const WriteMode &mode)
{
    if (!mode.devices || !isStreamOrDevice(path))
        return -1;
    const std::optional<int> stream = streamNamed(path);
    const int opened =
        stream ? fcntl(*stream, F_DUPFD_CLOEXEC, 0) : ::open(path.c_str(), O_WRONLY | O_NOCTTY | O_CLOEXEC);
    if (opened < 0)
        return cannotWriteTo(path, errno);
    return opened;
}

/// For a regular file.
Result<bool> isDatabase(const fs::path &path)
{
    constexpr std::string_view kMagic = "SQLite format 3"; // https://www.sqlite.org/fileformat.html, 1.3.1
    const auto head = CAVE_TRY(readFirstBytes(path, kMagic.size()));
    return std::equal(head.begin(), head.end(), kMagic.begin(), kMagic.end());
}

/// Whether a file with that name would be used as the log or the lock of the database next to it.
bool belongsToDatabase(const fs::path &path)
{
    const std::string name = path.string();
    for (const std::string_view ending : {"-wal", "-shm", "-journal", ".lock"}) {
        if (!name.ends_with(ending))
            continue;
        std::error_code status;
        const fs::path owner(name.substr(0, name.size() - ending.size()));
        if (fs::is_regular_file(owner, status) && isDatabase(owner).valueOr(false))
            return true;
    }
    return false;
}

Result<Target> follow(const fs::path &path)
{
    std::error_code failure;
    if (path.filename().empty() && !fs::is_directory(path, failure))
        return cannotWriteTo(path, path.empty() ? ENOENT : ENOTDIR);
    Target target{path, std::nullopt};
    struct stat status {};
    if (lstat(path.c_str(), &status) != 0)
        return errno == ENOENT ? Result<Target>(target) : cannotWriteTo(path, errno);
    if (S_ISLNK(status.st_mode)) {
        if (stat(path.c_str(), &status) != 0) {
            if (errno == ENOENT)
                return neverReplaced(path, MessageKey("%1 is a broken link"));
            return cannotWriteTo(path, errno);
        }
        target.path = fs::canonical(path, failure);
        if (failure)
            return fileError("cannot write", path, failure);
    }
    target.there = status;
    return target;
}

/// Whether a file may be put at `target`; `path` is its name in messages.
Result<void> check(const Target &target, const fs::path &path, const WriteMode &mode)
{
    if (belongsToDatabase(target.path))
        return neverReplaced(path, MessageKey("%1 belongs to the database beside it"));
    if (!target.there)
        return {};
    if (S_ISDIR(target.there->st_mode))
        return neverReplaced(path, MessageKey("%1 is a folder"));
    if (!S_ISREG(target.there->st_mode))
        return neverReplaced(path, MessageKey("%1 exists and is not a regular file"));
    const auto database = CAVE_TRY(isDatabase(target.path));
    // A world that is too damaged to be recognised by its first bytes may still be repairable.
    if (database || target.path.extension() == ".cave")
        return neverReplaced(path,
                             MessageKey("%1 is a world or another database; those are never overwritten"));
    if (!mode.replace)
        return Error{ErrorCode::AlreadyExists, message("the file %1 already exists", quoted(path))};
    if (faccessat(AT_FDCWD, target.path.c_str(), W_OK, AT_EACCESS) != 0)
        return errno == EACCES ? Result<void>(neverReplaced(path, MessageKey("%1 is read-only")))
                               : cannotWriteTo(path, errno);
    return {};
}

Result<Target> checkedTarget(const fs::path &path, const WriteMode &mode)
{
    auto target = CAVE_TRY(follow(path));
    CAVE_TRY(check(target, path, mode));
    return target;
}

/// Gives the new file the owner of the old one, if permitted, and its mode without the set-user-ID bits.
void keepRights(int descriptor, const struct stat &old)
{
    constexpr mode_t kRights = 0777;
    constexpr mode_t kOfGroup = 0070;
    struct stat own {};
    const bool known = fstat(descriptor, &own) == 0;
    mode_t rights = old.st_mode & kRights;
    // Another group must not get the permissions of the old one.
    if (!known || (own.st_gid != old.st_gid && fchown(descriptor, static_cast<uid_t>(-1), old.st_gid) != 0))
        rights &= ~kOfGroup;
    static_cast<void>(fchmod(descriptor, rights));
    if (known && own.st_uid != old.st_uid && fchown(descriptor, old.st_uid, static_cast<gid_t>(-1)) != 0)
        errno = 0; // then it is ours
}

} // namespace

struct AtomicFile::State {
    fs::path path; ///< as requested
    WriteMode mode;
    std::optional<Unfinished> file; ///< none for a device
    int device = -1;
    std::string buffer = {};

    State(fs::path asked, const WriteMode &how) : path(std::move(asked)), mode(how) {}
    State(const State &) = delete;
    State &operator=(const State &) = delete;
    ~State()
    {
        if (device >= 0)
            ::close(device);
    }

    Result<void> writeOut(std::string_view bytes) const
    {
        const int failure = file                  ? writeAll(file->descriptor(), bytes)
                            : isatty(device) != 0 ? writeAll(device, printableLines(bytes))
                                                  : writeAll(device, bytes);
        return failure == 0 ? Result<void>() : cannotWriteTo(path, failure);
    }
};

AtomicFile::AtomicFile(std::unique_ptr<State> state) : m_state(std::move(state)) {}
AtomicFile::AtomicFile(AtomicFile &&other) noexcept = default;
AtomicFile &AtomicFile::operator=(AtomicFile &&other) noexcept = default;
AtomicFile::~AtomicFile() = default;

Result<AtomicFile> AtomicFile::create(const fs::path &path, const WriteMode &mode)
{
    auto state = std::make_unique<State>(path, mode);
    const auto device = CAVE_TRY(openAsItIs(path, mode));
    state->device = device;
    if (device >= 0)
        return AtomicFile(std::move(state));
    const auto target = CAVE_TRY(checkedTarget(path, mode));
    state->file = CAVE_TRY(Unfinished::create(Unfinished::Kind::File, target.path.parent_path(), path,
                                              mode.secret || target.there.has_value()));
    return AtomicFile(std::move(state));
}

Result<void> AtomicFile::write(std::string_view bytes)
{
    std::string &buffer = m_state->buffer;
    if (buffer.size() + bytes.size() <= kBufferBytes) {
        buffer += bytes;
        return {};
    }
    CAVE_TRY(m_state->writeOut(std::exchange(buffer, {})));
    return m_state->writeOut(bytes);
}

Result<void> AtomicFile::commit()
{
    CAVE_TRY(m_state->writeOut(std::exchange(m_state->buffer, {})));
    if (!m_state->file)
        return {};
    // The existing file may have changed since `create`.
    const auto target = CAVE_TRY(checkedTarget(m_state->path, m_state->mode));
    if (target.there)
        keepRights(m_state->file->descriptor(), *target.there);
    return m_state->file->moveTo(target.path, m_state->mode.replace);
}

bool isStandardOutput(const fs::path &path)
{
    return streamNamed(path) == STDOUT_FILENO;
}

Result<void> writeFileAtomically(const fs::path &path, std::string_view bytes, const WriteMode &mode)
{
    auto file = CAVE_TRY(AtomicFile::create(path, mode));
    CAVE_TRY(file.write(bytes));
    return file.commit();
}

Result<void> checkReplaceable(const fs::path &path, const WriteMode &mode)
{
    if (mode.devices && isStreamOrDevice(path))
        return {};
    const Result<Target> target = checkedTarget(path, mode);
    return target ? Result<void>() : target.error();
}

} // namespace cave
