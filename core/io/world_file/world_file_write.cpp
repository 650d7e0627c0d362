// SPDX-License-Identifier: MIT
#include "core/base/row_bits.h"
#include "core/io/codec/action_codec.h"
#include "core/io/codec/delta_codec.h"
#include "core/io/codec/party_codec.h"
#include "core/io/codec/state_codec.h"
#include "core/io/codec/world_snapshot.h"
#include "core/io/world_file/world_file_format.h"
#include "core/io/world_file/world_file_state.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

// What a world's file keeps beside the world: places that the player marked, and how long it was played.
namespace cave {
namespace {

constexpr std::string_view kDropBookmark = "DELETE FROM bookmarks WHERE id = ?1";

Error noBookmark(std::int64_t id)
{
    return {ErrorCode::NotFound, message("there is no bookmark %1", id)};
}

} // namespace

UnsavedChanges everyState(const World &world)
{
    UnsavedChanges all;
    all.inventory = all.statistics = all.fight = true;
    all.run = isBounded(world.spec.generator.kind) || standingOf(world) != RunStanding{};
    all.action = world.content->scenario.action.has_value();
    all.party = !world.party.isAlone();
    if (world.party.ownMaps) {
        for (const PartyMember &member : world.party.members) {
            for (const auto &[pos, explored] : world.map.exploredBy(member.id).regions())
                all.ownMaps.emplace(member.id, pos);
        }
    }
    return all;
}

Result<WorldWriter> WorldWriter::prepare(const Database &database)
{
    WorldWriter writer;
    const std::string markParty = "PRAGMA user_version = " + std::to_string(kPartyFormatVersion);
    const std::pair<Statement *, const char *> statements[] = {
        {&writer.m_putRegion,
         "INSERT OR REPLACE INTO regions (level, rx, ry, payload, crc32, explored_cells, changed_turn) "
         "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)"},
        {&writer.m_dropRegion, "DELETE FROM regions WHERE level = ?1 AND rx = ?2 AND ry = ?3"},
        {&writer.m_putPlayer,
         "INSERT INTO player (id, x, y, turn, commands, steps, last_played_ms, play_ms) "
         "VALUES (0, ?1, ?2, ?3, ?4, ?5, ?6, 0) ON CONFLICT (id) DO UPDATE SET x = excluded.x, "
         "y = excluded.y, turn = excluded.turn, commands = excluded.commands, steps = excluded.steps, "
         "last_played_ms = excluded.last_played_ms"},
        {&writer.m_putPlace, "UPDATE player SET x = ?1, y = ?2 WHERE id = 0"},
        {&writer.m_putState, "INSERT OR REPLACE INTO state (key, value, crc32) VALUES (?1, ?2, ?3)"},
        {&writer.m_putCommand, "INSERT OR REPLACE INTO command_log (seq, command) VALUES (?1, ?2)"},
        {&writer.m_putCheckpoint, "INSERT OR REPLACE INTO checkpoints (seq, turn, player, regions, chance) "
                                  "VALUES (?1, ?2, ?3, ?4, ?5)"},
        {&writer.m_putOrigin, "INSERT OR REPLACE INTO origin (id, commands, snapshot, crc32) VALUES (0, ?1, "
                              "?2, ?3)"},
        {&writer.m_markParty, markParty.c_str()},
    };
    for (const auto &[target, sql] : statements) {
        *target = CAVE_TRY(database.prepare(sql));
    }
    return writer;
}

Result<void> WorldWriter::write(const World &world, const UnsavedChanges &changes)
{
    if (!changes.regions.empty())
        CAVE_TRY(m_budget.checkWritable(world.map.changes(), changes.regions));
    for (const RegionPos pos : changes.regions)
        CAVE_TRY(writeRegion(world, pos));
    CAVE_TRY(writeCommands(world, changes));
    CAVE_TRY(writeState(world, changes));
    return writePlayer(world);
}

Result<void> WorldWriter::writeRegion(const World &world, RegionPos pos, const RegionChanges &changes)
{
    if (changes.empty())
        return m_dropRegion.run(kPlaneLevel, pos);
    const auto payload = CAVE_TRY(m_encoder.encode(changes, {*world.content, pos, world.map.regionSize()}));
    return m_putRegion.run(kPlaneLevel, pos, payload, crc32Of(payload), row_bits::countBits(changes.explored),
                           world.turn);
}

Result<void> WorldWriter::writePlayer(const World &world)
{
    return m_putPlayer.run(world.player().position, world.turn, world.commands,
                           world.player().statistics.steps, currentTimeMs());
}

Result<void> WorldWriter::writePlace(WorldPos place)
{
    return m_putPlace.run(place);
}

Result<void> WorldWriter::writeCommands(const World &world, const UnsavedChanges &changes)
{
    std::int64_t number = world.commands - static_cast<std::int64_t>(changes.commands.size());
    for (const Command &command : changes.commands)
        CAVE_TRY(m_putCommand.run(++number, commandCode(command)));
    for (const StateCheckpoint &checkpoint : changes.checkpoints) {
        const StateHashes &hashes = checkpoint.hashes;
        CAVE_TRY(m_putCheckpoint.run(checkpoint.command, checkpoint.turn, hashes.player, hashes.regions,
                                     hashes.chance));
    }
    return {};
}

namespace {

/// The parts of players' own maps that changed.
Result<void> encodeOwnMaps(const World &world, const UnsavedChanges &changes, PayloadEncoder &encoder,
                           const PutState &put)
{
    if (changes.ownMaps.empty())
        return {};
    if (ownMapRegions(world) > kMaxOwnMapRegions)
        return invalid(message("the players' own maps are too large"));
    for (const auto &[player, pos] : changes.ownMaps) {
        const RegionRows &explored = world.map.exploredBy(player).in(pos);
        const auto payload =
            CAVE_TRY(encodeOwnMap(encoder, explored, {*world.content, pos, world.map.regionSize()}));
        CAVE_TRY(put(ownMapState(player, pos), payload));
    }
    return {};
}

} // namespace

Result<void> encodeStates(const World &world, const UnsavedChanges &changes, PayloadEncoder &encoder,
                          const PutState &put)
{
    ByteWriter bytes;
    const auto putIf = [&](bool wanted, std::string_view key, auto write) -> Result<void> {
        if (!wanted)
            return {};
        bytes.clear();
        write();
        return put(key, bytes.bytes());
    };
    const Content &content = *world.content;
    CAVE_TRY(putIf(changes.inventory, kInventoryState,
                   [&] { writeInventory(bytes, world.player().inventory, content); }));
    CAVE_TRY(putIf(changes.statistics, kStatisticsState,
                   [&] { writeStatistics(bytes, world.player().statistics); }));
    CAVE_TRY(putIf(changes.run, kRunState, [&] { writeRun(bytes, standingOf(world)); }));
    CAVE_TRY(putIf(changes.action, kActionState, [&] { writeAction(bytes, storedAction(world), content); }));
    CAVE_TRY(putIf(changes.party, kPartyState, [&] { writeParty(bytes, world); }));
    CAVE_TRY(encodeOwnMaps(world, changes, encoder, put));
    CAVE_TRY(putIf(changes.fight, kStreamsState, [&] { writeStreams(bytes, world.streams); }));
    return putIf(changes.fight, kFightState, [&] { writeFight(bytes, world.fight(), content); });
}

Result<void> WorldWriter::writeState(const World &world, const UnsavedChanges &changes)
{
    return encodeStates(world, changes, m_encoder,
                        [&](std::string_view key, std::span<const std::uint8_t> bytes) {
                            return key == kPartyState ? putParty(bytes) : putState(key, bytes);
                        });
}

/// Only if it isn't written already, as each command of any player may have changed it.
Result<void> WorldWriter::putParty(std::span<const std::uint8_t> bytes)
{
    if (std::ranges::equal(bytes, m_party))
        return {};
    m_party.assign(bytes.begin(), bytes.end());
    CAVE_TRY(putState(kPartyState, bytes));
    return m_markParty.run();
}

Result<void> WorldWriter::putState(std::string_view key, std::span<const std::uint8_t> bytes)
{
    return m_putState.run(key, bytes, crc32Of(bytes));
}

Result<void> WorldWriter::writeOrigin(const World &world)
{
    const auto snapshot = CAVE_TRY(encodeWorld(world));
    return m_putOrigin.run(world.commands, snapshot, crc32Of(snapshot));
}

Result<ReadBookmarks> readBookmarks(const Database &database, int version)
{
    ReadBookmarks read;
    if (version == 1)
        return read;
    auto statement = CAVE_TRY(database.prepare("SELECT id, x, y, kind, label FROM bookmarks ORDER BY id"));
    while (CAVE_TRY(statement.step())) {
        if (read.bookmarks.size() + read.problems.size() == kMaxBookmarks) {
            read.problems.push_back(
                message("there are more than %1 bookmarks; the rest is ignored", kMaxBookmarks));
            return read;
        }
        Bookmark bookmark{statement.integer(0),
                          {statement.integer(1), statement.integer(2)},
                          statement.text(3),
                          statement.text(4)};
        if (Message issue = issueOf(bookmark); !issue.empty()) {
            read.problems.push_back(std::move(issue));
            read.faulty.push_back(bookmark.id);
        } else {
            read.bookmarks.push_back(std::move(bookmark));
        }
    }
    return read;
}

Result<void> writeBookmarks(const Database &database, const std::vector<BookmarkDelta> &deltas)
{
    if (deltas.empty())
        return {};
    auto put = CAVE_TRY(database.prepare(
        "INSERT OR REPLACE INTO bookmarks (id, x, y, kind, label) VALUES (?1, ?2, ?3, ?4, ?5)"));
    auto drop = CAVE_TRY(database.prepare(kDropBookmark));
    for (const auto &[before, after] : deltas) {
        if (after)
            CAVE_TRY(put.run(after->id, after->at, after->kind, after->label));
        else if (before)
            CAVE_TRY(drop.run(before->id));
    }
    return {};
}

Result<std::int64_t> putBookmark(Database &database, const Bookmark &bookmark)
{
    if (const Message issue = issueOf(bookmark); !issue.empty())
        return invalid(issue);
    const bool fresh = bookmark.id == 0;
    auto statement = CAVE_TRY(
        database.prepare(fresh ? "INSERT INTO bookmarks (x, y, kind, label) VALUES (?1, ?2, ?3, ?4)"
                               : "UPDATE bookmarks SET x = ?1, y = ?2, kind = ?3, label = ?4 WHERE id = ?5"));
    statement.with(bookmark.at, bookmark.kind, bookmark.label);
    if (!fresh)
        statement.bind(5, bookmark.id);
    return inTransaction(database, [&]() -> Result<std::int64_t> {
        CAVE_TRY(statement.run());
        if (!fresh)
            return database.changedRows() == 1 ? Result<std::int64_t>(bookmark.id) : noBookmark(bookmark.id);
        return database.queryInteger("SELECT last_insert_rowid()");
    });
}

Result<void> removeBookmark(Database &database, std::int64_t id)
{
    return inTransaction(database, [&]() -> Result<void> {
        CAVE_TRY(database.run(kDropBookmark, id));
        return database.changedRows() == 1 ? Result<void>() : noBookmark(id);
    });
}

} // namespace cave
