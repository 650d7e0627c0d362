// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_file.h"
#include "core/io/world_file/world_file_format.h"
#include "core/world/world.h"

#include <filesystem>
#include <string>
#include <vector>

namespace cave {

/// An unusable part of the file other than regions.
struct Fix {
    Message problem;   ///< "the inventory can't be read: checksum does not match"
    Message remedy;    ///< "the player has what new players begin with"
    std::string state; ///< key of the row of `state` to move to quarantine; empty for other parts
};

/// The content of a file, with unusable parts replaced with defaults.
struct ReadWorld {
    WorldMeta meta; ///< its spec and content are the world's
    World world;
    std::vector<StoredRegion> rows;    ///< of `regions`, in order of level and position
    std::vector<StoredRegion> damaged; ///< the unusable ones
    std::vector<Fix> fixes;
    Message planIssue; ///< how its levels differ from those of its seed; empty if they don't
    /// See `LoadedWorld::remarks`. Read for editing, `world` still is as the edits left it.
    std::vector<Message> remarks;
    /// Rows with readable content that is used although their checksum or count is wrong.
    std::vector<StoredRegion> inexact;
    /// Parts of the file whose pages are broken, a sentence each; it must be repaired before it is written
    /// to.
    std::vector<Message> unreadable;
    std::vector<int> placeless = {}; ///< players of whom not even the place is known
    bool isEdited = false;           ///< edits changed the world since its log was written
    bool isRestored =
        false; ///< what was unusable was restored from the log, so that `world` has lost nothing

    /// True if the world is exactly as stored.
    [[nodiscard]] bool sound() const { return damaged.empty() && fixes.empty() && unreadable.empty(); }
};

/// The purpose of reading a world.
enum class ReadFor {
    Play,
    Editing, ///< readable but unplayable states are kept, as edits create and undo them: a player in rock, a
             ///< fight without its enemy
};

/// Reads a whole world of any version, without changing the file. Errors: those of `WorldFile::open`.
Result<ReadWorld> readWorld(const Database &database, const std::filesystem::path &path,
                            ReadFor purpose = ReadFor::Play);

/// An unchanged world of the seed. Errors name the file.
Result<World> untouchedWorld(const WorldMeta &meta, const std::filesystem::path &path);

/// What becomes of a damaged region, of which `row` is one of `read.damaged`.
Message remedyFor(const StoredRegion &row, const ReadWorld &read);

/// Its damaged regions.
std::vector<DamagedRegion> damagedRegionsOf(const ReadWorld &read);

/// Its fixes and level differences as messages for users.
std::vector<Message> noticesOf(const ReadWorld &read);

/// What is unusable in the file and what the world has instead, a sentence each; empty if it is sound.
std::vector<Message> damageIn(const ReadWorld &read);

/// Corrects checksums and counts of regions with readable content.
Result<void> correctRegions(Database &database, const ReadWorld &read);

/// Stores the fixes: moves unusable parts to the quarantines, in one transaction. If anything was lost, or
/// the state is `unfit` for play, also stores the state as it is now, starts a new part of the log, and
/// returns true.
Result<bool> keepFixed(Database &database, const ReadWorld &read, bool unfit);

} // namespace cave
