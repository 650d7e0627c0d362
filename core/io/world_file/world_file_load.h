// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_file_format.h"
#include "core/world/world.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace cave {

/// Something beside the regions that can't be used.
struct Fix {
    Message problem;   ///< "the inventory can't be read: checksum does not match"
    Message remedy;    ///< "the player has what new players begin with"
    std::string state; ///< key of the row of `state` that is to be put aside; empty if it is another
};

/// What a file holds, with sensible things in the place of what can't be used.
struct ReadWorld {
    WorldMeta meta; ///< its spec and content are the world's
    World world;
    std::vector<StoredRegion> rows;    ///< of `regions`, in order of level and position
    std::vector<StoredRegion> damaged; ///< those of them that can't be used
    std::vector<Fix> fixes;
    Message planIssue; ///< how the levels that it tells of differ from those of its seed; empty if not
    std::vector<Message> remarks; ///< what will have to be fixed when it is played, a sentence each
    /// Rows whose content can be read and is used, though their checksum or count is wrong.
    std::vector<StoredRegion> inexact;
    /// Parts of the file whose pages are broken, a sentence each; it must be repaired before it is written
    /// to.
    std::vector<Message> unreadable;

    /// True if the world is as the file says.
    [[nodiscard]] bool sound() const { return damaged.empty() && fixes.empty() && unreadable.empty(); }
};

/// What a world is read for.
enum class ReadFor {
    Play,
    Editing, ///< what can be read but not played is left as it is, since edits bring it about and undo it:
             ///< a player in rock, a fight whose enemy is gone
};

/// Reads a whole world of any version, without changing the file. Errors as `WorldFile::open`.
Result<ReadWorld> readWorld(const Database &database, const std::filesystem::path &path,
                            ReadFor purpose = ReadFor::Play);

/// A world as its seed makes it, with nothing of what was played. Errors name the file.
Result<World> untouchedWorld(const WorldMeta &meta, const std::filesystem::path &path);

/// A problem and its remedy as sentences for people.
Message noticeOf(const Fix &fix);

/// Its mendings, its levels and remarks as sentences for people.
std::vector<Message> noticesOf(const ReadWorld &read);

/// Corrects checksums and counts of regions whose content can be read.
Result<void> correctRegions(Database &database, const ReadWorld &read);

/// Keeps what was fixed: moves what can't be used to the quarantines. All or nothing. The log starts again
/// if anything was, or if it is `stale`; true if it does.
Result<bool> keepFixed(Database &database, const ReadWorld &read, bool stale);

} // namespace cave
