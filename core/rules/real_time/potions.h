// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"

namespace cave {

/// Whether a player, who comes to a potion, leaves it for later: in worlds with a gentle start, one that
/// heals stays while health is full. `potion` is a feature of the kind Potion.
[[nodiscard]] bool leavesPotion(const World &world, const Player &player, const Feature &potion);

/// Whether such a potion lies on a cell of a level where everything moves freely.
[[nodiscard]] bool leavesPotionAt(World &world, const Player &player, WorldPos at);

} // namespace cave
