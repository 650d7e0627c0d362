// SPDX-License-Identifier: MIT
#include "core/io/files/scratch_folder.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string>
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

} // namespace

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

} // namespace cave
