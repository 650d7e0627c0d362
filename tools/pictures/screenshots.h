// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace cave {

/// Writes a picture of every view, in both themes, into `folder`: once at the scale this program runs at,
/// and, unless a scale was set from outside, once at twice that in a process of its own. Prints each file.
/// Returns the program's exit code.
int takeScreenshots(const QString &folder);

} // namespace cave
