// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QString>

#include <filesystem>
#include <vector>

namespace cave {

/// Files that were moved to the desktop's bin, and where they came from.
struct TrashedWorld {
    struct Moved {
        QString from;
        QString to; ///< in the bin; empty if the bin doesn't say
    };
    QString name;
    std::vector<Moved> files;

    [[nodiscard]] bool canBeRestored() const;
};

/// What can be done to a world that no one plays. All of it may be called from any thread; a world that is
/// being played gives the error Locked and stays as it is.

Result<void> renameWorld(const std::filesystem::path &path, const QString &name);

/// Error Io if there is no bin for this place; then nothing is gone.
Result<TrashedWorld> moveToTrash(const std::filesystem::path &path, const QString &name);

/// Error AlreadyExists if something else has taken the place meanwhile.
Result<void> restoreFromTrash(const TrashedWorld &world);

Result<void> removePermanently(const std::filesystem::path &path);

} // namespace cave
