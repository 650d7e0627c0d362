// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/fight.h"
#include "core/world/player.h"
#include "core/world/world.h"

#include <cstddef>
#include <optional>

namespace cave {

/// The equipped items of a new player: the first sword and the first armour of the table, or those of the
/// scenario's hero.
Inventory startingInventory(const Content &content);

/// Adds a stack. Gold joins existing gold up to the limit; anything else is appended.
void addItems(const Content &content, Inventory &inventory, const ItemStack &stack);

/// The slot for items of this kind; none if they can't be worn.
std::optional<EquipmentSlot> slotOf(ItemKind kind);

/// The type of the items in a stack of the player, which must exist.
const ItemType &itemAt(const World &world, std::size_t stack);

/// Removes a stack, unequipping it if it is worn. `index` must exist.
ItemStack takeStack(Inventory &inventory, std::size_t index);

/// The item worn in a slot, or nullptr; observes `content`.
const ItemType *wornItem(const Content &content, const Inventory &inventory, EquipmentSlot slot);

/// By how many points an item is better than the one worn in its slot, including what its affix is worth: at
/// most 0 if it isn't, or can't be compared by power.
int gainOf(const Content &content, const Inventory &inventory, const ItemType &item);
/// The stack with the largest gain above 0, the first of several; none if there is no better one.
std::optional<std::size_t> bestUpgrade(const Content &content, const Inventory &inventory);

/// The player's stats in a fight with `monster`. Bare hands do half a point of damage.
FighterStats fighterStats(const Content &content, const Inventory &inventory, const MonsterType &monster);

/// All gold carried, limited to the range of int.
int goldOf(const Content &content, const Inventory &inventory);
/// Takes an amount of gold, which must be there, from its stacks.
void takeGold(const Content &content, Inventory &inventory, int amount);

} // namespace cave
