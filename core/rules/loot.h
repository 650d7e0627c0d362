// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/content.h"
#include "core/content/item_stack.h"
#include "core/world/world.h"

#include <cstdint>
#include <vector>

namespace cave {

/// The loot of a chest or victory, determined by `key`. 1 .. maxItems draws (maxItems ≥ 1), uniformly, each
/// an item by weight. Gold of several draws is one stack, in the place of its first; other items stay
/// separate, in the order drawn. Integer arithmetic only, with the same results everywhere.
std::vector<ItemStack> drawLoot(const Content &content, std::uint64_t key, int maxItems);

/// The key of a chest's loot, determined by world and place. `worldKey`: a hash of the world's seed.
std::uint64_t chestLootKey(std::uint64_t worldKey, WorldPos chest);

/// The seed's contents of a chest at `chest`, whatever an edit put there: in a run with dice, for the
/// player's level, perhaps nothing; in a journey, by the table of its band.
std::vector<ItemStack> seedLoot(const World &world, const Player &player, WorldPos chest);
/// For the player shown.
std::vector<ItemStack> seedLoot(const World &world, WorldPos chest);

/// The contents of the chest at `chest`: placed ones, or those of the seed.
std::vector<ItemStack> chestLoot(const World &world, const Player &player, WorldPos chest);
/// For the player shown.
std::vector<ItemStack> chestLoot(const World &world, WorldPos chest);

/// The contents of a treasure in a run with dice, determined by `key` and the player's level: a weapon, an
/// armour, a scroll or nothing, a quarter each; chosen by weight among those available at that level.
std::vector<ItemStack> drawTreasure(const Content &content, std::uint64_t key, int level);

/// The loot of a victory over `monster`.
std::vector<ItemStack> victoryLoot(const World &world, const MonsterId &monster);

} // namespace cave
