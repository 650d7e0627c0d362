// SPDX-License-Identifier: MIT
#include "tests/fuzz/world_rows.h"

#include "core/io/codec/delta_codec.h"
#include "core/io/codec/payload.h"
#include "core/io/files/bytes.h"
#include "core/io/files/database.h"

#include <algorithm>
#include <array>
#include <limits>

#include "tests/fuzz/stored_worlds.h"
#include "tests/fuzz/world_use.h"

namespace cave::fuzz {
namespace {

enum class Kind : std::uint8_t {
    Number,
    Text,
    Bytes,  ///< their checksum is the column crc32
    Packed, ///< the same, of a version byte and a zlib stream
};

struct Column {
    const char *table;
    const char *key; ///< columns of the primary key
    const char *name;
    Kind kind;
};

constexpr const char *kRegionKey = "level, rx, ry";

constexpr std::array kColumns{
    Column{"regions", kRegionKey, "payload", Kind::Packed},
    Column{"regions", kRegionKey, "level", Kind::Number},
    Column{"regions", kRegionKey, "rx", Kind::Number},
    Column{"regions", kRegionKey, "ry", Kind::Number},
    Column{"regions", kRegionKey, "explored_cells", Kind::Number},
    Column{"regions", kRegionKey, "changed_turn", Kind::Number},
    Column{"state", "key", "value", Kind::Bytes},
    Column{"state", "key", "key", Kind::Text},
    Column{"player", "id", "x", Kind::Number},
    Column{"player", "id", "y", Kind::Number},
    Column{"player", "id", "turn", Kind::Number},
    Column{"player", "id", "commands", Kind::Number},
    Column{"player", "id", "steps", Kind::Number},
    Column{"player", "id", "last_played_ms", Kind::Number},
    Column{"player", "id", "play_ms", Kind::Number},
    Column{"command_log", "seq", "seq", Kind::Number},
    Column{"command_log", "seq", "command", Kind::Number},
    Column{"checkpoints", "seq", "seq", Kind::Number},
    Column{"checkpoints", "seq", "turn", Kind::Number},
    Column{"checkpoints", "seq", "regions", Kind::Number},
    Column{"origin", "id", "commands", Kind::Number},
    Column{"origin", "id", "snapshot", Kind::Bytes},
    Column{"levels", "level", "level", Kind::Number},
    Column{"levels", "level", "kind", Kind::Text},
    Column{"levels", "level", "x", Kind::Number},
    Column{"levels", "level", "y", Kind::Number},
    Column{"levels", "level", "width", Kind::Number},
    Column{"levels", "level", "height", Kind::Number},
    Column{"levels", "level", "seed", Kind::Number},
    Column{"levels", "level", "start_x", Kind::Number},
    Column{"levels", "level", "finish_y", Kind::Number},
    Column{"links", "from_x, from_y", "from_x", Kind::Number},
    Column{"links", "from_x, from_y", "to_y", Kind::Number},
    Column{"edits", "id", "delta", Kind::Packed},
    Column{"edits", "id", "id", Kind::Number},
    Column{"edits", "id", "label", Kind::Text},
    Column{"edits", "id", "made_ms", Kind::Number},
    Column{"edits", "id", "cells", Kind::Number},
    Column{"save_points", "name", "name", Kind::Text},
    Column{"save_points", "name", "edit", Kind::Number},
    Column{"history", "id", "last_done", Kind::Number},
    Column{"history", "id", "log_stale", Kind::Number},
    Column{"bookmarks", "id", "id", Kind::Number},
    Column{"bookmarks", "id", "x", Kind::Number},
    Column{"bookmarks", "id", "kind", Kind::Text},
    Column{"bookmarks", "id", "label", Kind::Text},
    Column{"level_files", "number", "number", Kind::Number},
    Column{"level_files", "number", "name", Kind::Text},
    Column{"level_files", "number", "text", Kind::Bytes},
    Column{"quarantine", "id", "rx", Kind::Number},
    Column{"quarantine", "id", "payload", Kind::Packed},
    Column{"quarantine", "id", "reason", Kind::Text},
    Column{"state_quarantine", "id", "key", Kind::Text},
    Column{"state_quarantine", "id", "value", Kind::Bytes},
    Column{"meta_copy", "id", "rows", Kind::Packed},
    Column{"meta", "key", "key", Kind::Text},
    Column{"meta", "key", "value", Kind::Text},
};

/// What is done to whole rows and tables.
constexpr std::array kStatements{
    "INSERT INTO quarantine (level, rx, ry, payload, crc32, changed_turn, reason) "
    "SELECT level, rx, ry, payload, crc32, changed_turn, 'why' FROM regions LIMIT 1",
    "INSERT INTO state_quarantine (key, value, crc32, reason) SELECT key, value, crc32, 'why' FROM state",
    "INSERT INTO bookmarks (x, y, kind, label) VALUES (3, -4, 'marker', 'here')",
    "INSERT INTO save_points VALUES ('start', 0, 0)",
    "INSERT INTO command_log SELECT max(seq) + 1, 4 FROM command_log",
    "INSERT INTO regions (level, rx, ry, payload, crc32, explored_cells, changed_turn) "
    "SELECT level, rx + 1000, ry, payload, crc32, explored_cells, changed_turn FROM regions LIMIT 1",
    "INSERT INTO level_files SELECT max(number) + 1, 'more.csv', text, crc32 FROM level_files",
    "UPDATE command_log SET command = 4 WHERE seq BETWEEN 5 AND 20",
    "UPDATE history SET log_stale = 1",
    "DELETE FROM meta WHERE key = 'content_scenario'",
    "DELETE FROM meta_copy",
    "DELETE FROM checkpoints",
    "DELETE FROM player",
    "DELETE FROM levels",
    "DELETE FROM history",
    "DROP TABLE state",
    "DROP TABLE edits",
    "DROP TABLE command_log",
    "PRAGMA user_version = 1",
    "PRAGMA user_version = 2",
    "PRAGMA user_version = 3",
    "PRAGMA user_version = 4",
    "PRAGMA user_version = 6",
};

constexpr std::array<std::int64_t, 18> kNumbers{0,
                                                1,
                                                -1,
                                                2,
                                                49,
                                                50,
                                                255,
                                                65'536,
                                                std::numeric_limits<std::int64_t>::max(),
                                                std::numeric_limits<std::int64_t>::min(),
                                                std::numeric_limits<int>::max(),
                                                std::numeric_limits<int>::min(),
                                                kMaxCounted,
                                                kMaxCounted + 1,
                                                1'000'000'000'000'000'000,
                                                -1'000'000'000'000'000'000,
                                                std::int64_t{1} << 33,
                                                999'999};

/// A number in the bytes' own format.
Bytes packedNumber(std::int64_t number)
{
    ByteWriter out;
    out.number(static_cast<std::uint64_t>(number));
    return out.bytes();
}

void editBytes(Bytes &bytes, InputReader &in)
{
    for (std::size_t edits = in.below(6) + 1; edits > 0; --edits) {
        const std::size_t way = in.byte();
        const std::size_t at = in.below(bytes.size() + 1);
        const auto from = bytes.begin() + static_cast<std::ptrdiff_t>(at);
        const std::size_t left = bytes.size() - at;
        Bytes piece;
        if (way % 4 == 0) {
            piece = packedNumber(kNumbers[in.byte() % kNumbers.size()]);
        } else if (way % 4 != 3) {
            const Input taken = in.take(in.byte() % 64U);
            piece.assign(taken.begin(), taken.end());
        }
        // Over what is there, between, or in the place of something of another length.
        const std::size_t gone = way / 4 % 3 == 0 ? piece.size() : way / 4 % 3 == 1 ? 0 : in.byte() % 32U;
        const auto place = bytes.erase(from, from + static_cast<std::ptrdiff_t>(std::min(gone, left)));
        bytes.insert(place, piece.begin(), piece.end());
    }
}

/// Edits what is inside of a packed value, which keeps its version most of the time.
void editPacked(Bytes &bytes, InputReader &in)
{
    if (bytes.empty())
        return;
    std::uint8_t version = bytes[0];
    Bytes content = inflateUpTo(std::span(bytes).subspan(1), kMaxDeltaContent, {}).bytes;
    editBytes(content, in);
    if (const std::uint8_t other = in.byte(); other > 240)
        version = static_cast<std::uint8_t>(other - 240);
    if (Result<Bytes> packed = deflated(content, version))
        bytes = std::move(*packed);
}

std::int64_t editedNumber(std::int64_t number, InputReader &in)
{
    switch (in.byte() % 3) {
    case 0:
        return kNumbers[in.byte() % kNumbers.size()];
    case 1:
        return static_cast<std::int64_t>(static_cast<std::uint64_t>(number) + in.byte() - 128U);
    default:
        return in.whole();
    }
}

/// Errors are as good as changes: a constraint of the table, or no such row.
void changeValue(Database &database, const Column &column, InputReader &in)
{
    const std::string table = column.table;
    const std::string name = column.name;
    const std::string place = "FROM " + table + " LIMIT 1 OFFSET " + std::to_string(in.below(500));
    Result<Statement> select = database.prepare("SELECT " + name + " " + place);
    if (!select || !select->step().valueOr(false))
        return;
    const bool hasBytes = column.kind == Kind::Bytes || column.kind == Kind::Packed;
    const std::string key = column.key;
    Result<Statement> update =
        database.prepare("UPDATE " + table + " SET " + name + " = ?1" + (hasBytes ? ", crc32 = ?2" : "") +
                         " WHERE (" + key + ") = (SELECT " + key + " " + place + ")");
    if (!update)
        return;
    if (column.kind == Kind::Number) {
        update->bind(1, editedNumber(select->integer(0), in));
    } else {
        const auto value = select->blob(0);
        Bytes bytes(value.begin(), value.end());
        if (column.kind == Kind::Packed)
            editPacked(bytes, in);
        else
            editBytes(bytes, in);
        if (hasBytes)
            update->bindBlob(1, bytes).bind(2, crc32Of(bytes));
        else
            update->bindText(1, textOf(bytes));
    }
    select->reset();
    static_cast<void>(update->run());
}

/// The checksum of the rows of `meta`.
void fitMeta(Database &database)
{
    Bytes all;
    Result<Statement> rows =
        database.prepare("SELECT key, value FROM meta WHERE key <> 'crc32' ORDER BY CAST(key AS BLOB)");
    while (rows && rows->step().valueOr(false)) {
        for (const int column : {0, 1}) {
            const auto part = rows->blob(column);
            all.insert(all.end(), part.begin(), part.end());
            all.push_back(0);
        }
    }
    const std::string update =
        "UPDATE meta SET value = '" + std::to_string(crc32Of(all)) + "' WHERE key = 'crc32'";
    static_cast<void>(database.execute(update.c_str()));
}

} // namespace

bool feedWorldRows(Input input)
{
    InputReader in(input);
    const std::size_t world = in.byte();
    const std::uint8_t use = in.byte();
    const std::filesystem::path path = scratchFile("rows.cave", storedBytes(world));
    {
        Result<Database> database = Database::open(path, Database::Mode::ReadWrite);
        require(database.ok(), "a copy of a stored world can be opened");
        require(
            database->execute("PRAGMA ignore_check_constraints = ON; PRAGMA synchronous = OFF; BEGIN").ok(),
            "a copy of a stored world can be changed");
        constexpr int kMostChanges = 4;
        for (int changes = 0; changes < kMostChanges && !in.atEnd(); ++changes) {
            const std::size_t choice = in.byte();
            if (choice < kColumns.size())
                changeValue(*database, kColumns[choice], in);
            else
                static_cast<void>(database->execute(kStatements[choice % kStatements.size()]));
        }
        fitMeta(*database);
        static_cast<void>(database->execute("COMMIT"));
    }
    useWorld(path, use);
    return true;
}

std::vector<Bytes> worldRowSamples()
{
    std::vector<Bytes> samples;
    const auto sample = [&](std::size_t change) {
        const std::size_t world = samples.size() % storedWorlds().size();
        const auto use = static_cast<std::uint8_t>(samples.size() / storedWorlds().size());
        samples.push_back({static_cast<std::uint8_t>(world), use, static_cast<std::uint8_t>(change), 0, 0, 0,
                           static_cast<std::uint8_t>(samples.size() % kNumbers.size()), 1, 0, 7, 3});
    };
    for (std::size_t column = 0; column < kColumns.size(); ++column)
        sample(column);
    for (std::size_t change = 0; change < kStatements.size(); ++change)
        sample((256 / kStatements.size() - 1) * kStatements.size() + change);
    return samples;
}

} // namespace cave::fuzz
