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
#include <string>

namespace cave {

// The stored form of what goes on where everything moves freely: a version byte; 1, or 0 where the level is
// to be entered again; the number of the level, the player's place, facing and steering (0, or 1 + the
// direction), for how long they can't be hurt, since when nothing was used, the number of the next shot; a
// table of monster keys; the agents and the shots. Coordinates, ways and times are the 64 bits of their
// IEEE-754 doubles, everything else is as ByteWriter has it.

inline constexpr std::uint8_t kActionVersion = 1;

/// None: the level is to be entered again.
void writeAction(ByteWriter &out, const std::optional<ActionState> &action, const Content &content);

/// Checks ranges and order, and that all that is a number is a finite one; not that it fits the world: see
/// `whyNoAction`. Error Damaged: what is wrong.
Result<std::optional<ActionState>> readAction(std::span<const std::uint8_t> bytes, const Content &content);

/// Why `action` can't go on in `world`, whose regions, player and levels are as they were saved: the player
/// is elsewhere, an agent is no one who lives there; empty if it can.
Message whyNoAction(World &world, const ActionState &action);

/// True if the agents are all who live on the level that the player is on; edits may bring others there.
bool hasAllAgents(World &world, const ActionState &action);

} // namespace cave
