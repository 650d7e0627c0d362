#pragma once

#include "core/base/result.h"
#include "core/content/content.h"
#include "core/io/bytes.h"
#include "core/world/world.h"

#include <cstdint>
#include <optional>
#include <span>

namespace cave {

// The stored forms of what a world keeps beside its regions. Each begins with a version byte; items and
// monsters are written by key (content_keys.h), numbers as ByteWriter has them. Errors are Damaged, with what
// is wrong.

inline constexpr std::uint8_t kStateVersion = 1;

/// Key table; stacks; 0 or 1 + the index of the weapon, and of the armour.
void writeInventory(ByteWriter &out, const Inventory &inventory, const Content &content);
Result<Inventory> readInventory(std::span<const std::uint8_t> bytes, const Content &content);

/// Everything but the steps, which change with every move and are kept with the player's place.
void writeStatistics(ByteWriter &out, const Statistics &statistics);
Result<Statistics> readStatistics(std::span<const std::uint8_t> bytes);

/// The states of the streams of combat and death.
void writeStreams(ByteWriter &out, const WorldStreams &streams);
/// Sets the streams' states; leaves them as they are after an error.
Result<void> readStreams(std::span<const std::uint8_t> bytes, WorldStreams &streams);

/// A byte that says whether there is a fight, and the fight.
void writeFight(ByteWriter &out, const std::optional<Fight> &fight, const Content &content);
/// Checks ranges, not that the enemy exists.
Result<std::optional<Fight>> readFight(std::span<const std::uint8_t> bytes, const Content &content);

} // namespace cave
