// SPDX-License-Identifier: MIT
#include "core/io/codec/world_snapshot.h"

#include "core/base/text.h"
#include "core/io/codec/action_codec.h"
#include "core/io/codec/own_map_codec.h"
#include "core/io/codec/party_codec.h"
#include "core/io/codec/payload.h"
#include "core/io/codec/state_codec.h"
#include "core/sight/field_of_view.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace cave {
namespace {

// Written as version 1 where that is sufficient.
constexpr int kRunVersion = 2;           // adds the state of a run
constexpr int kMovementVersion = 3;      // adds free movement
constexpr int kSnapshotPartyVersion = 4; // adds the other players
constexpr int kOwnMapsVersion = 5;       // adds their own maps

Error damagedSnapshot(Message reason)
{
    return {ErrorCode::Damaged, message("the snapshot of the world is damaged: %1", std::move(reason))};
}

/// Writes a part preceded by its length.
void appendPart(ByteWriter &out, std::span<const std::uint8_t> part)
{
    out.number(part.size());
    out.append(part);
}

std::span<const std::uint8_t> readPart(ByteReader &in)
{
    return in.take(in.count());
}

int versionFor(const World &world)
{
    if (!world.party.isAlone())
        return world.party.ownMaps ? kOwnMapsVersion : kSnapshotPartyVersion;
    if (world.content->scenario.action)
        return kMovementVersion;
    return standingOf(world) == RunStanding{} ? kStateVersion : kRunVersion;
}

Result<void> writePlayerState(ByteWriter &out, int version, const World &world)
{
    out.position(world.player().position);
    out.number(static_cast<std::uint64_t>(world.turn));
    out.number(static_cast<std::uint64_t>(world.commands));
    out.number(static_cast<std::uint64_t>(world.player().statistics.steps));
    ByteWriter part;
    writeInventory(part, world.player().inventory, *world.content);
    appendPart(out, part.bytes());
    part.clear();
    writeStatistics(part, world.player().statistics);
    appendPart(out, part.bytes());
    part.clear();
    writeStreams(part, world.streams);
    appendPart(out, part.bytes());
    part.clear();
    writeFight(part, world.fight(), *world.content);
    appendPart(out, part.bytes());
    if (version >= kRunVersion) {
        part.clear();
        writeRun(part, standingOf(world));
        appendPart(out, part.bytes());
    }
    if (version >= kMovementVersion) {
        part.clear();
        writeAction(part, storedAction(world), *world.content);
        appendPart(out, part.bytes());
    }
    if (version >= kSnapshotPartyVersion) {
        part.clear();
        writeParty(part, world);
        appendPart(out, part.bytes());
    }
    if (version < kOwnMapsVersion)
        return {};
    part.clear();
    Result<void> written = writeOwnMaps(part, world);
    appendPart(out, part.bytes());
    return written;
}

/// Stores a part that was read, or reports which one is invalid.
template<class Part>
Result<void> take(Result<Part> read, std::string_view name, Part &place)
{
    if (!read)
        return damagedSnapshot(located(name, read.error().message));
    place = std::move(*read);
    return {};
}

/// The parts of a snapshot for the player and current events, as bytes; empty if its version has none.
struct SnapshotParts {
    std::span<const std::uint8_t> inventory;
    std::span<const std::uint8_t> statistics;
    std::span<const std::uint8_t> streams;
    std::span<const std::uint8_t> fight;
    std::span<const std::uint8_t> run;
    std::span<const std::uint8_t> action;
    std::span<const std::uint8_t> party;
    std::span<const std::uint8_t> ownMaps;
};

/// They are there if the players have such, and only then.
Result<void> readMapsOf(const SnapshotParts &parts, int version, World &world)
{
    if (world.party.ownMaps != (version >= kOwnMapsVersion))
        return damagedSnapshot(message("its version doesn't fit the players"));
    if (!world.party.ownMaps)
        return {};
    if (const Result<void> maps = readOwnMaps(parts.ownMaps, world); !maps)
        return damagedSnapshot(message("players' maps: %1", maps.error().message));
    return {};
}

Result<void> readStateParts(const SnapshotParts &parts, int version, World &world)
{
    const Content &content = *world.content;
    Result<void> read = take(readInventory(parts.inventory, content), "inventory", world.player().inventory);
    if (read)
        read = take(readStatistics(parts.statistics), "statistics", world.player().statistics);
    if (!read)
        return read;
    if (const Result<void> streams = readStreams(parts.streams, world.streams); !streams)
        return damagedSnapshot(message("random streams: %1", streams.error().message));
    read = take(readFight(parts.fight, content), "fight", world.fight());
    RunStanding run;
    if (read && version >= kRunVersion)
        read = take(readRun(parts.run), "run", run);
    if (read && version >= kMovementVersion) {
        std::optional<StoredAction> action;
        read = take(readAction(parts.action, content), "moving objects", action);
        takeAction(world, std::move(action));
    }
    if (read && version >= kSnapshotPartyVersion) {
        Party party;
        read = take(readParty(parts.party, content), "players", party);
        setParty(world, std::move(party));
    }
    if (read)
        read = readMapsOf(parts, version, world);
    if (read)
        takeStanding(world, run);
    return read;
}

Result<void> readPlayerState(ByteReader &in, int version, World &world)
{
    in.position(world.player().position);
    world.turn = static_cast<std::int64_t>(in.number());
    world.commands = static_cast<std::int64_t>(in.number());
    const auto steps = static_cast<std::int64_t>(in.number());
    SnapshotParts parts{readPart(in), readPart(in), readPart(in), readPart(in), {}, {}, {}, {}};
    if (version >= kRunVersion)
        parts.run = readPart(in);
    if (version >= kMovementVersion)
        parts.action = readPart(in);
    if (version >= kSnapshotPartyVersion)
        parts.party = readPart(in);
    if (version >= kOwnMapsVersion)
        parts.ownMaps = readPart(in);
    if (!in.ok())
        return damagedSnapshot(message("it is truncated"));
    const auto counts = {world.turn, world.commands, steps};
    if (!insideWorld(world.player().position) ||
        !std::ranges::all_of(counts, [](std::int64_t count) { return count >= 0 && count <= kMaxCounted; }))
        return damagedSnapshot(message("the player's position or turn is invalid"));
    Result<void> read = readStateParts(parts, version, world);
    world.player().statistics.steps = steps;
    return read;
}

Result<void> readRegion(ByteReader &in, ChangesBudget &budget, World &world)
{
    RegionPos pos;
    in.position(pos);
    const std::span<const std::uint8_t> payload = readPart(in);
    if (!in.ok())
        return damagedSnapshot(message("it is truncated"));
    const Message where = message("region %1", placeText({pos.x, pos.y}));
    const int size = world.map.regionSize();
    if (!isUsableRegion(pos, size))
        return damagedSnapshot(message("%1 is outside the world", where));
    const Inflated content = inflatePayload(payload);
    if (!content.problem.empty())
        return damagedSnapshot(located(where, content.problem));
    if (const Result<void> taken = budget.takeInflated(content.bytes.size()); !taken)
        return damagedSnapshot(taken.error().message);
    const Result<RegionChanges> changes =
        RegionCodec{*world.content, pos, size}.read(content.bytes, lastSectionOf(payload));
    if (!changes)
        return damagedSnapshot(located(where, changes.error().message));
    if (const Result<void> taken = budget.take(*changes); !taken)
        return damagedSnapshot(taken.error().message);
    world.map.setChanges(pos, *changes);
    return {};
}

/// False if the enemy or an agent belongs to an impossible region.
bool hasUsableHomes(const World &world)
{
    const auto usable = [size = world.map.regionSize()](const MonsterId &id) {
        return isUsableRegion(id.home, size);
    };
    const auto fightsUsable = [&](const PartyMember &member) {
        return !member.fight || usable(member.fight->enemy);
    };
    return std::ranges::all_of(world.party.members, fightsUsable) &&
           (!world.action || std::ranges::all_of(world.action->agents, usable, &Agent::id));
}

} // namespace

Result<std::vector<std::uint8_t>> encodeWorld(const World &world)
{
    ByteWriter out;
    const int version = versionFor(world);
    out.byte(static_cast<std::uint8_t>(version));
    CAVE_TRY(writePlayerState(out, version, world));
    out.number(world.map.changes().size());
    PayloadEncoder encoder;
    for (const auto &[pos, changes] : world.map.changes()) {
        const auto payload = CAVE_TRY(encoder.encode(changes, {*world.content, pos, world.map.regionSize()}));
        out.position(pos);
        appendPart(out, payload);
    }
    return out.bytes();
}

Result<void> decodeWorld(std::span<const std::uint8_t> bytes, World &world)
{
    ByteReader in(bytes);
    const int version = in.byte();
    if (version < kStateVersion || version > kOwnMapsVersion)
        return damagedSnapshot(
            message("its version is %1; this program supports up to %2", version, kOwnMapsVersion));
    CAVE_TRY(readPlayerState(in, version, world));
    const std::size_t regions = in.count();
    ChangesBudget budget;
    for (std::size_t i = 0; i < regions; ++i)
        CAVE_TRY(readRegion(in, budget, world));
    if (!in.ok() || !in.atEnd())
        return damagedSnapshot(message("it has the wrong length"));
    if (!hasUsableHomes(world))
        return damagedSnapshot(message("a monster in it has no position"));
    world.logStart = world.commands;
    return {};
}

bool isUsableRegion(RegionPos pos, int regionSize)
{
    // Sight extends past the end of the world by at most the player's view radius.
    constexpr std::int64_t kFarthest = kWorldLimit + kMaxViewRadius;
    const RegionPos low = regionOf({-kFarthest, -kFarthest}, regionSize);
    const RegionPos high = regionOf({kFarthest, kFarthest}, regionSize);
    return pos.x >= low.x && pos.x <= high.x && pos.y >= low.y && pos.y <= high.y;
}

} // namespace cave
