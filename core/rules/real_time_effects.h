#pragma once

#include "core/rules/action_events.h"
#include "core/world/world.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cave {

// What is done to those who move freely, for the parts of `RealTimeSimulation`.

/// At most so many shots fly; of more the oldest is gone.
inline constexpr std::size_t kMostShots = 4096;
void letFly(ActionState &state, const Shot &shot);

/// Takes health from the player, unless they can't be hurt just now; after a touch they can't for a while.
void hurtPlayer(World &world, PlayerHurt::By by, int points, std::optional<std::size_t> kind,
                std::vector<ActionEvent> &events);

/// Gives health back, up to what is whole. Returns the points given.
int healPlayer(World &world, int points, std::vector<ActionEvent> &events);

/// Takes health from an agent; fixtures have none to lose.
void hurtAgent(const World &world, Agent &agent, int points, std::vector<ActionEvent> &events);

} // namespace cave
