// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/fight.h"
#include "core/world/player.h"

#include <cstddef>
#include <optional>

namespace cave {

/// What a new player carries, equipped: the first sword and the first armour of the table, or what the
/// scenario's hero begins with.
Inventory startingInventory(const Content &content);

/// Adds a stack. Gold joins the gold that is there as far as there is room; anything else gets a place of its
/// own at the end.
void addItems(const Content &content, Inventory &inventory, const ItemStack &stack);

/// Where an item of this kind is worn; none for what can't be.
std::optional<EquipmentSlot> slotOf(ItemKind kind);

/// Takes a stack out, unequipping it when it was worn. `index` must exist.
ItemStack takeStack(Inventory &inventory, std::size_t index);

/// The item worn in a slot, or nullptr; observes `content`.
const ItemType *wornItem(const Content &content, const Inventory &inventory, EquipmentSlot slot);

/// What the player brings into a fight with `monster`. Bare hands do half a point of damage.
FighterStats fighterStats(const Content &content, const Inventory &inventory, const MonsterType &monster);

/// All gold carried; of more than an int holds, as much as that.
int goldOf(const Content &content, const Inventory &inventory);

} // namespace cave
