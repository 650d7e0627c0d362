// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <map>
#include <string>

namespace cave {

/// Whether a new folder can be at `folder`: nothing is there, or an empty folder. Errors: AlreadyExists, Io.
Result<void> checkNewFolder(const std::filesystem::path &folder);

/// Makes a folder holding `files` (text by name). They are written beside it first, so that it appears whole
/// or not at all, and is on the disk when this returns. Errors: as above; DiskFull.
Result<void> writeNewFolder(const std::map<std::string, std::string> &files,
                            const std::filesystem::path &folder);

} // namespace cave
