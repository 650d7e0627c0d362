// SPDX-License-Identifier: MIT
#include "core/io/codec/state_codec.h"

#include "core/base/enum_values.h"
#include "core/io/codec/content_keys.h"
#include "core/rules/inventory.h"
#include "core/world/party.h"

#include <string>
#include <utility>

namespace cave {
namespace {

constexpr std::uint64_t kMaxPoints = 1'000'000;
constexpr std::uint64_t kMaxDamage = 100'000'000; // hundredths
constexpr std::uint64_t kLargestIndex = 1'000'000'000;
constexpr std::uint64_t kMaxExperience = 1'000'000'000'000'000;
constexpr std::int64_t kLargestRoll = 1'000'000; // or modifier, or damage
constexpr std::size_t kMaxActions = 250'000;
constexpr std::uint64_t kMaxBlows = 1'000'000;
constexpr std::size_t kMaxAllies = 10'000; // who fell may join again
constexpr std::size_t kMaxKinds = 10'000;  // of monsters killed
constexpr unsigned kHasCamp = 1;           // what a player has gained
constexpr unsigned kHasCompanion = 2;
constexpr unsigned kHasSmoke = 4;
constexpr int kLeastDodge = 10; // tenths
constexpr int kMaxDodge = 20;

/// The version byte: 1 .. `newest`.
Result<int> readVersion(ByteReader &in, int newest)
{
    const int version = in.byte();
    if (!in.ok())
        return damaged("there is no content");
    if (version < kStateVersion || version > newest)
        return damaged(message("its version is %1; this program supports %2", std::to_string(version),
                               std::to_string(newest)));
    return version;
}

Result<void> checkVersion(ByteReader &in)
{
    const Result<int> version = readVersion(in, kStateVersion);
    return version ? Result<void>() : version.error();
}

Result<void> checkEnd(const ByteReader &in)
{
    if (!in.ok())
        return damaged("it is truncated");
    if (!in.atEnd())
        return damaged("there are bytes after its end");
    return {};
}

std::uint64_t placeNumber(const std::optional<std::size_t> &index)
{
    return index ? std::uint64_t{1} + *index : 0;
}

/// The item worn in a slot: one of the inventory that is wearable.
Result<void> readWorn(ByteReader &in, const Content &content, EquipmentSlot slot, Inventory &inventory)
{
    const std::uint64_t place = in.number();
    if (!in.ok())
        return damaged("it is truncated");
    if (place == 0)
        return {};
    const char *name = slot == EquipmentSlot::Weapon ? "weapon" : "armour";
    if (place > inventory.stacks.size())
        return damaged(message("there is no item %1 to be worn as %2", std::to_string(place - 1), name));
    const auto index = static_cast<std::size_t>(place - 1);
    const ItemType &item = content.items[inventory.stacks[index].item];
    if (slotOf(item.kind) != slot)
        return damaged(message("%1 is worn as %2", item.key, name));
    inventory.equipped(slot) = index;
    return {};
}

std::int64_t readCount(ByteReader &in, bool &sane)
{
    const std::uint64_t value = in.number();
    sane = sane && value <= static_cast<std::uint64_t>(kMaxCounted);
    return static_cast<std::int64_t>(value);
}

void writeStats(ByteWriter &out, const FighterStats &stats)
{
    for (const int value : {stats.health, stats.armour, stats.damageHundredths})
        out.number(static_cast<std::uint64_t>(value));
}

/// `leastHealth`: 1, or 0 in fights with dice, whose health is elsewhere.
Result<FighterStats> readStats(ByteReader &in, std::uint64_t leastHealth)
{
    const std::uint64_t health = in.number();
    const std::uint64_t armour = in.number();
    const std::uint64_t damage = in.number();
    if (health < leastHealth || health > kMaxPoints || armour > kMaxPoints || damage > kMaxDamage)
        return damaged(in.ok() ? Message("a fighter's strength is out of range")
                               : Message("it is truncated"));
    return FighterStats{static_cast<int>(health), static_cast<int>(armour), static_cast<int>(damage)};
}

void writeStuns(ByteWriter &out, const std::vector<bool> &stuns)
{
    out.number(stuns.size());
    for (std::size_t i = 0; i < stuns.size(); i += 8) {
        unsigned bits = 0;
        for (std::size_t bit = 0; bit < 8 && i + bit < stuns.size(); ++bit)
            bits |= (stuns[i + bit] ? 1U : 0U) << bit;
        out.byte(static_cast<std::uint8_t>(bits));
    }
}

Result<std::vector<bool>> readStuns(ByteReader &in)
{
    const std::uint64_t count = in.number();
    if (in.ok() && count > kMaxBlows)
        return damaged(message("it has %1 blows; a fight can have at most %2", std::to_string(count),
                               std::to_string(kMaxBlows)));
    const std::span<const std::uint8_t> bytes =
        in.take(static_cast<std::size_t>(count / 8 + (count % 8 != 0 ? 1 : 0)));
    if (!in.ok())
        return damaged("it is truncated");
    std::vector<bool> stuns(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < stuns.size(); ++i)
        stuns[i] = ((bytes[i / 8] >> (i % 8)) & 1U) != 0;
    return stuns;
}

bool isSpell(DiceAction::Kind kind)
{
    return kind == DiceAction::Kind::Harm || kind == DiceAction::Kind::Heal;
}

void writeRoll(ByteWriter &out, const DiceRoll &roll)
{
    for (const int value : {roll.sides, roll.rolled, roll.modifier})
        out.signedNumber(value);
}

void writeAction(ByteWriter &out, const DiceAction &action, const Content &content, KeyTableWriter &items)
{
    out.byte(static_cast<std::uint8_t>(action.by));
    out.byte(static_cast<std::uint8_t>(action.kind));
    writeRoll(out, action.roll);
    writeRoll(out, action.dodge);
    out.byte(static_cast<std::uint8_t>(action.dodgeTenths));
    out.byte(action.dodged ? 1 : 0);
    for (const int value : {action.blocked, action.harm, action.health})
        out.signedNumber(value);
    if (isSpell(action.kind))
        out.number(items.numberOf(action.item, content.items[action.item].key));
}

/// Enemy's health and the player's dodge; the scrolls read; the actions.
void writeDice(ByteWriter &out, const DiceFight &dice, const Content &content)
{
    out.signedNumber(dice.enemyHealth);
    out.byte(static_cast<std::uint8_t>(dice.dodgeTenths));
    KeyTableWriter items;
    ByteWriter actions;
    for (const DiceAction &action : dice.actions)
        writeAction(actions, action, content, items);
    items.writeTo(out);
    out.number(dice.actions.size());
    out.append(actions.bytes());
}

/// An integer from `least` to kLargestRoll; otherwise clears `sane`.
int readPoints(ByteReader &in, std::int64_t least, bool &sane)
{
    const std::int64_t value = in.signedNumber();
    sane = sane && value >= least && value <= kLargestRoll;
    return sane ? static_cast<int>(value) : 0;
}

DiceRoll readRoll(ByteReader &in, bool &sane)
{
    DiceRoll roll;
    roll.sides = readPoints(in, 0, sane);
    roll.rolled = readPoints(in, 0, sane);
    roll.modifier = readPoints(in, -kLargestRoll, sane);
    return roll;
}

int readDodge(ByteReader &in, bool &sane)
{
    const int tenths = in.byte();
    sane = sane && tenths >= kLeastDodge && tenths <= kMaxDodge;
    return tenths;
}

DiceAction readDiceAction(ByteReader &in, const std::vector<std::size_t> &items, bool &sane)
{
    const std::size_t by = in.byte();
    const std::size_t kind = in.byte();
    sane = sane && by < kValuesOf<Side> && kind < kValuesOf<DiceAction::Kind>;
    DiceAction action;
    if (!sane)
        return action;
    action.by = static_cast<Side>(by);
    action.kind = static_cast<DiceAction::Kind>(kind);
    action.roll = readRoll(in, sane);
    action.dodge = readRoll(in, sane);
    action.dodgeTenths = readDodge(in, sane);
    const int dodged = in.byte();
    sane = sane && dodged <= 1;
    action.dodged = dodged == 1;
    for (int *points : {&action.blocked, &action.harm, &action.health})
        *points = readPoints(in, 0, sane);
    if (isSpell(action.kind)) {
        const std::uint64_t item = in.number();
        sane = sane && item < items.size();
        action.item = sane ? items[static_cast<std::size_t>(item)] : 0;
    }
    return action;
}

Result<DiceFight> readDice(ByteReader &in, const Content &content)
{
    bool sane = true;
    DiceFight dice;
    dice.enemyHealth = readPoints(in, 0, sane);
    dice.dodgeTenths = readDodge(in, sane);
    const auto items = CAVE_TRY(readItemKeys(in, content));
    const std::size_t count = in.count();
    sane = sane && count <= kMaxActions;
    for (std::size_t i = 0; i < count && in.ok() && sane; ++i)
        dice.actions.push_back(readDiceAction(in, items, sane));
    if (!in.ok())
        return damaged("it is truncated");
    return sane ? Result<DiceFight>(std::move(dice)) : damaged("its dice are invalid");
}

/// The enemy's health; its armour and the player's about to return.
void writeRounds(ByteWriter &out, const RoundFight &rounds)
{
    out.signedNumber(rounds.enemy.health);
    out.signedNumber(rounds.enemy.armour);
    for (const std::vector<int> *returning : {&rounds.enemy.returning, &rounds.returning}) {
        out.number(returning->size());
        for (const int points : *returning)
            out.signedNumber(points);
    }
}

RoundFight readRounds(ByteReader &in, bool &sane)
{
    RoundFight rounds;
    rounds.enemy.health = readPoints(in, 1, sane);
    rounds.enemy.armour = readPoints(in, 0, sane);
    for (std::vector<int> *returning : {&rounds.enemy.returning, &rounds.returning}) {
        const std::size_t count = in.count();
        sane = sane && count <= kMaxActions;
        returning->clear();
        for (std::size_t i = 0; i < count && in.ok() && sane; ++i)
            returning->push_back(readPoints(in, 0, sane));
    }
    return rounds;
}

/// Who began it; of each ally their number, what they bring and how many blows came before them.
void writeAllies(ByteWriter &out, const Fight &fight)
{
    out.number(static_cast<std::uint64_t>(fight.opener));
    out.number(fight.allies.size());
    for (const FightAlly &ally : fight.allies) {
        out.number(static_cast<std::uint64_t>(ally.player));
        writeStats(out, ally.stats);
        out.number(ally.blows);
    }
}

/// What follows the fight itself: its allies, if there are any, and the end.
Result<void> readAllies(ByteReader &in, bool hasAllies, Fight &fight)
{
    if (!hasAllies)
        return checkEnd(in);
    const bool byDice = fight.dice.has_value() || fight.rounds.has_value(); // blows aren't counted there
    const std::uint64_t opener = in.number();
    const std::size_t count = in.count();
    bool sane = opener >= 1 && opener <= kMaxPlayers && count <= kMaxAllies;
    fight.opener = sane ? static_cast<int>(opener) : 0;
    for (std::size_t i = 0; i < count && in.ok() && sane; ++i) {
        FightAlly ally;
        const std::uint64_t player = in.number();
        const auto stats = CAVE_TRY(readStats(in, byDice ? 0 : 1));
        ally.stats = stats;
        ally.blows = static_cast<std::size_t>(in.number());
        sane = player >= 1 && player <= kMaxPlayers && (byDice || ally.blows <= fight.stuns.size());
        ally.player = sane ? static_cast<int>(player) : 0;
        fight.allies.push_back(ally);
    }
    const Result<void> end = checkEnd(in);
    return sane || !end ? end : damaged("its allies are invalid");
}

bool hasGains(const PlayerCondition &condition)
{
    return condition.vigour > 0 || condition.light > 0 || condition.camp || condition.companion ||
           condition.smoke;
}

WorldPos readPlace(ByteReader &in, bool &sane)
{
    WorldPos place;
    in.position(place);
    sane = sane && insideWorld(place);
    return place;
}

/// What a player has gained on a journey, and who goes with them.
void writeGains(ByteWriter &out, const PlayerCondition &condition)
{
    out.number(static_cast<std::uint64_t>(condition.vigour));
    out.number(static_cast<std::uint64_t>(condition.light));
    out.byte(static_cast<std::uint8_t>((condition.camp ? kHasCamp : 0U) |
                                       (condition.companion ? kHasCompanion : 0U) |
                                       (condition.smoke ? kHasSmoke : 0U)));
    if (condition.camp)
        out.position(*condition.camp);
    if (condition.companion) {
        out.text(condition.companion->kind);
        out.number(static_cast<std::uint64_t>(condition.companion->health));
        out.position(condition.companion->position);
    }
    if (condition.smoke) {
        out.position(condition.smoke->at);
        out.number(static_cast<std::uint64_t>(condition.smoke->radius));
        out.number(static_cast<std::uint64_t>(condition.smoke->turns));
    }
}

Companion readCompanion(ByteReader &in, bool &sane)
{
    Companion companion;
    companion.kind = in.text();
    const std::uint64_t health = in.number();
    sane = sane && health >= 1 && health <= kMaxPoints;
    companion.health = sane ? static_cast<int>(health) : 1;
    companion.position = readPlace(in, sane);
    return companion;
}

SmokeCloud readSmoke(ByteReader &in, bool &sane)
{
    SmokeCloud smoke;
    smoke.at = readPlace(in, sane);
    const std::uint64_t radius = in.number();
    const std::uint64_t turns = in.number();
    sane = sane && radius <= kMaxPoints && turns >= 1 && turns <= kMaxPoints;
    smoke.radius = sane ? static_cast<int>(radius) : 0;
    smoke.turns = sane ? static_cast<int>(turns) : 1;
    return smoke;
}

void readGains(ByteReader &in, PlayerCondition &condition, bool &sane)
{
    for (int *value : {&condition.vigour, &condition.light}) {
        const std::uint64_t number = in.number();
        sane = sane && number <= kMaxPoints;
        *value = sane ? static_cast<int>(number) : 0;
    }
    const unsigned parts = in.byte();
    sane = sane && parts <= (kHasCamp | kHasCompanion | kHasSmoke);
    if ((parts & kHasCamp) != 0)
        condition.camp = readPlace(in, sane);
    if ((parts & kHasCompanion) != 0)
        condition.companion = readCompanion(in, sane);
    if ((parts & kHasSmoke) != 0)
        condition.smoke = readSmoke(in, sane);
}

Result<std::size_t> readKind(ByteReader &in, const Content &content)
{
    const auto keys = CAVE_TRY(readMonsterKeys(in, content));
    if (keys.size() != 1)
        return damaged("the enemy has no kind");
    return keys.front();
}

/// What follows the blows of a fight, up to the end.
Result<void> readRest(ByteReader &in, const Content &content, bool byDice, bool hasAllies, Fight &fight)
{
    if (byDice) {
        fight.dice = CAVE_TRY(readDice(in, content));
    }
    return readAllies(in, hasAllies, fight);
}

} // namespace

void writeInventory(ByteWriter &out, const Inventory &inventory, const Content &content)
{
    KeyTableWriter keys;
    ByteWriter stacks;
    writeStacks(stacks, inventory.stacks, content, keys);
    out.byte(kStateVersion);
    keys.writeTo(out);
    out.append(stacks.bytes());
    out.number(placeNumber(inventory.weapon));
    out.number(placeNumber(inventory.armour));
}

Result<Inventory> readInventory(std::span<const std::uint8_t> bytes, const Content &content)
{
    ByteReader in(bytes);
    CAVE_TRY(checkVersion(in));
    const auto keys = CAVE_TRY(readItemKeys(in, content));
    auto stacks = CAVE_TRY(readStacks(in, keys));
    Inventory inventory;
    inventory.stacks = std::move(stacks);
    for (const EquipmentSlot slot : {EquipmentSlot::Weapon, EquipmentSlot::Armour})
        CAVE_TRY(readWorn(in, content, slot, inventory));
    CAVE_TRY(checkEnd(in));
    return inventory;
}

void writeStatistics(ByteWriter &out, const Statistics &statistics)
{
    out.byte(kStateVersion);
    for (const std::int64_t count : {statistics.cellsExplored, statistics.chestsOpened, statistics.itemsFound,
                                     statistics.goldFound, statistics.fights, statistics.deaths})
        out.number(static_cast<std::uint64_t>(count));
    out.number(statistics.kills.size());
    for (const auto &[kind, kills] : statistics.kills) {
        out.text(kind);
        out.number(static_cast<std::uint64_t>(kills));
    }
}

Result<Statistics> readStatistics(std::span<const std::uint8_t> bytes)
{
    ByteReader in(bytes);
    CAVE_TRY(checkVersion(in));
    Statistics statistics;
    bool sane = true;
    for (std::int64_t *count : {&statistics.cellsExplored, &statistics.chestsOpened, &statistics.itemsFound,
                                &statistics.goldFound, &statistics.fights, &statistics.deaths})
        *count = readCount(in, sane);
    const std::size_t kinds = in.count();
    sane = sane && kinds <= kMaxKinds;
    for (std::size_t i = 0; i < kinds && in.ok() && sane; ++i) {
        std::string kind = in.text();
        statistics.kills[std::move(kind)] = readCount(in, sane);
    }
    if (!sane)
        return damaged(in.ok() ? Message("a count is invalid") : Message("it is truncated"));
    CAVE_TRY(checkEnd(in));
    if (statistics.kills.size() != kinds)
        return damaged("a kind of monster is named twice");
    return statistics;
}

void writeStreams(ByteWriter &out, const WorldStreams &streams)
{
    out.byte(kStateVersion);
    out.word(streams.combat.state());
    out.word(streams.death.state());
}

Result<void> readStreams(std::span<const std::uint8_t> bytes, WorldStreams &streams)
{
    ByteReader in(bytes);
    CAVE_TRY(checkVersion(in));
    const std::uint64_t combat = in.word();
    const std::uint64_t death = in.word();
    CAVE_TRY(checkEnd(in));
    streams.combat = RandomStream::resumed(combat);
    streams.death = RandomStream::resumed(death);
    return {};
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
    const bool hasCondition = run.condition != PlayerCondition{};
    out.byte(hasCondition ? kConditionVersion : kStateVersion);
    out.number(static_cast<std::uint64_t>(run.experience));
    out.number(static_cast<std::uint64_t>(run.health));
    out.byte(static_cast<std::uint8_t>(run.state));
    out.byte(run.realTime ? 1 : 0);
    if (hasCondition)
        writeCondition(out, run.condition);
}

void writeCondition(ByteWriter &out, const PlayerCondition &condition)
{
    for (const int value : {condition.armourLost, condition.poison, condition.edgeBlows,
                            condition.edgePercent, condition.farSight})
        out.number(static_cast<std::uint64_t>(value));
    out.number(condition.known.size());
    for (const std::string &key : condition.known)
        out.text(key);
    if (hasGains(condition))
        writeGains(out, condition);
}

PlayerCondition readCondition(ByteReader &in, bool &sane)
{
    PlayerCondition condition;
    for (int *value : {&condition.armourLost, &condition.poison, &condition.edgeBlows, &condition.edgePercent,
                       &condition.farSight}) {
        const std::uint64_t number = in.number();
        sane = sane && number <= kMaxPoints;
        *value = sane ? static_cast<int>(number) : 0;
    }
    const std::size_t count = in.count();
    sane = sane && count <= kMaxKinds;
    for (std::size_t i = 0; i < count && in.ok() && sane; ++i)
        condition.known.insert(in.text());
    if (in.ok() && sane && !in.atEnd())
        readGains(in, condition, sane);
    return condition;
}

Result<RunStanding> readRun(std::span<const std::uint8_t> bytes)
{
    ByteReader in(bytes);
    const auto version = CAVE_TRY(readVersion(in, kConditionVersion));
    const std::uint64_t experience = in.number();
    const std::uint64_t health = in.number();
    const std::size_t run = in.byte();
    const int realTime = in.byte();
    bool sane = true;
    PlayerCondition condition;
    if (version == kConditionVersion)
        condition = readCondition(in, sane);
    CAVE_TRY(checkEnd(in));
    if (!sane)
        return damaged("the player's condition is out of range");
    if (experience > kMaxExperience || health > kMaxPoints)
        return damaged("experience or health is out of range");
    if (run >= kValuesOf<RunState> || realTime > 1)
        return damaged("the state of the run is invalid");
    return RunStanding{static_cast<std::int64_t>(experience), static_cast<int>(health),
                       static_cast<RunState>(run), realTime == 1, std::move(condition)};
}

void writeFight(ByteWriter &out, const std::optional<Fight> &fight, const Content &content)
{
    const bool hasAllies = fight && !fight->allies.empty();
    out.byte(fight && fight->rounds ? kRoundFightVersion
             : hasAllies            ? kAllyFightVersion
             : fight && fight->dice ? kDiceFightVersion
                                    : kStateVersion);
    out.byte(fight ? 1 : 0);
    if (!fight)
        return;
    if (hasAllies && !fight->rounds)
        out.byte(fight->dice ? 1 : 0);
    out.position(fight->enemy.home);
    out.number(static_cast<std::uint64_t>(fight->enemy.index));
    KeyTableWriter kind;
    kind.numberOf(fight->kind, content.monsters[fight->kind].key);
    kind.writeTo(out);
    writeStats(out, fight->playerStats);
    writeStats(out, fight->enemyStats);
    out.byte(static_cast<std::uint8_t>(fight->first));
    writeStuns(out, fight->stuns);
    if (fight->dice)
        writeDice(out, *fight->dice, content);
    if (fight->rounds) {
        writeRounds(out, *fight->rounds);
        out.byte(hasAllies ? 1 : 0);
    }
    if (hasAllies)
        writeAllies(out, *fight);
}

namespace {

/// The state of a fight in rounds; whether allies follow.
Result<bool> readRoundFight(ByteReader &in, Fight &fight)
{
    bool sane = true;
    fight.rounds = readRounds(in, sane);
    const int allies = in.byte();
    if (in.ok() && (!sane || allies > 1))
        return damaged("its rounds are invalid");
    return allies == 1;
}

} // namespace

Result<std::optional<Fight>> readFight(std::span<const std::uint8_t> bytes, const Content &content)
{
    ByteReader in(bytes);
    const auto version = CAVE_TRY(readVersion(in, kRoundFightVersion));
    const int present = in.byte();
    if (present == 0) {
        const Result<void> end = checkEnd(in);
        return end ? Result<std::optional<Fight>>(std::nullopt) : end.error();
    }
    const bool inRounds = version == kRoundFightVersion;
    const bool withAllies = version == kAllyFightVersion;
    const bool byDice = withAllies ? in.byte() == 1 : version == kDiceFightVersion;
    Fight fight;
    in.position(fight.enemy.home);
    const std::uint64_t index = in.number();
    const auto kind = CAVE_TRY(readKind(in, content));
    const Result<FighterStats> player = readStats(in, byDice ? 0 : 1);
    const Result<FighterStats> enemy = readStats(in, byDice ? 0 : 1);
    const std::size_t first = in.byte();
    Result<std::vector<bool>> stuns = readStuns(in);
    if (!player || !enemy || !stuns)
        return !player ? player.error() : !enemy ? enemy.error() : stuns.error();
    fight.stuns = std::move(*stuns);
    const auto hasAllies = CAVE_TRY(inRounds ? readRoundFight(in, fight) : Result<bool>(withAllies));
    CAVE_TRY(readRest(in, content, byDice, hasAllies, fight));
    if (present != 1 || index > kLargestIndex || first >= kValuesOf<Side>)
        return damaged("it is invalid");
    fight.enemy.index = static_cast<int>(index);
    fight.kind = kind;
    fight.playerStats = *player;
    fight.enemyStats = *enemy;
    fight.first = static_cast<Side>(first);
    return std::optional(std::move(fight));
}

} // namespace cave
