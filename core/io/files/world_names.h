// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <string>

namespace cave {

/// Checks the name that someone typed for a world. Error InvalidArgument: see
/// `WorldLibrary::pathForNewWorld`.
Result<void> validateWorldName(const std::string &name);
/// The same for the name of one of several players: at most kLongestPlayerName characters.
Result<void> validatePlayerName(const std::string &name);

/// A file name (without extension) for a world's name: keeps letters and digits of any script, replaces
/// characters that some file systems reject, avoids reserved names and hidden files, has 1 .. 80 bytes.
std::string safeFileName(const std::string &name);

} // namespace cave
