#pragma once

#include "core/base/result.h"
#include "core/io/database.h"
#include "core/io/world_file_format.h"
#include "core/world/world.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace cave {

/// A row of `regions` that can't be used.
struct DamagedRow {
    std::int64_t level = 0;
    RegionPos pos;
    std::string reason; ///< names region and level
};

/// Something beside the regions that can't be used.
struct Mending {
    std::string problem; ///< "the inventory can't be read: checksum does not match"
    std::string remedy;  ///< "the player has what new players begin with"
    std::string state;   ///< key of the row of `state` that is to be put aside; empty if it is another
};

/// What a file holds, with sensible things in the place of what can't be used.
struct ReadWorld {
    WorldMeta meta; ///< its spec and content are the world's
    World world;
    std::vector<DamagedRow> damaged;
    std::vector<Mending> mendings;

    /// True if the world is as the file says.
    [[nodiscard]] bool sound() const { return damaged.empty() && mendings.empty(); }
};

/// Reads a whole world of any version, without changing the file. Errors as `WorldFile::open`.
Result<ReadWorld> readWorld(const Database &database, const std::filesystem::path &path);

/// A world as its seed makes it, with nothing of what was played. Errors name the file.
Result<World> untouchedWorld(const WorldMeta &meta, const std::filesystem::path &path);

/// A problem and its remedy as sentences for people.
std::string noticeOf(const Mending &mending);

/// Keeps what was mended: moves what can't be used to the quarantines and lets the log begin anew. All or
/// nothing.
Result<void> keepMended(Database &database, const ReadWorld &read);

} // namespace cave
