// SPDX-License-Identifier: MIT
#include "core/io/files/disk_sync.h"

#include "core/io/files/error_text.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace cave {

namespace fs = std::filesystem;

int syncDescriptor(int descriptor)
{
    if (fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS || errno == ENOTSUP)
        return 0;
    return errno;
}

int syncFolder(const fs::path &folder)
{
    const fs::path named = folder.empty() ? fs::path(".") : folder;
    const int descriptor = ::open(named.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return errno == EACCES ? 0 : errno;
    const int failure = syncDescriptor(descriptor);
    ::close(descriptor);
    return failure;
}

Result<void> syncToDisk(const fs::path &file)
{
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    int failure = descriptor < 0 ? errno : syncDescriptor(descriptor);
    if (descriptor >= 0)
        ::close(descriptor);
    if (failure == 0)
        failure = syncFolder(file.parent_path());
    if (failure == 0)
        return {};
    return fileError("cannot write to the disk", file, {failure, std::generic_category()});
}

Result<void> createFolders(const fs::path &folder)
{
    std::error_code failure;
    if (folder.empty() || fs::is_directory(folder, failure))
        return {};
    CAVE_TRY(createFolders(folder.parent_path()));
    failure.clear();
    if (fs::create_directory(folder, failure)) {
        failure = {syncFolder(folder.parent_path()), std::generic_category()};
        std::error_code ignored;
        if (failure)
            fs::remove(folder, ignored); // so that the next attempt syncs it, too
    }
    return failure ? Result<void>(fileError("cannot create the folder", folder, failure)) : Result<void>();
}

int renameFile(const fs::path &from, const fs::path &to, bool replace)
{
    if (replace)
        return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
    // The file system has no such call, so there is a race between checking and renaming.
    std::error_code status;
    if (fs::exists(fs::symlink_status(to, status)))
        return EEXIST;
    return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

} // namespace cave
