// SPDX-License-Identifier: MIT
#include "core/rules/inventory.h"

#include "core/base/whole_number.h"
#include "core/rules/armour_combat.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <iterator>
#include <limits>

namespace cave {
namespace {

constexpr int kBareHandsHundredths = 50;

/// Adjusts an index after the stack at `removed` was removed.
void shift(std::optional<std::size_t> &equipped, std::size_t removed)
{
    if (equipped == removed)
        equipped.reset();
    else if (equipped && *equipped > removed)
        --*equipped;
}

/// The keys of a player's initial items; nullptr if the content names none.
const std::vector<std::string> *initialItems(const Scenario &scenario)
{
    if (scenario.rounds && !scenario.rounds->equipment.empty())
        return &scenario.rounds->equipment;
    if (scenario.hero)
        return &scenario.hero->equipment;
    return scenario.action ? &scenario.action->equipment : nullptr;
}

Inventory inventoryOf(const Content &content, const std::vector<std::string> &keys)
{
    Inventory inventory;
    for (const std::string &key : keys) {
        const auto item = std::ranges::find(content.items, key, &ItemType::key);
        if (item == content.items.end())
            continue;
        // The first usable item is selected.
        const std::optional<EquipmentSlot> slot = slotOf(item->kind);
        if (slot && !(isUsable(item->kind) && inventory.equipped(*slot)))
            inventory.equipped(*slot) = inventory.stacks.size();
        inventory.stacks.push_back({static_cast<std::size_t>(std::distance(content.items.begin(), item)), 1});
    }
    return inventory;
}

} // namespace

Inventory startingInventory(const Content &content)
{
    if (const std::vector<std::string> *keys = initialItems(content.scenario))
        return inventoryOf(content, *keys);
    Inventory inventory;
    for (const ItemKind kind : {ItemKind::Armour, ItemKind::Sword}) {
        const auto item = std::ranges::find(content.items, kind, &ItemType::kind);
        if (item == content.items.end())
            continue;
        inventory.equipped(*slotOf(kind)) = inventory.stacks.size();
        inventory.stacks.push_back({static_cast<std::size_t>(std::distance(content.items.begin(), item)), 1});
    }
    return inventory;
}

void addItems(const Content &content, Inventory &inventory, const ItemStack &stack)
{
    const ItemKind kind = content.items[stack.item].kind;
    if (kind == ItemKind::Gold || kind == ItemKind::Consumable || isUsable(kind)) {
        // A stack without enough room is left unchanged, so that nothing is lost.
        const int mostHeld = std::numeric_limits<int>::max() - stack.amount;
        const auto same = std::ranges::find_if(inventory.stacks, [&](const ItemStack &held) {
            return held.item == stack.item && held.amount <= mostHeld;
        });
        if (same != inventory.stacks.end()) {
            same->amount += stack.amount;
            return;
        }
    }
    inventory.stacks.push_back(stack);
}

std::optional<EquipmentSlot> slotOf(ItemKind kind)
{
    switch (kind) {
    case ItemKind::Sword:
    case ItemKind::Blade:
    case ItemKind::Staff:
    case ItemKind::Flask:
        return EquipmentSlot::Weapon;
    case ItemKind::Armour:
        return EquipmentSlot::Armour;
    case ItemKind::Gold:
    case ItemKind::Scroll:
    case ItemKind::Consumable:
        break;
    }
    return std::nullopt;
}

const ItemType &itemAt(const World &world, std::size_t stack)
{
    return world.content->items[world.player().inventory.stacks[stack].item];
}

ItemStack takeStack(Inventory &inventory, std::size_t index)
{
    assert(index < inventory.stacks.size());
    const ItemStack taken = inventory.stacks[index];
    inventory.stacks.erase(inventory.stacks.begin() + static_cast<std::ptrdiff_t>(index));
    shift(inventory.weapon, index);
    shift(inventory.armour, index);
    return taken;
}

const ItemType *wornItem(const Content &content, const Inventory &inventory, EquipmentSlot slot)
{
    const std::optional<std::size_t> index = inventory.equipped(slot);
    return index ? &content.items[inventory.stacks[*index].item] : nullptr;
}

int gainOf(const Content &content, const Inventory &inventory, const ItemType &item)
{
    const std::optional<EquipmentSlot> slot = slotOf(item.kind);
    if (!slot || isUsable(item.kind)) // those have different effects
        return 0;
    const ItemType *worn = wornItem(content, inventory, *slot);
    return item.power + item.worth - (worn != nullptr ? worn->power + worn->worth : 0);
}

std::optional<std::size_t> bestUpgrade(const Content &content, const Inventory &inventory)
{
    std::optional<std::size_t> best;
    int most = 0;
    std::vector<bool> known(content.items.size()); // of thousands of stacks, few are of different items
    for (std::size_t stack = 0; stack < inventory.stacks.size(); ++stack) {
        const std::size_t item = inventory.stacks[stack].item;
        if (known[item])
            continue;
        known[item] = true;
        const int gain = gainOf(content, inventory, content.items[item]);
        if (gain > most) {
            most = gain;
            best = stack;
        }
    }
    return best;
}

FighterStats fighterStats(const Content &content, const Inventory &inventory, const MonsterType &monster)
{
    FighterStats stats{kPlayerHealth, 0, kBareHandsHundredths};
    if (const ItemType *sword = wornItem(content, inventory, EquipmentSlot::Weapon))
        stats.damageHundredths = damageHundredths(*sword, monster);
    if (const ItemType *armour = wornItem(content, inventory, EquipmentSlot::Armour))
        stats.armour = armour->power;
    return stats;
}

int goldOf(const Content &content, const Inventory &inventory)
{
    std::int64_t gold = 0;
    for (const ItemStack &stack : inventory.stacks) {
        if (content.items[stack.item].kind == ItemKind::Gold)
            gold += stack.amount;
    }
    return saturated(gold);
}

void takeGold(const Content &content, Inventory &inventory, int amount)
{
    for (std::size_t stack = inventory.stacks.size(); stack-- > 0 && amount > 0;) {
        if (content.items[inventory.stacks[stack].item].kind != ItemKind::Gold)
            continue;
        const int taken = std::min(amount, inventory.stacks[stack].amount);
        amount -= taken;
        inventory.stacks[stack].amount -= taken;
        if (inventory.stacks[stack].amount == 0)
            takeStack(inventory, stack);
    }
}

} // namespace cave
