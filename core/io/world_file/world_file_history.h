// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/codec/delta_codec.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_history.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cave {

// The rows of a world's file that tell how it was edited; see world_file_format.h. What writes has to be
// called inside a transaction.

inline constexpr int kHistoryVersion = 3; ///< of the first files that have one

inline constexpr std::size_t kLongestEditName = 200; ///< bytes of a label or of a save point's name

/// `made_ms` of a row that goes on with the edit before it: a piece of a stroke that has not been merged yet.
/// Earlier versions of the program take such a row for an edit of its own.
inline constexpr std::int64_t kPieceOfStroke = -1;

/// True for 1 .. kLongestEditName bytes of UTF-8.
[[nodiscard]] bool isEditName(std::string_view text);

/// A history as far as it can be used.
struct ReadHistory {
    std::vector<EditEntry> entries;
    std::size_t position = 0;
    std::vector<SavePoint> savePoints; ///< in order of position, then of name
    std::vector<Message> problems;     ///< what of it can't be used, and what that means, a sentence each
};

/// What stands for a position in the file: the id of the last edit that is done there; 0 for the beginning.
[[nodiscard]] inline std::int64_t idAt(const std::vector<EditEntry> &entries, std::size_t position)
{
    return position == 0 ? 0 : entries[position - 1].id;
}

/// Reads all of it, each edit unpacked for a check. An edit that is damaged takes those with it that can't be
/// reached without it: if it is done, all before it; if it is undone, all after it. Error Damaged: the tables
/// themselves can't be read.
Result<ReadHistory> readHistory(const Database &database, const DeltaCodec &codec);

/// Forgets all edits and save points but those of `history`.
Result<void> forgetOthers(const Database &database, const ReadHistory &history);

/// One edit's delta. Error Damaged names it.
Result<WorldDelta> readDelta(const Database &database, const EditEntry &entry, const DeltaCodec &codec);

/// Writes an edit, in place of the one with its id.
Result<void> putEdit(const Database &database, const EditEntry &entry, std::span<const std::uint8_t> delta);
/// Forgets all edits after the one with this id, and the save points of them.
Result<void> dropEditsAfter(const Database &database, std::int64_t id);
Result<void> setLastDone(const Database &database, std::int64_t id);

/// Keeps a save point of the position that `id` stands for, in place of one with its name.
Result<void> putSavePoint(const Database &database, const SavePoint &point, std::int64_t id);
Result<void> dropSavePoint(const Database &database, const std::string &name);

/// That a history had to be given up, as a sentence for people.
[[nodiscard]] Message lostHistoryText(const Error &why);

/// True if edits changed the state since the log was written. Error Damaged: no one knows.
Result<bool> isLogStale(const Database &database, int version);
Result<void> setLogStale(const Database &database, bool stale);

} // namespace cave
