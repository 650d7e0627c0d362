// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/real_time/events.h"
#include "core/world/world.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

// What the player meets and uses where everything moves freely.

/// Why the item in hand can't be used.
enum class UseIssue : std::uint8_t { NothingHeld, NotReady };

/// The player comes to a thing. True if it is gone now.
bool meetThing(World &world, WorldPos at, const Feature &thing, std::vector<ActionEvent> &events);

/// Uses the item in hand; nothing happens if there is an issue. Whoever it slays stays until buried.
std::optional<UseIssue> useHeld(World &world, std::vector<ActionEvent> &events);

} // namespace cave
