// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <filesystem>

namespace cave {

class Database;
class WorldFile;

// Marks on a world's file: what is known of how it was played beyond its state and its log. They are in the
// table "marks", which files of earlier programs lack, and go with every copy of the file.

/// Marks a world as one in which more was shown than the player saw. True if it wasn't marked before. Errors:
/// those of `WorldFile::save`.
Result<bool> markAsRevealed(WorldFile &file);
/// The same for a copy of a world whose run goes on in another file, or went on before the file was replaced
/// by an older one.
Result<bool> markAsCopy(WorldFile &file);

/// Whether a world is marked so. Takes no lock and works while the world is being played. Errors: those of
/// `WorldFile::summary`.
[[nodiscard]] Result<bool> isMarkedRevealed(const std::filesystem::path &world);
[[nodiscard]] Result<bool> isMarkedCopy(const std::filesystem::path &world);

/// The marks of a file that is open.
struct WorldMarks {
    bool revealed = false;
    bool copy = false;
};
[[nodiscard]] Result<WorldMarks> marksIn(const Database &database);

} // namespace cave
