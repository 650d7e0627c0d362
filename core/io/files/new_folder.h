// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <map>
#include <string>

namespace cave {

/// Checks whether a new folder can be created at `folder`: nothing is there, or an empty folder. Errors:
/// AlreadyExists, Io.
Result<void> checkNewFolder(const std::filesystem::path &folder);

/// Creates a folder with `files` (text by name); those that begin with "#!" are executable. They are first
/// written to a temporary folder next to it, so that it appears atomically, and is on the disk on return.
/// Errors: as above; DiskFull.
Result<void> writeNewFolder(const std::map<std::string, std::string> &files,
                            const std::filesystem::path &folder);

} // namespace cave
