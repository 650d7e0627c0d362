// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/world.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace cave {

// Consumables, whose kind the player doesn't know until they try one: until then each has a look instead of a
// name, which differs from world to world.

/// Whether the player knows what an item is. Anything but a consumable with a form is known.
[[nodiscard]] bool isKnown(const Content &content, const Player &player, std::size_t item);

/// All looks of a form, in English: "Murky Draught". `kMaxLooks` of each.
[[nodiscard]] const std::vector<std::string> &consumableLooks(std::string_view form);
/// What a consumable with a form looks like in the world with this key.
[[nodiscard]] const std::string &lookOf(const Content &content, std::uint64_t worldKey, std::size_t item);
/// The English name that the player shown has for an item: its own, or its look.
[[nodiscard]] const std::string &knownName(const World &world, std::size_t item);

/// The consumables with a form that this player has tried, in the order of the table.
[[nodiscard]] std::vector<std::size_t> knownConsumables(const Content &content, const Player &player);

/// How many cells farther than others a player sees at most, before an elixir doubles it.
inline constexpr int kMaxLight = 10;
/// How far a player sees, in cells.
[[nodiscard]] int viewRadiusOf(const World &world, const Player &player);

} // namespace cave
