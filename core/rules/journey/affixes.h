// SPDX-License-Identifier: MIT
#pragma once

#include "core/content/content.h"
#include "core/world/player.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace cave {

// Gear with affixes: "Keen Iron Sword". Each pair of an item and an affix that fits it is an item of the
// content's table, so that stacks, files and fights treat it like any other.

/// The place of an item of this content in its table.
[[nodiscard]] std::size_t indexOf(const Content &content, const ItemType &item);

/// The item, which has an affix or none, with another one of those found at `depth`: drawn by weight for a
/// random word. The item itself where none fits.
[[nodiscard]] std::size_t withAffix(const Content &content, std::size_t item, std::int64_t depth,
                                    std::uint64_t word);

/// Whether some affix fits an item.
[[nodiscard]] bool canHaveAffix(const Content &content, const ItemType &item);

/// The affixes of gear that this player has had, in the order of the table.
[[nodiscard]] std::vector<const Affix *> knownAffixes(const Content &content, const Player &player);

} // namespace cave
