// SPDX-License-Identifier: MIT
#pragma once

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

inline constexpr const char *kOptionalNames[] = {"marks", "lineage", "past_origins", "settled", "meta_copy"};

} // namespace cave
