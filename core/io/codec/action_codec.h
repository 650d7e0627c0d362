// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/content/content.h"
#include "core/io/files/bytes.h"
#include "core/world/action.h"
#include "core/world/world.h"

#include <cstdint>
#include <optional>
#include <span>

namespace cave {

// The stored state of free movement: a version byte; 1, or 0 if the level has to be entered again; the number
// of the level, the player's position, facing and steering (0, or 1 + the direction), the remaining time of
// invulnerability, the time since the last use of an item, the number of the next shot; a table of monster
// keys; the agents and the shots. Coordinates, vectors and times are the 64 bits of their IEEE 754 doubles;
// everything else is in ByteWriter's format.

inline constexpr std::uint8_t kActionVersion = 1;

/// What is stored: the state of a level, and how the player shown moves.
struct StoredAction {
    ActionState state;
    PlayerMotion motion;

    friend bool operator==(const StoredAction &, const StoredAction &) = default;
};

/// None: the level has to be entered again.
void writeAction(ByteWriter &out, const std::optional<StoredAction> &action, const Content &content);
/// That of a world.
[[nodiscard]] std::optional<StoredAction> storedAction(const World &world);
/// Into a world.
void takeAction(World &world, std::optional<StoredAction> action);

/// Checks ranges and order, and that all numbers are finite; not that it fits the world: see `whyNoAction`.
/// Error Damaged: what is wrong.
Result<std::optional<StoredAction>> readAction(std::span<const std::uint8_t> bytes, const Content &content);

/// Place, facing and steering of a player, for how long they can't be hurt and since when they used nothing:
/// as in a stored action.
void writeMotion(ByteWriter &out, const PlayerMotion &motion);
/// Error Damaged: a number out of range, or not as many bytes as that takes.
Result<PlayerMotion> readMotion(std::span<const std::uint8_t> bytes);

/// Why `action` can't continue in `world`, whose regions, player and levels are as saved: the player is
/// elsewhere, an agent doesn't live there; empty if it can.
Message whyNoAction(World &world, const StoredAction &action);

/// True if the agents are all that live on the player's level; edits may add others.
bool hasAllAgents(World &world, const ActionState &action);

} // namespace cave
