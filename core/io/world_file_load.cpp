// Reading all of a world, and what to do about the parts that can't be used.

#include "core/io/world_file_load.h"

#include "core/base/text.h"
#include "core/gen/generator.h"
#include "core/io/error_text.h"
#include "core/io/state_codec.h"
#include "core/io/world_file_history.h"
#include "core/io/world_file_state.h"
#include "core/io/world_snapshot.h"
#include "core/rules/inventory.h"
#include "core/rules/monsters.h"
#include "core/rules/spawn.h"

#include <utility>

namespace cave {
namespace {

namespace fs = std::filesystem;

Result<void> readRegions(const Database &database, const fs::path &path, ReadWorld &read)
{
    Result<Statement> statement = database.prepare(std::string(kSelectRegions).append(kInOrder));
    if (!statement)
        return statement.error();
    Level &level = read.world.level;
    for (;;) {
        const Result<bool> more = statement->step();
        if (!more)
            return more.error();
        if (!*more)
            return {};
        if (!statement->isInteger(0) || !statement->isInteger(1) || !statement->isInteger(2))
            return damagedWorld(path, "a region has no position");
        RegionRow row = readRegionRow(*statement, *read.world.content, level.regionSize());
        if (row.changes)
            level.setChanges(row.stored.pos, *row.changes);
        else
            read.damaged.push_back(row.stored);
        read.rows.push_back(std::move(row.stored));
    }
}

/// What the regions tell of what was done.
Statistics countedStatistics(World &world)
{
    Statistics statistics;
    for (const auto &[pos, changes] : world.level.changes()) {
        statistics.cellsExplored += exploredCells(changes);
        statistics.chestsOpened += static_cast<std::int64_t>(changes.claimed.size());
        for (const MonsterChange &change : changes.monsters) {
            if (change.state.alive)
                continue;
            if (const std::optional<Monster> dead = findMonster(world, {pos, change.index}))
                ++statistics.kills[kindOf(world, *dead).key];
        }
    }
    return statistics;
}

/// Why a fight can't go on; empty if it can.
std::string whyNoFight(World &world, const Fight &fight)
{
    if (!isUsableRegion(fight.enemy.home, world.level.regionSize()))
        return "its enemy is nowhere";
    const std::optional<Monster> enemy = findMonster(world, fight.enemy);
    if (!enemy || !enemy->state.alive)
        return enemy ? "its enemy is dead" : "there is no such enemy";
    if (enemy->kind != fight.kind)
        return "its enemy is of another kind";
    ArmourCombat combat(combatRules(world.spec.settings), fight.playerStats, fight.enemyStats, fight.first);
    for (const bool stun : fight.stuns) {
        if (combat.finished())
            break;
        combat.attack(stun);
    }
    return combat.finished() ? "it was over already" : "";
}

/// True if the error is one of the file, which nothing here can mend.
bool isFatal(const Error &error)
{
    return error.code != ErrorCode::Damaged;
}

Result<void> readInventoryState(const Database &database, ReadWorld &read)
{
    World &world = read.world;
    const Result<std::vector<std::uint8_t>> bytes = readState(database, kInventoryState);
    if (!bytes && isFatal(bytes.error()))
        return bytes.error();
    Result<Inventory> inventory =
        bytes ? readInventory(*bytes, *world.content) : Result<Inventory>(bytes.error());
    if (inventory) {
        world.player.inventory = std::move(*inventory);
        return {};
    }
    world.player.inventory = startingInventory(*world.content);
    read.mendings.push_back({"the inventory can't be read: " + inventory.error().message,
                             "the player has what new players begin with", std::string(kInventoryState)});
    return {};
}

Result<void> readStatisticsState(const Database &database, ReadWorld &read)
{
    const Result<std::vector<std::uint8_t>> bytes = readState(database, kStatisticsState);
    if (!bytes && isFatal(bytes.error()))
        return bytes.error();
    Result<Statistics> statistics = bytes ? readStatistics(*bytes) : Result<Statistics>(bytes.error());
    if (!statistics) {
        read.mendings.push_back({"the statistics can't be read: " + statistics.error().message,
                                 "they were counted anew from what was explored, opened and killed",
                                 std::string(kStatisticsState)});
        statistics = countedStatistics(read.world);
    }
    const std::int64_t steps = read.world.player.statistics.steps; // kept with the player's place
    read.world.player.statistics = std::move(*statistics);
    read.world.player.statistics.steps = steps;
    return {};
}

Result<void> readStreamsState(const Database &database, ReadWorld &read)
{
    const Result<std::vector<std::uint8_t>> bytes = readState(database, kStreamsState);
    if (!bytes && isFatal(bytes.error()))
        return bytes.error();
    const Result<void> streams =
        bytes ? readStreams(*bytes, read.world.streams) : Result<void>(bytes.error());
    if (!streams)
        read.mendings.push_back({"the random streams can't be read: " + streams.error().message,
                                 "they begin anew", std::string(kStreamsState)});
    return {};
}

Result<void> readFightState(const Database &database, ReadWorld &read, ReadFor purpose)
{
    World &world = read.world;
    const Result<std::vector<std::uint8_t>> bytes = readState(database, kFightState);
    if (!bytes && isFatal(bytes.error()))
        return bytes.error();
    Result<std::optional<Fight>> fight =
        bytes ? readFight(*bytes, *world.content) : Result<std::optional<Fight>>(bytes.error());
    std::string why;
    if (!fight)
        why = "the fight can't be read: " + fight.error().message;
    else if (*fight && !whyNoFight(world, **fight).empty())
        why = "the fight can't go on: " + whyNoFight(world, **fight);
    const bool leave = fight.ok() && purpose == ReadFor::Editing;
    if (leave && !why.empty())
        read.remarks.push_back(why + "; when the world is played, it is broken off");
    else if (!why.empty())
        read.mendings.push_back({why, "it was broken off", std::string(kFightState)});
    if (leave || why.empty())
        world.fight = std::move(*fight);
    return {};
}

Result<void> readStates(const Database &database, ReadWorld &read, ReadFor purpose)
{
    if (read.meta.version == 1) {
        const std::int64_t steps = read.world.player.statistics.steps;
        read.world.player.inventory = startingInventory(*read.world.content);
        read.world.player.statistics = countedStatistics(read.world);
        read.world.player.statistics.steps = steps;
        return {};
    }
    for (const auto part : {readInventoryState, readStatisticsState, readStreamsState}) {
        if (Result<void> done = part(database, read); !done)
            return done;
    }
    if (Result<void> done = readFightState(database, read, purpose); !done)
        return done;
    const Result<std::int64_t> logStart = readLogStart(database);
    if (!logStart)
        return logStart.error();
    read.world.logStart = *logStart;
    return {};
}

/// Puts a player who can't be where the file says to where new players begin. Found in a world of its own,
/// as that cell may depend on what was made before.
Result<void> placePlayer(const PlayerRow &row, const fs::path &path, ReadWorld &read, ReadFor purpose)
{
    World &world = read.world;
    world.player.position = row.position;
    std::string problem = row.problem;
    if (problem.empty() && world.level.isRock(row.position)) {
        problem = "the player stands in rock at " + placeText(row.position);
        if (purpose == ReadFor::Editing) {
            read.remarks.push_back(problem + "; when the world is played, they go on from where it begins");
            return {};
        }
    }
    if (problem.empty())
        return {};
    Result<World> untouched = untouchedWorld(read.meta, path);
    if (!untouched)
        return untouched.error();
    const Result<WorldPos> spawn = findSpawn(*untouched);
    if (!spawn)
        return Error{spawn.error().code, "world " + quoted(path) + ": " + spawn.error().message};
    world.player.position = *spawn;
    read.mendings.push_back({problem, "they go on from where the world begins, at " + placeText(*spawn), {}});
    return {};
}

Result<void> putAsideRegions(Database &database, const std::vector<StoredRegion> &rows)
{
    Result<Statement> keep =
        database.prepare("INSERT INTO quarantine (level, rx, ry, payload, crc32, changed_turn, reason) "
                         "SELECT level, rx, ry, payload, crc32, "
                         "changed_turn, ?4 FROM regions WHERE level = ?1 AND rx = ?2 AND ry = ?3");
    Result<Statement> drop = database.prepare("DELETE FROM regions WHERE level = ?1 AND rx = ?2 AND ry = ?3");
    if (!keep || !drop)
        return keep ? drop.error() : keep.error();
    for (const StoredRegion &row : rows) {
        keep->bind(1, row.level).bind(2, row.pos.x).bind(3, row.pos.y).bindText(4, row.problem);
        if (Result<void> kept = keep->run(); !kept)
            return kept;
        if (Result<void> dropped = drop->bind(1, row.level).bind(2, row.pos.x).bind(3, row.pos.y).run();
            !dropped)
            return dropped;
    }
    return {};
}

Result<void> putAsideStates(Database &database, const std::vector<Mending> &mendings)
{
    Result<Statement> keep = database.prepare("INSERT INTO state_quarantine (key, value, crc32, reason) "
                                              "SELECT key, value, crc32, ?2 FROM state WHERE key = ?1");
    if (!keep)
        return keep.error();
    for (const Mending &mending : mendings) {
        if (mending.state.empty())
            continue;
        if (Result<void> kept = keep->bindText(1, mending.state).bindText(2, mending.problem).run(); !kept)
            return kept;
    }
    return {};
}

/// Moves what can't be used to the quarantines and writes what there is in its place.
Result<void> putAside(Database &database, const ReadWorld &read, WorldWriter &writer)
{
    if (Result<void> aside = putAsideRegions(database, read.damaged); !aside)
        return aside;
    if (Result<void> aside = putAsideStates(database, read.mendings); !aside)
        return aside;
    UnsavedChanges all;
    all.inventory = all.statistics = all.fight = true;
    if (Result<void> written = writer.writeState(read.world, all); !written)
        return written;
    return writer.writePlayer(read.world);
}

} // namespace

Result<World> untouchedWorld(const WorldMeta &meta, const fs::path &path)
{
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(meta.spec);
    if (!source)
        return Error{source.error().code, "world " + quoted(path) + ": " + source.error().message};
    return World(meta.spec, meta.content, std::move(*source));
}

Result<ReadWorld> readWorld(const Database &database, const fs::path &path, ReadFor purpose)
{
    Result<WorldMeta> meta = readMeta(database, path);
    if (!meta)
        return meta.error();
    const Result<PlayerRow> player = readPlayer(database, path, meta->version);
    if (!player)
        return player.error();
    Result<World> world = untouchedWorld(*meta, path);
    if (!world)
        return world.error();
    ReadWorld read{std::move(*meta), std::move(*world), {}, {}, {}, {}};
    read.world.turn = player->turn;
    read.world.commands = player->commands;
    read.world.player.statistics.steps = player->steps;
    if (const Result<void> regions = readRegions(database, path, read); !regions)
        return regions.error();
    if (const Result<void> states = readStates(database, read, purpose); !states)
        return states.error();
    if (const Result<void> placed = placePlayer(*player, path, read, purpose); !placed)
        return placed.error();
    return read;
}

std::string noticeOf(const Mending &mending)
{
    return mending.problem + "; " + mending.remedy +
           (mending.state.empty() ? "" : ", and what was there is kept in the file");
}

std::vector<std::string> noticesOf(const ReadWorld &read)
{
    std::vector<std::string> notices;
    for (const Mending &mending : read.mendings)
        notices.push_back(noticeOf(mending));
    notices.insert(notices.end(), read.remarks.begin(), read.remarks.end());
    return notices;
}

Result<bool> keepMended(Database &database, const ReadWorld &read, bool stale)
{
    if (read.sound() && !stale)
        return false;
    Result<Transaction> transaction = Transaction::begin(database);
    if (!transaction)
        return transaction.error();
    Result<WorldWriter> writer = WorldWriter::prepare(database);
    if (!writer)
        return writer.error();
    if (!read.sound()) {
        if (const Result<void> aside = putAside(database, read, *writer); !aside)
            return aside.error();
    }
    if (const Result<void> written = writer->writeOrigin(read.world); !written)
        return written.error();
    if (const Result<void> fresh = setLogStale(database, false); !fresh)
        return fresh.error();
    if (const Result<void> committed = transaction->commit(); !committed)
        return committed.error();
    return true;
}

} // namespace cave
