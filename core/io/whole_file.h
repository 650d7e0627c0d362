#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string_view>

namespace cave {

/// Makes or replaces a file whole or not at all: whoever reads `path`, also after a crash or a power cut,
/// finds what was there before or all of `bytes`. What a link points to is replaced, not the link. Errors:
/// InvalidArgument if there is something other than a plain file; Io, DiskFull.
Result<void> writeWholeFile(const std::filesystem::path &path, std::string_view bytes);

/// Whether an export of the world in file `source` may go to `target`. Error InvalidArgument: that is the
/// world's own file, by whatever name, or any other SQLite database, so perhaps another world; names it.
Result<void> checkExportTarget(const std::filesystem::path &target, const std::filesystem::path &source);

} // namespace cave
