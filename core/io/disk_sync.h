#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace cave {

/// Waits until a file, or a folder's list of files, is on the disk, so that a power cut doesn't undo what was
/// done to it. Must not be given the file of a database that may be open: see held_files.h. Errors: Io,
/// DiskFull.
Result<void> syncToDisk(const std::filesystem::path &path);

} // namespace cave
