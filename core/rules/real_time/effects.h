// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules/real_time/events.h"
#include "core/world/world.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cave {

// What is done to those who move freely.

/// Takes health from the player, unless they can't be hurt just now; after a touch they can't for a while.
void hurtPlayer(World &world, PlayerHurt::By by, int points, std::optional<std::size_t> kind,
                std::vector<ActionEvent> &events);

/// Gives health back, up to what is whole. Returns the points given.
int healPlayer(World &world, int points, std::vector<ActionEvent> &events);

/// Takes health from an agent; fixtures have none to lose.
void hurtAgent(const World &world, Agent &agent, int points, std::vector<ActionEvent> &events);

} // namespace cave
