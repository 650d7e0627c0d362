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

// The stored forms of a world's state other than its regions. Each begins with a version byte; items and
// monsters are stored by key (content_keys.h), numbers in ByteWriter's format. Errors are Damaged, with what
// is wrong.

inline constexpr std::uint8_t kStateVersion = 1;
inline constexpr std::uint8_t kDiceFightVersion = 2;
inline constexpr std::uint8_t kAllyFightVersion = 3;
inline constexpr std::uint8_t kRoundFightVersion = 4;
inline constexpr std::uint8_t kConditionVersion = 2; // of a run

/// Key table; stacks; 0 or 1 + the index of the weapon, and of the armour.
void writeInventory(ByteWriter &out, const Inventory &inventory, const Content &content);
Result<Inventory> readInventory(std::span<const std::uint8_t> bytes, const Content &content);

/// Everything but the steps, which change with every move and are stored with the player's position.
void writeStatistics(ByteWriter &out, const Statistics &statistics);
Result<Statistics> readStatistics(std::span<const std::uint8_t> bytes);

/// The states of the streams of combat and death.
void writeStreams(ByteWriter &out, const WorldStreams &streams);
/// Sets the streams' states; leaves them unchanged on an error.
Result<WorldStreams> readStreams(std::span<const std::uint8_t> bytes);

/// The state of a run: what a world has in addition to regions, inventory and fight if runs can end.
struct RunStanding {
    std::int64_t experience = 0; ///< 0 .. 10^15
    int health = 0;              ///< points, 0 .. 1,000,000
    RunState state = RunState::Going;
    bool realTime = false;
    PlayerCondition condition = {};

    friend bool operator==(const RunStanding &, const RunStanding &) = default;
};
/// That of a world; the defaults if it has none.
[[nodiscard]] RunStanding standingOf(const World &world);
void takeStanding(World &world, const RunStanding &standing);

/// Version kConditionVersion if it has a condition.
void writeRun(ByteWriter &out, const RunStanding &run);
Result<RunStanding> readRun(std::span<const std::uint8_t> bytes);

/// The condition of a player, without a version. Last, only if there is any of it, what they have gained on a
/// journey: vigour, light, their last camp and companion.
void writeCondition(ByteWriter &out, const PlayerCondition &condition);
Result<PlayerCondition> readCondition(std::span<const std::uint8_t> bytes);

/// A flag byte for a fight, and the fight; a fight with dice includes all its actions, and its version is
/// kDiceFightVersion. One with allies has kAllyFightVersion, a flag byte for dice, and the allies at its end;
/// one in rounds has kRoundFightVersion, its rounds, a flag byte for allies, and these.
void writeFight(ByteWriter &out, const std::optional<Fight> &fight, const Content &content);
/// Checks ranges, not whether the enemy exists or the dice rolls follow the rules.
Result<std::optional<Fight>> readFight(std::span<const std::uint8_t> bytes, const Content &content);

} // namespace cave
