#include "core/io/state_codec.h"

#include "core/io/content_keys.h"
#include "core/rules/inventory.h"

#include <limits>
#include <string>
#include <utility>

namespace cave {
namespace {

constexpr std::uint64_t kMostPoints = 1'000'000;
constexpr std::uint64_t kMostDamage = 100'000'000; // hundredths
constexpr std::uint64_t kLargestIndex = 1'000'000'000;

Error damaged(std::string reason)
{
    return {ErrorCode::Damaged, std::move(reason)};
}

Result<void> checkVersion(ByteReader &in)
{
    const int version = in.byte();
    if (!in.ok())
        return damaged("there is no content");
    if (version != kStateVersion)
        return damaged("its version is " + std::to_string(version) + "; this program knows " +
                       std::to_string(kStateVersion));
    return {};
}

Result<void> checkEnd(const ByteReader &in)
{
    if (!in.ok())
        return damaged("it is cut short");
    if (!in.atEnd())
        return damaged("there are bytes after its end");
    return {};
}

std::uint64_t placeNumber(const std::optional<std::size_t> &index)
{
    return index ? std::uint64_t{1} + *index : 0;
}

/// What is worn in a slot: an item of the inventory that can be.
Result<void> readWorn(ByteReader &in, const Content &content, EquipmentSlot slot, Inventory &inventory)
{
    const std::uint64_t place = in.number();
    if (!in.ok())
        return damaged("it is cut short");
    if (place == 0)
        return {};
    const char *name = slot == EquipmentSlot::Weapon ? "weapon" : "armour";
    if (place > inventory.stacks.size())
        return damaged("there is no item " + std::to_string(place - 1) + " to be worn as " + name);
    const auto index = static_cast<std::size_t>(place - 1);
    const ItemType &item = content.items[inventory.stacks[index].item];
    if (slotOf(item.kind) != slot)
        return damaged(item.key + " is worn as " + name);
    inventory.equipped(slot) = index;
    return {};
}

std::int64_t readCount(ByteReader &in, bool &sane)
{
    const std::uint64_t value = in.number();
    sane = sane && value <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    return static_cast<std::int64_t>(value);
}

void writeStats(ByteWriter &out, const FighterStats &stats)
{
    for (const int value : {stats.health, stats.armour, stats.damageHundredths})
        out.number(static_cast<std::uint64_t>(value));
}

Result<FighterStats> readStats(ByteReader &in)
{
    const std::uint64_t health = in.number();
    const std::uint64_t armour = in.number();
    const std::uint64_t damage = in.number();
    if (health < 1 || health > kMostPoints || armour > kMostPoints || damage > kMostDamage)
        return damaged(in.ok() ? "a fighter has impossible strength" : "it is cut short");
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
    const std::span<const std::uint8_t> bytes =
        in.take(static_cast<std::size_t>(count / 8 + (count % 8 != 0 ? 1 : 0)));
    if (!in.ok())
        return damaged("it is cut short");
    std::vector<bool> stuns(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < stuns.size(); ++i)
        stuns[i] = ((bytes[i / 8] >> (i % 8)) & 1U) != 0;
    return stuns;
}

Result<std::size_t> readKind(ByteReader &in, const Content &content)
{
    const Result<std::vector<std::size_t>> keys = readMonsterKeys(in, content);
    if (!keys)
        return keys.error();
    if (keys->size() != 1)
        return damaged("the enemy has no kind");
    return keys->front();
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
    if (const Result<void> version = checkVersion(in); !version)
        return version.error();
    const Result<std::vector<std::size_t>> keys = readItemKeys(in, content);
    if (!keys)
        return keys.error();
    Result<std::vector<ItemStack>> stacks = readStacks(in, *keys);
    if (!stacks)
        return stacks.error();
    Inventory inventory;
    inventory.stacks = std::move(*stacks);
    for (const EquipmentSlot slot : {EquipmentSlot::Weapon, EquipmentSlot::Armour}) {
        if (const Result<void> worn = readWorn(in, content, slot, inventory); !worn)
            return worn.error();
    }
    if (const Result<void> end = checkEnd(in); !end)
        return end.error();
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
    if (const Result<void> version = checkVersion(in); !version)
        return version.error();
    Statistics statistics;
    bool sane = true;
    for (std::int64_t *count : {&statistics.cellsExplored, &statistics.chestsOpened, &statistics.itemsFound,
                                &statistics.goldFound, &statistics.fights, &statistics.deaths})
        *count = readCount(in, sane);
    const std::size_t kinds = in.count();
    for (std::size_t i = 0; i < kinds && in.ok(); ++i) {
        std::string kind = in.text();
        statistics.kills[std::move(kind)] = readCount(in, sane);
    }
    if (const Result<void> end = checkEnd(in); !end)
        return end.error();
    if (!sane || statistics.kills.size() != kinds)
        return damaged("a count makes no sense");
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
    if (Result<void> version = checkVersion(in); !version)
        return version;
    const std::uint64_t combat = in.word();
    const std::uint64_t death = in.word();
    if (Result<void> end = checkEnd(in); !end)
        return end;
    streams.combat = RandomStream::resumed(combat);
    streams.death = RandomStream::resumed(death);
    return {};
}

void writeFight(ByteWriter &out, const std::optional<Fight> &fight, const Content &content)
{
    out.byte(kStateVersion);
    out.byte(fight ? 1 : 0);
    if (!fight)
        return;
    out.signedNumber(fight->enemy.home.x);
    out.signedNumber(fight->enemy.home.y);
    out.number(static_cast<std::uint64_t>(fight->enemy.index));
    KeyTableWriter kind;
    kind.numberOf(fight->kind, content.monsters[fight->kind].key);
    kind.writeTo(out);
    writeStats(out, fight->playerStats);
    writeStats(out, fight->enemyStats);
    out.byte(static_cast<std::uint8_t>(fight->first));
    writeStuns(out, fight->stuns);
}

Result<std::optional<Fight>> readFight(std::span<const std::uint8_t> bytes, const Content &content)
{
    ByteReader in(bytes);
    if (const Result<void> version = checkVersion(in); !version)
        return version.error();
    const int present = in.byte();
    if (present == 0) {
        const Result<void> end = checkEnd(in);
        return end ? Result<std::optional<Fight>>(std::nullopt) : end.error();
    }
    Fight fight;
    fight.enemy.home.x = in.signedNumber();
    fight.enemy.home.y = in.signedNumber();
    const std::uint64_t index = in.number();
    const Result<std::size_t> kind = readKind(in, content);
    if (!kind)
        return kind.error();
    const Result<FighterStats> player = readStats(in);
    const Result<FighterStats> enemy = readStats(in);
    const int first = in.byte();
    Result<std::vector<bool>> stuns = readStuns(in);
    if (!player || !enemy || !stuns)
        return !player ? player.error() : !enemy ? enemy.error() : stuns.error();
    if (const Result<void> end = checkEnd(in); !end)
        return end.error();
    if (present != 1 || index > kLargestIndex || first > 1)
        return damaged("it makes no sense");
    fight.enemy.index = static_cast<int>(index);
    fight.kind = *kind;
    fight.playerStats = *player;
    fight.enemyStats = *enemy;
    fight.first = static_cast<Side>(first);
    fight.stuns = std::move(*stuns);
    return std::optional(std::move(fight));
}

} // namespace cave
