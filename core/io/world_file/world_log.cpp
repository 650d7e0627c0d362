// SPDX-License-Identifier: MIT
#include "core/io/world_file/world_log.h"

#include "core/io/codec/payload.h"
#include "core/io/codec/world_snapshot.h"
#include "core/io/files/error_text.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_history.h"
#include "core/io/world_file/world_file_load.h"
#include "core/io/world_file/world_file_meta.h"
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
    if (!CAVE_TRY(hasTable(database, "past_origins")))
        return {};
    auto rows = CAVE_TRY(database.prepare(selectPastOrigins()));
    std::int64_t bytes = 0;
    for (std::int64_t count = 1; count < kMaxLogParts; ++count) { // the current one is a part, too
        if (!rows.step().valueOr(false) || !hasChecksum(rows, 2))
            return {};
        bytes += static_cast<std::int64_t>(rows.blob(2).size());
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
    CAVE_TRY(database.execute("INSERT INTO past_origins (commands, snapshot, crc32) SELECT commands, "
                              "snapshot, crc32 FROM origin;"
                              "INSERT INTO past_origins (commands, snapshot, crc32) SELECT 0, x'', 0 "
                              "WHERE NOT EXISTS (SELECT 1 FROM origin)"));
    return database.execute(
        "DELETE FROM past_origins WHERE id <= (SELECT max(id) FROM past_origins) - " +
        std::to_string(kMaxLogParts - 1) +
        "; DELETE FROM past_origins WHERE id <= (SELECT max(id) FROM (SELECT id, sum(length(snapshot)) "
        "OVER (ORDER BY id DESC) AS bytes FROM past_origins) WHERE bytes > " +
        std::to_string(kMaxPastBytes) + ")");
}

/// For a world in which nothing was done since the current part started from a stored state: whether it is in
/// that state. Nothing otherwise.
Result<std::optional<bool>> isPartStart(const Database &database, const World &world)
{
    auto statement = CAVE_TRY(database.prepare("SELECT snapshot FROM origin WHERE id = 0 AND commands = ?1"));
    if (!CAVE_TRY(statement.with(world.commands).step()))
        return std::optional<bool>();
    const auto now = CAVE_TRY(encodeWorld(world));
    return std::optional(std::ranges::equal(now, statement.blob(0)));
}

/// None for a world that was started here.
Result<std::optional<LogPart>> storedOrigin(const Database &database, const std::filesystem::path &path)
{
    auto origin = CAVE_TRY(database.prepare("SELECT commands, snapshot, crc32 FROM origin WHERE id = 0"));
    if (!CAVE_TRY(origin.step()))
        return std::optional<LogPart>();
    if (!hasChecksum(origin, 1))
        return damagedWorld(path, "the checksum of the log's initial state does not match");
    const std::span<const std::uint8_t> snapshot = origin.blob(1);
    return std::optional(LogPart{origin.integer(0), {snapshot.begin(), snapshot.end()}});
}

/// Gives `world`, which is unchanged, the stored state at the start of a part.
Result<void> takeStart(const LogPart &part, const std::filesystem::path &path, World &world)
{
    if (const Result<void> decoded = decodeWorld(part.snapshot, world); !decoded)
        return damagedWorld(path, decoded.error().message);
    if (world.commands != part.commands)
        return damagedWorld(path, "its log doesn't start at the recorded command");
    return {};
}

} // namespace

Result<LogPart> readCurrentPart(const Database &database, const std::filesystem::path &path)
{
    if (auto origin = CAVE_TRY(storedOrigin(database, path)))
        return std::move(*origin);
    if (hasTable(database, "past_origins").valueOr(false))
        return damagedWorld(path, "the start of the current part of its log is missing");
    return LogPart();
}

Result<std::vector<LogPart>> readLogParts(const Database &database, const std::filesystem::path &path)
{
    std::vector<LogPart> parts;
    parts.push_back(CAVE_TRY(readCurrentPart(database, path)));
    static_cast<void>(CAVE_TRY(orDamaged(forEachPast(database, [&](const Statement &past) {
        const std::span<const std::uint8_t> snapshot = past.blob(2);
        const std::int64_t commands = past.integer(1);
        if (commands < 0 || commands >= parts.back().commands)
            return false;
        parts.push_back({commands, {snapshot.begin(), snapshot.end()}});
        return true;
    }))));
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
    CAVE_TRY(takeStart(part, path, world));
    return world;
}

Result<void> startLogPart(Database &database, WorldWriter &writer, const World &world)
{
    const auto start = CAVE_TRY(
        orDamaged(database.queryInteger("SELECT ifnull(max(commands), 0) FROM origin WHERE id = 0")));
    if (start && *start < world.commands)
        CAVE_TRY(keepOrigin(database));
    return writer.writeOrigin(world);
}

Result<void> leaveLog(Database &database, World &world)
{
    if (CAVE_TRY(isLogStale(database, kWorldFormatVersion)))
        return {};
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
    if (const auto start = CAVE_TRY(isPartStart(database, world)))
        return *start;
    auto statement =
        CAVE_TRY(database.prepare("SELECT turn, player, regions, chance FROM checkpoints WHERE seq = ?1"));
    if (!CAVE_TRY(statement.with(world.commands).step()))
        return false;
    const StateHashes hashes = stateHashes(world);
    const auto noted = [&](int column) { return static_cast<std::uint64_t>(statement.integer(column)); };
    return statement.integer(0) == world.turn && noted(1) == hashes.player && noted(2) == hashes.regions &&
           noted(3) == hashes.chance;
}

Result<bool> settleLog(Database &database, World &world)
{
    if (!CAVE_TRY(isLogStale(database, kWorldFormatVersion)))
        return false;
    if (!isAtLogEnd(database, world).valueOr(false))
        return true;
    CAVE_TRY(inTransaction(database, [&] { return setLogStale(database, false); }));
    return false;
}

Result<std::vector<StateCheckpoint>> readCheckpoints(const Database &database, std::int64_t logStart)
{
    auto statement = CAVE_TRY(database.prepare(
        "SELECT seq, turn, player, regions, chance FROM checkpoints WHERE seq > ?1 ORDER BY seq"));
    statement.with(logStart);
    std::vector<StateCheckpoint> checkpoints;
    while (CAVE_TRY(statement.step())) {
        const auto hash = [&](int column) { return static_cast<std::uint64_t>(statement.integer(column)); };
        checkpoints.push_back(
            {statement.integer(0), statement.integer(1), StateHashes{hash(2), hash(3), hash(4), 0}});
    }
    return checkpoints;
}

Result<std::int64_t> readLogStart(const Database &database, const std::filesystem::path &path)
{
    const auto start =
        CAVE_TRY(database.queryInteger("SELECT ifnull(max(commands), 0) FROM origin WHERE id = 0"));
    CAVE_TRY(checkStored(path, "origin.commands", start));
    return start;
}

Result<bool> readOrigin(const Database &database, const std::filesystem::path &path, World &world)
{
    const auto origin = CAVE_TRY(storedOrigin(database, path));
    if (origin)
        CAVE_TRY(takeStart(*origin, path, world));
    return origin.has_value();
}

Result<void> forEachCommand(const Database &database, const std::filesystem::path &path, std::int64_t first,
                            std::int64_t last, const std::function<void(const Command &)> &take)
{
    auto statement =
        CAVE_TRY(database.prepare("SELECT seq, command FROM command_log WHERE seq >= ?1 ORDER BY seq"));
    statement.with(first);
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
    statement.with(last);
    for (std::int64_t wanted = last;; --wanted) {
        const auto row = CAVE_TRY(orDamaged(statement.step()));
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
    CAVE_TRY(forEachCommand(database, path, first, last,
                            [&](const Command &command) { commands.push_back(command); }));
    return commands;
}

} // namespace cave
