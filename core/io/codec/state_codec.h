// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"
#include "core/io/files/bytes.h"
#include "core/world/world.h"

#include <cstdint>
#include <optional>
#include <span>

namespace cave {

// The stored forms of what a world keeps beside its regions. Each begins with a version byte; items and
// monsters are written by key (content_keys.h), numbers as ByteWriter has them. Errors are Damaged, with what
// is wrong.

inline constexpr std::uint8_t kStateVersion = 1;
inline constexpr std::uint8_t kDiceFightVersion = 2;
inline constexpr std::uint8_t kAllyFightVersion = 3;

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

/// How a run stands: what a world has beside its regions, inventory and fight where runs can end.
struct RunStanding {
    std::int64_t experience = 0; ///< 0 .. 10^15
    int health = 0;              ///< points, 0 .. 1,000,000
    RunState state = RunState::Going;
    bool realTime = false;

    friend bool operator==(const RunStanding &, const RunStanding &) = default;
};
/// That of a world; by default it is as in one that knows no such things.
[[nodiscard]] RunStanding standingOf(const World &world);
void takeStanding(World &world, const RunStanding &standing);

void writeRun(ByteWriter &out, const RunStanding &run);
Result<RunStanding> readRun(std::span<const std::uint8_t> bytes);

/// A byte that says whether there is a fight, and the fight; one by dice has all its actions, and its version
/// is kDiceFightVersion. One with allies has kAllyFightVersion, a byte that says whether it is by dice, and
/// the allies at its end.
void writeFight(ByteWriter &out, const std::optional<Fight> &fight, const Content &content);
/// Checks ranges, not that the enemy exists or that the dice fell as the rules say.
Result<std::optional<Fight>> readFight(std::span<const std::uint8_t> bytes, const Content &content);

} // namespace cave
