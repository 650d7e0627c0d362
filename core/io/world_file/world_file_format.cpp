// SPDX-License-Identifier: MIT
// The rows of a world's file, read with every check that needs nothing but the row.

#include "core/io/world_file/world_file_format.h"

#include "core/base/row_bits.h"
#include "core/base/text.h"
#include "core/io/codec/payload.h"
#include "core/io/codec/world_snapshot.h"
#include "core/io/files/error_text.h"
#include "core/io/world_file/world_file_meta.h"

#include <chrono>
#include <tuple>

namespace cave {
namespace {

/// The row's own information, whatever is wrong with it.
StoredRegion describedRow(const Statement &row, std::span<const std::uint8_t> payload)
{
    StoredRegion stored;
    stored.level = row.integer(0);
    stored.pos = {row.integer(1), row.integer(2)};
    stored.payloadBytes = static_cast<std::int64_t>(payload.size());
    stored.storedChecksum = static_cast<std::uint32_t>(row.integer(4));
    stored.checksum = crc32Of(payload);
    stored.changedTurn = row.integer(5);
    return stored;
}

bool checksumFits(const Statement &row, const StoredRegion &stored)
{
    return row.isInteger(4) && row.integer(4) == stored.checksum;
}

Result<RegionChanges> checkedChanges(const Statement &row, const StoredRegion &stored,
                                     const Inflated &content, const RegionCodec &codec)
{
    if (stored.level != kPlaneLevel)
        return damaged("there is no such level");
    if (!isUsableRegion(stored.pos, codec.regionSize))
        return damaged("it is outside the world");
    // The compressed data have their own checksum.
    if (!row.isBlob(3) || (!content.problem.empty() && !checksumFits(row, stored)))
        return damaged("checksum does not match");
    if (!content.problem.empty())
        return damaged(content.problem);
    return codec.read(content.bytes, lastSectionOf(row.blob(3)));
}

/// What can be read of a row with a problem. Its version may be what is damaged.
RegionChanges intactChanges(std::span<const std::uint8_t> payload, Inflated inflated,
                            const RegionCodec &codec, RegionRow &row)
{
    if (payload.empty() || row.stored.level != kPlaneLevel || !isUsableRegion(codec.pos, codec.regionSize))
        return {};
    int lastTag = lastSectionOf(payload);
    if (inflated.bytes.empty()) {
        inflated = inflateUpTo(payload.subspan(1), kMaxPayloadContent, {});
        row.inflated = inflated.bytes.size();
        lastTag = kLastTag;
    }
    return codec.readIntact(inflated.bytes, lastTag, inflated.isGarbled);
}

/// What a row claims about a region's content but is wrong; empty if all is correct.
Message wrongNote(const Statement &row, const StoredRegion &stored, const RegionChanges &changes)
{
    if (!checksumFits(row, stored))
        return message("its checksum does not match, but its content can be read");
    if (!row.isInteger(6) || stored.exploredCells != row_bits::countBits(changes.explored))
        return message("the count of its explored cells does not match");
    return {};
}

struct NotedTurn {
    std::int64_t command = 0; ///< its number in the log
    std::int64_t turn = 0;    ///< after it
};

/// The last checkpoint of the log; zeros if there is no readable one.
NotedTurn lastCheckpoint(const Database &database)
{
    Result<Statement> statement =
        database.prepare("SELECT seq, turn FROM checkpoints WHERE seq <= (SELECT max(seq) FROM command_log) "
                         "AND turn BETWEEN 0 AND " +
                         std::to_string(kMaxCounted) + " ORDER BY seq DESC LIMIT 1");
    if (!statement || !statement->step().valueOr(false))
        return {};
    return {statement->integer(0), statement->integer(1)};
}

/// The player of a file without a readable one. Checkpoints and the log still show what was played: of the
/// log's codes, -4 to 3 are steps, 4 is a wait and -6 time that passed, which take a turn each; those below
/// -3,000,000,000 stand for as many turns of time as they are less than that. With free movement, steps and
/// waits take more than a turn, so only commands after the last checkpoint are counted.
Result<PlayerRow> absentPlayer(const Database &database, int version, bool unreadable)
{
    PlayerRow player;
    player.unreadable = unreadable;
    player.isStored = false;
    player.problem = unreadable ? message("the player can't be read") : message("there is no player");

    const NotedTurn noted = version == 1 ? NotedTurn{} : lastCheckpoint(database);
    player.turn = noted.turn;
    auto statement = CAVE_TRY(database.prepare(
        version == 1 ? "SELECT ifnull(max(turn), 0), ifnull(max(turn), 0), total(command < 4) FROM "
                       "command_log WHERE turn > 0"
                     : "SELECT total(CASE WHEN seq <= " + std::to_string(noted.command) +
                           " THEN 0 WHEN command < -3000000000 THEN -3000000000 - command "
                           "ELSE command BETWEEN -4 AND 4 OR command = -6 END), ifnull(max(seq), 0), "
                           "total(command BETWEEN -4 AND 3) FROM command_log WHERE seq > 0"));
    const Result<bool> row = statement.step();
    if (!row && row.error().code == ErrorCode::Damaged)
        return player; // neither is the log readable
    if (!row)
        return row.error();
    player.turn += statement.integer(0);
    player.commands = statement.integer(1);
    player.steps = statement.integer(2);
    return player;
}

Result<void> checkRanges(const PlayerRow &player, const std::filesystem::path &path)
{
    const std::tuple<std::string_view, std::int64_t, std::int64_t, std::int64_t> numbers[] = {
        {"player.turn", player.turn, 0, kMaxCounted},
        {"player.commands", player.commands, 0, kMaxCounted},
        {"player.steps", player.steps, 0, kMaxCounted},
        {"player.last_played_ms", player.lastPlayedMs, kEarliestMs, kLatestMs},
        {"player.play_ms", player.playMs, 0, kLatestMs},
    };
    for (const auto &[field, value, least, most] : numbers)
        CAVE_TRY(checkStored(path, field, value, least, most));
    return {};
}

Result<void> checkCounts(const Statement &row, const PlayerRow &player, const std::filesystem::path &path)
{
    for (int column = 2; column <= 6; ++column) {
        if (!row.isInteger(column))
            return damagedWorld(path, column == 2 ? message("its turn is not a number")
                                                  : message("the player's counters are not numbers"));
    }
    return checkRanges(player, path);
}

} // namespace

Result<PlayerRow> readPlayer(const Database &database, const std::filesystem::path &path, int version)
{
    auto statement = CAVE_TRY(database.prepare(
        version == 1
            ? "SELECT x, y, turn, turn, (SELECT count(*) FROM command_log WHERE command < 4), "
              "last_played_ms, 0 FROM player WHERE id = 0"
            : "SELECT x, y, turn, commands, steps, last_played_ms, play_ms FROM player WHERE id = 0"));
    const Result<bool> row = statement.step();
    if (!row && row.error().code != ErrorCode::Damaged)
        return row.error();
    if (!row || !*row) {
        const auto absent = CAVE_TRY(absentPlayer(database, version, !row));
        CAVE_TRY(checkRanges(absent, path));
        return absent;
    }
    PlayerRow player{{},
                     statement.integer(2),
                     statement.integer(3),
                     statement.integer(4),
                     statement.integer(5),
                     statement.integer(6),
                     {},
                     false};
    CAVE_TRY(checkCounts(statement, player, path));
    const WorldPos position{statement.integer(0), statement.integer(1)};
    if (!statement.isInteger(0) || !statement.isInteger(1))
        player.problem = message("the player's position is not a number");
    else if (!insideWorld(position))
        player.problem = message("the player is outside the world at %1", placeText(position));
    else
        player.position = position;
    return player;
}

Result<std::vector<std::uint8_t>> readState(const Database &database, std::string_view key)
{
    auto statement = CAVE_TRY(database.prepare("SELECT value, crc32 FROM state WHERE key = ?1"));
    if (!CAVE_TRY(statement.with(key).step()))
        return damaged("it doesn't exist");
    if (!hasChecksum(statement, 0))
        return damaged("checksum does not match");
    const std::span<const std::uint8_t> value = statement.blob(0);
    if (value.size() > kMaxStateBytes)
        return damaged(message("it is larger than %1 MiB", kMaxStateBytes >> 20U));
    return std::vector(value.begin(), value.end());
}

bool hasChecksum(const Statement &row, int column)
{
    return row.isBlob(column) && row.isInteger(column + 1) &&
           row.integer(column + 1) == crc32Of(row.blob(column));
}

Result<std::string> unsettled(const Database &database)
{
    return std::string(
        CAVE_TRY(hasTable(database, "settled")) ? "id NOT IN (SELECT quarantine_id FROM settled)" : "1");
}

Result<void> settleDamage(Database &database, std::string_view which)
{
    CAVE_TRY(database.execute(kMakeSettled));
    return database.run(
        "INSERT OR IGNORE INTO settled (quarantine_id, at_ms) SELECT id, ?1 FROM quarantine " +
            std::string(which),
        currentTimeMs());
}

RegionRow readRegionRow(const Statement &row, const Content &content, int regionSize)
{
    const std::span<const std::uint8_t> payload = row.blob(3);
    const Inflated inflated = inflatePayload(payload);
    RegionRow result;
    StoredRegion &stored = result.stored;
    stored = describedRow(row, payload);
    stored.exploredCells = row.integer(6);
    if (inflated.problem.empty())
        stored.contentBytes = static_cast<std::int64_t>(inflated.bytes.size());
    result.inflated = inflated.bytes.size();
    result.changes = checkedChanges(row, stored, inflated, {content, stored.pos, regionSize});
    if (!result.changes) {
        stored.problem = located(nameOfStored(stored), result.changes.error().message);
        result.intact = intactChanges(payload, inflated, {content, stored.pos, regionSize}, result);
        result.changes = damaged(stored.problem);
    } else if (const Message wrong = wrongNote(row, stored, *result.changes); !wrong.empty()) {
        stored.problem = located(nameOfStored(stored), wrong);
    }
    return result;
}

Result<void> takeRow(const RegionRow &row, const std::filesystem::path &path, ChangesBudget &budget)
{
    Result<void> taken = budget.takeInflated(row.inflated);
    if (taken)
        taken = budget.take(row.changes ? *row.changes : row.intact);
    return taken ? taken : damagedWorld(path, taken.error().message);
}

Result<void> checkStored(const std::filesystem::path &path, std::string_view field, std::int64_t value,
                         std::int64_t least, std::int64_t most)
{
    if (value >= least && value <= most)
        return {};
    return damagedWorld(path, message("%1 is %2, which is not from %3 to %4", field, value, least, most));
}

StoredRegion readQuarantineRow(const Statement &row, const Content &content, int regionSize)
{
    const std::span<const std::uint8_t> payload = row.blob(3);
    const Inflated inflated = inflatePayload(payload);
    StoredRegion stored = describedRow(row, payload);
    if (inflated.problem.empty())
        stored.contentBytes = static_cast<std::int64_t>(inflated.bytes.size());
    stored.quarantined = true;
    stored.problem = row.text(6);
    // The file keeps the reason in English; the check that found it finds it again, for translation.
    const Result<RegionChanges> changes =
        checkedChanges(row, stored, inflated, {content, stored.pos, regionSize});
    const Message found =
        located(nameOfStored(stored), changes ? message(kOutsideLevels) : changes.error().message);
    if (found == stored.problem)
        stored.problem = found;
    return stored;
}

Result<std::vector<DamagedRegion>> readQuarantined(const Database &database, const Content &content,
                                                   int regionSize)
{
    const auto open = CAVE_TRY(unsettled(database));
    // A region may have been damaged more than once.
    auto statement = CAVE_TRY(
        database.prepare(std::string(kSelectQuarantine)
                             .append("WHERE id IN (SELECT max(id) FROM quarantine GROUP BY rx, ry) AND ")
                             .append(open)
                             .append(" ORDER BY rx, ry")));
    std::vector<DamagedRegion> regions;
    ChangesBudget budget;
    bool checked = true;
    while (CAVE_TRY(statement.step())) {
        if (!checked) {
            regions.push_back({{statement.integer(1), statement.integer(2)}, statement.text(6)});
            continue;
        }
        StoredRegion row = readQuarantineRow(statement, content, regionSize);
        checked = budget.takeInflated(static_cast<std::size_t>(row.contentBytes)).ok();
        regions.push_back({row.pos, std::move(row.problem)});
    }
    return regions;
}

Result<bool> hasTable(const Database &database, std::string_view name)
{
    auto find = CAVE_TRY(database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1"));
    return find.with(name).step();
}

Result<std::int64_t> formatVersion(const Database &database)
{
    const auto version = CAVE_TRY(database.queryInteger("PRAGMA user_version"));
    if (version >= kWorldFormatVersion || !hasTable(database, "level_files").valueOr(false))
        return version;
    const Result<std::int64_t> parties =
        database.queryInteger("SELECT count(*) FROM state WHERE key = '" + std::string(kPartyState) + "'");
    return parties.valueOr(0) > 0 ? kPartyFormatVersion : kWorldFormatVersion;
}

Error damagedWorld(const std::filesystem::path &path, Message what)
{
    return damaged(message("world %1 is damaged: %2", quoted(path), std::move(what)));
}

std::int64_t currentTimeMs()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

} // namespace cave
