// SPDX-License-Identifier: MIT
#include "core/base/held_files.h"

#include <map>
#include <mutex>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace cave {
namespace {

struct Holding {
    int holders = 0;
    std::vector<int> toClose; ///< descriptors to be closed by the last holder
};

struct Holdings {
    std::mutex mutex;
    std::map<FileId, Holding> files;
};

/// POSIX locks belong to the process, and so does the list of files with locks.
Holdings &holdings()
{
    static Holdings kHoldings;
    return kHoldings;
}

FileId idOf(const struct stat &status)
{
    return {static_cast<std::uint64_t>(status.st_dev), static_cast<std::uint64_t>(status.st_ino)};
}

} // namespace

std::optional<FileId> fileIdOf(const std::filesystem::path &path)
{
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? std::optional(idOf(status)) : std::nullopt;
}

HeldFile::HeldFile(FileId id) : m_id(id)
{
    const std::lock_guard lock(holdings().mutex);
    ++holdings().files[id].holders;
}

HeldFile::~HeldFile()
{
    if (!m_id)
        return;
    const std::lock_guard lock(holdings().mutex);
    const auto held = holdings().files.find(*m_id);
    if (--held->second.holders > 0)
        return;
    for (const int descriptor : held->second.toClose)
        ::close(descriptor);
    holdings().files.erase(held);
}

bool isHeldFile(const std::filesystem::path &path)
{
    const std::optional<FileId> id = fileIdOf(path);
    const std::lock_guard lock(holdings().mutex);
    return id && holdings().files.contains(*id);
}

Result<void> refuseHeldFile(const std::filesystem::path &path, MessageKey what)
{
    if (!isHeldFile(path))
        return {};
    return Error{ErrorCode::Locked,
                 message("'%1' is open in this program as a world or library; it is not a %2", path.string(),
                         message(what))};
}

void closeUnlessHeld(int descriptor)
{
    struct stat status {};
    const bool known = ::fstat(descriptor, &status) == 0;
    const std::lock_guard lock(holdings().mutex);
    const auto held = known ? holdings().files.find(idOf(status)) : holdings().files.end();
    if (held != holdings().files.end())
        held->second.toClose.push_back(descriptor);
    else
        ::close(descriptor);
}

} // namespace cave
