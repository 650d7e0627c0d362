// SPDX-License-Identifier: MIT
#include "core/io/files/folders.h"

#include "core/io/files/atomic_file.h"
#include "core/io/files/error_text.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <vector>

namespace cave {
namespace {

namespace fs = std::filesystem;

constexpr const char *kLockName = "owner";

/// Opens and locks the file that says that a folder is in use; -1 if another program holds it.
int lockedOwner(const fs::path &folder, int flags)
{
    const int lock = ::open((folder / kLockName).c_str(), flags | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (lock >= 0 && ::flock(lock, LOCK_EX | LOCK_NB) != 0) {
        ::close(lock);
        return -1;
    }
    return lock;
}

bool isOwn(const fs::path &folder)
{
    struct stat status {};
    return ::lstat(folder.c_str(), &status) == 0 && S_ISDIR(status.st_mode) && status.st_uid == ::geteuid();
}

/// Removes the folders in `parent` whose owners are gone. One without a lock file is just being made.
void sweep(const fs::path &parent)
{
    std::vector<fs::path> folders;
    std::error_code failure;
    for (fs::directory_iterator entry(parent, failure), end; !failure && entry != end;
         entry.increment(failure)) {
        if (entry->path().filename().string().starts_with(ScratchFolder::kPrefix))
            folders.push_back(entry->path());
    }
    for (const fs::path &folder : folders) {
        const int lock = isOwn(folder) ? lockedOwner(folder, 0) : -1;
        if (lock < 0)
            continue;
        fs::remove_all(folder, failure);
        ::close(lock);
    }
}

namespace fs = std::filesystem;

/// "maps/alpha" for "maps/alpha/".
fs::path withoutSlash(const fs::path &folder)
{
    const fs::path whole = folder.lexically_normal();
    return whole.has_filename() ? whole : whole.parent_path();
}

/// Returns an errno, 0 on success.
int writeNewFile(const fs::path &path, const std::string &text)
{
    constexpr mode_t kByUmask = 0666;
    constexpr mode_t kProgram = 0777;
    const mode_t mode = text.starts_with("#!") ? kProgram : kByUmask;
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
    if (file < 0)
        return errno;
    const int failure = writeAll(file, text);
    return ::close(file) == 0 || failure != 0 ? failure : errno;
}

/// There may be thousands of files: they are synced together.
Result<void> writeFiles(const std::map<std::string, std::string> &files, const Unfinished &into,
                        const fs::path &folder)
{
    for (const auto &[name, text] : files) {
        if (const int failure = writeNewFile(into.path() / name, text); failure != 0)
            return fileError("cannot write", folder / name, {failure, std::generic_category()});
    }
    if (::syncfs(into.descriptor()) != 0)
        return fileError("cannot write", folder, {errno, std::generic_category()});
    return {};
}

} // namespace

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

ScratchFolder::ScratchFolder()
{
    std::error_code failure;
    const fs::path parent = fs::temp_directory_path(failure);
    if (failure)
        return;
    sweep(parent);
    std::string name = (parent / std::string(kPrefix).append("XXXXXX")).string();
    if (::mkdtemp(name.data()) == nullptr)
        return;
    m_path = name;
    m_lock = lockedOwner(m_path, O_CREAT);
}

ScratchFolder::~ScratchFolder()
{
    std::error_code ignored;
    if (!m_path.empty())
        fs::remove_all(m_path, ignored);
    if (m_lock >= 0)
        ::close(m_lock);
}

Result<void> checkNewFolder(const fs::path &folder)
{
    std::error_code status;
    const fs::file_status kind = fs::symlink_status(withoutSlash(folder), status);
    if (kind.type() == fs::file_type::not_found)
        return {};
    const bool empty = kind.type() == fs::file_type::directory && fs::is_empty(folder, status);
    if (status)
        return fileError("cannot read", folder, status);
    if (!empty)
        return Error{ErrorCode::AlreadyExists,
                     message("%1 already exists and isn't an empty folder", quoted(folder))};
    return {};
}

Result<void> writeNewFolder(const std::map<std::string, std::string> &files, const fs::path &folder)
{
    CAVE_TRY(checkNewFolder(folder));
    const fs::path target = withoutSlash(folder);
    auto unfinished = CAVE_TRY(Unfinished::create(Unfinished::Kind::Folder, target.parent_path(), target));
    CAVE_TRY(writeFiles(files, unfinished, target));
    return unfinished.moveTo(target, true); // replaces an empty folder
}

} // namespace cave
