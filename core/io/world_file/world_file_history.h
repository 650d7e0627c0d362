// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/codec/delta_codec.h"
#include "core/io/files/database.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

/// An edit in the history; its delta is in the file.
struct EditEntry {
    std::int64_t id = 0; ///< in the file; increasing
    std::string label;
    std::int64_t madeMs = 0; ///< milliseconds since 1970-01-01 UTC
    std::int64_t cells = 0;  ///< number of cells and things changed

    friend bool operator==(const EditEntry &, const EditEntry &) = default;
};

/// A named position in the history.
struct SavePoint {
    std::string name;
    std::size_t position = 0; ///< number of edits applied
    std::int64_t madeMs = 0;

    friend bool operator==(const SavePoint &, const SavePoint &) = default;
};

// The edit history in a world's file; see world_file_format.h. Writing functions must be called inside a
// transaction.

inline constexpr int kHistoryVersion = 3; ///< the first version with a history

inline constexpr std::size_t kLongestEditName = 200; ///< bytes of a label or a save point's name

/// `made_ms` of a row that continues the edit before it: a piece of a stroke that has not been merged yet.
/// Earlier versions of the program treat such a row as a separate edit.
inline constexpr std::int64_t kPieceOfStroke = -1;

/// True for 1 .. kLongestEditName bytes of UTF-8.
[[nodiscard]] bool isEditName(std::string_view text);

/// The usable part of a history.
struct ReadHistory {
    std::vector<EditEntry> entries;
    std::size_t position = 0;
    std::vector<SavePoint> savePoints; ///< in order of position, then of name
    std::vector<Message> problems;     ///< what is unusable and its consequences, a sentence each
};

/// How a position is stored in the file: as the id of the last edit applied there; 0 for the beginning.
[[nodiscard]] inline std::int64_t idAt(const std::vector<EditEntry> &entries, std::size_t position)
{
    return position == 0 ? 0 : entries[position - 1].id;
}

/// Reads all of it, unpacking each edit as a check. A damaged edit also removes those that can't be reached
/// without it: if it is applied, all before it; if it is undone, all after it. Error Damaged: the tables are
/// unreadable.
Result<ReadHistory> readHistory(const Database &database, const DeltaCodec &codec);

/// Deletes all edits and save points except those of `history`.
Result<void> forgetOthers(const Database &database, const ReadHistory &history);

/// One edit's delta. Error Damaged names it.
Result<WorldDelta> readDelta(const Database &database, const EditEntry &entry, const DeltaCodec &codec);

/// Writes an edit, replacing one with the same id.
Result<void> putEdit(const Database &database, const EditEntry &entry, std::span<const std::uint8_t> delta);
/// Deletes all edits after the one with this id, and their save points.
Result<void> dropEditsAfter(const Database &database, std::int64_t id);
Result<void> setLastDone(const Database &database, std::int64_t id);

/// Stores a save point at the position of `id`, replacing one with the same name.
Result<void> putSavePoint(const Database &database, const SavePoint &point, std::int64_t id);
Result<void> dropSavePoint(const Database &database, const std::string &name);

/// A message for users that a history had to be discarded.
[[nodiscard]] Message lostHistoryText(const Error &why);

/// True if edits changed the state since the log was written. Error Damaged: this is unknown.
Result<bool> isLogStale(const Database &database, int version);
Result<void> setLogStale(const Database &database, bool stale);

} // namespace cave
