// SPDX-License-Identifier: MIT
#include "core/io/codec/state_codec.h"

#include "core/io/codec/content_keys.h"
#include "core/io/files/field_archive.h"
#include "core/rules/inventory.h"
#include "core/world/party.h"

#include <limits>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr std::uint64_t kMaxPoints = 1'000'000;
constexpr std::uint64_t kMaxDamage = 100'000'000; // hundredths
constexpr std::uint64_t kLargestIndex = 1'000'000'000;
constexpr std::uint64_t kMaxExperience = 1'000'000'000'000'000;
constexpr int kLargestRoll = 1'000'000; // or modifier, or damage
constexpr std::size_t kMaxActions = 250'000;
constexpr std::size_t kMaxBlows = 1'000'000;
constexpr std::size_t kMaxAllies = 10'000; // who fell may join again
constexpr std::size_t kMaxKinds = 10'000;  // of monsters killed
constexpr int kLeastDodge = 10;            // tenths
constexpr int kMaxDodge = 20;

// --- Inventory --------------------------------------------------------------------------------------------

/// The item worn in a slot is one of the inventory that is wearable.
void takeWorn(FieldReader &archive, const Content &content, EquipmentSlot slot, std::uint64_t place,
              Inventory &inventory)
{
    if (place == 0 || !archive.ok())
        return;
    const char *name = slot == EquipmentSlot::Weapon ? "weapon" : "armour";
    if (place > inventory.stacks.size())
        return archive.fail(message("there is no item %1 to be worn as %2", place - 1, name));
    const auto index = static_cast<std::size_t>(place - 1);
    const ItemType &item = content.items[inventory.stacks[index].item];
    if (slotOf(item.kind) != slot)
        return archive.fail(message("%1 is worn as %2", item.key, name));
    inventory.equipped(slot) = index;
}

template<class Archive>
void fields(Archive &archive, Field<Archive, Inventory> &inventory, const Content &content)
{
    withKeys(archive, KeyTable(content.items),
             [&](Archive &inner, auto &keys) { stacks(inner, keys, inventory.stacks); });
    for (const EquipmentSlot slot : {EquipmentSlot::Weapon, EquipmentSlot::Armour}) {
        const std::optional<std::size_t> worn = inventory.equipped(slot);
        std::uint64_t place = worn ? 1 + *worn : 0;
        archive.number("item worn", place, 0, std::numeric_limits<std::uint64_t>::max());
        if constexpr (Archive::kReads)
            takeWorn(archive, content, slot, place, inventory);
    }
}

// --- Statistics and streams -------------------------------------------------------------------------------

template<class Archive>
void fields(Archive &archive, Field<Archive, Statistics> &statistics)
{
    archive.describesDamage(MessageKey("a count is invalid"));
    for (auto *count : {&statistics.cellsExplored, &statistics.chestsOpened, &statistics.itemsFound,
                        &statistics.goldFound, &statistics.fights, &statistics.deaths})
        archive.number("count", *count, 0, kMaxCounted);
    std::size_t kinds = 0;
    using Kills = std::pair<std::string, std::int64_t>;
    archive.template sortedList<Kills>("number of kinds", statistics.kills, kMaxKinds, [&](auto &kills) {
        archive.text(kills.first);
        archive.number("kills", kills.second, 0, kMaxCounted);
        ++kinds;
    });
    if (statistics.kills.size() != kinds)
        archive.fail("a kind of monster is named twice");
}

template<class Archive>
void fields(Archive &archive, Field<Archive, RandomStream> &stream)
{
    std::uint64_t state = stream.state();
    archive.word(state);
    if constexpr (Archive::kReads)
        stream = RandomStream::resumed(state);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, WorldStreams> &streams)
{
    fields(archive, streams.combat);
    fields(archive, streams.death);
}

// --- A run and the condition of a player ------------------------------------------------------------------

bool hasGains(const PlayerCondition &condition)
{
    return condition.vigour > 0 || condition.light > 0 || condition.camp || condition.companion ||
           condition.smoke;
}

template<class Archive>
void fields(Archive &archive, Field<Archive, Companion> &companion)
{
    archive.text(companion.kind);
    archive.number("health", companion.health, 1, kMaxPoints);
    archive.cell(companion.position);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, SmokeCloud> &smoke)
{
    archive.cell(smoke.at);
    archive.number("radius", smoke.radius, 0, kMaxPoints);
    archive.number("turns", smoke.turns, 1, kMaxPoints);
}

/// What a player has gained on a journey, and who goes with them.
template<class Archive>
void gains(Archive &archive, Field<Archive, PlayerCondition> &condition)
{
    archive.number("vigour", condition.vigour, 0, kMaxPoints);
    archive.number("light", condition.light, 0, kMaxPoints);
    archive.presence("gains", condition.camp, condition.companion, condition.smoke);
    if (condition.camp)
        archive.cell(*condition.camp);
    if (condition.companion)
        fields(archive, *condition.companion);
    if (condition.smoke)
        fields(archive, *condition.smoke);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, PlayerCondition> &condition)
{
    archive.describesDamage(MessageKey("the player's condition is out of range"));
    for (auto *value : {&condition.armourLost, &condition.poison, &condition.edgeBlows,
                        &condition.edgePercent, &condition.farSight})
        archive.number("condition", *value, 0, kMaxPoints);
    archive.template sortedList<std::string>("number of known items", condition.known, kMaxKinds,
                                             [&](auto &key) { archive.text(key); });
    bool gained = hasGains(condition);
    if constexpr (Archive::kReads)
        gained = archive.ok() && !archive.atEnd();
    if (gained)
        gains(archive, condition);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, RunStanding> &run, int version)
{
    archive.describesDamage(MessageKey("experience or health is out of range"));
    archive.number("experience", run.experience, 0, kMaxExperience);
    archive.number("health", run.health, 0, kMaxPoints);
    archive.describesDamage(MessageKey("the state of the run is invalid"));
    archive.oneOf("state", run.state);
    archive.flags("real time", run.realTime);
    if (version == kConditionVersion)
        fields(archive, run.condition);
}

// --- Fights -----------------------------------------------------------------------------------------------

/// `leastHealth`: 1, or 0 in fights with dice, whose health is elsewhere.
template<class Archive>
void fields(Archive &archive, Field<Archive, FighterStats> &stats, std::uint64_t leastHealth)
{
    archive.describesDamage(MessageKey("a fighter's strength is out of range"));
    archive.number("health", stats.health, leastHealth, kMaxPoints);
    archive.number("armour", stats.armour, 0, kMaxPoints);
    archive.number("damage", stats.damageHundredths, 0, kMaxDamage);
}

template<class Archive>
void fields(Archive &archive, Field<Archive, DiceRoll> &roll)
{
    archive.signedNumber("sides", roll.sides, 0, kLargestRoll);
    archive.signedNumber("roll", roll.rolled, 0, kLargestRoll);
    archive.signedNumber("modifier", roll.modifier, -kLargestRoll, kLargestRoll);
}

bool isSpell(DiceAction::Kind kind)
{
    return kind == DiceAction::Kind::Harm || kind == DiceAction::Kind::Heal;
}

template<class Archive>
void fields(Archive &archive, Field<Archive, DiceAction> &action, KeyTable<ItemType> &keys)
{
    archive.oneOf("side", action.by);
    archive.oneOf("kind", action.kind);
    fields(archive, action.roll);
    fields(archive, action.dodge);
    archive.number("dodge", action.dodgeTenths, kLeastDodge, kMaxDodge);
    archive.flags("dodged", action.dodged);
    for (auto *points : {&action.blocked, &action.harm, &action.health})
        archive.signedNumber("points", *points, 0, kLargestRoll);
    if (isSpell(action.kind))
        keys.entry(archive, action.item);
}

/// Enemy's health and the player's dodge; the keys of the scrolls read; the actions.
template<class Archive>
void fields(Archive &archive, Field<Archive, DiceFight> &dice, const Content &content)
{
    archive.describesDamage(MessageKey("its dice are invalid"));
    archive.signedNumber("health", dice.enemyHealth, 0, kLargestRoll);
    archive.number("dodge", dice.dodgeTenths, kLeastDodge, kMaxDodge);
    withKeys(archive, KeyTable(content.items), [&](Archive &inner, auto &keys) {
        inner.list("number of actions", dice.actions, kMaxActions,
                   [&](auto &action) { fields(inner, action, keys); });
    });
}

/// The enemy's health; its armour and the player's about to return.
template<class Archive>
void fields(Archive &archive, Field<Archive, RoundFight> &rounds)
{
    archive.describesDamage(MessageKey("its rounds are invalid"));
    archive.signedNumber("health", rounds.enemy.health, 1, kLargestRoll);
    archive.signedNumber("armour", rounds.enemy.armour, 0, kLargestRoll);
    for (auto *returning : {&rounds.enemy.returning, &rounds.returning}) {
        archive.list("returning armour", *returning, kMaxActions,
                     [&](auto &points) { archive.signedNumber("armour", points, 0, kLargestRoll); });
    }
}

/// Who began it; of each ally their number, what they bring and how many blows came before them.
template<class Archive>
void allies(Archive &archive, Field<Archive, Fight> &fight)
{
    const bool blowsCount = !fight.dice && !fight.rounds;
    archive.describesDamage(MessageKey("its allies are invalid"));
    archive.number("player", fight.opener, 1, kMaxPlayers);
    archive.list("number of allies", fight.allies, kMaxAllies, [&](auto &ally) {
        archive.describesDamage(MessageKey("its allies are invalid"));
        archive.number("player", ally.player, 1, kMaxPlayers);
        fields(archive, ally.stats, blowsCount ? 1 : 0);
        archive.describesDamage(MessageKey("its allies are invalid"));
        archive.number("blows", ally.blows, 0,
                       blowsCount ? fight.stuns.size() : std::numeric_limits<std::size_t>::max());
    });
}

int versionOf(const Fight &fight)
{
    if (fight.rounds)
        return kRoundFightVersion;
    if (!fight.allies.empty())
        return kAllyFightVersion;
    return fight.dice ? kDiceFightVersion : kStateVersion;
}

template<class Archive>
void enemyKind(Archive &archive, Field<Archive, std::size_t> &kind, const Content &content)
{
    KeyTable keys(content.monsters);
    if constexpr (!Archive::kReads)
        keys.numberOf(kind);
    keys.table(archive);
    if (keys.size() != 1)
        archive.fail("the enemy has no kind");
    else if constexpr (Archive::kReads)
        kind = keys[0];
}

template<class Archive>
void fields(Archive &archive, Field<Archive, Fight> &fight, const Content &content, int version)
{
    const bool inRounds = version == kRoundFightVersion;
    bool hasAllies = version == kAllyFightVersion || !fight.allies.empty();
    bool byDice = version == kDiceFightVersion || fight.dice;
    archive.describesDamage(MessageKey("it is invalid"));
    if (version == kAllyFightVersion)
        archive.flags("dice", byDice);
    archive.position(fight.enemy.home);
    archive.number("monster", fight.enemy.index, 0, kLargestIndex);
    enemyKind(archive, fight.kind, content);
    fields(archive, fight.playerStats, byDice ? 0 : 1);
    fields(archive, fight.enemyStats, byDice ? 0 : 1);
    archive.describesDamage(MessageKey("it is invalid"));
    archive.oneOf("first side", fight.first);
    archive.bits(MessageKey("it has %1 blows; a fight can have at most %2"), fight.stuns, kMaxBlows);
    if constexpr (Archive::kReads) {
        if (byDice)
            fight.dice.emplace();
        if (inRounds)
            fight.rounds.emplace();
    }
    if (fight.dice)
        fields(archive, *fight.dice, content);
    if (inRounds) {
        fields(archive, *fight.rounds);
        archive.flags("allies", hasAllies);
    }
    if (hasAllies)
        allies(archive, fight);
}

/// The version, then the fields.
template<class Value, class... More>
void writeVersion(ByteWriter &out, int version, const Value &value, const More &...more)
{
    FieldWriter archive(out);
    archive.version(version, version);
    fields(archive, value, more...);
}

/// Fields of version 1; `value` has the defaults.
template<class Value, class... More>
Result<Value> readVersion(std::span<const std::uint8_t> bytes, Value value, const More &...more)
{
    FieldReader archive(bytes);
    int version = 0;
    archive.version(version, kStateVersion);
    fields(archive, value, more...);
    return archive.resultOf(std::move(value));
}

} // namespace

void writeInventory(ByteWriter &out, const Inventory &inventory, const Content &content)
{
    writeVersion(out, kStateVersion, inventory, content);
}

Result<Inventory> readInventory(std::span<const std::uint8_t> bytes, const Content &content)
{
    return readVersion(bytes, Inventory(), content);
}

void writeStatistics(ByteWriter &out, const Statistics &statistics)
{
    writeVersion(out, kStateVersion, statistics);
}

Result<Statistics> readStatistics(std::span<const std::uint8_t> bytes)
{
    return readVersion(bytes, Statistics());
}

void writeStreams(ByteWriter &out, const WorldStreams &streams)
{
    writeVersion(out, kStateVersion, streams);
}

Result<WorldStreams> readStreams(std::span<const std::uint8_t> bytes)
{
    return readVersion(bytes, WorldStreams(0));
}

RunStanding standingOf(const World &world)
{
    return {world.player().experience, world.player().health, world.run, world.realTime,
            world.player().condition};
}

void takeStanding(World &world, const RunStanding &standing)
{
    world.player().experience = standing.experience;
    world.player().health = standing.health;
    world.player().condition = standing.condition;
    world.run = standing.state;
    world.realTime = standing.realTime;
}

void writeRun(ByteWriter &out, const RunStanding &run)
{
    const int version = run.condition != PlayerCondition{} ? kConditionVersion : kStateVersion;
    writeVersion(out, version, run, version);
}

Result<RunStanding> readRun(std::span<const std::uint8_t> bytes)
{
    FieldReader archive(bytes);
    int version = 0;
    RunStanding run;
    archive.version(version, kConditionVersion);
    fields(archive, run, version);
    return archive.resultOf(std::move(run));
}

void writeCondition(ByteWriter &out, const PlayerCondition &condition)
{
    FieldWriter archive(out);
    fields(archive, condition);
}

Result<PlayerCondition> readCondition(std::span<const std::uint8_t> bytes)
{
    FieldReader archive(bytes);
    PlayerCondition condition;
    fields(archive, condition);
    return archive.resultOf(std::move(condition));
}

void writeFight(ByteWriter &out, const std::optional<Fight> &fight, const Content &content)
{
    FieldWriter archive(out);
    const int version = fight ? versionOf(*fight) : kStateVersion;
    archive.version(version, kRoundFightVersion);
    archive.presence("fight", fight);
    if (fight)
        fields(archive, *fight, content, version);
}

Result<std::optional<Fight>> readFight(std::span<const std::uint8_t> bytes, const Content &content)
{
    FieldReader archive(bytes);
    int version = 0;
    std::optional<Fight> fight;
    archive.version(version, kRoundFightVersion);
    archive.describesDamage(MessageKey("it is invalid"));
    archive.presence("fight", fight);
    if (fight)
        fields(archive, *fight, content, version);
    return archive.resultOf(std::move(fight));
}

} // namespace cave
