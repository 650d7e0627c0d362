// SPDX-License-Identifier: MIT
#include "core/io/codec/world_snapshot.h"

#include "core/base/text.h"
#include "core/io/codec/action_codec.h"
#include "core/io/codec/party_codec.h"
#include "core/io/codec/payload.h"
#include "core/io/codec/state_codec.h"
#include "core/io/files/field_archive.h"
#include "core/sight/field_of_view.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>

namespace cave {
namespace {

// Written as version 1 where that is sufficient.
constexpr int kRunVersion = 2;           // adds the state of a run
constexpr int kMovementVersion = 3;      // adds free movement
constexpr int kSnapshotPartyVersion = 4; // adds the other players
constexpr int kOwnMapsVersion = 5;       // adds their own maps

int versionFor(const World &world)
{
    if (!world.party.isAlone())
        return world.party.ownMaps ? kOwnMapsVersion : kSnapshotPartyVersion;
    if (world.content->scenario.action)
        return kMovementVersion;
    return standingOf(world) == RunStanding{} ? kStateVersion : kRunVersion;
}

/// The state of the player shown and current events, up to the players' own maps.
template<class Archive>
void fields(Archive &archive, Field<Archive, World> &world, int version)
{
    const Content &content = *world.content;
    const auto check = [&](std::string_view part, std::optional<Message> problem) {
        if (problem)
            archive.fail(located(part, std::move(*problem)));
    };
    std::int64_t steps = world.player().statistics.steps;
    archive.describesDamage(MessageKey("the player's position or turn is invalid"));
    archive.cell(world.player().position);
    archive.number("turn", world.turn, 0, kMaxCounted);
    archive.number("commands", world.commands, 0, kMaxCounted);
    archive.number("steps", steps, 0, kMaxCounted);
    check("inventory", archive.part(world.player().inventory, writeInventory, readInventory, content));
    check("statistics", archive.part(world.player().statistics, writeStatistics, readStatistics));
    if (std::optional<Message> problem = archive.part(world.streams, writeStreams, readStreams))
        archive.fail(message("random streams: %1", std::move(*problem)));
    check("fight", archive.part(world.fight(), writeFight, readFight, content));
    if constexpr (Archive::kReads) {
        world.player().statistics.steps = steps;
        takeStanding(world, {});
    }
    if (version >= kRunVersion) {
        RunStanding run = standingOf(world);
        check("run", archive.part(run, writeRun, readRun));
        if constexpr (Archive::kReads)
            takeStanding(world, run);
    }
    if (version >= kMovementVersion) {
        std::optional<StoredAction> action = storedAction(world);
        const auto read = [&](const auto &bytes) { return readAction(bytes, content); };
        const auto write = [&](ByteWriter &out, const auto &value) { writeAction(out, value, content); };
        check("moving objects", archive.part(action, write, read));
        if constexpr (Archive::kReads)
            takeAction(world, std::move(action));
    }
    if (version >= kSnapshotPartyVersion) {
        Party party;
        const auto write = [&](ByteWriter &out, const Party &) { writeParty(out, world); };
        check("players",
              archive.part(party, write, [&](const auto &bytes) { return readParty(bytes, content); }));
        if constexpr (Archive::kReads)
            setParty(world, std::move(party));
    }
}

/// They are there if the players have such, and only then.
Result<void> readMaps(std::span<const std::uint8_t> bytes, int version, World &world)
{
    if (world.party.ownMaps != (version >= kOwnMapsVersion))
        return damaged("its version doesn't fit the players");
    if (!world.party.ownMaps)
        return {};
    if (const Result<void> maps = readOwnMaps(bytes, world); !maps)
        return damaged(message("players' maps: %1", maps.error().message));
    return {};
}

Result<void> readPlayers(FieldReader &archive, int version, World &world)
{
    fields(archive, world, version);
    std::span<const std::uint8_t> maps;
    if (version >= kOwnMapsVersion)
        maps = archive.in().part();
    archive.requireWhole(MessageKey("it is truncated"));
    if (std::optional<Message> problem = archive.takeProblem())
        return damaged(std::move(*problem));
    return readMaps(maps, version, world);
}

Result<void> readRegion(ByteReader &in, ChangesBudget &budget, World &world)
{
    RegionPos pos;
    in.position(pos);
    const std::span<const std::uint8_t> payload = in.part();
    if (!in.ok())
        return damaged("it is truncated");
    const Message where = message("region %1", placeText({pos.x, pos.y}));
    const int size = world.map.regionSize();
    if (!isUsableRegion(pos, size))
        return damaged(message("%1 is outside the world", where));
    const Inflated content = inflatePayload(payload);
    if (!content.problem.empty())
        return damaged(located(where, content.problem));
    CAVE_TRY(budget.takeInflated(content.bytes.size()));
    const Result<RegionChanges> changes =
        RegionCodec{*world.content, pos, size}.read(content.bytes, lastSectionOf(payload));
    if (!changes)
        return damaged(located(where, changes.error().message));
    CAVE_TRY(budget.take(*changes));
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

/// Errors without the name of what is damaged.
Result<void> readSnapshot(std::span<const std::uint8_t> bytes, World &world)
{
    FieldReader archive(bytes);
    ByteReader &in = archive.in();
    const int version = in.byte();
    if (version < kStateVersion || version > kOwnMapsVersion)
        return damaged(
            message("its version is %1; this program supports up to %2", version, kOwnMapsVersion));
    CAVE_TRY(readPlayers(archive, version, world));
    const std::size_t regions = in.count();
    ChangesBudget budget;
    for (std::size_t i = 0; i < regions; ++i)
        CAVE_TRY(readRegion(in, budget, world));
    if (!in.ok() || !in.atEnd())
        return damaged("it has the wrong length");
    return hasUsableHomes(world) ? Result<void>() : damaged("a monster in it has no position");
}

} // namespace

Result<std::vector<std::uint8_t>> encodeWorld(const World &world)
{
    ByteWriter out;
    const int version = versionFor(world);
    out.byte(static_cast<std::uint8_t>(version));
    FieldWriter archive(out);
    fields(archive, world, version);
    if (version >= kOwnMapsVersion) {
        ByteWriter maps;
        CAVE_TRY(writeOwnMaps(maps, world));
        out.part(maps.bytes());
    }
    out.number(world.map.changes().size());
    PayloadEncoder encoder;
    for (const auto &[pos, changes] : world.map.changes()) {
        const auto payload = CAVE_TRY(encoder.encode(changes, {*world.content, pos, world.map.regionSize()}));
        out.position(pos);
        out.part(payload);
    }
    return out.bytes();
}

Result<void> decodeWorld(std::span<const std::uint8_t> bytes, World &world)
{
    if (const Result<void> read = readSnapshot(bytes, world); !read)
        return damaged(message("the snapshot of the world is damaged: %1", read.error().message));
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
