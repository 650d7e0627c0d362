// SPDX-License-Identifier: MIT
#include "core/io/world_file/world_log.h"

#include "core/io/codec/payload.h"
#include "core/io/codec/world_snapshot.h"
#include "core/io/files/error_text.h"
#include "core/io/world_file/optional_tables.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_history.h"
#include "core/io/world_file/world_file_load.h"
#include "core/io/world_file/world_file_state.h"
#include "core/session/session.h"
#include "core/session/unsaved_changes.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace cave {
namespace {

/// Without snapshots that are too large, so that these aren't read.
std::string selectPastOrigins()
{
    return "SELECT id, commands, CASE WHEN length(snapshot) <= " + std::to_string(kMaxPastBytes) +
           " THEN snapshot END, crc32 FROM past_origins ORDER BY id DESC";
}

/// Calls `take(statement)` for each earlier part from the newest on, as long as it returns true and rows can
/// be read.
template<class Take>
Result<void> forEachPast(const Database &database, Take take)
{
    const Result<bool> there = hasTable(database, "past_origins");
    if (!there || !*there)
        return there ? Result<void>() : there.error();
    auto rows = CAVE_TRY(database.prepare(selectPastOrigins()));
    std::int64_t bytes = 0;
    for (std::int64_t count = 1; count < kMaxLogParts; ++count) { // the current one is a part, too
        const Result<bool> more = rows.step();
        const std::span<const std::uint8_t> snapshot =
            more && *more ? rows.blob(2) : std::span<const std::uint8_t>();
        if (!more || !*more || !rows.isBlob(2) || !rows.isInteger(3) || rows.integer(3) != crc32Of(snapshot))
            return {};
        bytes += static_cast<std::int64_t>(snapshot.size());
        if (bytes > kMaxPastBytes || !take(rows))
            return {};
    }
    return {};
}

/// Keeps where the current part starts as an earlier one.
Result<void> keepOrigin(Database &database)
{
    CAVE_TRY(database.execute(kMakePastOrigins));
    // A world that was started here has no row in `origin`; an empty snapshot stands for that.
    if (Result<void> kept =
            database.execute("INSERT INTO past_origins (commands, snapshot, crc32) SELECT commands, "
                             "snapshot, crc32 FROM origin;"
                             "INSERT INTO past_origins (commands, snapshot, crc32) SELECT 0, x'', 0 "
                             "WHERE NOT EXISTS (SELECT 1 FROM origin)");
        !kept)
        return kept;
    const std::string surplus =
        "DELETE FROM past_origins WHERE id <= (SELECT max(id) FROM past_origins) - " +
        std::to_string(kMaxLogParts - 1) +
        "; DELETE FROM past_origins WHERE id <= (SELECT max(id) FROM (SELECT id, sum(length(snapshot)) "
        "OVER (ORDER BY id DESC) AS bytes FROM past_origins) WHERE bytes > " +
        std::to_string(kMaxPastBytes) + ")";
    return database.execute(surplus.c_str());
}

/// For a world in which nothing was done since the current part started from a stored state: whether it is in
/// that state. Nothing otherwise.
Result<std::optional<bool>> isPartStart(const Database &database, const World &world)
{
    auto statement = CAVE_TRY(database.prepare("SELECT snapshot FROM origin WHERE id = 0 AND commands = ?1"));
    const auto row = CAVE_TRY(statement.bind(1, world.commands).step());
    if (!row)
        return std::optional<bool>();
    const auto now = CAVE_TRY(encodeWorld(world));
    return std::optional(std::ranges::equal(now, statement.blob(0)));
}

} // namespace

Result<LogPart> readCurrentPart(const Database &database, const std::filesystem::path &path)
{
    auto current = CAVE_TRY(database.prepare("SELECT commands, snapshot, crc32 FROM origin WHERE id = 0"));
    const auto row = CAVE_TRY(current.step());
    if (row) {
        const std::span<const std::uint8_t> snapshot = current.blob(1);
        if (!current.isBlob(1) || !current.isInteger(2) || current.integer(2) != crc32Of(snapshot))
            return damagedWorld(path, "the checksum of the log's initial state does not match");
        return LogPart{current.integer(0), {snapshot.begin(), snapshot.end()}};
    }
    if (hasTable(database, "past_origins").valueOr(false))
        return damagedWorld(path, "the start of the current part of its log is missing");
    return LogPart();
}

Result<std::vector<LogPart>> readLogParts(const Database &database, const std::filesystem::path &path)
{
    auto current = CAVE_TRY(readCurrentPart(database, path));
    std::vector<LogPart> parts;
    parts.push_back(std::move(current));
    const Result<void> read = forEachPast(database, [&](const Statement &past) {
        const std::span<const std::uint8_t> snapshot = past.blob(2);
        const std::int64_t commands = past.integer(1);
        if (commands < 0 || commands >= parts.back().commands)
            return false;
        parts.push_back({commands, {snapshot.begin(), snapshot.end()}});
        return true;
    });
    if (!read && read.error().code != ErrorCode::Damaged)
        return read.error();
    std::ranges::reverse(parts);
    return parts;
}

Result<World> startOf(const LogPart &part, const WorldMeta &meta, const std::filesystem::path &path)
{
    if (part.snapshot.empty()) {
        Result<Session> begun = Session::begin(meta.spec, meta.content);
        if (!begun)
            return Error{begun.error().code, message("world %1: %2", quoted(path), begun.error().message)};
        return std::move(*begun).takeWorld();
    }
    auto world = CAVE_TRY(untouchedWorld(meta, path));
    if (const Result<void> decoded = decodeWorld(part.snapshot, world); !decoded)
        return damagedWorld(path, decoded.error().message);
    if (world.commands != part.commands)
        return damagedWorld(path, "its log doesn't start at the recorded command");
    return world;
}

Result<void> startLogPart(Database &database, WorldWriter &writer, const World &world)
{
    const Result<std::int64_t> start =
        database.queryInteger("SELECT ifnull(max(commands), 0) FROM origin WHERE id = 0");
    if (!start && start.error().code != ErrorCode::Damaged)
        return start.error();
    if (start && *start < world.commands)
        CAVE_TRY(keepOrigin(database));
    return writer.writeOrigin(world);
}

Result<void> leaveLog(Database &database, World &world)
{
    const Result<bool> stale = isLogStale(database, kWorldFormatVersion);
    if (!stale || *stale)
        return stale ? Result<void>() : stale.error();
    const auto start = CAVE_TRY(isPartStart(database, world));
    if (start) // which the file has; what is noted there belongs to the part before
        return setLogStale(database, true);
    auto writer = CAVE_TRY(WorldWriter::prepare(database));
    UnsavedChanges noted;
    noted.checkpoints.push_back({world.commands, world.turn, stateHashes(world)});
    CAVE_TRY(writer.writeCommands(world, noted));
    return setLogStale(database, true);
}

Result<bool> isAtLogEnd(const Database &database, World &world)
{
    const Result<std::optional<bool>> start = isPartStart(database, world);
    if (!start || *start)
        return start ? Result<bool>(**start) : start.error();
    auto statement =
        CAVE_TRY(database.prepare("SELECT turn, player, regions, chance FROM checkpoints WHERE seq = ?1"));
    Result<bool> row = statement.bind(1, world.commands).step();
    if (!row || !*row)
        return row;
    const StateHashes hashes = stateHashes(world);
    const auto noted = [&](int column) { return static_cast<std::uint64_t>(statement.integer(column)); };
    return statement.integer(0) == world.turn && noted(1) == hashes.player && noted(2) == hashes.regions &&
           noted(3) == hashes.chance;
}

Result<bool> settleLog(Database &database, World &world)
{
    Result<bool> stale = isLogStale(database, kWorldFormatVersion);
    if (!stale || !*stale)
        return stale;
    const Result<bool> undone = isAtLogEnd(database, world);
    if (!undone || !*undone)
        return stale;
    const Result<void> cleared = inTransaction(database, [&] { return setLogStale(database, false); });
    return cleared ? Result<bool>(false) : cleared.error();
}

Result<std::vector<StateCheckpoint>> readCheckpoints(const Database &database, std::int64_t logStart)
{
    auto statement = CAVE_TRY(database.prepare(
        "SELECT seq, turn, player, regions, chance FROM checkpoints WHERE seq > ?1 ORDER BY seq"));
    statement.bind(1, logStart);
    std::vector<StateCheckpoint> checkpoints;
    for (;;) {
        const auto row = CAVE_TRY(statement.step());
        if (!row)
            return checkpoints;
        const auto hash = [&](int column) { return static_cast<std::uint64_t>(statement.integer(column)); };
        checkpoints.push_back(
            {statement.integer(0), statement.integer(1), StateHashes{hash(2), hash(3), hash(4), 0}});
    }
}

Result<std::int64_t> readLogStart(const Database &database, const std::filesystem::path &path)
{
    Result<std::int64_t> start =
        database.queryInteger("SELECT ifnull(max(commands), 0) FROM origin WHERE id = 0");
    if (!start)
        return start;
    const Result<void> checked = checkStored(path, "origin.commands", *start);
    return checked ? start : checked.error();
}

Result<bool> readOrigin(const Database &database, const std::filesystem::path &path, World &world)
{
    auto statement = CAVE_TRY(database.prepare("SELECT commands, snapshot, crc32 FROM origin WHERE id = 0"));
    const auto row = CAVE_TRY(statement.step());
    if (!row)
        return false;
    if (!statement.isBlob(1) || !statement.isInteger(2) || statement.integer(2) != crc32Of(statement.blob(1)))
        return damagedWorld(path, "the checksum of the log's initial state does not match");
    if (const Result<void> decoded = decodeWorld(statement.blob(1), world); !decoded)
        return damagedWorld(path, decoded.error().message);
    if (world.commands != statement.integer(0))
        return damagedWorld(path, "its log doesn't start at the recorded command");
    return true;
}

Result<void> forEachCommand(const Database &database, const std::filesystem::path &path, std::int64_t first,
                            std::int64_t last, const std::function<void(const Command &)> &take)
{
    auto statement =
        CAVE_TRY(database.prepare("SELECT seq, command FROM command_log WHERE seq >= ?1 ORDER BY seq"));
    statement.bind(1, first);
    for (std::int64_t wanted = first;; ++wanted) {
        const auto row = CAVE_TRY(statement.step());
        if (!row && wanted > last)
            return {};
        if (!row || (statement.integer(0) != wanted && wanted <= last))
            return damagedWorld(path, message("its log has no command %1 of %2", wanted, last));
        if (wanted > last)
            return damagedWorld(path,
                                message("its log continues after command %1, the last one played", last));
        const Result<Command> command = commandFromCode(statement.integer(1));
        if (!command)
            return damagedWorld(path, message("command %1 of its log: %2", wanted, command.error().message));
        take(*command);
    }
}

Result<std::int64_t> firstReadableCommand(const Database &database, std::int64_t last)
{
    auto statement =
        CAVE_TRY(database.prepare("SELECT seq, command FROM command_log WHERE seq <= ?1 ORDER BY seq DESC"));
    statement.bind(1, last);
    for (std::int64_t wanted = last;; --wanted) {
        const Result<bool> row = statement.step();
        if (!row && row.error().code != ErrorCode::Damaged)
            return row.error();
        if (!row || !*row || statement.integer(0) != wanted || !commandFromCode(statement.integer(1)))
            return wanted + 1;
    }
}

Result<std::vector<Command>> readCommands(const Database &database, const std::filesystem::path &path,
                                          std::int64_t first, std::int64_t last)
{
    const std::int64_t count = last - first + 1;
    if (count > kMaxReplayed)
        return invalid(message("the log of world %1 has %2 commands; a replay reads at most %3", quoted(path),
                               count, kMaxReplayed));
    std::vector<Command> commands;
    commands.reserve(static_cast<std::size_t>(std::max<std::int64_t>(count, 0)));
    const Result<void> read = forEachCommand(database, path, first, last,
                                             [&](const Command &command) { commands.push_back(command); });
    return read ? Result<std::vector<Command>>(std::move(commands)) : read.error();
}

} // namespace cave
