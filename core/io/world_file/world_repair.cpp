// SPDX-License-Identifier: MIT
// What is wrong with a world's file, and how it is fixed. Verifying reports the same findings that repairing
// works on; a repair ends with another check.
#include "core/io/world_file/world_repair.h"

#include "core/io/codec/delta_codec.h"
#include "core/io/files/database_files.h"
#include "core/io/files/error_text.h"
#include "core/io/files/folders.h"
#include "core/io/files/stale_wal.h"
#include "core/io/world_file/world_file_history.h"
#include "core/io/world_file/world_file_load.h"
#include "core/io/world_file/world_file_meta.h"
#include "core/io/world_file/world_file_state.h"
#include "core/io/world_file/world_log.h"
#include "core/session/replay.h"

#include <algorithm>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

namespace cave {
namespace {

namespace fs = std::filesystem;

using Findings = std::vector<WorldFinding>;

constexpr MessageKey kKeepReadable{"the readable parts are saved to a new file"};

struct CheckedFile {
    Findings findings;
    bool brokenPages = false; ///< or missing tables, or it can't be opened: it can't be repaired in place
};

/// SQLite's report on pages and trees; empty if they are intact.
Message structureProblem(const Database &database)
{
    Result<Statement> statement = database.prepare("PRAGMA integrity_check(1)");
    if (!statement)
        return statement.error().message;
    const Result<bool> row = statement->step();
    if (!row)
        return row.error().message;
    const std::string problem = *row ? statement->text(0) : "ok";
    return problem == "ok" ? Message() : Message(problem);
}

/// `cut`: the file couldn't be opened in the usual way.
void checkStructure(const Database &database, const Message &cut, CheckedFile &checked)
{
    const Message problem = cut.empty() ? structureProblem(database) : cut;
    const Result<std::int64_t> version = formatVersion(database);
    const bool known = version && *version >= kWorldFormatVersion;
    if (known) {
        for (const TableScan &scan : brokenTables(database, !problem.empty()))
            checked.findings.push_back({textOf(scan), message(kKeepReadable)});
    }
    if (!problem.empty() && checked.findings.empty())
        checked.findings.push_back({message("the structure of the file is damaged: %1", problem),
                                    known ? message(kKeepReadable) : Message()});
    checked.brokenPages = !checked.findings.empty();
}

/// The log must have one known command for each that was given, and a readable start. `first` and `last` are
/// the numbers of its commands.
Result<void> checkLog(const Database &database, const fs::path &path, const WorldMeta &meta,
                      std::int64_t first, std::int64_t last)
{
    if (meta.version == 1) {
        // After migration, it restarts.
        return {};
    }
    auto origin = CAVE_TRY(untouchedWorld(meta, path));
    CAVE_TRY(readOrigin(database, path, origin));
    return forEachCommand(database, path, first, last, [](const Command & /*known*/) {});
}

Result<void> checkQuarantine(const Database &database, const World &world, Findings &findings)
{
    const auto kept = CAVE_TRY(readQuarantined(database, *world.content, world.map.regionSize()));
    for (const DamagedRegion &region : kept) {
        findings.push_back({message("%1 (in quarantine)", region.reason),
                            world.map.changesOf(region.pos).empty()
                                ? message("reverted to its seed and unexplored")
                                : message("what was kept or explored since is kept")});
    }
    return {};
}

void addFixes(const Database &database, const ReadWorld &read, Findings &findings)
{
    if (!read.meta.problem.empty())
        findings.push_back({read.meta.problem, message("restored from their copy in the file")});
    if (Message problem = metaCopyProblem(database); !problem.empty())
        findings.push_back({std::move(problem), message("it is made of the first again")});
    for (const Fix &fix : read.fixes)
        findings.push_back({fix.problem, fix.remedy});
    if (!read.planIssue.empty())
        findings.push_back({read.planIssue, message("they revert to the seed")});
    for (const StoredRegion &row : read.inexact)
        findings.push_back({row.problem, message(kCorrected)});
    for (const StoredRegion &row : read.damaged)
        findings.push_back({row.problem, remedyFor(row, read)});
}

Result<void> checkBookmarksAndHistory(const Database &database, const ReadWorld &read, Findings &findings)
{
    const auto bookmarks = CAVE_TRY(readBookmarks(database, read.meta.version));
    for (const Message &problem : bookmarks.problems)
        findings.push_back({problem, message("it is removed")});
    if (read.meta.version < kHistoryVersion)
        return {};
    const auto history =
        CAVE_TRY(orDamaged(readHistory(database, {*read.world.content, read.world.map.regionSize()})));
    if (!history) {
        findings.push_back({message("the history of edits can't be read: %1", history.error().message),
                            message("it is cleared and the edits stay applied")});
        return {};
    }
    for (const Message &problem : history->problems)
        findings.push_back({problem, message("the rest of the history is kept")});
    return {};
}

/// The name given to an unrelated log when the world is opened.
std::string nameOfUnrelatedWal(const fs::path &path)
{
    std::error_code ignored;
    const fs::path real = fs::weakly_canonical(path, ignored);
    const fs::path journal = companionFile(real, "-journal");
    const fs::path log = fs::exists(journal, ignored) ? journal : companionFile(real, "-wal");
    return quoted(nameSetAside(log).filename());
}

/// Error: nothing more can be checked.
Result<void> checkContent(const Database &database, const fs::path &path, Findings &findings)
{
    const auto meta = CAVE_TRY(readMeta(database, path));
    if (const auto player = CAVE_TRY(orDamaged(readPlayer(database, path, meta.version))); !player) {
        findings.push_back(
            {player.error().message,
             message("it is restored from the log of commands, or the player is moved to the entrance")});
        return {}; // the rest is checked once that is repaired
    }
    std::optional<ReadWorld> read = CAVE_TRY(readWorld(database, path));
    if (!database.notice().empty())
        findings.push_back({database.notice(), message("it is kept as %1", nameOfUnrelatedWal(path))});
    addFixes(database, *read, findings);
    CAVE_TRY(checkQuarantine(database, read->world, findings));
    CAVE_TRY(checkBookmarksAndHistory(database, *read, findings));
    const std::int64_t first = read->world.logStart + 1;
    const std::int64_t last = read->world.commands;
    read.reset(); // not kept in memory along with the state at the log's start
    if (const Result<void> log = checkLog(database, path, meta, first, last); !log) {
        const Result<std::int64_t> stored =
            database.queryInteger("SELECT ifnull(max(seq), 0) FROM command_log");
        findings.push_back({log.error().message, stored && *stored > last
                                                     ? message("commands that were never played are removed")
                                                     : message("the log restarts from the current state")});
    }
    return {};
}

CheckedFile checkedFile(const Database &database, const fs::path &path, const Message &cut)
{
    CheckedFile checked;
    checkStructure(database, cut, checked);
    if (checked.brokenPages)
        return checked; // other problems show in the salvageable rows
    const Result<void> content = checkContent(database, path, checked.findings);
    // Problems that prevent opening can only be fixed in a new file.
    if (!content) {
        checked.findings.push_back({content.error().message, message(kKeepReadable)});
        checked.brokenPages = true;
    }
    return checked;
}

/// `named`: the file's name in messages.
Result<CheckedFile> checkFileAt(const fs::path &path, const fs::path &named)
{
    const auto check = [&named](Database &database, const Message &cut) -> Result<CheckedFile> {
        [[maybe_unused]] const auto view = CAVE_TRY(Transaction::beginReading(database));
        return checkedFile(database, named, cut);
    };
    Result<Database> database = openWorldDatabase(path, Access::Read);
    if (database)
        return check(*database, {});
    const Error why = database.error();
    if (why.code != ErrorCode::Damaged)
        return why;
    Result<Database> broken = openBrokenWorld(path);
    return broken ? check(*broken, why.message) : why;
}

bool holds(const Findings &findings, const WorldFinding &wanted)
{
    return std::ranges::any_of(findings,
                               [&](const WorldFinding &other) { return other.problem == wanted.problem; });
}

/// Findings of `before` that aren't in `after` were repaired.
WorldRepair outcomeOf(const Findings &before, Findings after)
{
    WorldRepair outcome;
    for (const WorldFinding &finding : before) {
        if (!holds(after, finding))
            outcome.repaired.push_back(finding);
    }
    outcome.left = std::move(after);
    return outcome;
}

/// A free name next to the file: "x.cave.damaged", "x.cave.damaged-2".
fs::path freeNameForDamaged(const fs::path &path)
{
    fs::path name = companionFile(path, ".damaged");
    std::error_code ignored;
    for (int number = 2; fs::exists(fs::symlink_status(name, ignored)); ++number)
        name = companionFile(path, (".damaged-" + std::to_string(number)).c_str());
    return name;
}

/// Replaces the damaged file with the new one; the damaged one is kept next to it with its log, under the
/// returned name.
Result<fs::path> exchange(const fs::path &repaired, const fs::path &path)
{
    CAVE_TRY(syncToDisk(repaired));
    const fs::path kept = freeNameForDamaged(path);
    std::error_code status;
    fs::permissions(repaired, fs::status(path, status).permissions(), status);
    fs::create_hard_link(path, kept, status); // so that a file with the name exists at any time
    if (status)
        fs::rename(path, kept, status);
    if (status)
        return fileError("cannot keep the damaged file as", kept, status);
    std::error_code ignored; // most have none
    for (const char *suffix : {"-wal", "-journal"})
        fs::rename(companionFile(path, suffix), companionFile(kept, suffix), ignored);
    fs::remove(companionFile(path, "-shm"), ignored);
    fs::rename(repaired, path, status);
    if (!status) {
        CAVE_TRY(syncToDisk(path));
        return kept;
    }
    for (const char *suffix : {"", "-wal", "-journal"})
        fs::rename(companionFile(kept, suffix), companionFile(path, suffix), ignored);
    if (fs::exists(path, ignored))
        fs::remove(kept, ignored); // renaming one name of a file to another of its names does nothing
    return fileError("cannot put the repaired file in place of", path, status);
}

/// Builds `unfinished` from the readable parts of `path`.
Result<void> salvageFile(const fs::path &path, const fs::path &unfinished, const WorldSpec *otherwise)
{
    Result<Database> readable = openWorldDatabase(path, Access::Read);
    return salvage(CAVE_TRY(readable ? std::move(readable) : openBrokenWorld(path)), unfinished, otherwise);
}

Result<void> renewPlan(Database &database, const ReadWorld &read)
{
    if (read.planIssue.empty())
        return {};
    CAVE_TRY(database.execute("DELETE FROM levels; DELETE FROM links;"
                              "INSERT INTO levels (level, kind) VALUES (0, 'endless')"));
    return writePlan(database, read.world.map.plan());
}

/// Removes commands that were never played; if the log still doesn't lead to the world's state, restarts it
/// there.
Result<void> fitLog(Database &database, const fs::path &path, const ReadWorld &read, WorldWriter &writer)
{
    if (checkLog(database, path, read.meta, read.world.logStart + 1, read.world.commands))
        return {};
    for (const char *sql :
         {"DELETE FROM command_log WHERE seq > ?1", "DELETE FROM checkpoints WHERE seq > ?1"})
        CAVE_TRY(database.run(sql, read.world.commands));
    if (checkLog(database, path, read.meta, read.world.logStart + 1, read.world.commands))
        return {};
    return startLogPart(database, writer, read.world);
}

Result<void> dropBadBookmarks(const Database &database)
{
    const auto bookmarks = CAVE_TRY(readBookmarks(database, kWorldFormatVersion));
    auto drop = CAVE_TRY(database.prepare("DELETE FROM bookmarks WHERE id = ?1"));
    for (const std::int64_t id : bookmarks.faulty)
        CAVE_TRY(drop.run(id));
    return database.run(
        "DELETE FROM bookmarks WHERE id NOT IN (SELECT id FROM bookmarks ORDER BY id LIMIT ?1)",
        kMaxBookmarks);
}

Result<void> fitHistory(Database &database, const ReadWorld &read)
{
    const auto history = CAVE_TRY(readHistory(database, {*read.world.content, read.world.map.regionSize()}));
    return history.problems.empty() ? Result<void>() : forgetOthers(database, history);
}

/// Rows that were lost with their pages are known only from the log. If it doesn't lead to what is left, a
/// new part of it starts there.
Result<void> fitSalvaged(Database &database, const fs::path &path, const ReadWorld &read, WorldWriter &writer)
{
    if (CAVE_TRY(isLogStale(database, kWorldFormatVersion)))
        return {};
    const std::optional<World> played = replayedWorld(database, path, read);
    if (!played)
        return startLogPart(database, writer, read.world);
    for (const auto &[pos, changes] : played->map.changes())
        CAVE_TRY(writer.writeRegion(*played, pos));
    CAVE_TRY(writer.writeState(*played, everyState(*played)));
    return writer.writePlayer(*played);
}

/// What loading ignores, as play continues without it.
Result<void> repairRest(WorldFile &file, bool isSalvaged)
{
    Database &database = WorldFileAccess::database(file);
    const fs::path &path = file.path();
    const auto read = CAVE_TRY(readWorld(database, path));
    const Result<ReadHistory> history =
        readHistory(database, {*read.world.content, read.world.map.regionSize()});
    if (!history && history.error().code == ErrorCode::Damaged)
        CAVE_TRY(renewHistoryTables(database));
    auto transaction = CAVE_TRY(Transaction::begin(database));
    CAVE_TRY(settleDamage(database, {}));
    CAVE_TRY(renewPlan(database, read));
    CAVE_TRY(fitLog(database, path, read, WorldFileAccess::writer(file)));
    if (isSalvaged)
        CAVE_TRY(fitSalvaged(database, path, read, WorldFileAccess::writer(file)));
    CAVE_TRY(dropBadBookmarks(database));
    CAVE_TRY(fitHistory(database, read));
    return transaction.commit();
}

/// Repairs a file with intact pages. `isSalvaged`: rows may be missing.
Result<void> repairInPlace(const fs::path &path, bool isSalvaged)
{
    auto file = CAVE_TRY(WorldFile::open(path));
    Database &database = WorldFileAccess::database(file);
    if (const Result<PlayerRow> player = readPlayer(database, path, kWorldFormatVersion);
        !player && player.error().code == ErrorCode::Damaged) {
        CAVE_TRY(database.execute("CREATE TEMP TABLE bad_player AS SELECT * FROM player;"
                                  "DELETE FROM player"));
    }
    const Result<LoadedWorld> loaded = file.load();
    Result<void> repaired = loaded ? repairRest(file, isSalvaged) : loaded.error();
    if (!repaired && database.queryInteger("SELECT count(*) FROM temp.bad_player").valueOr(0) > 0) {
        // The file is unchanged; the caller needs to know what else is wrong.
        (void)database.execute("INSERT OR REPLACE INTO player SELECT * FROM temp.bad_player");
    }
    // A new file is moved without its log, so closing it must not fail.
    return repaired && isSalvaged ? database.execute("PRAGMA journal_mode = DELETE") : repaired;
}

/// The caller holds the lock of `path`. Findings in the salvaged rows count as found in the file.
Result<WorldRepair> rewrite(const fs::path &path, Findings found, const WorldSpec *otherwise)
{
    const fs::path unfinished = companionFile(path, ".new");
    removeDatabase(unfinished);
    Result<void> made = salvageFile(path, unfinished, otherwise);
    Findings left;
    Findings repaired = found;
    if (made) {
        const Result<CheckedFile> salvaged = checkFileAt(unfinished, path);
        for (const WorldFinding &finding : salvaged.valueOr({}).findings) {
            if (!holds(found, finding))
                repaired.push_back(finding);
        }
        made = repairInPlace(unfinished, true);
    }
    if (made) {
        Result<CheckedFile> after = checkFileAt(unfinished, path);
        made = after ? Result<void>() : after.error();
        left = after.valueOr({}).findings;
    }
    Result<fs::path> kept = made && left.empty() ? exchange(unfinished, path) : fs::path();
    if (kept && !kept->empty())
        return WorldRepair{std::move(repaired), {}, std::move(*kept), {}};
    removeDatabase(unfinished);
    if (!kept)
        return kept.error();
    if (!made && made.error().code == ErrorCode::DiskFull)
        return made.error();
    for (WorldFinding &finding : found)
        finding.remedy = {}; // the file is unchanged
    return WorldRepair{{},
                       std::move(found),
                       {},
                       made ? left.front().problem
                            : made.error().message.replaced(unfinished.string(), path.string())};
}

namespace fs = std::filesystem;

/// The log has no names and colours of players, nor whose view is shown.
void introducePlayers(const Party &known, Session &session)
{
    for (const PartyMember &member : known.members) {
        if (session.world().party.find(member.id) != nullptr)
            session.describePlayer(member.id, member.name, member.colour);
    }
    if (session.world().party.find(known.shown) != nullptr)
        session.showPlayer(known.shown);
}

/// The turns that a log takes at most: a tick may be of many steps.
std::int64_t stepsIn(const std::vector<Command> &commands)
{
    std::int64_t steps = 0;
    for (const Command &command : commands) {
        const auto *tick = std::get_if<TickCommand>(&command);
        steps += tick == nullptr ? 1 : tick->steps;
    }
    return steps;
}

/// Plays commands; false if one is refused, or leads to something else than was noted after it.
bool playNoted(Session &session, const std::vector<Command> &commands,
               const std::vector<StateCheckpoint> &noted)
{
    auto next = noted.begin();
    for (const Command &command : commands) {
        if (!playCommand(session, command))
            return false;
        if (next == noted.end() || next->command > session.world().commands)
            continue;
        StateHashes hashes = session.stateHashes();
        hashes.spec = 0; // which isn't stored
        if (!(StateCheckpoint{session.world().commands, session.world().turn, hashes} == *next++))
            return false;
    }
    return true;
}

/// The world after the current part of the log.
std::optional<World> playedWorld(const Database &database, const fs::path &path, const ReadWorld &read)
{
    const Result<LogPart> part = readCurrentPart(database, path);
    if (!part || read.world.commands - part->commands > kMaxRestored)
        return std::nullopt;
    Result<World> start = startOf(*part, read.meta, path);
    const Result<std::vector<Command>> commands =
        readCommands(database, path, part->commands + 1, read.world.commands);
    if (!start || !commands || stepsIn(*commands) > kMaxRestored)
        return std::nullopt;
    const Result<std::vector<StateCheckpoint>> noted = readCheckpoints(database, part->commands);
    Session session(std::move(*start));
    if (!noted || !playNoted(session, *commands, *noted))
        return std::nullopt;
    introducePlayers(read.world.party, session);
    return std::move(session).takeWorld();
}

/// Whether a region that can be read is as in `world`. Those of `read` have fixes applied, which concern no
/// regions.
bool agreesInRegions(const ReadWorld &read, const World &world)
{
    std::set<RegionPos> damaged;
    for (const StoredRegion &row : read.damaged)
        damaged.insert(row.pos);
    return std::ranges::all_of(read.rows, [&](const StoredRegion &row) {
        return damaged.contains(row.pos) || read.world.map.changesOf(row.pos) == world.map.changesOf(row.pos);
    });
}

/// Whether the player's row, if it can be read, is that of `world`.
bool agreesInPlayer(const Database &database, const fs::path &path, const ReadWorld &read, const World &world)
{
    const Result<PlayerRow> row = readPlayer(database, path, read.meta.version);
    if (!row)
        return false;
    if (!row->isStored)
        return true; // its numbers were taken from the log
    const bool isPlace = row->problem.empty() ? row->position == world.player().position : true;
    return isPlace && row->turn == world.turn && row->commands == world.commands &&
           row->steps == world.player().statistics.steps;
}

/// Whether each row of `state` that can be read is as `world` would be written.
bool agreesInStates(const Database &database, const World &world)
{
    PayloadEncoder encoder;
    bool same = true;
    const Result<void> encoded =
        encodeStates(world, everyState(world), encoder,
                     [&](std::string_view key, std::span<const std::uint8_t> bytes) -> Result<void> {
                         const Result<std::vector<std::uint8_t>> stored = readState(database, key);
                         same = same && (!stored || std::ranges::equal(*stored, bytes));
                         return {};
                     });
    return encoded && same;
}

} // namespace

Result<WorldRepair> repairWorldFile(const fs::path &path, const WorldSpec *otherwise)
{
    const auto before = CAVE_TRY(checkFileAt(path, path));
    if (before.findings.empty())
        return WorldRepair{};
    std::error_code status;
    const fs::path canonical = fs::weakly_canonical(path, status);
    const fs::path real = status ? path : canonical;
    if (before.brokenPages) {
        auto lock = CAVE_TRY(FileLock::acquire(real));
        CAVE_TRY(lock.lockFileItself(real));
        auto now = CAVE_TRY(checkFileAt(real, path)); // it may have been written to before it was locked
        return rewrite(real, std::move(now.findings), otherwise);
    }
    const Result<void> done = repairInPlace(path, false);
    if (!done && done.error().code != ErrorCode::Damaged && done.error().code != ErrorCode::InvalidArgument)
        return done.error();
    auto after = CAVE_TRY(checkFileAt(path, path));
    WorldRepair outcome = outcomeOf(before.findings, std::move(after.findings));
    outcome.obstacle = done ? Message() : done.error().message;
    return outcome;
}

Result<std::vector<Message>> verifyWorldFile(const fs::path &path)
{
    const auto checked = CAVE_TRY(checkFileAt(path, path));
    std::vector<Message> problems;
    for (const WorldFinding &finding : checked.findings)
        problems.push_back(finding.problem);
    return problems;
}

std::optional<World> replayedWorld(const Database &database, const fs::path &path, const ReadWorld &read)
{
    if (read.meta.version == 1 || isLogStale(database, read.meta.version).valueOr(true))
        return std::nullopt;
    std::optional<World> world = playedWorld(database, path, read);
    if (!world || !agreesInRegions(read, *world) || !agreesInPlayer(database, path, read, *world) ||
        !agreesInStates(database, *world))
        return std::nullopt;
    return world;
}

} // namespace cave
