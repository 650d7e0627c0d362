// SPDX-License-Identifier: MIT
// The tables of a world's file, and how an old file gets them.

#include "core/gen/rooms/room_set.h"
#include "core/io/codec/payload.h"
#include "core/io/files/database_files.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_history.h"
#include "core/io/world_file/world_file_load.h"
#include "core/io/world_file/world_file_meta.h"
#include "core/io/world_file/world_file_state.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace cave {
namespace {

/// Added in version 2.
constexpr const char *kNewTables = R"sql(
    CREATE TABLE state (key TEXT PRIMARY KEY, value BLOB NOT NULL, crc32 INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE state_quarantine (id INTEGER PRIMARY KEY, key TEXT NOT NULL, value BLOB NOT NULL,
        crc32 INTEGER NOT NULL, reason TEXT NOT NULL) STRICT;
    CREATE TABLE checkpoints (seq INTEGER PRIMARY KEY, turn INTEGER NOT NULL, player INTEGER NOT NULL,
        regions INTEGER NOT NULL, chance INTEGER NOT NULL) STRICT;
    CREATE TABLE origin (id INTEGER PRIMARY KEY CHECK (id = 0), commands INTEGER NOT NULL, snapshot BLOB NOT NULL,
        crc32 INTEGER NOT NULL) STRICT;
    CREATE TABLE bookmarks (id INTEGER PRIMARY KEY, x INTEGER NOT NULL, y INTEGER NOT NULL, kind TEXT NOT NULL,
        label TEXT NOT NULL) STRICT;
)sql";

/// Added in version 3.
constexpr const char *kHistoryTables = R"sql(
    CREATE TABLE edits (id INTEGER PRIMARY KEY, label TEXT NOT NULL, made_ms INTEGER NOT NULL, cells INTEGER NOT NULL,
        delta BLOB NOT NULL, crc32 INTEGER NOT NULL) STRICT;
    CREATE TABLE save_points (name TEXT PRIMARY KEY, edit INTEGER NOT NULL, made_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE history (id INTEGER PRIMARY KEY CHECK (id = 0), last_done INTEGER NOT NULL,
        log_stale INTEGER NOT NULL) STRICT;
    INSERT INTO history VALUES (0, 0, 0);
)sql";

/// Added in version 4.
constexpr const char *kPlanTables = R"sql(
    ALTER TABLE levels ADD COLUMN x INTEGER;
    ALTER TABLE levels ADD COLUMN y INTEGER;
    ALTER TABLE levels ADD COLUMN width INTEGER;
    ALTER TABLE levels ADD COLUMN height INTEGER;
    ALTER TABLE levels ADD COLUMN seed INTEGER;
    ALTER TABLE levels ADD COLUMN start_x INTEGER;
    ALTER TABLE levels ADD COLUMN start_y INTEGER;
    ALTER TABLE levels ADD COLUMN finish_x INTEGER;
    ALTER TABLE levels ADD COLUMN finish_y INTEGER;
    CREATE TABLE links (from_x INTEGER NOT NULL, from_y INTEGER NOT NULL, to_x INTEGER NOT NULL, to_y INTEGER NOT NULL,
        PRIMARY KEY (from_x, from_y)) STRICT, WITHOUT ROWID;
)sql";

/// Added in version 5.
constexpr const char *kLevelFileTables = R"sql(
    CREATE TABLE level_files (number INTEGER PRIMARY KEY, name TEXT NOT NULL, text BLOB NOT NULL,
        crc32 INTEGER NOT NULL) STRICT;
)sql";

constexpr int kPlanVersion = 4;

Result<void> mark(Database &database)
{
    return database.execute("PRAGMA application_id = " + std::to_string(kWorldDatabase.applicationId) +
                            "; PRAGMA user_version = " + std::to_string(kWorldFormatVersion) + ";");
}

/// Binds an optional position; unbound parameters are NULL.
void bindPlace(Statement &statement, int parameter, const std::optional<WorldPos> &place)
{
    if (place)
        statement.bind(parameter, place->x).bind(parameter + 1, place->y);
}

/// Prepared again each time, as bindings would persist.
Result<void> writeLevel(Database &database, const Level &level)
{
    auto put = CAVE_TRY(database.prepare(
        "INSERT INTO levels (level, kind, x, y, width, height, seed, start_x, start_y, finish_x, finish_y) "
        "VALUES (?1, 'bounded', ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"));
    put.with(level.number, level.area.origin, level.area.width, level.area.height, level.seed);
    bindPlace(put, 7, level.start);
    bindPlace(put, 9, level.finish);
    return put.run();
}

std::optional<WorldPos> placeIn(const Statement &row, int column)
{
    if (!row.isInteger(column) || !row.isInteger(column + 1))
        return std::nullopt;
    return WorldPos{row.integer(column), row.integer(column + 1)};
}

constexpr std::int64_t kMaxPlanRows = 100'000; ///< of `levels`, and of `links`

/// Error Damaged: there are more rows than in any world.
Result<void> checkRowCount(const Database &database, const std::string &table)
{
    const auto rows = CAVE_TRY(database.queryInteger("SELECT count(*) FROM " + table));
    if (rows > kMaxPlanRows)
        return damaged(message("%1 has %2 rows; the limit is %3", table, rows, kMaxPlanRows));
    return {};
}

/// Why a row of `levels` is invalid; empty if it is valid. `area` is the area in the row.
Message issueOfLevel(const Statement &row, const std::optional<WorldPos> &origin)
{
    const auto isSide = [](std::int64_t cells) {
        return cells >= 1 && cells <= std::numeric_limits<int>::max();
    };
    const auto outside = [](const std::optional<WorldPos> &place) { return place && !insideWorld(*place); };
    const std::int64_t number = row.integer(0);
    if (number > std::numeric_limits<int>::max())
        return message("its number is too large");
    if (!origin || outside(origin))
        return message("levels.x and levels.y are not a position in the world");
    if (!isSide(row.integer(3)) || !isSide(row.integer(4)))
        return message("levels.width and levels.height are not a size");
    if (!row.isInteger(5))
        return message("levels.seed is not a number");
    if (outside(placeIn(row, 6)) || outside(placeIn(row, 8)))
        return message("its start or finish is not a position in the world");
    return {};
}

Result<void> readLevels(const Database &database, LevelPlan &plan)
{
    auto select = CAVE_TRY(
        database.prepare("SELECT level, x, y, width, height, seed, start_x, start_y, finish_x, finish_y FROM "
                         "levels WHERE level > 0 ORDER BY level"));
    while (CAVE_TRY(select.step())) {
        const std::optional<WorldPos> origin = placeIn(select, 1);
        const std::int64_t number = select.integer(0);
        if (const Message issue = issueOfLevel(select, origin); !issue.empty())
            return damaged(message("level %1 is invalid: %2", number, issue));
        const CellRect area{*origin, static_cast<int>(select.integer(3)),
                            static_cast<int>(select.integer(4))};
        plan.levels.push_back(
            {static_cast<int>(number), area, select.integer(5), placeIn(select, 6), placeIn(select, 8)});
    }
    return {};
}

Result<void> readLinks(const Database &database, LevelPlan &plan)
{
    auto select =
        CAVE_TRY(database.prepare("SELECT from_x, from_y, to_x, to_y FROM links ORDER BY from_x, from_y"));
    while (CAVE_TRY(select.step())) {
        const Link link{{select.integer(0), select.integer(1)}, {select.integer(2), select.integer(3)}};
        if (!insideWorld(link.from) || !insideWorld(link.to))
            return damaged("a link leads out of the world");
        plan.links.push_back(link);
    }
    return {};
}

/// A command of version 1 took a turn, so its turn is its number; codes 0 to 3 are steps.
Result<void> extendTables(Database &database)
{
    CAVE_TRY(database.execute(kNewTables));
    return database.execute(R"sql(
        ALTER TABLE player ADD COLUMN commands INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE player ADD COLUMN steps INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE player ADD COLUMN play_ms INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE command_log RENAME COLUMN turn TO seq;
        UPDATE player SET commands = turn, steps = (SELECT count(*) FROM command_log WHERE command < 4);
    )sql");
}

/// Migrates a file from version 1 to version 2.
Result<void> bringToVersion2(Database &database, WorldMeta meta, World &world)
{
    CAVE_TRY(extendTables(database));
    meta.version = 2;
    CAVE_TRY(writeMeta(database, meta));
    auto writer = CAVE_TRY(WorldWriter::prepare(database));
    UnsavedChanges state;
    state.inventory = state.statistics = state.fight = true;
    CAVE_TRY(writer.writeState(world, state));
    // The player's row is unchanged: an invalid position is reported when the world is loaded.
    return writer.writeOrigin(world);
}

/// Returns whether all of the world could be read: otherwise its log starts from what is left.
Result<bool> migrateVersion1(Database &database, const std::filesystem::path &path)
{
    auto read = CAVE_TRY(readWorld(database, path));
    if (!read.unreadable.empty())
        return damagedWorld(path, read.unreadable.front());
    CAVE_TRY(bringToVersion2(database, std::move(read.meta), read.world));
    return read.sound();
}

} // namespace

Result<void> createWorldTables(Database &database)
{
    CAVE_TRY(mark(database));
    for (const char *tables : {kNewTables, kHistoryTables})
        CAVE_TRY(database.execute(tables));
    CAVE_TRY(database.execute(R"sql(
        CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
        CREATE TABLE levels (level INTEGER PRIMARY KEY, kind TEXT NOT NULL) STRICT;
        CREATE TABLE regions (level INTEGER NOT NULL, rx INTEGER NOT NULL, ry INTEGER NOT NULL, payload BLOB NOT NULL,
            crc32 INTEGER NOT NULL, explored_cells INTEGER NOT NULL, changed_turn INTEGER NOT NULL,
            PRIMARY KEY (level, rx, ry)) STRICT, WITHOUT ROWID;
        CREATE TABLE quarantine (id INTEGER PRIMARY KEY, level INTEGER NOT NULL, rx INTEGER NOT NULL, ry INTEGER NOT NULL,
            payload BLOB NOT NULL, crc32 INTEGER NOT NULL, changed_turn INTEGER NOT NULL, reason TEXT NOT NULL) STRICT;
        CREATE TABLE player (id INTEGER PRIMARY KEY CHECK (id = 0), x INTEGER NOT NULL, y INTEGER NOT NULL,
            turn INTEGER NOT NULL, last_played_ms INTEGER NOT NULL, commands INTEGER NOT NULL, steps INTEGER NOT NULL,
            play_ms INTEGER NOT NULL) STRICT;
        CREATE TABLE command_log (seq INTEGER PRIMARY KEY, command INTEGER NOT NULL) STRICT;
        INSERT INTO levels VALUES (0, 'endless');
        INSERT INTO player VALUES (0, 0, 0, 0, 0, 0, 0, 0);
    )sql"));
    CAVE_TRY(database.execute(kPlanTables));
    return database.execute(kLevelFileTables);
}

Result<void> migrate(Database &database, const std::filesystem::path &path)
{
    const auto version = CAVE_TRY(formatVersion(database));
    const auto stored = CAVE_TRY(database.queryInteger("PRAGMA user_version"));
    if (version >= kWorldFormatVersion) {
        return stored == version ? Result<void>()
                                 : database.execute("PRAGMA user_version = " + std::to_string(version));
    }
    auto transaction = CAVE_TRY(Transaction::begin(database));
    auto meta = CAVE_TRY(readMeta(database, path));
    const auto whole = CAVE_TRY(version == 1 ? migrateVersion1(database, path) : Result<bool>(true));
    if (version < kHistoryVersion)
        CAVE_TRY(database.execute(kHistoryTables));
    if (!whole) { // so that nothing is taken for restored from that log
        CAVE_TRY(setLogStale(database, true));
    }
    if (version < kPlanVersion)
        CAVE_TRY(database.execute(kPlanTables));
    CAVE_TRY(database.execute(kLevelFileTables));
    meta.version = kWorldFormatVersion;
    CAVE_TRY(writeMeta(database, meta));
    CAVE_TRY(mark(database));
    return transaction.commit();
}

Result<void> writePlan(Database &database, const LevelPlan &plan)
{
    if (!plan.isBounded())
        return {};
    auto link = CAVE_TRY(database.prepare("INSERT INTO links VALUES (?1, ?2, ?3, ?4)"));
    for (const Level &level : plan.levels)
        CAVE_TRY(writeLevel(database, level));
    for (const Link &made : plan.links)
        CAVE_TRY(link.run(made.from, made.to));
    return database.execute("UPDATE levels SET kind = 'bounded' WHERE level = 0");
}

Result<LevelPlan> readPlan(const Database &database, int version)
{
    LevelPlan plan;
    if (version < kPlanVersion)
        return plan;
    for (const char *table : {"levels", "links"})
        CAVE_TRY(checkRowCount(database, table));
    CAVE_TRY(readLevels(database, plan));
    CAVE_TRY(readLinks(database, plan));
    return plan;
}

Result<void> writeLevelFiles(Database &database, const std::vector<LevelFileText> &files)
{
    auto put = CAVE_TRY(database.prepare("INSERT INTO level_files VALUES (?1, ?2, ?3, ?4)"));
    std::int64_t number = 0;
    for (const LevelFileText &file : files) {
        const std::vector<std::uint8_t> bytes(file.text.begin(), file.text.end());
        CAVE_TRY(put.run(++number, file.name, bytes, crc32Of(bytes)));
    }
    return {};
}

Result<std::vector<LevelFileText>> readLevelFiles(const Database &database, const std::filesystem::path &path,
                                                  std::int64_t count)
{
    auto select =
        CAVE_TRY(database.prepare("SELECT number, name, text, crc32 FROM level_files ORDER BY number"));
    std::vector<LevelFileText> files;
    std::size_t bytes = 0;
    for (std::int64_t wanted = 1;; ++wanted) {
        const auto row = CAVE_TRY(select.step());
        if (!row && wanted > count)
            return files;
        if (!row || select.integer(0) != wanted || wanted > count)
            return damagedWorld(path,
                                message("it doesn't have the %1 level files it was created with", count));
        const std::span<const std::uint8_t> text = select.blob(2);
        bytes += text.size() + select.blob(1).size();
        if (wanted > static_cast<std::int64_t>(kMaxLevelFiles) || bytes > kMaxLevelFileBytes)
            return damagedWorld(path,
                                message("its level files are more than %1 or larger than %2 MiB together",
                                        kMaxLevelFiles, kMaxLevelFileBytes >> 20U));
        if (!hasChecksum(select, 2))
            return damagedWorld(path, message("the checksum of its level file %1 '%2' does not match", wanted,
                                              select.text(1)));
        files.push_back({select.text(1), std::string(text.begin(), text.end())});
    }
}

Result<void> renewHistoryTables(Database &database)
{
    auto transaction = CAVE_TRY(Transaction::begin(database));
    CAVE_TRY(database.execute(
        "DROP TABLE IF EXISTS edits; DROP TABLE IF EXISTS save_points; DROP TABLE IF EXISTS history"));
    CAVE_TRY(database.execute(kHistoryTables));
    CAVE_TRY(setLogStale(database, true));
    return transaction.commit();
}

} // namespace cave
