// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/level_file.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace cave {

/// What the first line of a level file says.
struct LevelHeader {
    LevelType type = LevelType::TopDown;
    std::string name;
    int width = 1;  ///< tiles
    int height = 1; ///< tiles
    std::string source;

    friend bool operator==(const LevelHeader &, const LevelHeader &) = default;
};

LevelHeader headerOf(const LevelFile &design);

/// Records of a level that were replaced by others.
struct LevelHunk {
    std::size_t at = 0;                ///< index of the first in the level before the change
    std::vector<LevelRecord> removed;  ///< what was there
    std::vector<LevelRecord> inserted; ///< what is there afterwards

    friend bool operator==(const LevelHunk &, const LevelHunk &) = default;
};

/// The difference between two states of a level: an entry of an undo history, as large as what changed.
struct LevelPatch {
    LevelHeader before;
    LevelHeader after;
    std::vector<LevelHunk> hunks; ///< by `at`; they don't overlap

    friend bool operator==(const LevelPatch &, const LevelPatch &) = default;
    [[nodiscard]] bool empty() const { return before == after && hunks.empty(); }
    /// The way back.
    [[nodiscard]] LevelPatch inverse() const;
    /// Where a record of the level before is afterwards; one that was replaced in its place keeps that, none
    /// if it is gone.
    [[nodiscard]] std::optional<std::size_t> indexAfter(std::size_t index) const;
};

/// What leads from one level to the other. Takes time by the number of records; as small as can be found in
/// one walk over both. What is left out: how lines end.
LevelPatch levelPatch(const LevelFile &before, const LevelFile &after);

/// Does it. Takes time by the size of the patch if records are replaced in their places, else by that of the
/// level. Error InvalidArgument: `design` isn't what the patch begins with; nothing is changed then.
Result<void> applyPatch(LevelFile &design, const LevelPatch &patch);

/// Makes one change of two that follow each other, if both replace the same records in their places; else
/// false, and `patch` stays. Takes time by the size of the changes alone.
bool mergeInPlace(LevelPatch &patch, const LevelPatch &next);

/// Lines of a level file for these records, each with an end; and back. Errors: those of `readLevel`.
std::string textOfRecords(const std::vector<LevelRecord> &records);
Result<std::vector<LevelRecord>> recordsOfText(const std::string &text);
/// The first line of a file, without its end; and back.
std::string textOfHeader(const LevelHeader &header);
Result<LevelHeader> headerOfText(const std::string &line);

} // namespace cave
