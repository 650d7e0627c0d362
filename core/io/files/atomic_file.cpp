// SPDX-License-Identifier: MIT
#include "core/io/files/atomic_file.h"

#include "core/base/text.h"
#include "core/io/files/database_files.h"
#include "core/io/files/error_text.h"
#include "core/io/files/folders.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <optional>
#include <string>
#include <string_view>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace cave {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPrefix = ".cavegame-";
constexpr std::string_view kSuffix = ".part";

fs::path withDot(const fs::path &folder)
{
    return folder.empty() ? fs::path(".") : folder;
}

Error cannotWrite(const fs::path &target, int code)
{
    return fileError("cannot write", target, {code, std::generic_category()});
}

bool isOurName(const std::string &name)
{
    if (name.size() != kPrefix.size() + 16 + kSuffix.size())
        return false;
    return name.starts_with(kPrefix) && name.ends_with(kSuffix) &&
           numberOfHexText(std::string_view(name).substr(kPrefix.size(), 16)).has_value();
}

bool isAt(int descriptor, const fs::path &path)
{
    struct stat opened {};
    struct stat named {};
    return fstat(descriptor, &opened) == 0 && lstat(path.c_str(), &named) == 0 &&
           opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

/// If it can be locked, it has lost its owner, or its owner is about to lock it: an owner whose file is gone
/// by then creates another.
void removeIfLeftBehind(const fs::path &path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return;
    struct stat status {};
    const bool ours = fstat(descriptor, &status) == 0 && status.st_uid == geteuid() &&
                      (S_ISREG(status.st_mode) || S_ISDIR(status.st_mode));
    if (ours && flock(descriptor, LOCK_EX | LOCK_NB) == 0 && isAt(descriptor, path)) {
        std::error_code ignored;
        fs::remove_all(path, ignored);
    }
    ::close(descriptor);
}

void removeLeftBehind(const fs::path &folder)
{
    std::error_code status;
    for (fs::directory_iterator at(folder, status); !status && at != fs::directory_iterator();
         at.increment(status)) {
        if (isOurName(at->path().filename().string()))
            removeIfLeftBehind(at->path());
    }
}

int openNew(Unfinished::Kind kind, const fs::path &path, bool secret)
{
    constexpr mode_t kOwnerOnly = 0600;
    constexpr mode_t kByUmask = 0666;
    if (kind == Unfinished::Kind::File) {
        return ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                      secret ? kOwnerOnly : kByUmask);
    }
    constexpr mode_t kFolderByUmask = 0777;
    if (::mkdir(path.c_str(), kFolderByUmask) != 0)
        return -1;
    return ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/// Returns an errno; 0 once the lock is held, or if the file system has no locks.
int lockOwn(int descriptor)
{
    while (flock(descriptor, LOCK_EX) != 0) {
        if (errno == ENOLCK || errno == ENOTSUP || errno == ENOSYS || errno == EINVAL)
            return 0;
        if (errno != EINTR)
            return errno;
    }
    return 0;
}

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

Result<Unfinished> Unfinished::create(Kind kind, const fs::path &folder, const fs::path &target, bool secret)
{
    removeLeftBehind(withDot(folder));
    for (;;) {
        std::uint64_t number = 0;
        if (getrandom(&number, sizeof number, 0) != static_cast<ssize_t>(sizeof number)) {
            if (errno == EINTR)
                continue;
            return cannotWrite(target, errno);
        }
        const fs::path path = folder / std::string(kPrefix).append(hexText(number)).append(kSuffix);
        const int descriptor = openNew(kind, path, secret);
        if (descriptor < 0 && errno == EEXIST)
            continue;
        if (descriptor < 0)
            return cannotWrite(target, errno);
        Unfinished made(path, descriptor);
        if (const int failure = lockOwn(descriptor); failure != 0)
            return cannotWrite(target, failure);
        if (isAt(descriptor, path))
            return made;
        made.m_path.clear(); // removed by another program before it was locked
    }
}

Unfinished::Unfinished(fs::path path, int descriptor) : m_path(std::move(path)), m_descriptor(descriptor) {}

Unfinished::Unfinished(Unfinished &&other) noexcept
    : m_path(std::exchange(other.m_path, {}))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

Unfinished &Unfinished::operator=(Unfinished &&other) noexcept
{
    std::swap(m_path, other.m_path);
    std::swap(m_descriptor, other.m_descriptor);
    return *this;
}

Unfinished::~Unfinished()
{
    std::error_code ignored;
    if (!m_path.empty())
        fs::remove_all(m_path, ignored);
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<void> Unfinished::moveTo(const fs::path &target, bool replace)
{
    int failure = syncDescriptor(m_descriptor);
    std::error_code status;
    const bool replaces = fs::is_regular_file(target, status);
    if (failure == 0)
        failure = renameFile(m_path, target, replace);
    if (failure == EEXIST)
        return Error{ErrorCode::AlreadyExists, message("the file %1 already exists", quoted(target))};
    if (failure != 0)
        return cannotWrite(target, failure);
    m_path.clear();
    failure = syncFolder(target.parent_path());
    if (failure == 0)
        return {};
    if (!replaces)
        m_path = target; // removed, as nothing was written according to the error
    return cannotWrite(target, failure);
}

int writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            return errno;
        bytes.remove_prefix(written > 0 ? static_cast<std::size_t>(written) : 0);
    }
    return 0;
}

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

bool isStreamOrDevice(const fs::path &path)
{
    struct stat status {};
    return streamNamed(path) ||
           (stat(path.c_str(), &status) == 0 && (S_ISFIFO(status.st_mode) || S_ISCHR(status.st_mode)));
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
