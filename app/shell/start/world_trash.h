// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QString>

#include <filesystem>
#include <vector>

namespace cave {

/// Files that were moved to the desktop's trash, and where they came from.
struct TrashedWorld {
    struct Moved {
        QString from;
        QString to; ///< in the trash; empty if unknown
    };
    QString name;
    std::vector<Moved> files;

    [[nodiscard]] bool canBeRestored() const;
};

/// Operations on a world that isn't being played. Callable from any thread; a world being played gives the
/// error Locked and stays unchanged.

Result<void> renameWorld(const std::filesystem::path &path, const QString &name);

/// Error Io if there is no trash for this place; then nothing is removed.
Result<TrashedWorld> moveToTrash(const std::filesystem::path &path, const QString &name);

/// Error AlreadyExists if something else is in its place now.
Result<void> restoreFromTrash(const TrashedWorld &world);

Result<void> removePermanently(const std::filesystem::path &path);

} // namespace cave
