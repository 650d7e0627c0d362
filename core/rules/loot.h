// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/content.h"
#include "core/content/item_stack.h"
#include "core/world/world.h"

#include <cstdint>
#include <vector>

namespace cave {

/// What a chest holds or a victory gives: `key` alone decides. 1 .. maxItems draws (maxItems ≥ 1), all
/// numbers alike, each an item by weight. Gold of several draws is one stack, where its first was; other
/// items stay apart, one each, in the order drawn. Integer arithmetic only, so the same everywhere.
std::vector<ItemStack> drawLoot(const Content &content, std::uint64_t key, int maxItems);

/// The key of a chest's loot: fixed by the world and the place. `worldKey`: a hash of the world's seed.
std::uint64_t chestLootKey(std::uint64_t worldKey, WorldPos chest);

/// The key of what a victory over a monster gives: fixed by the world and the monster.
std::uint64_t victoryLootKey(std::uint64_t worldKey, const MonsterId &monster);

/// What the chest at `chest` holds: what was put there, or what the seed gives; in a run by dice, to one of
/// the player's level.
std::vector<ItemStack> chestLoot(const World &world, WorldPos chest);

/// What a treasure of a run by dice holds, fixed by `key` and the player's level: a weapon, an armour, a
/// scroll or nothing, a quarter each; which one of those found from that level on by weight.
std::vector<ItemStack> drawTreasure(const Content &content, std::uint64_t key, int level);

/// What a victory over `monster` gives.
std::vector<ItemStack> victoryLoot(const World &world, const MonsterId &monster);

} // namespace cave
