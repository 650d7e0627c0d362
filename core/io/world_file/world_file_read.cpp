// SPDX-License-Identifier: MIT
// What is read of worlds without playing them: the whole of one, what a list shows, what is wrong with it.

#include "core/base/text.h"
#include "core/io/codec/action_codec.h"
#include "core/io/codec/party_codec.h"
#include "core/io/codec/state_codec.h"
#include "core/io/files/database_files.h"
#include "core/io/world_file/world_file_history.h"
#include "core/io/world_file/world_file_load.h"
#include "core/io/world_file/world_file_meta.h"
#include "core/io/world_file/world_file_state.h"
#include "core/io/world_file/world_log.h"
#include "core/io/world_file/world_marks.h"
#include "core/rules/inventory.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <system_error>
#include <utility>

namespace cave {
namespace {

namespace fs = std::filesystem;

Result<LoadedWorld> snapshotOf(const Database &database, const fs::path &path)
{
    auto read = CAVE_TRY(readWorld(database, path));
    auto damaged =
        CAVE_TRY(orDamaged(readQuarantined(database, *read.world.content, read.world.map.regionSize())))
            .valueOr({});
    std::vector<DamagedRegion> restored;
    const std::vector<DamagedRegion> unusable = damagedRegionsOf(read);
    std::vector<DamagedRegion> &kept = read.isRestored ? restored : damaged;
    kept.insert(kept.end(), unusable.begin(), unusable.end());
    std::vector<Message> notices = noticesOf(read);
    if (!database.notice().empty())
        notices.insert(notices.begin(), database.notice());
    return LoadedWorld{std::move(read.world), std::move(damaged), std::move(notices), std::move(read.remarks),
                       std::move(restored)};
}

/// The players of a party, as far as it can be read.
void summariseParty(const Database &database, const WorldMeta &meta, const LevelPlan &plan,
                    const Player &shown, WorldSummary &summary)
{
    const auto bytes = readState(database, kPartyState);
    auto salvaged = bytes ? salvageParty(*bytes, *meta.content) : Result<SalvagedParty>(bytes.error());
    if (!salvaged)
        return;
    Party &party = salvaged->party;
    party.current().player = shown; // of whom the row has only the name
    for (const PartyMember &member : party.members) {
        PlayerSummary player = summaryOf(member, *meta.content, plan);
        player.shown = member.id == party.shown;
        player.fighting = player.shown ? summary.fighting : player.fighting;
        summary.players.push_back(std::move(player));
    }
}

/// Summarises the rows of `state`; unreadable ones are skipped.
void summariseState(const Database &database, const WorldMeta &meta, const LevelPlan &plan,
                    WorldSummary &summary)
{
    Player shown;
    shown.position = summary.player;
    if (const auto bytes = readState(database, kStatisticsState)) {
        if (const auto statistics = readStatistics(*bytes)) {
            const std::int64_t steps = summary.statistics.steps;
            summary.statistics = *statistics;
            summary.statistics.steps = steps;
        }
    }
    shown.statistics = summary.statistics;
    if (const auto bytes = readState(database, kInventoryState)) {
        if (const auto inventory = readInventory(*bytes, *meta.content)) {
            summary.gold = goldOf(*meta.content, *inventory);
            shown.inventory = *inventory;
        }
    }
    if (const auto bytes = readState(database, kFightState)) {
        const auto fight = readFight(*bytes, *meta.content);
        summary.fighting = fight.ok() && fight->has_value();
    }
    if (const auto bytes = readState(database, kRunState)) {
        if (const auto run = readRun(*bytes)) {
            summary.experience = shown.experience = run->experience;
            summary.health = shown.health = run->health;
            summary.run = run->state;
        }
    }
    summariseParty(database, meta, plan, shown, summary);
}

/// The levels according to the file, without generating them.
LevelPlan planOf(const Database &database, const WorldMeta &meta)
{
    if (!isBounded(meta.spec.generator.kind))
        return {};
    return readPlan(database, meta.version).valueOr({});
}

/// `isLogStale` of an open file; a history for which not even that is readable is discarded.
Result<bool> fixedHistoryMark(Database &database, std::vector<Message> &notices)
{
    auto stale = CAVE_TRY(orDamaged(isLogStale(database, kWorldFormatVersion)));
    if (stale)
        return stale;
    CAVE_TRY(renewHistoryTables(database));
    notices.push_back(lostHistoryText(stale.error()));
    return true;
}

/// Whether edits that aren't all undone changed the world since its log was written.
Result<bool> isEdited(Database &database, World &world, std::vector<Message> &notices)
{
    const Result<bool> stale = fixedHistoryMark(database, notices);
    return stale && *stale ? settleLog(database, world) : stale;
}

/// Renews what was read from the second copy, or a copy that isn't that of the first, and makes the one that
/// files of earlier programs lack.
Result<void> fitMeta(Database &database, const WorldMeta &meta)
{
    const auto hasCopy = CAVE_TRY(hasTable(database, "meta_copy"));
    if (!meta.problem.empty())
        return inTransaction(database, [&] { return restoreMeta(database, meta); });
    if (hasCopy && metaCopyProblem(database).empty())
        return {};
    return inTransaction(database, [&] { return copyMeta(database); });
}

/// Checks that play could append to the log, and that the tables that only some files have can be written to.
Result<void> checkLogEnd(const Database &database, const fs::path &path)
{
    const auto check = [&](const std::string &query) -> Result<void> {
        const auto read = CAVE_TRY(orDamaged(database.queryInteger(query)));
        return read ? Result<void>() : damagedWorld(path, message(kRepairFirst, read.error().message));
    };
    for (const char *query :
         {"SELECT ifnull(max(seq), 0) FROM command_log", "SELECT ifnull(max(seq), 0) FROM checkpoints",
          "SELECT count(*) FROM player", "SELECT count(*) FROM state"})
        CAVE_TRY(check(query));
    for (const OptionalTable &table : kOptionalTables) {
        if (CAVE_TRY(hasTable(database, table.name)))
            CAVE_TRY(check("SELECT count(*) FROM " + std::string(table.name)));
    }
    return {};
}

} // namespace

/// When the file was written, or what SQLite keeps beside it until it is merged; by the file system's clock.
std::int64_t lastWritten(const fs::path &path)
{
    std::int64_t last = std::numeric_limits<std::int64_t>::min();
    for (const fs::path &file : {path, companionFile(path, "-wal")}) {
        std::error_code gone;
        if (fs::file_size(file, gone) == 0 || gone) // reading makes an empty one
            continue;
        if (const fs::file_time_type time = fs::last_write_time(file, gone); !gone)
            last = std::max<std::int64_t>(last, time.time_since_epoch().count());
    }
    return last;
}

Result<WorldSummary> readSummary(const Database &database, const fs::path &path)
{
    auto meta = CAVE_TRY(readMeta(database, path));
    const auto player = CAVE_TRY(readPlayer(database, path, meta.version));
    const auto explored = CAVE_TRY(orDamaged(
        database.queryInteger("SELECT ifnull(sum(explored_cells), 0) FROM regions WHERE explored_cells "
                              "BETWEEN 0 AND " +
                              std::to_string(kMaxRegionSize * kMaxRegionSize))));
    WorldSummary summary;
    summary.path = path;
    summary.name = meta.name;
    summary.spec = meta.spec;
    summary.player = player.position;
    summary.turn = player.turn;
    summary.createdMs = meta.createdMs;
    summary.lastPlayedMs = player.lastPlayedMs == 0 ? meta.createdMs : player.lastPlayedMs; // 0: lost
    summary.playMs = player.playMs;
    summary.exploredCells = explored.valueOr(0);
    summary.statistics.cellsExplored = summary.exploredCells;
    summary.statistics.steps = player.steps;
    summary.scenario = scenarioOf(meta.spec.generator.kind);
    const WorldMarks marks = marksIn(database).valueOr({});
    summary.revealed = marks.revealed;
    summary.copy = marks.copy;
    const LevelPlan plan = planOf(database, meta);
    if (const Level *level = plan.levelAt(player.position))
        summary.floor = level->number;
    if (meta.version > 1)
        summariseState(database, meta, plan, summary);
    return summary;
}

Result<LoadedWorld> WorldFile::load()
{
    return loadFor(false);
}

Result<LoadedWorld> WorldFile::loadFor(bool editing)
{
    Database &database = m_state->database;
    m_state->writer.forgetWritten(); // what can't be read is replaced below
    auto read = CAVE_TRY(readWorld(database, m_state->path, editing ? ReadFor::Editing : ReadFor::Play));
    if (!read.unreadable.empty()) {
        return damagedWorld(m_state->path, message(kRepairFirst, read.unreadable.front()));
    }
    CAVE_TRY(checkLogEnd(database, m_state->path));
    std::vector<Message> notices = std::exchange(m_state->notices, {});
    for (Message &notice : noticesOf(read))
        notices.push_back(std::move(notice));
    CAVE_TRY(correctRegions(database, read));
    CAVE_TRY(fitMeta(database, read.meta));
    const auto stale = CAVE_TRY(isEdited(database, read.world, notices));
    const bool isUnfit = stale || !read.remarks.empty();
    const auto isNewPart = CAVE_TRY(keepFixed(database, read, isUnfit && !editing));
    if (isNewPart)
        read.world.logStart = read.world.commands;
    auto damaged =
        CAVE_TRY(readQuarantined(m_state->database, *read.world.content, read.world.map.regionSize()));
    std::vector<DamagedRegion> restored =
        read.isRestored ? damagedRegionsOf(read) : std::vector<DamagedRegion>();
    return LoadedWorld{std::move(read.world), std::move(damaged), std::move(notices), std::move(read.remarks),
                       std::move(restored)};
}

Result<LoadedWorld> WorldFile::readSnapshot(const fs::path &path)
{
    return readUnlocked(path, [&](const Database &database) { return snapshotOf(database, path); });
}

Result<void> WorldFile::repair(RegionPos pos)
{
    const std::string which = "WHERE rx = " + std::to_string(pos.x) + " AND ry = " + std::to_string(pos.y);
    return inTransaction(m_state->database, [&]() -> Result<void> {
        CAVE_TRY(settleDamage(m_state->database, which));
        if (m_state->database.changedRows() == 0) {
            return Error{ErrorCode::NotFound,
                         message("%1 of '%2' is not damaged", regionText(pos), m_state->path.string())};
        }
        return {};
    });
}

Result<WorldSummary> WorldFile::summary(const fs::path &path)
{
    const std::int64_t written = lastWritten(path); // first, so that what is written meanwhile is noticed
    auto summary =
        CAVE_TRY(readUnlocked(path, [&](const Database &database) { return readSummary(database, path); }));
    summary.written = written;
    return summary;
}

} // namespace cave
