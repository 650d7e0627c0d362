// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/real_time/events.h"
#include "core/world/world.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace cave {

// What players meet and use where everything moves freely.

/// Why the item in hand can't be used.
enum class UseIssue : std::uint8_t { NothingHeld, NotReady };

/// A player comes to a thing, at their cell. True if it is gone now.
bool meetThing(World &world, PartyMember &member, const Feature &thing, std::vector<ActionEvent> &events);

/// A player uses the item in hand; nothing happens if there is an issue. What it slays stays until buried.
std::optional<UseIssue> useHeld(World &world, PartyMember &member, std::vector<ActionEvent> &events);

} // namespace cave
