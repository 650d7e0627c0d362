// SPDX-License-Identifier: MIT
#include "core/io/world_file/world_restore.h"

#include "core/io/world_file/world_file_history.h"
#include "core/io/world_file/world_file_state.h"
#include "core/io/world_file/world_log.h"
#include "core/session/replay.h"

#include <algorithm>
#include <set>
#include <span>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace cave {
namespace {

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
