// SPDX-License-Identifier: MIT
// Reading all of a world, and what to do about the parts that can't be used.

#include "core/io/world_file/world_file_load.h"

#include "core/base/row_bits.h"
#include "core/base/text.h"
#include "core/gen/generator.h"
#include "core/io/codec/action_codec.h"
#include "core/io/codec/party_codec.h"
#include "core/io/codec/region_sections.h"
#include "core/io/codec/state_codec.h"
#include "core/io/codec/world_snapshot.h"
#include "core/io/files/error_text.h"
#include "core/io/world_file/world_file_history.h"
#include "core/io/world_file/world_file_meta.h"
#include "core/io/world_file/world_file_state.h"
#include "core/io/world_file/world_log.h"
#include "core/io/world_file/world_repair.h"
#include "core/rules/dice_combat.h"
#include "core/rules/inventory.h"
#include "core/rules/monsters.h"
#include "core/rules/spawn.h"
#include "core/world/features.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>

namespace cave {
namespace {

namespace fs = std::filesystem;

constexpr MessageKey kFromCopy{"restored from their copy in the file"};
constexpr MessageKey kRestored{"restored from the log of commands"};

/// True for changes of terrain or features outside the levels of a bounded world, which can't be changed.
bool changesBounds(const WorldMap &map, RegionPos pos, const RegionChanges &changes)
{
    if (!map.plan().isBounded() || !changes.changesRegion())
        return false;
    const Region region = map.source()->generate(pos);
    for (std::size_t y = 0; y < region.bounds.size(); ++y) {
        const std::uint64_t flipped = changes.flipped[y] | changes.flippedWater[y] | changes.flippedTrees[y];
        if ((flipped & region.bounds[y]) != 0)
            return true;
    }
    return std::ranges::any_of(changes.features, [&region](const CellFeatures &entry) {
        return testCell(region.bounds, entry.cell);
    });
}

/// Applies the changes of a row to the level; impossible ones are discarded.
void takeRegion(RegionRow row, ReadWorld &read)
{
    WorldMap &map = read.world.map;
    if (row.changes && changesBounds(map, row.stored.pos, *row.changes)) {
        row.stored.problem = located(nameOfStored(row.stored), message(kOutsideLevels));
        row.changes = damaged(row.stored.problem);
    }
    if (row.changes)
        map.setChanges(row.stored.pos, *row.changes);
    else if (!row.intact.empty() && !changesBounds(map, row.stored.pos, row.intact))
        map.setChanges(row.stored.pos, row.intact);
    if (!row.stored.problem.empty())
        (row.changes ? read.inexact : read.damaged).push_back(row.stored);
    read.rows.push_back(std::move(row.stored));
}

Result<void> readRegions(const Database &database, const fs::path &path, ReadWorld &read)
{
    auto statement = CAVE_TRY(database.prepare(std::string(kSelectRegions).append(kInOrder)));
    ChangesBudget budget;
    for (;;) {
        const auto more = CAVE_TRY(orDamaged(statement.step()));
        if (!more)
            read.unreadable.push_back(message("some regions can't be read: %1", more.error().message));
        if (!more || !*more)
            return {};
        if (!statement.isInteger(0) || !statement.isInteger(1) || !statement.isInteger(2))
            return damagedWorld(path, "a region has no position");
        RegionRow row = readRegionRow(statement, *read.world.content, read.world.map.regionSize());
        CAVE_TRY(takeRow(row, path, budget));
        takeRegion(std::move(row), read);
    }
}

/// The statistics derived from the regions.
Statistics countedStatistics(World &world)
{
    Statistics statistics;
    for (const auto &[pos, changes] : world.map.changes()) {
        statistics.cellsExplored += row_bits::countBits(changes.explored);
        statistics.chestsOpened += collectedIn(world.map.region(pos), changes).chests;
        for (const MonsterChange &change : changes.monsters) {
            if (change.state.alive)
                continue;
            if (const std::optional<Monster> dead = findMonster(world, {pos, change.index}))
                ++statistics.kills[kindOf(world, *dead).key];
        }
    }
    return statistics;
}

/// The same for a fight with dice, or where there should be one.
Message whyNoDiceFight(const World &world, const Player &player, const Fight &fight)
{
    if (!fight.dice)
        return message("it doesn't use dice");
    if (world.content->scenario.combat != CombatKind::Dice)
        return message("it uses dice, which this scenario doesn't");
    if (fight.dice->enemyHealth < 1 || player.health < 1 || world.run != RunState::Going)
        return message("it was already over");
    return {};
}

Message whyNoRounds(const World &world, const Player &player, const Fight &fight)
{
    if (!world.content->scenario.rounds || !fight.rounds)
        return message("it is by other rules");
    return player.health < 1 ? message("it was already over") : Message();
}

/// Why a fight can't continue; empty if it can.
Message whyNoFight(World &world, const Player &player, const Fight &fight)
{
    if (!isUsableRegion(fight.enemy.home, world.map.regionSize()))
        return message("its enemy has no position");
    const std::optional<Monster> enemy = findMonster(world, fight.enemy);
    if (!enemy || !enemy->state.alive)
        return enemy ? message("its enemy is dead") : message("there is no such enemy");
    if (enemy->kind != fight.kind)
        return message("its enemy is of another kind");
    const auto isGone = [&](const FightAlly &ally) { return world.party.find(ally.player) == nullptr; };
    if (!fight.allies.empty() &&
        (world.party.find(fight.opener) == nullptr || std::ranges::any_of(fight.allies, isGone)))
        return message("an ally is not in the game");
    if (world.content->scenario.combat == CombatKind::Dice || fight.dice)
        return whyNoDiceFight(world, player, fight);
    if (world.content->scenario.rounds || fight.rounds)
        return whyNoRounds(world, player, fight);
    return progressOf(fight, world.spec.settings).combat.finished() ? message("it was already over")
                                                                    : Message();
}

/// How the levels in a file differ from the plan; empty if they don't.
Message planIssueOf(const LevelPlan &kept, const LevelPlan &made)
{
    if (kept.levels.size() != made.levels.size()) {
        return message("levels in the file: %1, but there are %2", kept.levels.size(), made.levels.size());
    }
    for (std::size_t i = 0; i < made.levels.size(); ++i) {
        if (kept.levels[i] != made.levels[i])
            return message("the file's data of level %1 doesn't match: position, size, seed, start or finish "
                           "differ",
                           made.levels[i].number);
    }
    const bool linked = std::ranges::is_permutation(kept.links, made.links);
    return linked ? Message() : message("the file's links between levels don't match");
}

/// The levels in the file are for other programs; the world continues with those of its seed.
Result<void> comparePlan(const Database &database, ReadWorld &read)
{
    const auto kept = CAVE_TRY(orDamaged(readPlan(database, read.meta.version)));
    read.planIssue = kept ? planIssueOf(*kept, read.world.map.plan())
                          : message("the file's list of levels can't be read: %1", kept.error().message);
    return {};
}

/// A row of `state` as `decode(bytes, more…)` reads it, or how it is damaged. Other errors can't be fixed
/// here.
template<class Decode, class... More>
auto readStored(const Database &database, std::string_view key, Decode decode, const More &...more)
    -> Result<decltype(decode(std::span<const std::uint8_t>(), more...))>
{
    const auto bytes = CAVE_TRY(orDamaged(readState(database, key)));
    return bytes ? decode(*bytes, more...) : bytes.error();
}

/// False if there is no such row of `state`, as far as that can be read.
Result<bool> hasStored(const Database &database, std::string_view key)
{
    const auto rows = CAVE_TRY(orDamaged(
        database.queryInteger("SELECT count(*) FROM state WHERE key = '" + std::string(key) + "'")));
    return rows.valueOr(1) != 0;
}

Result<void> readInventoryState(const Database &database, ReadWorld &read)
{
    World &world = read.world;
    auto inventory = CAVE_TRY(readStored(database, kInventoryState, readInventory, *world.content));
    if (inventory) {
        world.player().inventory = std::move(*inventory);
        return {};
    }
    world.player().inventory = startingInventory(*world.content);
    read.fixes.push_back({message("the inventory can't be read: %1", inventory.error().message),
                          message("the player gets the starting inventory"), std::string(kInventoryState)});
    return {};
}

Result<void> readStatisticsState(const Database &database, ReadWorld &read)
{
    auto statistics = CAVE_TRY(readStored(database, kStatisticsState, readStatistics));
    if (!statistics) {
        read.fixes.push_back({message("the statistics can't be read: %1", statistics.error().message),
                              message("they were recounted from the explored regions"),
                              std::string(kStatisticsState)});
        statistics = countedStatistics(read.world);
    }
    const std::int64_t steps = read.world.player().statistics.steps; // stored with the player's position
    read.world.player().statistics = std::move(*statistics);
    read.world.player().statistics.steps = steps;
    return {};
}

Result<void> readStreamsState(const Database &database, ReadWorld &read)
{
    const auto streams = CAVE_TRY(readStored(database, kStreamsState, readStreams));
    if (streams)
        read.world.streams = *streams;
    else
        read.fixes.push_back({message("the random streams can't be read: %1", streams.error().message),
                              message("they restart"), std::string(kStreamsState)});
    return {};
}

/// The health of a new player; 0 if health isn't stored.
int healthAtFirst(const Scenario &scenario)
{
    if (scenario.action)
        return scenario.action->health;
    if (scenario.rounds)
        return scenario.rounds->health;
    return scenario.hero ? attributesAt(*scenario.hero, 1).health : 0;
}

/// The bytes of a row, whatever its checksum; empty if they can't be read.
std::vector<std::uint8_t> bytesOfState(const Database &database, std::string_view key)
{
    Result<Statement> statement = database.prepare("SELECT value FROM state WHERE key = ?1");
    if (!statement)
        return {};
    const Result<bool> row = statement->with(key).step();
    if (!row || !*row || !statement->isBlob(0) || statement->blob(0).size() > kMaxStateBytes)
        return {};
    return {statement->blob(0).begin(), statement->blob(0).end()};
}

/// What can be read of a party whose row is damaged, and what is done about the rest.
Result<Party> partyInPart(const Database &database, const Message &damage, ReadWorld &read)
{
    const Content &content = *read.world.content;
    Result<SalvagedParty> salvaged = salvageParty(bytesOfState(database, kPartyState), content);
    if (!salvaged)
        return damaged(damage);
    std::vector<Message> problems = std::move(salvaged->problems);
    if (problems.empty())
        problems.push_back(damage);
    for (const Message &problem : problems)
        read.fixes.push_back({message("the other players can be read only in part: %1", problem),
                              message("what is missing of them starts over"),
                              std::string(&problem == &problems.front() ? kPartyState : "")});
    for (const int id : salvaged->lost) {
        PartyMember &member = *salvaged->party.find(id);
        member.player = {};
        member.player.inventory = startingInventory(content);
        member.player.health = healthAtFirst(content.scenario);
        member.fight.reset();
        member.motion = {};
        read.placeless.push_back(id);
    }
    return std::move(salvaged->party);
}

/// One region of a player's own map.
void readOwnMapRow(const Statement &row, ReadWorld &read)
{
    World &world = read.world;
    const std::string key = row.text(0);
    const auto place = ownMapOfState(key);
    const int size = world.map.regionSize();
    const bool known =
        place && world.party.find(place->first) != nullptr && isUsableRegion(place->second, size);
    const std::span<const std::uint8_t> value = row.blob(1);
    const bool intact = hasChecksum(row, 1);
    Result<RegionRows> explored =
        known && intact ? decodeOwnMap(value, {*world.content, place->second, size})
                        : Result<RegionRows>(damaged(known ? message("checksum does not match")
                                                           : message("there is no such player or region")));
    if (explored)
        world.map.exploredBy(place->first).set(place->second, *explored);
    else
        read.fixes.push_back(
            {message("a part of a player's map can't be read (%1): %2", key, explored.error().message),
             message("it is unexplored for them"), key});
}

/// The maps of those who have one of their own; what can't be read is unexplored.
Result<void> readOwnMapStates(const Database &database, ReadWorld &read)
{
    World &world = read.world;
    if (!world.party.ownMaps)
        return {};
    auto rows = CAVE_TRY(orDamaged(database.prepare("SELECT key, value, crc32 FROM state WHERE key GLOB '" +
                                                    std::string(kOwnMapStates) + "*'")));
    if (!rows)
        return {};
    for (std::size_t count = 0; count < kMaxOwnMapRegions; ++count) {
        const auto more = CAVE_TRY(orDamaged(rows->step()));
        if (!more)
            read.unreadable.push_back(message("some players' maps can't be read: %1", more.error().message));
        if (!more || !*more)
            break;
        readOwnMapRow(*rows, read);
    }
    return {};
}

/// Who else plays the world. First, as the rest depends on whose state it is. Found by its row: a file that
/// was salvaged has the version of worlds with one player.
Result<void> readPartyState(const Database &database, ReadWorld &read)
{
    const auto isThere = CAVE_TRY(hasStored(database, kPartyState));
    if (read.meta.version < kPartyFormatVersion && !isThere)
        return {};
    auto party = CAVE_TRY(readStored(database, kPartyState, readParty, *read.world.content));
    if (!party)
        party = partyInPart(database, party.error().message, read);
    if (party)
        setParty(read.world, std::move(*party));
    else
        read.fixes.push_back({message("the other players can't be read: %1", party.error().message),
                              message("the world has one player"), std::string(kPartyState)});
    return {};
}

/// An endless world needs no such row. If nothing is known of the player, they start over.
Result<void> readRunState(const Database &database, ReadWorld &read)
{
    World &world = read.world;
    const auto isThere = CAVE_TRY(hasStored(database, kRunState));
    const int whole = healthAtFirst(world.content->scenario);
    if (!isThere && whole == 0)
        return {};
    auto run = CAVE_TRY(readStored(database, kRunState, readRun));
    const bool fallen = world.party.current().watching;
    if (run && whole > 0 && run->state == RunState::Going && run->health < 1 && !fallen)
        run = damaged("the player's health is 0");
    if (run) {
        takeStanding(world, *run);
        return {};
    }
    takeStanding(world, {});
    world.player().health = whole;
    read.fixes.push_back({message("the state of the run can't be read: %1", run.error().message),
                          message("the player starts with initial experience and health"),
                          std::string(kRunState)});
    return {};
}

/// What is readable but doesn't fit was left so by edits, if there were any, and is damaged otherwise.
void addFix(ReadWorld &read, bool isReadable, Fix fix)
{
    if (isReadable && read.isEdited)
        read.remarks.push_back(message("%1; %2", fix.problem, fix.remedy));
    else
        read.fixes.push_back(std::move(fix));
}

Result<void> readFightState(const Database &database, ReadWorld &read, ReadFor purpose)
{
    World &world = read.world;
    auto fight = CAVE_TRY(readStored(database, kFightState, readFight, *world.content));
    Message why;
    if (!fight)
        why = message("the fight can't be read: %1", fight.error().message);
    else if (*fight && !whyNoFight(world, world.player(), **fight).empty())
        why = message("the fight can't continue: %1", whyNoFight(world, world.player(), **fight));
    const bool leave = fight.ok() && purpose == ReadFor::Editing;
    if (leave && !why.empty())
        read.remarks.push_back(message("%1; playing the world ends it", why));
    else if (!why.empty())
        addFix(read, fight.ok(), {why, message("it was ended"), std::string(kFightState)});
    if (leave || why.empty())
        world.fight() = std::move(*fight);
    return {};
}

Result<void> readStates(const Database &database, const fs::path &path, ReadWorld &read, ReadFor purpose)
{
    if (read.meta.version == 1) {
        const std::int64_t steps = read.world.player().statistics.steps;
        read.world.player().inventory = startingInventory(*read.world.content);
        read.world.player().statistics = countedStatistics(read.world);
        read.world.player().statistics.steps = steps;
        return {};
    }
    for (const auto part : {readPartyState, readOwnMapStates, readInventoryState, readStatisticsState,
                            readStreamsState, readRunState}) {
        CAVE_TRY(part(database, read));
    }
    CAVE_TRY(readFightState(database, read, purpose));
    const auto logStart = CAVE_TRY(orDamaged(readLogStart(database, path)));
    if (!logStart)
        read.unreadable.push_back(
            message("the log's initial state can't be read: %1", logStart.error().message));
    read.world.logStart = logStart.valueOr(0);
    return {};
}

/// Moves a player whose position is invalid to the spawn. Computed in a separate world, as the spawn may
/// depend on which regions were generated before.
Result<void> placePlayer(const PlayerRow &row, const fs::path &path, ReadWorld &read, ReadFor purpose)
{
    World &world = read.world;
    world.player().position = row.position;
    Message problem = row.problem;
    if (problem.empty() && world.map.isRock(row.position)) {
        const std::string at = placeText(row.position);
        problem = world.map.terrainAt(row.position) == Terrain::Bounds
                      ? message("the player is outside the levels at %1", at)
                      : message("the player is in rock at %1", at);
        if (purpose == ReadFor::Editing) {
            read.remarks.push_back(message("%1; playing the world moves them to its entrance", problem));
            return {};
        }
    }
    if (problem.empty())
        return {};
    auto untouched = CAVE_TRY(untouchedWorld(read.meta, path));
    const Result<WorldPos> spawn = findSpawn(untouched);
    if (!spawn)
        return Error{spawn.error().code, message("world %1: %2", quoted(path), spawn.error().message)};
    world.player().position = *spawn;
    addFix(read, row.problem.empty(),
           {problem, message("they were moved to the entrance at %1", placeText(*spawn)), {}});
    return {};
}

/// If it can't continue, the session enters the level again. After regions and the player's position, which
/// it must match.
Result<void> readActionState(const Database &database, ReadWorld &read, ReadFor purpose)
{
    World &world = read.world;
    if (!world.content->scenario.action)
        return {};
    auto action = CAVE_TRY(readStored(database, kActionState, readAction, *world.content));
    Message why;
    if (!action)
        why = message("the moving objects of the level can't be read: %1", action.error().message);
    else if (*action) {
        why = whyNoAction(world, **action);
        if (!why.empty())
            why = message("the moving objects of the level don't fit: %1", std::move(why));
        else if (read.isEdited && !hasAllAgents(world, (*action)->state))
            why = message("edits changed the monsters of the current level");
    }
    const bool isReadable = action.ok();
    const bool shown = isReadable && purpose == ReadFor::Editing;
    if (isReadable && (why.empty() || shown))
        takeAction(world, *std::move(action));
    const Message remedy = message("the level is entered again at %1", placeText(world.player().position));
    if (!why.empty() && shown)
        read.remarks.push_back(message("%1; when the world is played, %2", why, remedy));
    else if (!why.empty())
        addFix(read, isReadable, {why, remedy, std::string(kActionState)});
    return {};
}

/// A free cell near the player shown; theirs if there is none.
WorldPos placeBeside(World &world)
{
    const PartyMember &member = world.party.current();
    return findPlaceNear(world, member, member.player.position).valueOr(member.player.position);
}

/// Puts a member of the party who can't be where the file says beside the player, and ends a fight that can't
/// continue.
void fixMember(ReadWorld &read, PartyMember &member)
{
    World &world = read.world;
    const bool placeless = std::ranges::find(read.placeless, member.id) != read.placeless.end();
    if (placeless) {
        member.player.position = placeBeside(world);
        member.motion.player = middleOf(member.player.position);
    }
    if (!placeless && world.map.isRock(member.player.position)) {
        const WorldPos place = placeBeside(world);
        addFix(read, true,
               {message("player %1 is in rock at %2", member.id, placeText(member.player.position)),
                message("they were moved to %1", placeText(place)),
                {}});
        member.player.position = place;
    }
    if (member.fight && !whyNoFight(world, member.player, *member.fight).empty()) {
        addFix(read, true,
               {message("the fight of player %1 can't continue: %2", member.id,
                        whyNoFight(world, member.player, *member.fight)),
                message("it was ended"),
                {}});
        member.fight.reset();
    }
}

/// Brings the other players to where they can be; needs the regions and the player's place.
void fixParty(ReadWorld &read, ReadFor purpose)
{
    for (PartyMember &member : read.world.party.members) {
        if (member.id != read.world.party.shown && purpose != ReadFor::Editing)
            fixMember(read, member);
    }
}

Result<void> putAsideRegions(Database &database, const std::vector<StoredRegion> &rows)
{
    auto keep = CAVE_TRY(
        database.prepare("INSERT INTO quarantine (level, rx, ry, payload, crc32, changed_turn, reason) "
                         "SELECT level, rx, ry, payload, crc32, "
                         "changed_turn, ?4 FROM regions WHERE level = ?1 AND rx = ?2 AND ry = ?3"));
    auto drop = CAVE_TRY(database.prepare("DELETE FROM regions WHERE level = ?1 AND rx = ?2 AND ry = ?3"));
    // A row that an earlier program deleted may have had the number that the next one gets.
    if (hasTable(database, "settled").valueOr(false)) {
        CAVE_TRY(database.execute("DELETE FROM settled WHERE quarantine_id > "
                                  "(SELECT ifnull(max(id), 0) FROM quarantine)"));
    }
    for (const StoredRegion &row : rows) {
        CAVE_TRY(keep.run(row.level, row.pos, row.problem.english()));
        CAVE_TRY(drop.run(row.level, row.pos));
    }
    return {};
}

Result<void> putAsideStates(Database &database, const std::vector<Fix> &fixes)
{
    auto keep = CAVE_TRY(database.prepare("INSERT INTO state_quarantine (key, value, crc32, reason) "
                                          "SELECT key, value, crc32, ?2 FROM state WHERE key = ?1"));
    auto drop = CAVE_TRY(database.prepare("DELETE FROM state WHERE key = ?1"));
    for (const Fix &fix : fixes) {
        if (fix.state.empty())
            continue;
        CAVE_TRY(keep.run(fix.state, fix.problem.english()));
        CAVE_TRY(drop.run(fix.state)); // what replaces it is written next
    }
    return {};
}

/// A world whose other players were lost has one player: its file goes back to the format of such worlds.
Result<void> leaveParty(Database &database, const ReadWorld &read)
{
    if (!read.world.party.isAlone())
        return {};
    return database.execute("DELETE FROM state WHERE key = '" + std::string(kPartyState) + "' OR key GLOB '" +
                            std::string(kOwnMapStates) +
                            "*'; PRAGMA user_version = " + std::to_string(kWorldFormatVersion));
}

/// Writes the regions whose rows were unusable or are missing. What was restored from the log is no damage
/// any more.
Result<void> replaceRegions(const ReadWorld &read, WorldWriter &writer)
{
    std::set<RegionPos> intact;
    for (const StoredRegion &row : read.rows)
        intact.insert(row.pos);
    for (const StoredRegion &row : read.damaged)
        intact.erase(row.pos);
    for (const auto &[pos, changes] : read.world.map.changes()) {
        if (intact.contains(pos))
            continue;
        CAVE_TRY(writer.writeRegion(read.world, pos));
    }
    return {};
}

/// What was restored from the log is no damage any more.
Result<void> settleRestored(Database &database, const ReadWorld &read)
{
    for (const StoredRegion &row : read.damaged) {
        const std::string which = "WHERE level = " + std::to_string(row.level) +
                                  " AND rx = " + std::to_string(row.pos.x) +
                                  " AND ry = " + std::to_string(row.pos.y);
        CAVE_TRY(settleDamage(database, which));
    }
    return {};
}

/// Moves unusable parts to the quarantines and writes their replacements.
Result<void> putAside(Database &database, const ReadWorld &read, WorldWriter &writer)
{
    CAVE_TRY(putAsideRegions(database, read.damaged));
    CAVE_TRY(replaceRegions(read, writer));
    CAVE_TRY(putAsideStates(database, read.fixes));
    return leaveParty(database, read);
}

/// False for a world that would have to be fixed, even if its log leads to it.
bool isPlayable(World &world)
{
    const auto isFine = [&](const PartyMember &member) {
        return !world.map.isRock(member.player.position) &&
               (!member.fight || whyNoFight(world, member.player, *member.fight).empty());
    };
    return std::ranges::all_of(world.party.members, isFine) &&
           (!world.action || whyNoAction(world, *storedAction(world)).empty());
}

/// Restores what is unusable from the log, if that is possible.
void restore(const Database &database, const fs::path &path, ReadWorld &read)
{
    std::optional<World> world = replayedWorld(database, path, read);
    if (!world || !isPlayable(*world))
        return;
    read.world = std::move(*world);
    read.isRestored = true;
    for (Fix &fix : read.fixes)
        fix.remedy = message(kRestored);
}

/// A problem and its remedy as a message for users.
Message noticeOf(const Fix &fix)
{
    return fix.state.empty()
               ? message("%1; %2", fix.problem, fix.remedy)
               : message("%1; %2, and the damaged data is kept in the file", fix.problem, fix.remedy);
}

} // namespace

Result<World> untouchedWorld(const WorldMeta &meta, const fs::path &path)
{
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(meta.spec);
    if (!source)
        return Error{source.error().code, message("world %1: %2", quoted(path), source.error().message)};
    return World(meta.spec, meta.content, std::move(*source));
}

Result<ReadWorld> readWorld(const Database &database, const fs::path &path, ReadFor purpose)
{
    auto meta = CAVE_TRY(readMeta(database, path));
    const auto player = CAVE_TRY(readPlayer(database, path, meta.version));
    auto world = CAVE_TRY(untouchedWorld(meta, path));
    ReadWorld read{std::move(meta), std::move(world), {}, {}, {}, {}, {}, {}, {}};
    if (player.unreadable)
        read.unreadable.push_back(player.problem);
    CAVE_TRY(comparePlan(database, read));
    read.isEdited = isLogStale(database, read.meta.version).valueOr(true);
    read.world.turn = player.turn;
    read.world.commands = player.commands;
    read.world.player().statistics.steps = player.steps;
    CAVE_TRY(readRegions(database, path, read));
    CAVE_TRY(readStates(database, path, read, purpose));
    CAVE_TRY(placePlayer(player, path, read, purpose));
    CAVE_TRY(readActionState(database, read, purpose));
    fixParty(read, purpose);
    if (!read.sound())
        restore(database, path, read);
    return read;
}

Message remedyFor(const StoredRegion &row, const ReadWorld &read)
{
    if (read.isRestored)
        return message(kRestored);
    return read.world.map.changesOf(row.pos).empty() ? message("reverted to its seed and unexplored")
                                                     : message("the parts of it that can be read are kept");
}

Message lossText(const DamagedRegion &region, const World &world)
{
    return message("%1; %2", region.reason,
                   world.map.changesOf(region.pos).empty()
                       ? message("reverted to its seed and unexplored")
                       : message("what was kept or explored since is kept"));
}

std::vector<DamagedRegion> damagedRegionsOf(const ReadWorld &read)
{
    std::vector<DamagedRegion> regions;
    regions.reserve(read.damaged.size());
    for (const StoredRegion &row : read.damaged)
        regions.push_back({row.pos, row.problem});
    return regions;
}

std::vector<Message> noticesOf(const ReadWorld &read)
{
    std::vector<Message> notices;
    if (!read.meta.problem.empty())
        notices.push_back(message("%1; %2", read.meta.problem, message(kFromCopy)));
    for (const Fix &fix : read.fixes)
        notices.push_back(noticeOf(fix));
    for (const StoredRegion &row : read.inexact)
        notices.push_back(message("%1; %2", row.problem, message(kCorrected)));
    if (read.isRestored) {
        for (const StoredRegion &row : read.damaged)
            notices.push_back(message("%1; %2", row.problem, message(kRestored)));
    }
    if (!read.planIssue.empty())
        notices.push_back(message("%1; they revert to the seed", read.planIssue));
    for (const Message &part : read.unreadable)
        notices.push_back(message("%1; repairing the world keeps the readable parts", part));
    return notices;
}

std::vector<Message> damageIn(const ReadWorld &read)
{
    std::vector<Message> damage = read.unreadable;
    for (const StoredRegion &row : read.damaged)
        damage.push_back(message("%1; %2", row.problem, remedyFor(row, read)));
    for (const Fix &fix : read.fixes)
        damage.push_back(message("%1; %2", fix.problem, fix.remedy));
    return damage;
}

Result<void> correctRegions(Database &database, const ReadWorld &read)
{
    if (read.inexact.empty())
        return {};
    auto transaction = CAVE_TRY(Transaction::begin(database));
    auto update = CAVE_TRY(database.prepare("UPDATE regions SET crc32 = ?1, explored_cells = ?2 "
                                            "WHERE level = ?3 AND rx = ?4 AND ry = ?5"));
    for (const StoredRegion &row : read.inexact) {
        CAVE_TRY(update.run(row.checksum, row_bits::countBits(read.world.map.changesOf(row.pos).explored),
                            row.level, row.pos));
    }
    return transaction.commit();
}

Result<bool> keepFixed(Database &database, const ReadWorld &read, bool unfit)
{
    if (read.sound() && !unfit)
        return false;
    auto transaction = CAVE_TRY(Transaction::begin(database));
    auto writer = CAVE_TRY(WorldWriter::prepare(database));
    if (!read.sound())
        CAVE_TRY(putAside(database, read, writer));
    // Edits, too, may have ended fights and motion, and put rock where a player is.
    CAVE_TRY(writer.writeState(read.world, everyState(read.world)));
    CAVE_TRY(writer.writePlayer(read.world));
    if (read.isRestored) {
        CAVE_TRY(settleRestored(database, read));
        CAVE_TRY(transaction.commit());
        return false;
    }
    CAVE_TRY(startLogPart(database, writer, read.world));
    CAVE_TRY(setLogStale(database, false));
    CAVE_TRY(transaction.commit());
    return true;
}

} // namespace cave
