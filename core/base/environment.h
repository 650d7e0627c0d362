// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace cave {

/// To be called first of all by each program, before it has threads. Opens /dev/null in place of standard
/// input, output and error that are closed, so that no file that we open gets their numbers and our messages;
/// and removes the variables XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME and XDG_CACHE_HOME if they are
/// relative: the XDG Base Directory Specification says to ignore those, but libraries don't.
void tidyEnvironment();

/// The folder that a variable of that specification names; empty if it isn't set or is relative.
std::filesystem::path xdgFolder(const char *variable);

} // namespace cave
