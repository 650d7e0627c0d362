// SPDX-License-Identifier: MIT
#include "core/io/files/unfinished.h"

#include "core/base/text.h"
#include "core/io/files/disk_sync.h"
#include "core/io/files/error_text.h"

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <fcntl.h>
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

} // namespace cave
