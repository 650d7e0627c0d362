// Reading worlds: the whole of one, what a list shows, what is wrong with it, and what to do about damaged
// regions.

#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/io/error_text.h"
#include "core/io/world_file_format.h"
#include "core/io/world_file_state.h"
#include "core/rules/spawn.h"

#include <utility>

namespace cave {
namespace {

namespace fs = std::filesystem;

struct DamagedRow {
    std::int64_t level = 0;
    RegionPos pos;
    std::string reason;
};

/// Calls `use(row)` for each stored region; stops at the first error.
template<class Use>
Result<void> forEachStoredRegion(const Database &database, const fs::path &path, int regionSize, Use use)
{
    Result<Statement> statement = database.prepare(kSelectRegions);
    if (!statement)
        return statement.error();
    for (;;) {
        const Result<bool> more = statement->step();
        if (!more)
            return more.error();
        if (!*more)
            return {};
        if (!statement->isInteger(0) || !statement->isInteger(1) || !statement->isInteger(2))
            return Error{ErrorCode::Damaged,
                         "world " + quoted(path) + " is damaged: a region has no position"};
        use(readRegionRow(*statement, regionSize));
    }
}

/// Moves rows from `regions` to `quarantine`, all or none.
Result<void> quarantine(Database &database, const std::vector<DamagedRow> &rows)
{
    if (rows.empty())
        return {};
    Result<Transaction> transaction = Transaction::begin(database);
    if (!transaction)
        return transaction.error();
    Result<Statement> keep =
        database.prepare("INSERT INTO quarantine (level, rx, ry, payload, crc32, changed_turn, reason) "
                         "SELECT level, rx, ry, payload, crc32, "
                         "changed_turn, ?4 FROM regions WHERE level = ?1 AND rx = ?2 AND ry = ?3");
    Result<Statement> drop = database.prepare("DELETE FROM regions WHERE level = ?1 AND rx = ?2 AND ry = ?3");
    if (!keep || !drop)
        return keep ? drop.error() : keep.error();
    for (const DamagedRow &row : rows) {
        keep->bind(1, row.level).bind(2, row.pos.x).bind(3, row.pos.y).bindText(4, row.reason);
        if (Result<void> kept = keep->run(); !kept)
            return kept;
        if (Result<void> dropped = drop->bind(1, row.level).bind(2, row.pos.x).bind(3, row.pos.y).run();
            !dropped)
            return dropped;
    }
    return transaction->commit();
}

Result<std::vector<DamagedRegion>> quarantined(const Database &database)
{
    // A region may have been damaged more than once; the newest reason is shown.
    Result<Statement> statement =
        database.prepare("SELECT rx, ry, reason, max(id) FROM quarantine GROUP BY rx, ry");
    if (!statement)
        return statement.error();
    std::vector<DamagedRegion> regions;
    for (;;) {
        const Result<bool> more = statement->step();
        if (!more)
            return more.error();
        if (!*more)
            return regions;
        regions.push_back({{statement->integer(0), statement->integer(1)}, statement->text(2)});
    }
}

/// What a file holds, and what of it can't be used.
struct ReadWorld {
    World world;
    std::vector<DamagedRow> damaged;
    std::string playerProblem; ///< why the player is where new players begin; empty if they aren't moved
};

/// Puts the player where new players begin. In a level of its own, as that cell may depend on what was made
/// before.
Result<void> moveToSpawn(World &world, const fs::path &path)
{
    World untouched(world.spec, world.content, world.level.source());
    const Result<WorldPos> spawn = findSpawn(untouched);
    if (!spawn)
        return Error{spawn.error().code, "world " + quoted(path) + ": " + spawn.error().message};
    world.player.position = *spawn;
    return {};
}

/// The world that the file's texts and player describe, without any stored change.
Result<ReadWorld> readUnchangedWorld(const Database &database, const fs::path &path)
{
    Result<WorldMeta> meta = readMeta(database, path);
    if (!meta)
        return meta.error();
    Result<PlayerRow> player = readPlayer(database, path);
    if (!player)
        return player.error();
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(meta->spec);
    if (!source)
        return Error{source.error().code, "world " + quoted(path) + ": " + source.error().message};
    Result<Content> content = builtInContent();
    if (!content)
        return content.error();
    World world(std::move(meta->spec), std::make_shared<const Content>(std::move(*content)),
                std::move(*source));
    world.player.position = player->position;
    world.turn = player->turn;
    world.commands = player->turn;
    if (player->problem.empty() && world.level.isRock(player->position))
        player->problem = "the player stands in rock at " + placeText(player->position);
    if (!player->problem.empty()) {
        if (const Result<void> moved = moveToSpawn(world, path); !moved)
            return moved.error();
    }
    return ReadWorld{std::move(world), {}, std::move(player->problem)};
}

Result<ReadWorld> readWorld(const Database &database, const fs::path &path)
{
    Result<ReadWorld> result = readUnchangedWorld(database, path);
    if (!result)
        return result;
    Level &level = result->world.level;
    const Result<void> read =
        forEachStoredRegion(database, path, level.regionSize(), [&](const RegionRow &row) {
            if (row.changes)
                level.setChanges(row.pos, *row.changes);
            else
                result->damaged.push_back({row.level, row.pos, row.changes.error().message});
        });
    if (!read)
        return read.error();
    return result;
}

std::vector<std::string> noticesOf(const ReadWorld &read)
{
    if (read.playerProblem.empty())
        return {};
    return {read.playerProblem + "; they go on from where the world begins, at " +
            placeText(read.world.player.position)};
}

/// Problems of the log: it must hold one known command for each turn.
Result<void> verifyCommandLog(const Database &database, std::int64_t turn, std::vector<std::string> &problems)
{
    Result<Statement> statement =
        database.prepare("SELECT count(*), ifnull(min(turn), 1), ifnull(max(turn), 0), total(command NOT "
                         "BETWEEN 0 AND ?1) > 0 FROM command_log");
    if (!statement)
        return statement.error();
    const Result<bool> row = statement->bind(1, 1000).step();
    if (!row)
        return row.error();
    if (statement->integer(0) != turn || statement->integer(1) != 1 || statement->integer(2) != turn)
        problems.emplace_back("the command log does not hold the " + std::to_string(turn) +
                              " turns that were played");
    if (statement->integer(3) != 0)
        problems.emplace_back("the command log holds an unknown command");
    return {};
}

Result<void> verifyStructure(const Database &database, std::vector<std::string> &problems)
{
    Result<Statement> statement = database.prepare("PRAGMA integrity_check(20)");
    if (!statement)
        return statement.error();
    for (;;) {
        const Result<bool> more = statement->step();
        if (!more)
            return more.error();
        if (!*more)
            return {};
        if (std::string problem = statement->text(0); problem != "ok")
            problems.push_back(std::move(problem));
    }
}

Result<void> verifyContent(const Database &database, const fs::path &path, std::vector<std::string> &problems)
{
    const Result<ReadWorld> read = readUnchangedWorld(database, path);
    if (!read)
        return read.error();
    if (!read->playerProblem.empty())
        problems.push_back(read->playerProblem);
    Result<void> regions = forEachStoredRegion(database, path, read->world.level.regionSize(),
                                               [&problems](const RegionRow &row) {
                                                   if (!row.changes)
                                                       problems.push_back(row.changes.error().message);
                                               });
    if (!regions)
        return regions;
    const Result<std::vector<DamagedRegion>> kept = quarantined(database);
    if (!kept)
        return kept.error();
    for (const DamagedRegion &region : *kept)
        problems.push_back(region.reason + " (in quarantine)");
    return verifyCommandLog(database, read->world.turn, problems);
}

/// Calls `read(database)` with one unchanging view of a file, which may be played meanwhile. `read` gives a
/// Result.
template<class Read>
auto readUnlocked(const fs::path &path, Read read) -> decltype(read(std::declval<const Database &>()))
{
    Result<Database> database = openWorldDatabase(path, Access::Read);
    if (!database)
        return database.error();
    const Result<Transaction> view = Transaction::beginReading(*database);
    if (!view)
        return view.error();
    return read(*database);
}

Result<LoadedWorld> snapshotOf(const Database &database, const fs::path &path)
{
    Result<ReadWorld> read = readWorld(database, path);
    if (!read)
        return read.error();
    Result<std::vector<DamagedRegion>> damaged = quarantined(database);
    if (!damaged)
        return damaged.error();
    for (DamagedRow &row : read->damaged)
        damaged->push_back({row.pos, std::move(row.reason)});
    std::vector<std::string> notices = noticesOf(*read);
    return LoadedWorld{std::move(read->world), std::move(*damaged), std::move(notices)};
}

Result<WorldSummary> summaryOf(const Database &database, const fs::path &path)
{
    Result<WorldMeta> meta = readMeta(database, path);
    if (!meta)
        return meta.error();
    const Result<PlayerRow> player = readPlayer(database, path);
    if (!player)
        return player.error();
    const Result<std::int64_t> explored =
        database.queryInteger("SELECT ifnull(sum(explored_cells), 0) FROM regions");
    if (!explored)
        return explored.error();
    WorldSummary summary;
    summary.path = path;
    summary.name = std::move(meta->name);
    summary.spec = std::move(meta->spec);
    summary.player = player->position;
    summary.turn = player->turn;
    summary.createdMs = meta->createdMs;
    summary.lastPlayedMs = player->lastPlayedMs;
    summary.exploredCells = *explored;
    return summary;
}

std::vector<std::string> problemsOf(const Database &database, const fs::path &path)
{
    std::vector<std::string> problems;
    for (const Result<void> &checked :
         {verifyStructure(database, problems), verifyContent(database, path, problems)}) {
        if (!checked)
            problems.push_back(checked.error().message);
    }
    return problems;
}

} // namespace

Result<LoadedWorld> WorldFile::load()
{
    Result<ReadWorld> read = readWorld(m_state->database, m_state->path);
    if (!read)
        return read.error();
    if (const Result<void> moved = quarantine(m_state->database, read->damaged); !moved)
        return moved.error();
    Result<std::vector<DamagedRegion>> damaged = damagedRegions();
    if (!damaged)
        return damaged.error();
    std::vector<std::string> notices = noticesOf(*read);
    return LoadedWorld{std::move(read->world), std::move(*damaged), std::move(notices)};
}

Result<LoadedWorld> WorldFile::readSnapshot(const fs::path &path)
{
    return readUnlocked(path, [&](const Database &database) { return snapshotOf(database, path); });
}

Result<std::vector<DamagedRegion>> WorldFile::damagedRegions() const
{
    return quarantined(m_state->database);
}

Result<void> WorldFile::repair(RegionPos pos)
{
    Result<Statement> drop = m_state->database.prepare("DELETE FROM quarantine WHERE rx = ?1 AND ry = ?2");
    if (!drop)
        return drop.error();
    if (Result<void> dropped = drop->bind(1, pos.x).bind(2, pos.y).run(); !dropped)
        return dropped;
    if (m_state->database.changedRows() == 0) {
        return Error{ErrorCode::NotFound, "region (" + std::to_string(pos.x) + ", " + std::to_string(pos.y) +
                                              ") of '" + m_state->path.string() + "' is not damaged"};
    }
    return {};
}

Result<WorldSummary> WorldFile::summary(const fs::path &path)
{
    return readUnlocked(path, [&](const Database &database) { return summaryOf(database, path); });
}

Result<std::vector<std::string>> WorldFile::verify(const fs::path &path)
{
    return readUnlocked(path, [&](const Database &database) -> Result<std::vector<std::string>> {
        return problemsOf(database, path);
    });
}

} // namespace cave
