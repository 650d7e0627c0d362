// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

namespace cave {

/// Must be called at the start of each program, before it has threads. Opens /dev/null for closed standard
/// streams, so that no file we open gets their numbers and our messages: standard output for reading only, so
/// that writing a result fails (EBADF) as it would without; and removes the variables
/// XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME and XDG_CACHE_HOME if they are relative: the XDG Base
/// Directory Specification says to ignore those, but libraries don't.
void tidyEnvironment();

/// The absolute path in a variable of that specification or another one; empty if it is unset or relative.
std::filesystem::path xdgFolder(const char *variable);

/// $HOME, or the home of the user in the password file if that is unset or relative; empty if there is none.
std::filesystem::path homeFolder();

} // namespace cave
