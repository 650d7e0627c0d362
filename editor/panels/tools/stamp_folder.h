// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/cell_patch.h"

#include <QString>

#include <optional>
#include <vector>

namespace cave {

/// A piece of a map that is kept to be used again.
struct Stamp {
    QString name;
    QString path; ///< of its file, or resource
    bool builtIn = false;
    std::optional<CellPatch> patch; ///< none if the file can't be used
    QString problem;                ///< why it can't
};

/// The stamps that come with the program.
[[nodiscard]] std::vector<Stamp> builtInStamps(const Content &content);
/// Those in a folder, by name; none if there is no such folder. A file that can't be read is among them, with
/// its problem.
[[nodiscard]] std::vector<Stamp> stampsIn(const QString &folder, const Content &content);

/// Keeps a patch as a file in the folder, which is made if it isn't there. Errors: AlreadyExists: there is a
/// stamp of this name; others name the file.
Result<void> saveStamp(const QString &folder, const QString &name, const CellPatch &patch,
                       const Content &content);
/// Errors as above.
Result<void> renameStamp(const Stamp &stamp, const QString &name);
Result<void> removeStamp(const Stamp &stamp);

} // namespace cave
