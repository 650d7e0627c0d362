#include "core/io/disk_sync.h"

#include "core/io/error_text.h"

#include <cerrno>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace cave {

Result<void> syncToDisk(const std::filesystem::path &path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool synced = descriptor >= 0 && ::fsync(descriptor) == 0;
    const std::error_code failure(errno, std::generic_category());
    if (descriptor >= 0)
        ::close(descriptor);
    // Some file systems can't sync a folder, and need not.
    if (synced || failure == std::errc::invalid_argument)
        return {};
    return fileError("cannot write to the disk", path, failure);
}

} // namespace cave
