// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/content/item_stack.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace cave {

/// The slots of a doll.
enum class EquipmentSlot : std::uint8_t { Weapon, Armour };

/// The player's items, in the order found.
struct Inventory {
    std::vector<ItemStack> stacks;
    std::optional<std::size_t> weapon; ///< index of the equipped one in `stacks`
    std::optional<std::size_t> armour; ///< the same

    friend bool operator==(const Inventory &, const Inventory &) = default;

    [[nodiscard]] const std::optional<std::size_t> &equipped(EquipmentSlot slot) const
    {
        return slot == EquipmentSlot::Weapon ? weapon : armour;
    }
    [[nodiscard]] std::optional<std::size_t> &equipped(EquipmentSlot slot)
    {
        return slot == EquipmentSlot::Weapon ? weapon : armour;
    }
    [[nodiscard]] bool isEquipped(std::size_t index) const { return weapon == index || armour == index; }
};

/// What was done in a world since its start.
struct Statistics {
    std::int64_t steps = 0;
    std::int64_t cellsExplored = 0;
    std::int64_t chestsOpened = 0;
    std::int64_t itemsFound = 0; ///< excluding gold
    std::int64_t goldFound = 0;
    std::int64_t fights = 0;
    std::int64_t deaths = 0;
    std::map<std::string, std::int64_t> kills; ///< by key of the monster kind

    friend bool operator==(const Statistics &, const Statistics &) = default;
};

/// Someone who goes with a player in a journey.
struct Companion {
    std::string kind; ///< key of the content's monsters
    int health = 1;
    WorldPos position;

    friend bool operator==(const Companion &, const Companion &) = default;
};

/// Smoke that hides the player who let it out, while they are in it.
struct SmokeCloud {
    WorldPos at;
    int radius = 0; ///< cells
    int turns = 1;  ///< left

    friend bool operator==(const SmokeCloud &, const SmokeCloud &) = default;
};

/// What lasts beyond a fight where the player chooses in fights (`Scenario::rounds`).
struct PlayerCondition {
    int armourLost = 0;          ///< points of armour that are used up
    int poison = 0;              ///< turns for which the player is poisoned
    int edgeBlows = 0;           ///< blows that do more damage
    int edgePercent = 0;         ///< how much more
    int farSight = 0;            ///< turns in which the player sees twice as far
    std::set<std::string> known; ///< keys of the consumables that the player has tried, and of the affixes of
                                 ///< gear that they have had
    int vigour = 0;              ///< points of full health gained
    int light = 0;               ///< cells gained that the player sees farther
    std::optional<WorldPos> camp; ///< the last one that the player rested at
    std::optional<Companion> companion;
    std::optional<SmokeCloud> smoke;

    friend bool operator==(const PlayerCondition &, const PlayerCondition &) = default;
};

/// The player's state. Saved.
struct Player {
    WorldPos position;
    Inventory inventory;
    Statistics statistics;
    std::int64_t experience = 0; ///< total experience, which is the score; with dice only
    int health = 0;              ///< points left, where it isn't restored after a fight
    PlayerCondition condition;

    friend bool operator==(const Player &, const Player &) = default;
};

/// Full health of a player, with which every fight starts.
inline constexpr int kPlayerHealth = 50;

} // namespace cave
