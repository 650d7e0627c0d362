// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace cave {

/// Plays a short scripted game in a window of its own and writes a picture of it to `file`. Prints what it
/// does. Returns the program's exit code.
int runDemo(const QString &file);

} // namespace cave
