// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <filesystem>
#include <string>

namespace cave {

/// The content of a file that is expected to be small, such as settings: at most `mebibytes`. `what` names
/// its kind in errors: "settings file". Reads regular files only, so that pipes and devices can't block, and
/// the open pipes of a shell's <(…), whose paths are those of descriptors. Errors: NotFound; InvalidArgument
/// if it is a folder, a pipe or a device, or too large; Locked if this program has it open as a world or
/// library; Io if any part of it can't be read.
Result<std::string> readSmallFile(const std::filesystem::path &path, MessageKey what, unsigned mebibytes = 1);

/// The same for text that people write, without the byte order mark that some editors put before it.
Result<std::string> readSmallText(const std::filesystem::path &path, MessageKey what, unsigned mebibytes = 1);

/// The remaining bytes of an open file descriptor, at most `most`. `where` names the file in errors. Errors:
/// InvalidArgument if there are more; Io if reading fails, even after some bytes.
Result<std::string> readToEnd(int descriptor, std::size_t most, const Message &where);

} // namespace cave
