// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/message.h"

#include <array>
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

} // namespace cave
