// SPDX-License-Identifier: MIT
#include "core/rules/loot.h"

#include "core/base/hashing.h"
#include "core/base/random_words.h"
#include "core/rules/dice_combat.h"
#include "core/rules/journey/journey.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <optional>

namespace cave {
namespace {

/// One of the items that `matches` by weight; none if there is no such item.
template<class Matches>
std::optional<std::size_t> drawItem(const Content &content, std::uint64_t word, Matches matches)
{
    std::uint32_t total = 0;
    for (const ItemType &item : content.items)
        total += matches(item) ? static_cast<std::uint32_t>(item.weight) : 0;
    if (total == 0)
        return std::nullopt;
    std::uint32_t ticket = pickBelow(word, total);
    std::size_t index = 0;
    for (;; ++index) {
        const ItemType &item = content.items[index];
        const std::uint32_t weight = matches(item) ? static_cast<std::uint32_t>(item.weight) : 0;
        if (ticket < weight)
            return index;
        ticket -= weight;
    }
}

std::size_t drawItem(const Content &content, std::uint64_t word)
{
    return drawItem(content, word, [](const ItemType &) { return true; }).value_or(0);
}

int drawAmount(const ItemType &item, std::uint64_t word)
{
    return item.fewest +
           static_cast<int>(pickBelow(word, static_cast<std::uint32_t>(item.most - item.fewest + 1)));
}

void addTo(std::vector<ItemStack> &loot, const Content &content, ItemStack drawn)
{
    const bool stacks = content.items[drawn.item].kind == ItemKind::Gold;
    const auto same = std::ranges::find(loot, drawn.item, &ItemStack::item);
    if (stacks && same != loot.end())
        same->amount += drawn.amount;
    else
        loot.push_back(drawn);
}

/// `draw`: an item for a random word.
template<class Draw>
std::vector<ItemStack> drawLootBy(const Content &content, std::uint64_t key, int maxItems, Draw draw)
{
    assert(maxItems >= 1 && !content.items.empty());
    RandomWords words(mix64(key));
    const std::uint32_t draws = 1 + pickBelow(words.next(), static_cast<std::uint32_t>(maxItems));
    std::vector<ItemStack> loot;
    for (std::uint32_t i = 0; i < draws; ++i) {
        const std::size_t item = draw(words.next());
        const int amount = drawAmount(content.items[item], words.next()); // always drawn, so that the number
                                                                          // of words per draw is fixed
        addTo(loot, content, {item, amount});
    }
    return loot;
}

/// The loot at a place: by the table of its band in a journey.
std::vector<ItemStack> lootAt(const World &world, WorldPos at, std::uint64_t key)
{
    const Content &content = *world.content;
    const int maxItems = world.spec.settings.chestMaxItems;
    const Band *band = bandAt(content, at);
    if (band == nullptr)
        return drawLoot(content, key, maxItems);
    const std::int64_t depth = depthAt(at);
    return drawLootBy(content, key, maxItems, [&](std::uint64_t word) {
        const std::size_t item = indexOf(content, *content.findItem(drawShare(band->treasure, word).key));
        const std::uint64_t draw = combine(word, hashBytes("affix"));
        const bool plain = pickBelow(combine(draw, 0), 100) >= static_cast<std::uint32_t>(band->affixChance);
        return plain ? item : withAffix(content, item, depth, combine(draw, 1));
    });
}

/// The key of the loot of a victory, determined by world and monster.
std::uint64_t victoryLootKey(std::uint64_t worldKey, const MonsterId &monster)
{
    const std::uint64_t place =
        hashAt(combine(worldKey, hashBytes("victory loot")), monster.home.x, monster.home.y);
    return combine(place, monster.index);
}

} // namespace

std::vector<ItemStack> drawLoot(const Content &content, std::uint64_t key, int maxItems)
{
    return drawLootBy(content, key, maxItems, [&](std::uint64_t word) { return drawItem(content, word); });
}

std::uint64_t chestLootKey(std::uint64_t worldKey, WorldPos chest)
{
    return hashAt(combine(worldKey, hashBytes("chest loot")), chest.x, chest.y);
}

std::vector<ItemStack> drawTreasure(const Content &content, std::uint64_t key, int level)
{
    constexpr std::array kKinds{ItemKind::Sword, ItemKind::Armour, ItemKind::Scroll};
    RandomWords words(mix64(key));
    const std::uint32_t quarter = pickBelow(words.next(), 4);
    if (quarter == kKinds.size())
        return {};
    const auto item = drawItem(content, words.next(), [&](const ItemType &type) {
        return type.kind == kKinds[quarter] && type.level <= level;
    });
    return item ? std::vector<ItemStack>{{*item, 1}} : std::vector<ItemStack>{};
}

std::vector<ItemStack> seedLoot(const World &world, const Player &player, WorldPos chest)
{
    if (const std::optional<HeroTable> &hero = world.content->scenario.hero) {
        return drawTreasure(*world.content, chestLootKey(world.key, chest),
                            levelAt(*hero, player.experience));
    }
    return lootAt(world, chest, chestLootKey(world.key, chest));
}

std::vector<ItemStack> seedLoot(const World &world, WorldPos chest)
{
    return seedLoot(world, world.player(), chest);
}

std::vector<ItemStack> chestLoot(const World &world, const Player &player, WorldPos chest)
{
    const int size = world.map.regionSize();
    const RegionChanges &changes = world.map.changesOf(regionOf(chest, size));
    if (const CellItems *placed = findCell(changes.chests, cellOf(chest, size)))
        return placed->items;
    return seedLoot(world, player, chest);
}

std::vector<ItemStack> chestLoot(const World &world, WorldPos chest)
{
    return chestLoot(world, world.player(), chest);
}

std::vector<ItemStack> victoryLoot(const World &world, const MonsterId &monster)
{
    const int size = world.map.regionSize();
    return lootAt(world, worldPos(monster.home, {size / 2, size / 2}, size),
                  victoryLootKey(world.key, monster));
}

} // namespace cave
