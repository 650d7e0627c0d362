// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"

#include <cstddef>
#include <cstdint>

namespace cave {

/// Why a player would hardly want to use up an item now.
enum class UseDoubt : std::uint8_t {
    None,
    FullHealth,  ///< it heals, and nothing is missing
    WholeArmour, ///< it restores armour, and nothing is missing
    NotPoisoned, ///< it ends a poisoning, and there is none
    NoEnemy,     ///< it harms an enemy, and there is no fight
    Sharper,     ///< it sharpens the blade, which is sharper already
    Harmful,     ///< it harms the player
};

/// Of a consumable or scroll in this stack of the inventory of the player shown, knowing no more than they
/// do.
[[nodiscard]] UseDoubt doubtOfUse(const World &world, std::size_t stack);

} // namespace cave
