#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace cave {

/// The bytes of a file that is small by its nature, such as settings: at most `mebibytes`. `what` names its
/// kind in errors: "settings file". Errors: NotFound; InvalidArgument if it is no file or too large; Locked
/// if this program has it open as a world or library; Io.
Result<std::string> readSmallFile(const std::filesystem::path &path, std::string_view what,
                                  unsigned mebibytes = 1);

} // namespace cave
