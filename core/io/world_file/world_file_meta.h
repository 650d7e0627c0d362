// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_file_format.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace cave {

// Tables that a world's file gets when they are first needed, whatever its version. Readers ignore those that
// they don't know.

/// What is known of how a world was played; see world_marks.h.
inline constexpr const char *kMakeMarks =
    "CREATE TABLE IF NOT EXISTS marks (mark TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID";
/// Which run the file goes on with, and how often it was continued; see world_lineage.h.
inline constexpr const char *kMakeLineage =
    "CREATE TABLE IF NOT EXISTS lineage (number INTEGER PRIMARY KEY, token TEXT NOT NULL) STRICT";
/// Where earlier parts of the log start, in order; see world_log.h.
inline constexpr const char *kMakePastOrigins =
    "CREATE TABLE IF NOT EXISTS past_origins (id INTEGER PRIMARY KEY, commands INTEGER NOT NULL, "
    "snapshot BLOB NOT NULL, crc32 INTEGER NOT NULL) STRICT";
/// Rows of `quarantine` that are dealt with.
inline constexpr const char *kMakeSettled =
    "CREATE TABLE IF NOT EXISTS settled (quarantine_id INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL) STRICT";
/// A second copy of `meta`, packed.
inline constexpr const char *kMakeMetaCopy =
    "CREATE TABLE IF NOT EXISTS meta_copy (id INTEGER PRIMARY KEY, rows BLOB NOT NULL, "
    "crc32 INTEGER NOT NULL) STRICT";

struct OptionalTable {
    std::string_view name;
    std::string_view columns; ///< the key, which is one column, first
    MessageKey what;          ///< what it contains, for people
    const char *create;       ///< the statement that makes it
};

/// All of them.
inline constexpr std::array kOptionalTables{
    OptionalTable{"marks", "mark, at_ms", MessageKey("what is noted of how it was played"), kMakeMarks},
    OptionalTable{"lineage", "number, token", MessageKey("what is noted of how it was played"), kMakeLineage},
    OptionalTable{"past_origins", "id, commands, snapshot, crc32",
                  MessageKey("the states that earlier parts of the log begin with"), kMakePastOrigins},
    OptionalTable{"settled", "quarantine_id, at_ms", MessageKey("which damaged regions were dealt with"),
                  kMakeSettled},
    OptionalTable{"meta_copy", "id, rows, crc32",
                  MessageKey("the second copy of its name, seed, settings and content"), kMakeMetaCopy},
};

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
