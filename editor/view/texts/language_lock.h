// SPDX-License-Identifier: MIT
#pragma once

#include <QReadWriteLock>

namespace cave {

/// Guards QLocale's default, which has no lock of its own: a thread that makes texts for users holds this for
/// reading, and the interface's thread for writing while it changes the language.
inline QReadWriteLock &languageLock()
{
    static QReadWriteLock lock;
    return lock;
}

} // namespace cave
