// SPDX-License-Identifier: MIT
#include "core/io/files/file_lock.h"

#include "core/base/held_files.h"
#include "core/io/files/error_text.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace cave {
namespace {

constexpr int kOwnerOnlyWrites = 0644;

/// " (process 123)", or empty if the file doesn't have it.
Message holder(int descriptor)
{
    std::array<char, 24> text{};
    const ssize_t length = pread(descriptor, text.data(), text.size() - 1, 0);
    std::string digits;
    for (ssize_t i = 0;
         i < length && text[static_cast<std::size_t>(i)] >= '0' && text[static_cast<std::size_t>(i)] <= '9';
         ++i)
        digits += text[static_cast<std::size_t>(i)];
    return digits.empty() ? Message() : message(" (process %1)", digits);
}

/// False if the lock file was removed, and perhaps created again, between opening and locking it.
bool isFileAt(int descriptor, const std::filesystem::path &path)
{
    struct stat opened {};
    struct stat named {};
    return fstat(descriptor, &opened) == 0 && stat(path.c_str(), &named) == 0 &&
           opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

/// The process number is for the other instance's message; the lock works without it, even if the disk is
/// full.
void writeProcessNumber(int descriptor)
{
    const std::string text = std::to_string(getpid()) + "\n";
    if (ftruncate(descriptor, 0) == 0 && pwrite(descriptor, text.data(), text.size(), 0) < 0)
        errno = 0;
}

Error systemError(const std::filesystem::path &path)
{
    const ErrorCode code = errno == ENOSPC || errno == EDQUOT ? ErrorCode::DiskFull : ErrorCode::Io;
    return {code,
            message("cannot create the lock file %1: %2", quoted(path), std::string(std::strerror(errno)))};
}

} // namespace

Result<FileLock> FileLock::acquire(const std::filesystem::path &file)
{
    std::filesystem::path path = file;
    path += ".lock";
    for (;;) {
        const int descriptor =
            ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, kOwnerOnlyWrites);
        if (descriptor < 0)
            return systemError(path);
        FileLock lock({}, descriptor);
        if (flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
            if (errno == EINTR)
                continue;
            if (errno != EWOULDBLOCK)
                return systemError(path);
            return Error{ErrorCode::Locked,
                         message("%1 is in use by another instance%2", quoted(file), holder(descriptor))};
        }
        if (isFileAt(descriptor, path)) {
            writeProcessNumber(descriptor);
            lock.m_lockPath = std::move(path);
            return lock;
        }
    }
}

Result<void> FileLock::lockFileItself(const std::filesystem::path &file)
{
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return fileError("cannot open", file, {errno, std::generic_category()});
    int status = 0;
    do
        status = flock(descriptor, LOCK_EX | LOCK_NB);
    while (status != 0 && errno == EINTR);
    if (status != 0 && errno == EWOULDBLOCK) {
        closeUnlessHeld(descriptor);
        return Error{ErrorCode::Locked,
                     message("%1 is in use by another instance under another name", quoted(file))};
    }
    // Some network file systems have no such locks; there the lock file alone has to do.
    m_file = descriptor;
    return {};
}

FileLock::FileLock(std::filesystem::path lockPath, int descriptor)
    : m_lockPath(std::move(lockPath))
    , m_descriptor(descriptor)
{
}

FileLock::FileLock(FileLock &&other) noexcept
    : m_lockPath(std::move(other.m_lockPath))
    , m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_file(std::exchange(other.m_file, -1))
{
    other.m_lockPath.clear();
}

FileLock &FileLock::operator=(FileLock &&other) noexcept
{
    std::swap(m_lockPath, other.m_lockPath);
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_file, other.m_file);
    return *this;
}

FileLock::~FileLock()
{
    if (m_file >= 0) {
        flock(m_file, LOCK_UN);
        closeUnlessHeld(m_file);
    }
    if (m_descriptor < 0)
        return;
    // Removed while still held: processes that opened it before notice that it is no longer the file with
    // that name.
    if (!m_lockPath.empty())
        ::unlink(m_lockPath.c_str());
    ::close(m_descriptor);
}

} // namespace cave
