// SPDX-License-Identifier: MIT
#include "core/io/worlds/run_history.h"

#include "core/base/hashing.h"
#include "core/base/result.h"
#include "core/base/text.h"
#include "core/io/files/database.h"
#include "core/io/files/error_text.h"
#include "core/io/files/kept_database.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_log.h"
#include "core/io/worlds/world_lineage.h"
#include "core/world/settings.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <limits>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

namespace cave {
namespace {

/// A running hash of the current part of a world's log: each command is combined with the hash of those
/// before it. So it can be continued, and differs if any command was altered.
struct LogHash {
    std::int64_t start = 0;    ///< commands before that part
    std::int64_t commands = 0; ///< up to this one
    std::uint64_t hash = 0;

    friend bool operator==(const LogHash &, const LogHash &) = default;
};

/// Missing and unreadable commands are no errors here: they make another hash.
Result<void> addCommands(const Database &database, std::int64_t last, LogHash &hash)
{
    auto rows = CAVE_TRY(
        database.prepare("SELECT seq, command FROM command_log WHERE seq > ?1 AND seq <= ?2 ORDER BY seq"));
    rows.with(hash.commands, last);
    while (CAVE_TRY(rows.step())) {
        hash.hash = combine(hash.hash, rows.integer(0), rows.integer(1));
    }
    hash.commands = last;
    return {};
}

/// The hash up to command number `commands`, continued from that of fewer commands if it is of the same part.
/// Takes no lock and works while the world is being played. Errors: those of `WorldFile::summary`.
Result<LogHash> hashLog(const std::filesystem::path &world, std::int64_t commands, const LogHash &from = {})
{
    return readUnlocked(world, [&](const Database &database) -> Result<LogHash> {
        const auto start = CAVE_TRY(readLogStart(database, world));
        LogHash hash{start, start, 0};
        if (from.start == start && from.commands > start && from.commands <= commands)
            hash = from;
        CAVE_TRY(addCommands(database, commands, hash));
        return hash;
    });
}

const KeptDatabaseKind &historyKind()
{
    static const KeptDatabaseKind kKind{
        kHistoryDatabase,
        1,
        R"sql(
        CREATE TABLE runs (id INTEGER PRIMARY KEY AUTOINCREMENT, run TEXT UNIQUE NOT NULL,
            ended_ms INTEGER NOT NULL, world TEXT NOT NULL, seed TEXT NOT NULL, scenario TEXT NOT NULL,
            won INTEGER NOT NULL, score INTEGER NOT NULL, level INTEGER NOT NULL, floor INTEGER NOT NULL,
            kills INTEGER NOT NULL, treasures INTEGER NOT NULL, turns INTEGER NOT NULL,
            play_ms INTEGER NOT NULL) STRICT;
    )sql",
        {"SELECT id, run, ended_ms, world, seed, scenario, won, score, level, "
         "floor, kills, treasures, turns, play_ms FROM runs"}};
    return kKind;
}

/// Keys of removed runs. Histories of older programs have no such table.
constexpr const char *kRemovedTable = "CREATE TABLE IF NOT EXISTS removed (run TEXT PRIMARY KEY) STRICT";

/// What several players did in a run. Histories of older programs have no such table, either.
constexpr const char *kPlayersTable =
    "CREATE TABLE IF NOT EXISTS run_players (run INTEGER NOT NULL, number INTEGER NOT NULL, name TEXT NOT "
    "NULL, score INTEGER NOT NULL, level INTEGER NOT NULL, kills INTEGER NOT NULL, treasures INTEGER NOT "
    "NULL, PRIMARY KEY (run, number)) STRICT";

/// How runs ended. The same holds for it. No cause: the player didn't die.
constexpr const char *kEndsTable =
    "CREATE TABLE IF NOT EXISTS run_ends (run INTEGER PRIMARY KEY, place INTEGER NOT NULL, level_files "
    "INTEGER NOT NULL, revealed INTEGER NOT NULL, cause TEXT, killer TEXT NOT NULL, harm INTEGER NOT NULL, "
    "health INTEGER NOT NULL, hopeless INTEGER NOT NULL, x INTEGER NOT NULL, y INTEGER NOT NULL, from_x "
    "INTEGER, from_y INTEGER, turn INTEGER NOT NULL) STRICT";

/// Runs with eased rules. The same holds for it.
constexpr const char *kEasedTable = "CREATE TABLE IF NOT EXISTS run_eased (run INTEGER PRIMARY KEY) STRICT";

/// Runs of copies. The same holds for it.
constexpr const char *kCopiesTable = "CREATE TABLE IF NOT EXISTS run_copies (run INTEGER PRIMARY KEY) STRICT";

/// Where runs go on: the latest continuation of each lineage, in which file, and how far it got. The same
/// holds for it.
constexpr const char *kClaimsTable =
    "CREATE TABLE IF NOT EXISTS claims (lineage TEXT PRIMARY KEY, number INTEGER NOT NULL, token TEXT NOT "
    "NULL, world TEXT NOT NULL, commands INTEGER NOT NULL, ended INTEGER NOT NULL) STRICT";

/// The hashes of their logs. The same holds for it.
constexpr const char *kLogsTable =
    "CREATE TABLE IF NOT EXISTS claimed_logs (lineage TEXT PRIMARY KEY, start INTEGER NOT NULL, commands "
    "INTEGER NOT NULL, hash INTEGER NOT NULL) STRICT";

constexpr std::string_view kSelect =
    "SELECT id, ended_ms, world, seed, scenario, won, score, level, floor, kills, treasures, turns, play_ms, "
    "ifnull(place, 0), ifnull(level_files, 0), ifnull(revealed, 0), cause, killer, harm, health, hopeless, "
    "x, y, from_x, from_y, turn, run_eased.run IS NOT NULL, run_copies.run IS NOT NULL FROM runs LEFT JOIN "
    "run_ends ON run_ends.run = runs.id LEFT JOIN run_eased ON run_eased.run = runs.id LEFT JOIN run_copies "
    "ON run_copies.run = runs.id ";

bool isText(const std::string &text)
{
    return text.size() <= kLongestRunText && isUtf8(text);
}

/// None if there is none, or it is invalid.
std::optional<Death> readDeath(const Statement &row)
{
    const std::optional<Death::Cause> cause = row.isText(16) ? causeNamed(row.text(16)) : std::nullopt;
    if (!cause || !isText(row.text(17)))
        return std::nullopt;
    Death death;
    death.cause = *cause;
    death.killer = row.text(17);
    death.harm = {row.integer(18)};
    death.left = {row.integer(19)};
    death.hopeless = row.integer(20) != 0;
    death.at = {row.integer(21), row.integer(22)};
    if (row.isInteger(23) && row.isInteger(24))
        death.from = WorldPos{row.integer(23), row.integer(24)};
    death.turn = row.integer(25);
    return death;
}

/// The current row of a statement with the columns of kSelect; none if it is invalid.
std::optional<RunRecord> readRecord(const Statement &row)
{
    const std::optional<ScenarioKind> scenario = scenarioNamed(row.text(4));
    constexpr std::int64_t kMax = std::numeric_limits<int>::max();
    if (!scenario || row.integer(5) > 1 || row.integer(7) > kMax || row.integer(8) > kMax)
        return std::nullopt;
    RunRecord record;
    record.id = row.integer(0);
    record.endedMs = row.integer(1);
    record.worldName = row.text(2);
    record.seed = row.text(3);
    record.scenario = *scenario;
    record.won = row.integer(5) == 1;
    record.score = row.integer(6);
    record.level = static_cast<int>(std::max<std::int64_t>(row.integer(7), -1));
    record.floor = static_cast<int>(std::max<std::int64_t>(row.integer(8), -1));
    record.kills = row.integer(9);
    record.treasures = row.integer(10);
    record.turns = row.integer(11);
    record.playMs = row.integer(12);
    record.place = static_cast<int>(std::clamp<std::int64_t>(row.integer(13), 0, kMax));
    record.levelFiles = row.integer(14) != 0;
    record.revealed = row.integer(15) != 0;
    record.eased = row.integer(26) != 0;
    record.copy = row.integer(27) != 0;
    record.death = readDeath(row);
    return issueOf(record).empty() ? std::optional(std::move(record)) : std::nullopt;
}

/// The common prefix of keys of all files with the same world: the time of creation.
std::string_view worldPart(std::string_view key)
{
    return key.substr(0, key.find(' '));
}

/// Whether a table has a key of the same world.
Result<bool> hasWorldOf(const Database &database, std::string_view key, const char *table)
{
    // Up to the first space, or all of it if there is none.
    auto find = CAVE_TRY(database.prepare(std::string("SELECT 1 FROM ")
                                              .append(table)
                                              .append(" WHERE substr(run || ' ', 1, ")
                                              .append("instr(run || ' ', ' ') - 1) = ?1 LIMIT 1")));
    return find.with(worldPart(key)).step();
}

constexpr const char *kSelectPlayers =
    "SELECT name, score, level, kills, treasures FROM run_players WHERE run = ?1 ORDER BY number LIMIT 64";

/// Adds the players of a run from a statement of kSelectPlayers; invalid rows are skipped.
Result<void> readPlayers(Statement &rows, RunRecord &record)
{
    constexpr std::int64_t kMaxLevel = std::numeric_limits<int>::max();
    rows.with(record.id);
    while (CAVE_TRY(rows.step())) {
        RunPlayer player{rows.text(0), rows.integer(1),
                         static_cast<int>(std::clamp<std::int64_t>(rows.integer(2), -1, kMaxLevel)),
                         rows.integer(3), rows.integer(4)};
        if (isText(player.name) &&
            std::min({player.score, std::int64_t{player.level}, player.kills, player.treasures}) >= 0)
            record.players.push_back(std::move(player));
    }
    return {};
}

/// Of the run that was just added.
Result<void> writePlayers(const Database &database, const std::vector<RunPlayer> &players)
{
    auto put = CAVE_TRY(
        database.prepare("INSERT INTO run_players (run, number, name, score, level, kills, treasures) "
                         "VALUES ((SELECT max(id) FROM runs), ?1, ?2, ?3, ?4, ?5, ?6)"));
    std::int64_t number = 0;
    for (const RunPlayer &player : players) {
        CAVE_TRY(put.run(++number, player.name, player.score, player.level, player.kills, player.treasures));
    }
    return {};
}

/// Adds the run to a table of runs, if `is`.
Result<void> writeFlag(const Database &database, const char *table, std::int64_t id, bool is)
{
    if (!is)
        return {};
    return database.run(std::string("INSERT OR IGNORE INTO ").append(table).append(" (run) VALUES (?1)"), id);
}

/// Of the run with this id.
Result<void> writeEnd(const Database &database, std::int64_t id, const RunRecord &record)
{
    auto put = CAVE_TRY(database.prepare(
        "INSERT OR REPLACE INTO run_ends (run, place, level_files, revealed, killer, harm, health, "
        "hopeless, x, y, turn, cause, from_x, from_y) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, "
        "?12, ?13, ?14)"));
    const Death death = record.death.value_or(Death{});
    put.with(id, record.place, record.levelFiles, record.revealed, death.killer, death.harm.units,
             death.left.units, death.hopeless, death.at, death.turn);
    if (record.death) // otherwise null
        put.bindText(12, causeKey(death.cause));
    if (death.from)
        put.bind(13, death.from->x).bind(14, death.from->y);
    CAVE_TRY(put.run());
    CAVE_TRY(writeFlag(database, "run_eased", id, record.eased));
    return writeFlag(database, "run_copies", id, record.copy);
}

/// The recorded hash of a log; none of one that was recorded by an earlier program.
Result<std::optional<LogHash>> recordedLog(const Database &database, const std::string &lineage)
{
    auto find =
        CAVE_TRY(database.prepare("SELECT start, commands, hash FROM claimed_logs WHERE lineage = ?1"));
    if (!CAVE_TRY(find.with(lineage).step()))
        return std::optional<LogHash>();
    return std::optional(
        LogHash{find.integer(0), find.integer(1), static_cast<std::uint64_t>(find.integer(2))});
}

Result<void> recordLog(const Database &database, const std::string &lineage, const LogHash &log)
{
    return database.run(
        "INSERT OR REPLACE INTO claimed_logs (lineage, start, commands, hash) VALUES (?1, ?2, ?3, ?4)",
        lineage, log.start, log.commands, log.hash);
}

/// Of a log that started a new part since, such as after edits, nothing is known.
bool isAltered(const LogHash &recorded, const LogHash &now)
{
    return recorded.start == now.start && recorded.commands == now.commands && recorded.hash != now.hash;
}

/// A row of the claims.
struct ClaimRow {
    std::int64_t number = 0;
    std::string token;
    std::string world; ///< the file
    std::int64_t commands = 0;
    bool ended = false;
};

Result<std::optional<ClaimRow>> claimOf(const Database &database, const std::string &lineage)
{
    auto find = CAVE_TRY(database.prepare(
        "SELECT number, token, world, commands, ended FROM claims WHERE lineage = ?1 AND number > 0"));
    if (!CAVE_TRY(find.with(lineage).step()))
        return std::optional<ClaimRow>();
    return std::optional(
        ClaimRow{find.integer(0), find.text(1), find.text(2), find.integer(3), find.integer(4) != 0});
}

Result<void> putClaim(const Database &database, const std::string &lineage, const ClaimRow &claim)
{
    return database.run("INSERT OR REPLACE INTO claims (lineage, number, token, world, commands, ended) "
                        "VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                        lineage, claim.number, claim.token, claim.world, claim.commands, claim.ended);
}

std::filesystem::path wholePath(const std::filesystem::path &path)
{
    std::error_code failure;
    const std::filesystem::path whole = std::filesystem::weakly_canonical(path, failure);
    return failure ? path : whole;
}

bool has(const WorldLineage &lineage, const ClaimRow &claim)
{
    return lineage.token(static_cast<std::size_t>(claim.number)) == claim.token;
}

/// Whether the file of the claim is another one that can go on, too.
bool isElsewhere(const ClaimRow &claim, const WorldLineage &lineage, const std::filesystem::path &world)
{
    const std::filesystem::path other(claim.world);
    std::error_code missing;
    if (other == world || !std::filesystem::exists(other, missing) ||
        std::filesystem::equivalent(other, world, missing))
        return false;
    const Result<WorldLineage> its = lineageOf(other);
    return its && its->id == lineage.id && has(*its, claim);
}

/// Whether a file that was just opened has all that is recorded of its run. Of two files that have, the one
/// recorded is the original, unless the other went on since, for instance on another computer.
bool goesOn(const ClaimRow &claim, const WorldLineage &lineage, const std::filesystem::path &world,
            std::int64_t commands)
{
    if (claim.ended || commands < claim.commands || !has(lineage, claim))
        return false;
    const auto before = static_cast<std::int64_t>(lineage.continuations.size()) - 1;
    return before > claim.number || !isElsewhere(claim, lineage, world);
}

/// All valid rows of a prepared query; the others are counted.
Result<std::vector<RunRecord>> readRuns(const Database &database, Statement &rows, std::size_t most,
                                        int &unreadable)
{
    unreadable = 0;
    std::vector<RunRecord> records;
    auto players = CAVE_TRY(database.prepare(kSelectPlayers));
    while (records.size() < most && CAVE_TRY(rows.step())) {
        std::optional<RunRecord> record = readRecord(rows);
        if (!record) {
            ++unreadable;
            continue;
        }
        CAVE_TRY(readPlayers(players, *record));
        records.push_back(std::move(*record));
    }
    return records;
}

} // namespace

Message issueOf(const RunRecord &record)
{
    if (!isText(record.worldName) || !isText(record.seed))
        return message("the world's name or seed is not UTF-8, or longer than %1 bytes", kLongestRunText);
    const auto isBelow = [](std::int64_t value) { return value < 0; };
    const auto isInvalid = [&](const RunPlayer &player) {
        return !isText(player.name) || isBelow(player.score) || isBelow(player.level) ||
               isBelow(player.kills) || isBelow(player.treasures);
    };
    if (std::ranges::any_of(record.players, isInvalid))
        return message("a player's name or number is invalid");
    if (record.death && !isText(record.death->killer))
        return message("who killed the player is not UTF-8, or too long");
    const std::initializer_list<std::int64_t> counts{record.place,     record.endedMs, record.score,
                                                     record.level,     record.floor,   record.kills,
                                                     record.treasures, record.turns,   record.playMs};
    return std::ranges::any_of(counts, isBelow) ? message("one of its numbers is below 0") : Message();
}

std::string runKey(const std::filesystem::path &world, std::int64_t createdMs)
{
    return std::to_string(createdMs) + " " + wholePath(world).string();
}

Result<RunHistory> RunHistory::open(const std::filesystem::path &file)
{
    auto database = CAVE_TRY(openKeptDatabase(file, historyKind()));
    for (const char *table :
         {kRemovedTable, kPlayersTable, kEndsTable, kEasedTable, kCopiesTable, kClaimsTable, kLogsTable}) {
        CAVE_TRY(database.execute(table));
    }
    return RunHistory(file, std::make_unique<Database>(std::move(database)));
}

Result<bool> RunHistory::add(const std::string &key, const RunRecord &record)
{
    if (const Message issue = issueOf(record); !issue.empty())
        return invalid(message("the run of '%1' can't be stored: %2", record.worldName, issue));
    Database &database = *m_database;
    auto put = CAVE_TRY(database.prepare(
        "INSERT OR IGNORE INTO runs (run, ended_ms, world, seed, scenario, won, score, level, floor, kills, "
        "treasures, turns, play_ms) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13 "
        "WHERE NOT EXISTS (SELECT 1 FROM removed WHERE run = ?1)"));
    return inTransaction(database, [&]() -> Result<bool> {
        CAVE_TRY(put.run(key, record.endedMs, record.worldName, record.seed, scenarioKey(record.scenario),
                         record.won, record.score, record.level, record.floor, record.kills, record.treasures,
                         record.turns, record.playMs));
        if (database.changedRows() == 0)
            return false;
        const auto id = CAVE_TRY(database.queryInteger("SELECT max(id) FROM runs"));
        CAVE_TRY(writeEnd(database, id, record));
        CAVE_TRY(writePlayers(database, record.players));
        return true;
    });
}

Result<void> RunHistory::describe(const std::string &key, const RunRecord &record)
{
    Database &database = *m_database;
    auto find = CAVE_TRY(database.prepare(
        "SELECT id FROM runs LEFT JOIN run_ends ON run_ends.run = runs.id WHERE cause IS NULL AND "
        "substr(runs.run || ' ', 1, instr(runs.run || ' ', ' ') - 1) = ?1 LIMIT 1"));
    return CAVE_TRY(find.with(worldPart(key)).step()) ? writeEnd(database, find.integer(0), record)
                                                      : Result<void>();
}

Result<RunHistory::Standing> RunHistory::standing(const std::string &key) const
{
    if (CAVE_TRY(hasWorldOf(*m_database, key, "runs")))
        return Standing::Kept;
    return CAVE_TRY(hasWorldOf(*m_database, key, "removed")) ? Standing::Removed : Standing::Unknown;
}

Result<RunHistory::Claim> RunHistory::claim(const WorldLineage &lineage, const std::filesystem::path &world,
                                            std::int64_t commands)
{
    if (lineage.continuations.empty())
        return Claim::Counts; // of a guest
    Database &database = *m_database;
    // The log is read outside of the transaction, as that may take long.
    const auto before = CAVE_TRY(recordedLog(database, lineage.id));
    const auto upToThere = CAVE_TRY(hashLog(world, before ? std::min(before->commands, commands) : 0));
    const auto now = CAVE_TRY(hashLog(world, commands, upToThere));
    const std::filesystem::path place = wholePath(world);
    return inTransaction(database, [&]() -> Result<Claim> {
        const auto known = CAVE_TRY(claimOf(database, lineage.id));
        if (known && !goesOn(*known, lineage, place, commands))
            return Claim::Elsewhere;
        if (known && before && isAltered(*before, upToThere))
            return Claim::Altered;
        const ClaimRow row{static_cast<std::int64_t>(lineage.continuations.size()),
                           lineage.token(lineage.continuations.size()), place.string(), commands, false};
        CAVE_TRY(putClaim(database, lineage.id, row));
        CAVE_TRY(recordLog(database, lineage.id, now));
        return Claim::Counts;
    });
}

Result<void> RunHistory::keepProgress(const WorldLineage &lineage, const std::filesystem::path &world,
                                      std::int64_t commands)
{
    Database &database = *m_database;
    const auto before = CAVE_TRY(recordedLog(database, lineage.id));
    const auto now = CAVE_TRY(hashLog(world, commands, before.value_or(LogHash())));
    const std::string token = lineage.token(lineage.continuations.size());
    return inTransaction(database, [&]() -> Result<void> {
        CAVE_TRY(database.run(
            "UPDATE claims SET commands = ?2 WHERE lineage = ?1 AND token = ?3 AND commands <= ?2",
            lineage.id, commands, token));
        return database.changedRows() == 0 ? Result<void>() : recordLog(database, lineage.id, now);
    });
}

Result<void> RunHistory::moveClaim(const WorldLineage &claimed, const WorldLineage &lineage,
                                   const std::filesystem::path &world)
{
    const std::size_t number = lineage.continuations.size();
    return m_database->run(
        "UPDATE claims SET number = ?2, token = ?3, world = ?4 WHERE lineage = ?1 AND token = ?5", claimed.id,
        static_cast<std::int64_t>(number), lineage.token(number), wholePath(world).string(),
        claimed.token(claimed.continuations.size()));
}

Result<void> RunHistory::endRun(const WorldLineage &lineage)
{
    return m_database->run("UPDATE claims SET ended = 1 WHERE lineage = ?1 AND token = ?2", lineage.id,
                           lineage.token(lineage.continuations.size()));
}

Result<std::vector<RunRecord>> RunHistory::all()
{
    auto rows = CAVE_TRY(m_database->prepare(std::string(kSelect).append("ORDER BY ended_ms DESC, id DESC")));
    return readRuns(*m_database, rows, std::numeric_limits<std::size_t>::max(), m_unreadable);
}

Result<std::vector<RunRecord>> RunHistory::best(ScenarioKind scenario, int count,
                                                const std::optional<std::string> &seed,
                                                std::optional<bool> eased)
{
    auto rows = CAVE_TRY(m_database->prepare(std::string(kSelect).append(
        "WHERE scenario = ?1 AND (?2 IS NULL OR seed = ?2) AND (?3 IS NULL OR "
        "(run_eased.run IS NOT NULL) = ?3) ORDER BY "
        "ifnull(revealed, 0) OR run_copies.run IS NOT NULL, score DESC, turns, ended_ms, id")));
    rows.with(scenarioKey(scenario));
    if (seed)
        rows.bindText(2, *seed);
    if (eased)
        rows.bind(3, *eased ? 1 : 0);
    return readRuns(*m_database, rows, static_cast<std::size_t>(std::max(count, 0)), m_unreadable);
}

Result<void> RunHistory::remove(std::int64_t id)
{
    Database &database = *m_database;
    auto transaction = CAVE_TRY(Transaction::begin(database));
    for (const std::string_view sql :
         {"DELETE FROM run_players WHERE run = ?1", "DELETE FROM run_ends WHERE run = ?1",
          "DELETE FROM run_eased WHERE run = ?1", "DELETE FROM run_copies WHERE run = ?1",
          "INSERT OR IGNORE INTO removed SELECT run FROM runs WHERE id = ?1",
          "DELETE FROM runs WHERE id = ?1"})
        CAVE_TRY(database.run(sql, id));
    if (database.changedRows() == 0) {
        return Error{ErrorCode::NotFound, message("there is no run %1 in %2", id, quoted(m_path))};
    }
    return transaction.commit();
}

Result<void> RunHistory::clear()
{
    return inTransaction(*m_database, [&] {
        return m_database->execute("INSERT OR IGNORE INTO removed SELECT run FROM runs; DELETE FROM runs; "
                                   "DELETE FROM run_players; DELETE FROM run_ends; "
                                   "DELETE FROM run_eased; DELETE FROM run_copies");
    });
}

} // namespace cave
