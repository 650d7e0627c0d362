// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/real_time/events.h"
#include "core/world/world.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

// What players meet and use where everything moves freely.

/// Whether a player, who comes to a potion, leaves it for later: in worlds with a gentle start, one that
/// heals stays while health is full. `potion` is a feature of the kind Potion.
[[nodiscard]] bool leavesPotion(const World &world, const Player &player, const Feature &potion);

/// Whether such a potion lies on a cell of a level where everything moves freely.
[[nodiscard]] bool leavesPotionAt(World &world, const Player &player, WorldPos at);

/// Why the item in hand can't be used.
enum class UseIssue : std::uint8_t { NothingHeld, NotReady };

/// A player comes to a thing, at their cell. True if it is gone now.
bool meetThing(World &world, PartyMember &member, const Feature &thing, std::vector<ActionEvent> &events);

/// A player uses the item in hand; nothing happens if there is an issue. What it slays stays until buried.
std::optional<UseIssue> useHeld(World &world, PartyMember &member, std::vector<ActionEvent> &events);

} // namespace cave
