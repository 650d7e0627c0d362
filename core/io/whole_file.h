#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string_view>

namespace cave {

/// Makes or replaces a file whole or not at all: whoever reads `path`, also after a crash or a power cut,
/// finds what was there before or all of `bytes`. What a link points to is replaced, not the link. Errors:
/// InvalidArgument if there is something other than a plain file; Io, DiskFull.
Result<void> writeWholeFile(const std::filesystem::path &path, std::string_view bytes);

} // namespace cave
