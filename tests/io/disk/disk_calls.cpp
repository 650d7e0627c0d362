// SPDX-License-Identifier: MIT
// The functions of the C library that change files, for the whole test program: those of the program precede
// those of libraries. SQLite and the standard library call them, too. The sanitizers' own are weak, so that
// these replace them.
#include "tests/io/disk/disk_calls.h"

#include <cerrno>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <fcntl.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace cave::test {
namespace {

DiskWatcher *g_watcher = nullptr;

/// The watcher, unless it lets this call fail.
struct Watched {
    std::size_t bytes;
    DiskWatcher *watcher = g_watcher;
    int failure = 0;

    explicit Watched(DiskCall call, std::size_t size = 0) : bytes(size)
    {
        if (watcher != nullptr)
            failure = watcher->before(call, bytes);
    }
    [[nodiscard]] bool fails() const
    {
        if (failure != 0)
            errno = failure;
        return failure != 0;
    }
    /// Calls `note(watcher)` after a call that succeeded; keeps its errno otherwise.
    template<class Status, class Note>
    Status after(Status status, Note note) const
    {
        if (watcher != nullptr && status >= 0)
            note(*watcher);
        return status;
    }
};

bool isStandardStream(int descriptor)
{
    return descriptor <= STDERR_FILENO;
}

int openFile(const char *path, int flags, mode_t mode)
{
    const bool writes = (flags & O_ACCMODE) != O_RDONLY || (flags & O_CREAT) != 0;
    const auto plain = [&] { return static_cast<int>(syscall(SYS_openat, AT_FDCWD, path, flags, mode)); };
    if (!writes || g_watcher == nullptr)
        return plain();
    struct stat status {};
    const bool exists = lstat(path, &status) == 0;
    const Watched call(exists ? DiskCall::Open : DiskCall::Create);
    if (call.fails())
        return -1;
    const int descriptor = plain();
    return call.after(descriptor, [&](DiskWatcher &watcher) {
        if (!exists)
            watcher.created(descriptor, path);
        else if ((flags & O_TRUNC) != 0)
            watcher.truncated(descriptor, 0);
    });
}

ssize_t writeAt(int descriptor, const void *data, std::size_t size, off_t offset)
{
    const Watched call(DiskCall::Write, size);
    if (call.fails())
        return -1;
    const ssize_t written = syscall(SYS_pwrite64, descriptor, data, call.bytes, offset);
    return call.after(written, [&](DiskWatcher &watcher) {
        watcher.wrote(descriptor, offset, static_cast<const char *>(data), static_cast<std::size_t>(written));
    });
}

ssize_t writeHere(int descriptor, const void *data, std::size_t size)
{
    const auto plain = [&](std::size_t bytes) -> ssize_t {
        return syscall(SYS_write, descriptor, data, bytes);
    };
    if (g_watcher == nullptr || isStandardStream(descriptor))
        return plain(size);
    const Watched call(DiskCall::Write, size);
    if (call.fails())
        return -1;
    const off_t offset = lseek(descriptor, 0, SEEK_CUR);
    const ssize_t written = plain(call.bytes);
    return call.after(written, [&](DiskWatcher &watcher) {
        watcher.wrote(descriptor, offset, static_cast<const char *>(data), static_cast<std::size_t>(written));
    });
}

int truncateFile(int descriptor, off_t size)
{
    const Watched call(DiskCall::Truncate);
    if (call.fails())
        return -1;
    return call.after(static_cast<int>(syscall(SYS_ftruncate, descriptor, size)),
                      [&](DiskWatcher &watcher) { watcher.truncated(descriptor, size); });
}

int syncFile(long number, int descriptor)
{
    const Watched call(DiskCall::Sync);
    if (call.fails())
        return -1;
    return call.after(call.watcher == nullptr ? static_cast<int>(syscall(number, descriptor)) : 0,
                      [&](DiskWatcher &watcher) { watcher.synced(descriptor); });
}

int renamePath(const char *from, const char *to, unsigned flags)
{
    const Watched call(DiskCall::Rename);
    if (call.fails())
        return -1;
    return call.after(static_cast<int>(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, flags)),
                      [&](DiskWatcher &watcher) { watcher.renamed(from, to); });
}

int removePath(int folder, const char *path, int flags)
{
    DiskWatcher *watcher = g_watcher;
    const int status = static_cast<int>(syscall(SYS_unlinkat, folder, path, flags));
    if (watcher != nullptr && status == 0)
        watcher->removed(folder, path);
    return status;
}

} // namespace

DiskWatcher::DiskWatcher() : m_outer(g_watcher)
{
    g_watcher = this;
}

DiskWatcher::~DiskWatcher()
{
    g_watcher = m_outer;
}

} // namespace cave::test

#pragma GCC visibility push(default)
extern "C" {

int open(const char *path, int flags, ...)
{
    mode_t mode = 0;
    if ((flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE) {
        va_list rest;
        va_start(rest, flags);
        mode = va_arg(rest, mode_t);
        va_end(rest);
    }
    return cave::test::openFile(path, flags, mode);
}

int open64(const char *path, int flags, ...) __attribute__((alias("open")));

ssize_t write(int descriptor, const void *data, size_t size)
{
    return cave::test::writeHere(descriptor, data, size);
}

ssize_t pwrite(int descriptor, const void *data, size_t size, off_t offset)
{
    return cave::test::writeAt(descriptor, data, size, offset);
}

ssize_t pwrite64(int descriptor, const void *data, size_t size, off64_t offset)
{
    return cave::test::writeAt(descriptor, data, size, offset);
}

/// The standard library then copies by `write`.
ssize_t sendfile(int to, int from, off_t *offset, size_t size) noexcept
{
    if (cave::test::g_watcher == nullptr)
        return syscall(SYS_sendfile, to, from, offset, size);
    errno = EINVAL;
    return -1;
}

int ftruncate(int descriptor, off_t size) noexcept
{
    return cave::test::truncateFile(descriptor, size);
}

int ftruncate64(int descriptor, off64_t size) noexcept
{
    return cave::test::truncateFile(descriptor, size);
}

int fsync(int descriptor)
{
    return cave::test::syncFile(SYS_fsync, descriptor);
}

int fdatasync(int descriptor)
{
    return cave::test::syncFile(SYS_fdatasync, descriptor);
}

int syncfs(int descriptor) noexcept
{
    const cave::test::Watched call(cave::test::DiskCall::Sync);
    if (call.fails())
        return -1;
    return call.after(call.watcher == nullptr ? static_cast<int>(syscall(SYS_syncfs, descriptor)) : 0,
                      [](cave::test::DiskWatcher &watcher) { watcher.syncedAll(); });
}

int rename(const char *from, const char *to) noexcept
{
    return cave::test::renamePath(from, to, 0);
}

int renameat2(int /*oldFolder*/, const char *from, int /*newFolder*/, const char *to, unsigned flags) noexcept
{
    return cave::test::renamePath(from, to, flags); // we use whole paths only
}

int link(const char *from, const char *to) noexcept
{
    const cave::test::Watched call(cave::test::DiskCall::Link);
    if (call.fails())
        return -1;
    return call.after(static_cast<int>(syscall(SYS_linkat, AT_FDCWD, from, AT_FDCWD, to, 0)),
                      [&](cave::test::DiskWatcher &watcher) { watcher.linked(from, to); });
}

int mkdir(const char *path, mode_t mode) noexcept
{
    const cave::test::Watched call(cave::test::DiskCall::MakeFolder);
    if (call.fails())
        return -1;
    return call.after(static_cast<int>(syscall(SYS_mkdirat, AT_FDCWD, path, mode)),
                      [&](cave::test::DiskWatcher &watcher) { watcher.madeFolder(path); });
}

int unlinkat(int folder, const char *path, int flags) noexcept
{
    return cave::test::removePath(folder, path, flags);
}

int unlink(const char *path) noexcept
{
    return cave::test::removePath(AT_FDCWD, path, 0);
}

int rmdir(const char *path) noexcept
{
    return cave::test::removePath(AT_FDCWD, path, AT_REMOVEDIR);
}

int remove(const char *path) noexcept
{
    const int status = unlink(path);
    return status != 0 && errno == EISDIR ? rmdir(path) : status;
}

} // extern "C"
#pragma GCC visibility pop
