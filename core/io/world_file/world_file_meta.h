// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_file_format.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace cave {

// The rows of `meta`: a world's name, seed, settings and content, and their second copy.

/// A table of the content.
struct ContentRow {
    std::string_view key;
    std::string ContentTexts::*text;
    int since; ///< the version of the format that has it
};
inline constexpr std::array kContentRows{ContentRow{"content_items", &ContentTexts::items, 2},
                                         ContentRow{"content_monsters", &ContentTexts::monsters, 2},
                                         ContentRow{"content_trees", &ContentTexts::trees, 2},
                                         ContentRow{"content_scenario", &ContentTexts::scenario, 4}};

/// Writes the fields of its version.
Result<void> writeMeta(Database &database, const WorldMeta &meta);
/// Stores a second copy of `meta`, packed; done by `writeMeta`.
Result<void> copyMeta(Database &database);
/// What is wrong with the second copy of an intact `meta`; empty if nothing is, or if an earlier program made
/// none.
Message metaCopyProblem(const Database &database);
/// Writes `meta` as it was read from the second copy. Rows of other programs stay.
Result<void> restoreMeta(Database &database, const WorldMeta &meta);
/// Deletes the rows of `meta` that aren't other programs'.
Result<void> clearMeta(Database &database);
/// Adds a checksum for the existing texts of `meta`, replacing one that was lost.
Result<void> renewMetaChecksum(Database &database);
/// A text of `meta`; none if it is missing or can't be read.
std::optional<std::string> metaText(const Database &database, std::string_view key);
/// From the second copy if something of the first is damaged. Errors: Damaged; TooNew for an unknown
/// generator version or scenario.
Result<WorldMeta> readMeta(const Database &database, const std::filesystem::path &path);

} // namespace cave
