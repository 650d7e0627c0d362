// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace cave {

/// Must be called at the start of each program, before it has threads. Opens /dev/null for closed standard
/// streams, so that no file we open gets their numbers and our messages; and removes the variables
/// XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME and XDG_CACHE_HOME if they are relative: the XDG Base
/// Directory Specification says to ignore those, but libraries don't.
void tidyEnvironment();

/// The folder in a variable of that specification; empty if it is unset or relative.
std::filesystem::path xdgFolder(const char *variable);

} // namespace cave
