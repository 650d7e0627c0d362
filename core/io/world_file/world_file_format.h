// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/edit/world_delta.h"
#include "core/io/files/database.h"
#include "core/io/files/payload.h"
#include "core/io/worlds/world_inspection.h"
#include "core/session/session.h"
#include "core/world/bookmark.h"
#include "core/world/world.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave {

// What a `.cave` file looks like inside; shared by the parts of WorldFile and of no use elsewhere.
//
// meta              texts: name, seed, seed_number (of some), generator, generator_version, settings (JSON),
//                   scenario, created_ms, content_items, content_monsters, content_trees, content_scenario,
//                   level_files (how many there are), crc32 (of the others)
// level_files       the level files that the world is made of, in their order: number from 1, name, text,
//                   its crc32
// levels            level 0 is the plane on which all lies, 'endless' or 'bounded'; of a bounded one a
//                   row for each level of its plan: number, corner, size, seed, start and finish
// links             which cell leads to which, from level to level. Levels and links are there for other
//                   programs; the plan is made from the seed, and a difference is reported when it is loaded
// regions           what play changed: payload (see payload.h), its crc32, its explored cells, the turn
//                   of the last change
// quarantine        rows of regions that failed their checks, and why
// player            one row: place, turn, commands, steps, time of the last save, time played
// state             inventory, statistics, streams, fight, run (see state_codec.h), action (see
//                   action_codec.h), each with its crc32; no run and no action in a world that knows none
// state_quarantine  rows of state that failed their checks, and why
// command_log       number of the command, from 1, without gaps → its code (see command.h)
// checkpoints       hashes of the state after every kCheckpointInterval-th command
// origin            at most one row: the state (see world_snapshot.h) from which the log goes on, of a world
//                   that isn't what its spec begins with: brought here, or fixed; rows of the log before it
//                   are kept and mean nothing
// bookmarks         places that the player marked
// edits             what was done in an editor, in order of id: label, when, how many cells and things, and
//                   what it takes to undo and redo it (see delta_codec.h) with its crc32
// save_points       names of positions in that history: the id of the last edit that is done there
// history           one row: the id of the last edit that is done, those after it are undone; and a mark,
//                   log_stale, that edits changed the state since the log was written, so that it doesn't
//                   lead to it. When such a world is loaded to be played, the log starts again there and the
//                   mark goes.
//
// log_link          one row: ties the file to SQLite's log beside it; see left_log.h. Files of earlier
//                   programs get it when they are first opened to be played; its version is the same with and
//                   without.
//
// Version 4 had no level_files.
// Version 3 had no links, no content_scenario and no plan in levels, and knew endless worlds alone.
// Version 2 had no edits, save_points and history.
// Version 1 had no state, origin, checkpoints, bookmarks and content; a command took a turn each, and the log
// had their turns.

inline constexpr std::uint32_t kWorldApplicationId = 0x43415645; ///< "CAVE"
inline constexpr int kWorldFormatVersion = 5;                    ///< SQLite's user_version
inline constexpr int kPlaneLevel = 0;                            ///< that all regions are stored under

inline constexpr MessageKey kRepairFirst{"%1; repair the world to continue with the readable parts"};
/// What loading and repairing do about a wrong checksum or count of a region that can be read.
inline constexpr MessageKey kCorrected{"the region is kept; its checksum and cell count are corrected"};

inline constexpr std::string_view kInventoryState = "inventory";
inline constexpr std::string_view kStatisticsState = "statistics";
inline constexpr std::string_view kStreamsState = "streams";
inline constexpr std::string_view kFightState = "fight";
inline constexpr std::string_view kRunState = "run";
inline constexpr std::string_view kActionState = "action";

struct WorldMeta {
    int version = kWorldFormatVersion; ///< of the file
    std::string name;
    WorldSpec spec;
    std::int64_t createdMs = 0;
    ContentTexts texts;
    std::shared_ptr<const Content> content; ///< of the texts
};

struct PlayerRow {
    WorldPos position; ///< (0, 0) if there is a problem
    std::int64_t turn = 0;
    std::int64_t commands = 0;
    std::int64_t steps = 0;
    std::int64_t lastPlayedMs = 0;
    std::int64_t playMs = 0;
    Message problem;         ///< why the position can't be used; empty if it can
    bool unreadable = false; ///< there is a row, on a broken page
};

/// Times in a world's file lie between the years 1 and 9999; in milliseconds since 1970-01-01 UTC.
inline constexpr std::int64_t kEarliestMs = -62'135'596'800'000;
inline constexpr std::int64_t kLatestMs = 253'402'300'799'999;

/// Error Damaged: a number that a row tells isn't within its bounds; `field` names table and column:
/// "player.turn".
Result<void> checkStored(const std::filesystem::path &path, std::string_view field, std::int64_t value,
                         std::int64_t least = 0, std::int64_t most = kMostCounted);

enum class Access {
    Play, ///< read and write; the caller holds the lock
    Read, ///< leaves the file and its folder as they are
};

/// Opens a file after checking that it is a world of a version we know. For reading a log beside it that
/// belongs to another file is left out, which the database's notice says; for play the caller has seen to it
/// (`setWorldLogAside`). Errors: NotFound, NotAWorld, TooNew, Damaged, Io.
Result<Database> openWorldDatabase(const std::filesystem::path &path, Access access);

/// Renames a log beside a world, whose lock the caller holds, if it belongs to another file; returns a
/// sentence for people, empty if there was none. Error Io.
Result<Message> setWorldLogAside(const std::filesystem::path &path);

/// Opens a file for reading although pages of it are broken or missing: what answers can be read. Errors as
/// above; Damaged if not even its first page is sound.
Result<Database> openBrokenWorld(const std::filesystem::path &path);

/// Calls `read(database)` with one unchanging view of a file, which may be played meanwhile. `read` gives a
/// Result.
template<class Read>
auto readUnlocked(const std::filesystem::path &path, Read read)
    -> decltype(read(std::declval<const Database &>()))
{
    Result<Database> database = openWorldDatabase(path, Access::Read);
    if (!database)
        return database.error();
    const Result<Transaction> view = Transaction::beginReading(*database);
    if (!view)
        return view.error();
    return read(*database);
}

/// Makes the tables of an empty database and marks it as a world.
Result<void> createWorldTables(Database &database);

/// Brings a file of an older version, whose lock the caller holds, up to date. Players of version 1 get what
/// new ones begin with, and the log goes on from how the world is now. Does nothing to a file that is up to
/// date.
Result<void> migrate(Database &database, const std::filesystem::path &path);

/// Writes the rows of a new world's levels and links; nothing of an endless one.
Result<void> writePlan(Database &database, const LevelPlan &plan);
/// What the file says of levels and links, by number and place; an endless world's is empty, as is that of a
/// file older than version 4. Error Damaged: rows that are invalid.
Result<LevelPlan> readPlan(const Database &database, int version);

/// Writes the level files of a new world.
Result<void> writeLevelFiles(Database &database, const std::vector<LevelFileText> &files);
/// Reads them; `count` is how many there must be. Error Damaged: one is missing or isn't as it was written;
/// they are more, or larger, than those of a world may be.
Result<std::vector<LevelFileText>> readLevelFiles(const Database &database, const std::filesystem::path &path,
                                                  std::int64_t count);

/// Gives up a history that can't be read, in a transaction of its own; the log then counts as stale, since
/// no one knows.
Result<void> renewHistoryTables(Database &database);

/// Writes what its version holds.
Result<void> writeMeta(Database &database, const WorldMeta &meta);
/// Gives the texts of `meta` that there are a checksum, in place of one that was lost.
Result<void> renewMetaChecksum(Database &database);
/// Errors: Damaged; TooNew for a generator version or scenario that we don't know.
Result<WorldMeta> readMeta(const Database &database, const std::filesystem::path &path);

/// The places marked, oldest first; none in a file of version 1.
struct ReadBookmarks {
    std::vector<Bookmark> bookmarks;
    std::vector<Message> problems;    ///< of those that can't be used, a sentence each
    std::vector<std::int64_t> faulty; ///< their ids
};
Result<ReadBookmarks> readBookmarks(const Database &database, int version);
/// As `WorldFile::putBookmark` and `removeBookmark`.
Result<std::int64_t> putBookmark(Database &database, const Bookmark &bookmark);
Result<void> removeBookmark(Database &database, std::int64_t id);
/// Does an edit's part on bookmarks.
Result<void> writeBookmarks(const Database &database, const std::vector<BookmarkDelta> &deltas);

/// What a list of worlds shows.
Result<WorldSummary> readSummary(const Database &database, const std::filesystem::path &path);

/// A row that can't be read counts as absent: its turn and counts are those of the log. Checks that the
/// numbers are possible, not that the player stands on floor. A position that can't be used
/// is no error, as there is another way into the world.
Result<PlayerRow> readPlayer(const Database &database, const std::filesystem::path &path, int version);

/// The bytes of a row of `state`. Error Damaged: there is none, or its checksum doesn't match.
Result<std::vector<std::uint8_t>> readState(const Database &database, std::string_view key);

/// After how many commands the log begins; 0 for a world that was begun here. Error Damaged.
Result<std::int64_t> readLogStart(const Database &database, const std::filesystem::path &path);

/// Gives `world`, which is as its seed makes it, the state that the log begins with. False if the file keeps
/// none, as the log begins where the spec does. Error Damaged.
Result<bool> readOrigin(const Database &database, const std::filesystem::path &path, World &world);

/// Calls `take` for each of the log's commands from number `first` to `last`. Error Damaged: one is missing,
/// unknown or too many.
Result<void> forEachCommand(const Database &database, const std::filesystem::path &path, std::int64_t first,
                            std::int64_t last, const std::function<void(const Command &)> &take);
/// The same commands. Also error InvalidArgument: there are more than kMostReplayed.
inline constexpr std::int64_t kMostReplayed = 5'000'000;
Result<std::vector<Command>> readCommands(const Database &database, const std::filesystem::path &path,
                                          std::int64_t first, std::int64_t last);

/// One row of `regions`, from a statement with the columns of kSelectRegions. What is reported of a content
/// that can be read, its checksum or how many cells are explored, may be wrong all the same: that is a
/// problem of the row, but no error.
struct RegionRow {
    StoredRegion stored;
    std::size_t inflated = 0;                        ///< bytes that its payload unpacks to, as far as it does
    Result<RegionChanges> changes = RegionChanges{}; ///< error: its problem
};
/// Counts a row among those of its world. Error Damaged: they are more than a world may have.
Result<void> takeRow(const RegionRow &row, const std::filesystem::path &path, ChangesBudget &budget);
RegionRow readRegionRow(const Statement &row, const Content &content, int regionSize);
inline constexpr std::string_view kSelectRegions =
    "SELECT level, rx, ry, payload, crc32, changed_turn, explored_cells FROM regions ";
inline constexpr std::string_view kInOrder = "ORDER BY level, rx, ry";

/// All regions now in quarantine.
Result<std::vector<DamagedRegion>> readQuarantined(const Database &database);

/// One row of `quarantine`, from a statement with the columns of kSelectQuarantine.
StoredRegion readQuarantineRow(const Statement &row);
inline constexpr std::string_view kSelectQuarantine =
    "SELECT level, rx, ry, payload, crc32, changed_turn, reason FROM quarantine ";

int exploredCells(const RegionChanges &changes);

/// "world 'x.cave' is damaged: …".
Error damagedWorld(const std::filesystem::path &path, Message what);

/// `path` with `suffix` at its end: SQLite's own companions ("-wal"), the half-made file (".new").
std::filesystem::path companionFile(const std::filesystem::path &path, const char *suffix);

/// Removes a database that is no more, or not yet, a world, with what SQLite put beside it.
void removeDatabase(const std::filesystem::path &path);
/// Removes only what SQLite put beside it.
void removeCompanions(const std::filesystem::path &path);

/// Milliseconds since 1970-01-01 UTC.
std::int64_t currentTimeMs();

} // namespace cave
