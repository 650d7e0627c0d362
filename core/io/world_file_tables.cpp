// The tables of a world's file, and how an old file gets them.

#include "core/io/payload.h"
#include "core/io/world_file_format.h"
#include "core/io/world_file_history.h"
#include "core/io/world_file_load.h"
#include "core/io/world_file_state.h"

#include <utility>

namespace cave {
namespace {

/// Those that version 2 brought.
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

/// Those that version 3 brought.
constexpr const char *kHistoryTables = R"sql(
    CREATE TABLE edits (id INTEGER PRIMARY KEY, label TEXT NOT NULL, made_ms INTEGER NOT NULL, cells INTEGER NOT NULL,
        delta BLOB NOT NULL, crc32 INTEGER NOT NULL) STRICT;
    CREATE TABLE save_points (name TEXT PRIMARY KEY, edit INTEGER NOT NULL, made_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE history (id INTEGER PRIMARY KEY CHECK (id = 0), last_done INTEGER NOT NULL,
        log_stale INTEGER NOT NULL) STRICT;
    INSERT INTO history VALUES (0, 0, 0);
)sql";

Result<void> mark(Database &database)
{
    const std::string marks = "PRAGMA application_id = " + std::to_string(kWorldApplicationId) +
                              "; PRAGMA user_version = " + std::to_string(kWorldFormatVersion) + ";";
    return database.execute(marks.c_str());
}

/// A command of version 1 took a turn each, so that its turn is its number; codes 0 to 3 are steps.
Result<void> extendTables(Database &database)
{
    if (Result<void> made = database.execute(kNewTables); !made)
        return made;
    return database.execute(R"sql(
        ALTER TABLE player ADD COLUMN commands INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE player ADD COLUMN steps INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE player ADD COLUMN play_ms INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE command_log RENAME COLUMN turn TO seq;
        UPDATE player SET commands = turn, steps = (SELECT count(*) FROM command_log WHERE command < 4);
    )sql");
}

/// Brings a file of version 1 to version 2.
Result<void> bringToVersion2(Database &database, WorldMeta meta, World &world)
{
    if (Result<void> extended = extendTables(database); !extended)
        return extended;
    meta.version = 2;
    if (Result<void> written = writeMeta(database, meta); !written)
        return written;
    Result<WorldWriter> writer = WorldWriter::prepare(database);
    if (!writer)
        return writer.error();
    UnsavedChanges state;
    state.inventory = state.statistics = state.fight = true;
    if (Result<void> written = writer->writeState(world, state); !written)
        return written;
    // The player's row stays as it was: whoever can't be where it says is told of when the world is loaded.
    return writer->writeOrigin(world);
}

} // namespace

Result<void> createWorldTables(Database &database)
{
    if (Result<void> marked = mark(database); !marked)
        return marked;
    for (const char *tables : {kNewTables, kHistoryTables}) {
        if (Result<void> made = database.execute(tables); !made)
            return made;
    }
    return database.execute(R"sql(
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
    )sql");
}

Result<void> migrate(Database &database, const std::filesystem::path &path)
{
    const Result<std::int64_t> version = database.queryInteger("PRAGMA user_version");
    if (!version || *version == kWorldFormatVersion)
        return version ? Result<void>() : version.error();
    Result<Transaction> transaction = Transaction::begin(database);
    if (!transaction)
        return transaction.error();
    if (*version == 1) {
        Result<ReadWorld> read = readWorld(database, path);
        if (!read)
            return read.error();
        if (Result<void> done = bringToVersion2(database, std::move(read->meta), read->world); !done)
            return done;
    }
    if (Result<void> made = database.execute(kHistoryTables); !made)
        return made;
    if (Result<void> marked = mark(database); !marked)
        return marked;
    return transaction->commit();
}

Result<void> renewHistoryTables(Database &database)
{
    Result<Transaction> transaction = Transaction::begin(database);
    if (!transaction)
        return transaction.error();
    if (Result<void> dropped = database.execute(
            "DROP TABLE IF EXISTS edits; DROP TABLE IF EXISTS save_points; DROP TABLE IF EXISTS history");
        !dropped)
        return dropped;
    if (Result<void> made = database.execute(kHistoryTables); !made)
        return made;
    if (Result<void> marked = setLogStale(database, true); !marked)
        return marked;
    return transaction->commit();
}

} // namespace cave
