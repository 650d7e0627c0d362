// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/world_delta.h"
#include "core/io/codec/payload.h"
#include "core/io/files/database.h"
#include "core/io/world_file/world_inspection.h"
#include "core/session/session.h"
#include "core/world/bookmark.h"
#include "core/world/world.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {

// The format of a `.cave` file; internal to WorldFile.
//
// meta              texts: name, seed, seed_number (of some), generator, generator_version, settings (JSON),
//                   scenario, created_ms, content_items, content_monsters, content_trees, content_scenario,
//                   level_files (how many there are), crc32 (of the others)
// level_files       the level files of the world, in their order: number from 1, name, text, its crc32
// levels            level 0 is the whole plane, 'endless' or 'bounded'; if bounded, also a row for
//                   each level of its plan: number, corner, size, seed, start and finish
// links             which cell leads to which, from level to level. Levels and links are for other programs;
//                   the plan is made from the seed, and differences are reported when it is loaded
// regions           changes by play: payload (see payload.h), its crc32, its explored cells, the turn
//                   of the last change
// quarantine        rows of regions that failed their checks, and why
// player            one row: position, turn, commands, steps, time of the last save, time played
// state             inventory, statistics, streams, fight, run (see state_codec.h), action (see
//                   action_codec.h), party and players' own maps (see party_codec.h), each
//                   with its crc32; no run, action, party or maps in a world without them
// state_quarantine  rows of state that failed their checks, and why
// command_log       number of the command, from 1, without gaps → its code (see command.h)
// checkpoints       hashes of the state after every kCheckpointInterval-th command
// origin            at most one row: the state (see world_snapshot.h) from which the log continues, for a
//                   world that doesn't start from its spec: imported, or fixed; earlier rows of the log are
//                   kept but ignored
// bookmarks         places marked by the player
// edits             edits, in order of id: label, time, number of cells and things, and its delta (see
//                   delta_codec.h) with its crc32
// save_points       named positions in the history: the id of the last edit applied there
// history           one row: the id of the last edit applied, later ones are undone; and a flag,
//                   log_stale, that edits changed the state since the log was written, so that it doesn't
//                   lead there. When such a world is loaded for play, the log restarts and the flag is
//                   cleared.
//
// log_link          one row: ties the file to SQLite's write-ahead log next to it; see stale_wal.h.
//                   Files of earlier programs get it when first opened for play; it doesn't affect the
//                   version.
// marks             see world_marks.h; made with the first mark; it doesn't affect the version either
//
// Version 5 had no parties, and is still written as long as a world has one player.
// Version 4 had no level_files.
// Version 3 had no links, no content_scenario and no plan in levels, and only endless worlds.
// Version 2 had no edits, save_points and history.
// Version 1 had no state, origin, checkpoints, bookmarks and content; every command took a turn, and the log
// contained the turns.

inline constexpr int kWorldFormatVersion = 5; ///< SQLite's user_version
inline constexpr int kPartyFormatVersion = 6; ///< of a world with several players; otherwise the same
inline constexpr int kPlaneLevel = 0;         ///< under which all regions are stored

inline constexpr MessageKey kRepairFirst{"%1; repair the world to continue with the readable parts"};
/// What loading and repairing do about a wrong checksum or count of a region that can be read.
inline constexpr MessageKey kCorrected{"the region is kept; its checksum and cell count are corrected"};

inline constexpr std::size_t kMaxStateBytes = 8 << 20; ///< of a row of `state`
inline constexpr std::string_view kInventoryState = "inventory";
inline constexpr std::string_view kStatisticsState = "statistics";
inline constexpr std::string_view kStreamsState = "streams";
inline constexpr std::string_view kFightState = "fight";
inline constexpr std::string_view kRunState = "run";
inline constexpr std::string_view kActionState = "action";
inline constexpr std::string_view kPartyState = "party";

struct WorldMeta {
    int version = kWorldFormatVersion; ///< of the file
    std::string name;
    WorldSpec spec;
    std::int64_t createdMs = 0;
    ContentTexts texts;
    std::shared_ptr<const Content> content; ///< of the texts
    Message problem; ///< why this was read from the file's second copy; empty if it wasn't
};

struct PlayerRow {
    WorldPos position; ///< (0, 0) if there is a problem
    std::int64_t turn = 0;
    std::int64_t commands = 0;
    std::int64_t steps = 0;
    std::int64_t lastPlayedMs = 0;
    std::int64_t playMs = 0;
    Message problem;         ///< why the position is unusable; empty if it is usable
    bool unreadable = false; ///< there is a row, on a broken page
    bool isStored = true;    ///< false: the numbers are taken from the log
};

/// The range of times in a world's file, between the years 1 and 9999; in milliseconds since 1970-01-01 UTC.
inline constexpr std::int64_t kEarliestMs = -62'135'596'800'000;
inline constexpr std::int64_t kLatestMs = 253'402'300'799'999;

/// Error Damaged: a number in a row is out of range; `field` names table and column: "player.turn".
Result<void> checkStored(const std::filesystem::path &path, std::string_view field, std::int64_t value,
                         std::int64_t least = 0, std::int64_t most = kMaxCounted);

enum class Access {
    Play, ///< read and write; the caller holds the lock
    Read, ///< doesn't change the file or its folder
};

/// Opens a file after checking that it is a world of a supported version. When reading, a log next to it that
/// belongs to another file is ignored, which the database's notice mentions; for play the caller must have
/// handled it (`setWorldLogAside`). Errors: NotFound, NotAWorld, TooNew, Damaged, Io.
Result<Database> openWorldDatabase(const std::filesystem::path &path, Access access);

/// Renames a log next to a world that belongs to another file; the caller holds the world's lock. Returns a
/// message for users, empty if there was none. Error Io.
Result<Message> setWorldLogAside(const std::filesystem::path &path);

/// Opens a file with broken or missing pages for reading whatever is readable. Errors as above; Damaged if
/// not even its first page is intact.
Result<Database> openBrokenWorld(const std::filesystem::path &path);

/// Calls `read(database)`, which returns a Result, with a consistent view of a file that may be in play.
template<class Read>
auto readUnlocked(const std::filesystem::path &path, Read read)
    -> decltype(read(std::declval<const Database &>()))
{
    auto database = CAVE_TRY(openWorldDatabase(path, Access::Read));
    [[maybe_unused]] const auto view = CAVE_TRY(Transaction::beginReading(database));
    return read(database);
}

/// Creates the tables of an empty database and marks it as a world.
Result<void> createWorldTables(Database &database);

/// Migrates a file of an older version, whose lock the caller holds. Players of version 1 get the equipment
/// of new ones, and the log restarts from the current state. Does nothing to a current file.
Result<void> migrate(Database &database, const std::filesystem::path &path);

/// Writes the rows of a new world's levels and links; nothing for an endless one.
Result<void> writePlan(Database &database, const LevelPlan &plan);
/// The levels and links in the file, by number and position; empty for an endless world or a file older than
/// version 4. Error Damaged: invalid rows.
Result<LevelPlan> readPlan(const Database &database, int version);

/// Writes the level files of a new world.
Result<void> writeLevelFiles(Database &database, const std::vector<LevelFileText> &files);
/// Reads them; `count` is the expected number. Error Damaged: one is missing or doesn't match its checksum;
/// they exceed the limits on number or size.
Result<std::vector<LevelFileText>> readLevelFiles(const Database &database, const std::filesystem::path &path,
                                                  std::int64_t count);

/// Discards an unreadable history, in a transaction; the log then counts as stale, as its state is unknown.
Result<void> renewHistoryTables(Database &database);

/// The bookmarks, oldest first; none in a file of version 1.
struct ReadBookmarks {
    std::vector<Bookmark> bookmarks;
    std::vector<Message> problems;    ///< of invalid ones, a sentence each
    std::vector<std::int64_t> faulty; ///< their ids
};
Result<ReadBookmarks> readBookmarks(const Database &database, int version);
/// See `WorldFile::putBookmark` and `removeBookmark`.
Result<std::int64_t> putBookmark(Database &database, const Bookmark &bookmark);
Result<void> removeBookmark(Database &database, std::int64_t id);
/// Applies an edit's changes to bookmarks.
Result<void> writeBookmarks(const Database &database, const std::vector<BookmarkDelta> &deltas);

/// The version of a file's format. Its tables count, too: a bit of the number in the header may be wrong, and
/// a file that is taken for an older one can't be migrated.
Result<std::int64_t> formatVersion(const Database &database);

/// Whether the file has a table that not every file of its version has.
Result<bool> hasTable(const Database &database, std::string_view name);

/// See `WorldSummary`.
Result<WorldSummary> readSummary(const Database &database, const std::filesystem::path &path);

/// An unreadable row counts as missing: its turn and counts are taken from the log. Checks that the numbers
/// are valid, not that the player is on floor. An unusable position is not an error, as there is another way
/// into the world.
Result<PlayerRow> readPlayer(const Database &database, const std::filesystem::path &path, int version);

/// The bytes of a row of `state`. Error Damaged: it is missing, or its checksum doesn't match.
Result<std::vector<std::uint8_t>> readState(const Database &database, std::string_view key);

/// Whether the bytes in a column fit the checksum in the next one.
[[nodiscard]] bool hasChecksum(const Statement &row, int column);

/// One row of `regions`, from a statement with the columns of kSelectRegions. If the content is readable but
/// its checksum or number of explored cells is wrong, that is a problem of the row, not an error.
struct RegionRow {
    StoredRegion stored;
    std::size_t inflated = 0;                        ///< size of its payload after unpacking, as far as
                                                     ///< possible
    Result<RegionChanges> changes = RegionChanges{}; ///< error: its problem
    RegionChanges intact;                            ///< what can be read in spite of that
};
/// Adds a row to the total of its world. Error Damaged: the total exceeds the limit.
Result<void> takeRow(const RegionRow &row, const std::filesystem::path &path, ChangesBudget &budget);
RegionRow readRegionRow(const Statement &row, const Content &content, int regionSize);
inline constexpr std::string_view kSelectRegions =
    "SELECT level, rx, ry, payload, crc32, changed_turn, explored_cells FROM regions ";
inline constexpr std::string_view kInOrder = "ORDER BY level, rx, ry";

/// What is wrong with a region that changes terrain outside the levels of a bounded world.
inline constexpr MessageKey kOutsideLevels{"cells outside the levels were changed"};

/// Marks rows of `quarantine` as dealt with: their bytes stay, and are no longer reported as damage. `which`:
/// a WHERE clause, or empty for all. Call inside a transaction.
Result<void> settleDamage(Database &database, std::string_view which);

/// A condition for rows of `quarantine` that aren't dealt with.
Result<std::string> unsettled(const Database &database);

/// All regions in quarantine that aren't dealt with, each with the newest reason.
Result<std::vector<DamagedRegion>> readQuarantined(const Database &database, const Content &content,
                                                   int regionSize);

/// One row of `quarantine`, from a statement with the columns of kSelectQuarantine.
StoredRegion readQuarantineRow(const Statement &row, const Content &content, int regionSize);
inline constexpr std::string_view kSelectQuarantine =
    "SELECT level, rx, ry, payload, crc32, changed_turn, substr(reason, 1, 1000) FROM quarantine ";

/// "world 'x.cave' is damaged: …".
Error damagedWorld(const std::filesystem::path &path, Message what);

/// Milliseconds since 1970-01-01 UTC.
std::int64_t currentTimeMs();

} // namespace cave
