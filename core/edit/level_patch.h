// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// The first line of a level file.
struct LevelHeader {
    LevelType type = LevelType::TopDown;
    std::string name;
    int width = 1;  ///< tiles
    int height = 1; ///< tiles
    std::string source;

    friend bool operator==(const LevelHeader &, const LevelHeader &) = default;
};

LevelHeader headerOf(const LevelFile &design);

/// Records of a level replaced by others.
struct LevelHunk {
    std::size_t at = 0;                ///< index of the first one before the change
    std::vector<LevelRecord> removed;  ///< the records before
    std::vector<LevelRecord> inserted; ///< the records after

    friend bool operator==(const LevelHunk &, const LevelHunk &) = default;
};

/// The difference between two states of a level: an entry of an undo history, proportional in size to the
/// change.
struct LevelPatch {
    LevelHeader before;
    LevelHeader after;
    std::vector<LevelHunk> hunks; ///< by `at`; without overlaps

    friend bool operator==(const LevelPatch &, const LevelPatch &) = default;
    [[nodiscard]] bool empty() const { return before == after && hunks.empty(); }
    /// The inverse change.
    [[nodiscard]] LevelPatch inverse() const;
    /// The index of a record after the change; unchanged if it was replaced in place, none if it was removed.
    [[nodiscard]] std::optional<std::size_t> indexAfter(std::size_t index) const;
};

/// The change from one level to the other, except for line ends. Takes time proportional to the number of
/// records; as small as one pass over both can find.
LevelPatch levelPatch(const LevelFile &before, const LevelFile &after);

/// Applies a patch. Takes time proportional to the patch if records are replaced in place, otherwise to the
/// level. Error InvalidArgument: `design` doesn't match the patch; it is unchanged then.
Result<void> applyPatch(LevelFile &design, const LevelPatch &patch);

/// Merges two consecutive changes if both replace the same records in place; otherwise returns false and
/// leaves `patch` unchanged. Takes time proportional to the changes only.
bool mergeInPlace(LevelPatch &patch, const LevelPatch &next);

/// Writes these records as lines of a level file, all terminated, and reads them back. Errors: those of
/// `readLevel`.
std::string textOfRecords(const std::vector<LevelRecord> &records);
Result<std::vector<LevelRecord>> recordsOfText(const std::string &text);
/// Writes the first line of a file, without its end, and reads it back.
std::string textOfHeader(const LevelHeader &header);
Result<LevelHeader> headerOfText(const std::string &line);

} // namespace cave
