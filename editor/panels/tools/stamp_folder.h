// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/cell_patch.h"

#include <QString>

#include <optional>
#include <vector>

namespace cave {

/// A reusable piece of a map.
struct Stamp {
    QString name;
    QString path; ///< of its file or resource
    bool builtIn = false;
    std::optional<CellPatch> patch; ///< none if the file is invalid
    QString problem;                ///< why it can't
};

/// The built-in stamps.
[[nodiscard]] std::vector<Stamp> builtInStamps(const Content &content);
/// The stamps in a folder, by name; none if there is no such folder. Includes unreadable files, with their
/// problems.
[[nodiscard]] std::vector<Stamp> stampsIn(const QString &folder, const Content &content);

/// Saves a patch as a file in the folder, which is created if missing. Errors: AlreadyExists: there is a
/// stamp with this name; others name the file.
Result<void> saveStamp(const QString &folder, const QString &name, const CellPatch &patch,
                       const Content &content);
/// Errors as above.
Result<void> renameStamp(const Stamp &stamp, const QString &name);
Result<void> removeStamp(const Stamp &stamp);

} // namespace cave
