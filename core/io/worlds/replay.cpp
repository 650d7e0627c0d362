// SPDX-License-Identifier: MIT
#include "core/io/worlds/replay.h"

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/io/codec/state_codec.h"
#include "core/io/codec/world_snapshot.h"
#include "core/io/files/error_text.h"
#include "core/io/world_file/world_file.h"
#include "core/io/world_file/world_file_history.h"
#include "core/io/world_file/world_file_load.h"
#include "core/io/world_file/world_log.h"
#include "core/session/replay.h"
#include "core/session/unsaved_changes.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cave {
namespace {

namespace fs = std::filesystem;

/// The latest parts of a log that can be replayed, with their commands.
struct Parts {
    World origin;
    std::vector<Command> commands;
    std::vector<LogBreak> breaks;
    bool fromSeed = true;
    std::int64_t start = 0; ///< the number of commands before
};

/// The number of the earliest part from which on all starts and commands can be read; the last one if there
/// is none.
Result<std::size_t> firstReadablePart(const Database &database, const fs::path &path, const ReadWorld &read,
                                      const std::vector<LogPart> &parts)
{
    const std::int64_t last = read.world.commands;
    const auto readable = CAVE_TRY(firstReadableCommand(database, last));
    const std::int64_t earliest = std::max(readable - 1, last - kMaxReplayed);
    std::size_t first = parts.size() - 1;
    for (std::size_t i = parts.size(); i-- > 0 && parts[i].commands >= earliest; first = i) {
        if (!startOf(parts[i], read.meta, path))
            break;
    }
    return first;
}

/// As many of the parts as can be replayed up to now.
Result<Parts> readableParts(const Database &database, const fs::path &path, const ReadWorld &read,
                            const std::vector<LogPart> &parts)
{
    const auto first = CAVE_TRY(firstReadablePart(database, path, read, parts));
    const LogPart &start = parts[first];
    auto origin = CAVE_TRY(startOf(start, read.meta, path));
    auto commands = CAVE_TRY(readCommands(database, path, start.commands + 1, read.world.commands));
    Parts known{std::move(origin), std::move(commands), {}, start.snapshot.empty(), start.commands};
    for (std::size_t i = first + 1; i < parts.size(); ++i)
        known.breaks.push_back(
            {static_cast<std::size_t>(parts[i].commands - start.commands), parts[i].snapshot});
    return known;
}

/// Adds the edits that were made after the last command, if there are any.
Result<void> addLastEdits(const Database &database, ReadWorld &read, Parts &parts)
{
    const auto stale = CAVE_TRY(orDamaged(isLogStale(database, read.meta.version)));
    if (!stale.valueOr(true) || isAtLogEnd(database, read.world).valueOr(false))
        return {};
    auto snapshot = CAVE_TRY(encodeWorld(read.world));
    if (!parts.breaks.empty() && parts.breaks.back().position == parts.commands.size())
        parts.breaks.pop_back(); // no command came between
    parts.breaks.push_back({parts.commands.size(), std::move(snapshot)});
    return {};
}

Result<WorldLog> logOf(const Database &database, const fs::path &path)
{
    auto read = CAVE_TRY(readWorld(database, path));
    if (read.meta.version == 1) {
        return damaged(message("world %1 has format version %2, whose log can't be "
                               "replayed; open the world once to update it",
                               quoted(path), read.meta.version));
    }
    const auto starts = CAVE_TRY(readLogParts(database, path));
    auto parts = CAVE_TRY(readableParts(database, path, read, starts));
    CAVE_TRY(addLastEdits(database, read, parts));
    auto checkpoints = CAVE_TRY(readCheckpoints(database, parts.start));
    std::vector<Message> damage = damageIn(read);
    return WorldLog{std::move(read.meta.name), std::move(parts.origin), std::move(parts.commands),
                    std::move(checkpoints),    std::move(read.world),   parts.fromSeed,
                    std::move(parts.breaks),   std::move(damage)};
}

/// "a", "a and b", "a, b and c".
Message joined(const std::vector<Message> &parts)
{
    Message text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        text = i == 0                  ? parts[i]
               : i + 1 == parts.size() ? message("%1 and %2", std::move(text), parts[i])
                                       : message("%1, %2", std::move(text), parts[i]);
    }
    return text;
}

/// Which parts of the hashes differ; empty if none do.
Message differingParts(const StateHashes &replayed, const StateHashes &noted, const Party &party)
{
    std::vector<Message> parts;
    if (replayed.player != noted.player)
        parts.push_back(party.isAlone() ? message("the player") : message("a player"));
    if (replayed.regions != noted.regions)
        parts.push_back(message("the regions"));
    if (replayed.chance != noted.chance)
        parts.push_back(message("the random streams and the fight"));
    return joined(parts);
}

void addRegionDifference(const WorldMap::Changes &replayed, const WorldMap::Changes &stored,
                         std::vector<Message> &parts)
{
    std::set<RegionPos> differing;
    for (const auto &[from, to] : {std::pair(&replayed, &stored), std::pair(&stored, &replayed)}) {
        for (const auto &[pos, changes] : *from) {
            const auto other = to->find(pos);
            if (other == to->end() ? !changes.empty() : other->second != changes)
                differing.insert(pos);
        }
    }
    if (!differing.empty()) {
        const RegionPos first = *differing.begin();
        const std::string at = placeText({first.x, first.y});
        parts.push_back(differing.size() > 1 ? message("region %1 and %2 more", at, differing.size() - 1)
                                             : message("region %1", at));
    }
}

/// How a player's state differs from the replay.
void addPlayerDifference(const PartyMember &replayed, const PartyMember &stored, std::vector<Message> &parts)
{
    if (replayed.player.position != stored.player.position)
        parts.push_back(message("the position, %1 instead of %2", placeText(stored.player.position),
                                placeText(replayed.player.position)));
    if (replayed.player.inventory != stored.player.inventory)
        parts.push_back(message("the inventory"));
    if (replayed.player.statistics != stored.player.statistics)
        parts.push_back(message("the statistics"));
    if (replayed.fight != stored.fight)
        parts.push_back(message("the fight"));
}

/// A player's own map; empty if all share one.
ExploredCells mapOf(const World &world, int player)
{
    return world.map.hasOwnMaps() ? world.map.exploredBy(player) : ExploredCells();
}

void addPartyDifference(const World &replayed, const World &stored, std::vector<Message> &parts)
{
    for (const PartyMember &member : stored.party.members) {
        const PartyMember *other = replayed.party.find(member.id);
        const Message name = playerText(member.id, member.name);
        if (other == nullptr) {
            parts.push_back(message("%1, who never joined", name));
            continue;
        }
        std::vector<Message> own;
        addPlayerDifference(*other, member, own);
        if (other->player.experience != member.player.experience ||
            other->player.health != member.player.health)
            own.push_back(message("experience or health"));
        if (!(other->motion == member.motion))
            own.push_back(message("the movement"));
        if (!(mapOf(replayed, member.id) == mapOf(stored, member.id)))
            own.push_back(message("the map"));
        if (other->present != member.present || other->watching != member.watching)
            own.push_back(message("the presence"));
        if (!own.empty())
            parts.push_back(message("%1 of %2", joined(own), name));
    }
    for (const PartyMember &member : replayed.party.members) {
        if (stored.party.find(member.id) == nullptr)
            parts.push_back(message("%1, who is missing", playerText(member.id, member.name)));
    }
}

/// How a stored world differs from the replay; empty if it doesn't.
Message differencesOf(const World &replayed, const World &stored)
{
    std::vector<Message> parts;
    if (replayed.turn != stored.turn)
        parts.push_back(message("the turn, %1 instead of %2", stored.turn, replayed.turn));
    if (replayed.party.isAlone() && stored.party.isAlone()) {
        addPlayerDifference(replayed.party.current(), stored.party.current(), parts);
        if (standingOf(replayed) != standingOf(stored))
            parts.push_back(message("experience, health or the state of the run"));
    } else {
        addPartyDifference(replayed, stored, parts);
        if (replayed.run != stored.run || replayed.realTime != stored.realTime)
            parts.push_back(message("the state of the run"));
    }
    if (replayed.streams != stored.streams)
        parts.push_back(message("the random streams"));
    addRegionDifference(replayed.map.changes(), stored.map.changes(), parts);
    return joined(parts);
}

/// A replay under way.
class Verification {
public:
    explicit Verification(WorldLog log)
        : m_log(std::move(log))
        , m_players(m_log.stored.party)
        , m_session(std::move(m_log.origin))
    {
        m_agreedAt = m_session.world().commands;
        m_report.damage = m_log.damage;
    }

    ReplayReport run(const ReplayCallback &callback)
    {
        const auto total = static_cast<std::int64_t>(m_log.commands.size());
        while (m_report.commands < total && !m_report.difference) {
            if (m_report.commands % kCallbackInterval == 0 && callback &&
                !callback(m_report.commands, total)) {
                m_report.cancelled = true;
                break;
            }
            playNext();
        }
        if (!m_report.cancelled && !m_report.difference) {
            pass();
            compareEnd();
        }
        if (!m_report.cancelled && callback)
            static_cast<void>(callback(m_report.commands, total));
        m_report.turn = m_session.world().turn;
        m_report.stateHash = m_session.stateHash();
        return std::move(m_report);
    }

private:
    void pass()
    {
        if (passBreak(m_session, m_log, static_cast<std::size_t>(m_report.commands)))
            m_report.breaks.push_back(m_session.world().commands);
    }

    void playNext()
    {
        pass();
        const Command &command = m_log.commands[static_cast<std::size_t>(m_report.commands)];
        m_player = playerOf(m_session, command);
        if (!playCommand(m_session, command)) {
            differ(message("'%1' is not possible", commandText(command)), m_session.world().commands + 1);
            return;
        }
        ++m_report.commands;
        const std::int64_t number = m_session.world().commands;
        if (m_next < m_log.checkpoints.size() && m_log.checkpoints[m_next].command <= number)
            compare(m_log.checkpoints[m_next++]);
    }

    void compare(const StateCheckpoint &noted)
    {
        const Message parts = differingParts(m_session.stateHashes(), noted.hashes, m_session.world().party);
        const std::int64_t number = m_session.world().commands;
        if (noted.command != number || noted.turn != m_session.world().turn) {
            differ(message("the checkpoint at turn %1", noted.turn), number);
        } else if (!parts.empty()) {
            differ(message("%1 differs from the checkpoint", parts), number);
        } else {
            ++m_report.checkpoints;
            m_agreedAt = number;
        }
    }

    /// The stored world also goes through a session, which explores what the player sees.
    void compareEnd()
    {
        m_player.reset(); // found in the world's last state, not in what the last player did
        Session stored(std::move(m_log.stored));
        const Message parts = differencesOf(m_session.world(), stored.world());
        if (!parts.empty())
            differ(message("the world as stored differs in %1", parts), m_session.world().commands);
    }

    void differ(Message what, std::int64_t command)
    {
        const PartyMember *member = m_players.find(m_player.value_or(0));
        m_report.difference = ReplayDifference{command,
                                               m_session.world().turn,
                                               m_agreedAt,
                                               m_player,
                                               member == nullptr ? std::string() : member->name,
                                               std::move(what)};
    }

    WorldLog m_log;  // its origin was moved into the session
    Party m_players; // who they are
    Session m_session;
    std::size_t m_next = 0;      // of the checkpoints
    std::optional<int> m_player; // who gave the last command
    std::int64_t m_agreedAt = 0;
    ReplayReport m_report;
};

bool isComingOrGoing(const Command &command)
{
    return std::holds_alternative<JoinCommand>(command) || std::holds_alternative<LeaveCommand>(command);
}

/// The commands without those at the end by which players came and went.
std::span<const Command> playedCommands(const WorldLog &log)
{
    std::span<const Command> commands(log.commands);
    while (!commands.empty() && isComingOrGoing(commands.back()))
        commands = commands.first(commands.size() - 1);
    return commands;
}

bool isSameBreak(const LogBreak &a, const LogBreak &b)
{
    return a.position == b.position && a.snapshot == b.snapshot;
}

/// Performs a command, time step by step, so that the report knows what came of each. False if it isn't
/// possible.
bool perform(Session &session, const Command &command, RunReport &report)
{
    const auto *ticking = std::get_if<TickCommand>(&command);
    const int steps = ticking == nullptr ? 1 : ticking->steps;
    const Command part = ticking == nullptr ? command : Command(TickCommand{});
    const std::int64_t before = session.world().commands;
    for (int step = 0; step < steps && session.world().run == RunState::Going; ++step) {
        std::vector<Event> events;
        if (!playCommand(session, part, events))
            return false;
        report.observe(session.mutableWorld(), events);
    }
    if (session.world().commands == before)
        return false;
    if (steps > 1) // in the log they are one
        session.mutableWorld().commands = before + 1;
    return true;
}

/// An entry of a log.
struct LoggedEntry {
    std::int64_t turn = 0; ///< after it
    std::optional<int> player;
    const Command *command = nullptr; ///< none: edits or a repair

    [[nodiscard]] std::string text() const { return command != nullptr ? commandText(*command) : "changed"; }
};

/// Calls `visit(entry)` for each entry, in order.
template<class Visit>
void forEachLogged(Session &session, const WorldLog &log, Visit visit)
{
    for (std::size_t i = 0; i <= log.commands.size(); ++i) {
        if (passBreak(session, log, i))
            visit(LoggedEntry{session.world().turn, std::nullopt, nullptr});
        if (i == log.commands.size())
            break;
        const std::optional<int> player = playerOf(session, log.commands[i]);
        static_cast<void>(playCommand(session, log.commands[i]));
        visit(LoggedEntry{session.world().turn, player, &log.commands[i]});
    }
}

/// Those who played together.
std::span<const PartyMember> playersIn(const Party &party)
{
    return party.isAlone() ? std::span<const PartyMember>() : party.members;
}

/// "#ff8000".
std::string colourText(std::uint32_t colour)
{
    constexpr std::size_t kDigits = 6;
    const std::string digits = hexText(colour);
    return "#" + digits.substr(digits.size() - kDigits);
}

/// Why a log can't be a proof, as far as that can be said without replaying it; empty if it may be one.
Message doubtOf(const WorldLog &log)
{
    const World &world = log.origin;
    if (!log.fromSeed || !log.breaks.empty())
        return message(
            "the world was edited, repaired or imported, so it isn't what its seed and its log make");
    if (!world.spec.levelFiles.empty())
        return message("the world is made from its own level files");
    const std::shared_ptr<const Content> content = contentFor(world.spec.generator);
    if (content == nullptr || !(*content == *world.content))
        return message("the world has its own monsters, items or rules, or those of another version");
    return {};
}

} // namespace

bool passBreak(Session &session, const WorldLog &log, std::size_t position)
{
    const auto found = std::ranges::lower_bound(log.breaks, position, {}, &LogBreak::position);
    if (found == log.breaks.end() || found->position != position)
        return false;
    const World &before = session.world();
    World next(before.spec, before.content, before.map.source());
    if (!decodeWorld(found->snapshot, next)) // which was checked when it was read
        return false;
    session = Session(std::move(next));
    return true;
}

Result<WorldLog> readWorldLog(const fs::path &path)
{
    return readUnlocked(path, [&](const Database &database) { return logOf(database, path); });
}

Result<ReplayReport> verifyReplay(const fs::path &path, const ReplayCallback &callback)
{
    auto log = CAVE_TRY(readWorldLog(path));
    return Verification(std::move(log)).run(callback);
}

Result<bool> hasNothingBeyond(const std::filesystem::path &part, const std::filesystem::path &whole)
{
    const Result<WorldFile> held = WorldFile::open(part);
    if (!held)
        return held.error().code == ErrorCode::Locked ? Result<bool>(false) : held.error();
    auto own = CAVE_TRY(readWorldLog(part));
    auto other = CAVE_TRY(readWorldLog(whole));
    const std::span<const Command> commands = playedCommands(own);
    return own.damage.empty() && own.origin.spec == other.origin.spec &&
           stateHash(own.origin) == stateHash(other.origin) && own.breaks.size() <= other.breaks.size() &&
           std::equal(own.breaks.begin(), own.breaks.end(), other.breaks.begin(), isSameBreak) &&
           commands.size() <= other.commands.size() &&
           std::equal(commands.begin(), commands.end(), other.commands.begin());
}

std::optional<ReplayedLog> replayLog(WorldLog log, const LogCallback &callback)
{
    Message doubt = doubtOf(log);
    const Party known = log.stored.party; // has the names, which logs lack
    const int shown = known.shown;
    Session session(std::move(log.origin));
    RunReport report;
    report.begin(session.mutableWorld());
    std::int64_t done = 0;
    for (const Command &command : log.commands) {
        passBreak(session, log, static_cast<std::size_t>(done));
        if (done % kCallbackInterval == 0 && callback && !callback(done))
            return std::nullopt;
        if (!perform(session, command, report)) {
            doubt = message("command %1 of its log is not possible", done + 1);
            break;
        }
        ++done;
        if (session.world().party.shown != shown && session.world().party.find(shown) != nullptr)
            session.showPlayer(shown);
    }
    passBreak(session, log, static_cast<std::size_t>(done));
    Session stored(std::move(log.stored)); // which explores what the player sees
    if (doubt.empty() && stored.stateHash() != session.stateHash())
        doubt = message("the world isn't as its log leaves it");
    World end = std::move(session).takeWorld();
    introducePlayers(known, end);
    return ReplayedLog{std::move(report), std::move(end), std::move(doubt), std::move(log.damage)};
}

Result<ReplayedLog> replayWorld(const std::filesystem::path &path, std::optional<int> player)
{
    auto log = CAVE_TRY(readWorldLog(path));
    if (player && log.stored.party.find(*player) == nullptr)
        return Error{ErrorCode::NotFound, message("there is no player %1 in this world", *player)};
    if (player)
        showPlayer(log.stored, *player);
    return std::move(*replayLog(std::move(log)));
}

Result<std::string> replayText(const std::filesystem::path &path)
{
    auto log = CAVE_TRY(readWorldLog(path));
    Session session(std::move(log.origin));
    const World &world = session.world();
    std::string text = "name " + Json(log.name).dump() + "\nseed " + Json(world.spec.seed).dump() + "\n";
    if (world.spec.seedNumber)
        text += "seed_number " + std::to_string(*world.spec.seedNumber) + "\n";
    text += "generator " + std::string(generatorName(world.spec.generator.kind)) + " " +
            std::to_string(world.spec.generator.version) + "\nbegins_after " +
            std::to_string(world.commands) + "\ncommands " + std::to_string(log.commands.size()) + "\n";
    const Party &party = log.stored.party;
    for (const PartyMember &member : playersIn(party))
        text += "player " + std::to_string(member.id) + " " + Json(member.name).dump() + "\n";
    text += "\n";
    forEachLogged(session, log, [&](const LoggedEntry &logged) {
        text += std::to_string(logged.turn) + " ";
        if (!party.isAlone())
            text += (logged.player ? std::to_string(*logged.player) : "-") + " ";
        text += logged.text() + "\n";
    });
    return text;
}

Result<std::string> replayJson(const std::filesystem::path &path)
{
    auto log = CAVE_TRY(readWorldLog(path));
    Session session(std::move(log.origin));
    const World &world = session.world();
    Json json{{"name", log.name},
              {"seed", world.spec.seed},
              {"seed_number", world.spec.seedNumber ? Json(*world.spec.seedNumber) : Json()},
              {"generator", generatorName(world.spec.generator.kind)},
              {"generator_version", world.spec.generator.version},
              {"begins_after", world.commands}};
    Json &players = json["players"] = Json::List{};
    for (const PartyMember &member : playersIn(log.stored.party))
        players.append({{"id", member.id}, {"name", member.name}, {"colour", colourText(member.colour)}});
    Json::List commands;
    commands.reserve(log.commands.size());
    forEachLogged(session, log, [&](const LoggedEntry &logged) {
        commands.push_back({{"turn", logged.turn},
                            {"player", logged.player ? Json(*logged.player) : Json()},
                            {"code", logged.command != nullptr ? Json(commandCode(*logged.command)) : Json()},
                            {"command", logged.text()}});
    });
    json["commands"] = Json(std::move(commands));
    return json.dump({.indent = 1}) + "\n";
}

} // namespace cave
