// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"
#include "editor/view/overlays/action_layer.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cave {

// How a session with free movement is shown. Call these for no other session.

/// Things on the ground of the player's level: all, or only the known ones.
std::vector<GroundThing> groundOf(Session &session, bool all);

/// The visible effects of what happened, in order.
std::vector<ActionEffect> effectsOf(const Session &session, const std::vector<Event> &events);

/// Those of what allies did, in the events of all players.
std::vector<ActionEffect> effectsOfAllies(const Session &session, const std::vector<Event> &events);

/// The stacks of usable items, as indices into `Inventory::stacks`, in the order found.
std::vector<std::size_t> usableStacks(const Session &session);

/// Progress until the player can use an item again, 0 .. 1.
double readiness(const Session &session, const ItemType &item);
/// The selected item, which the Use key uses, or nullptr; observes the session's content.
const ItemType *itemInHand(const Session &session);

/// The number of living monsters on the player's level that can be beaten.
int foesLeft(const Session &session);

} // namespace cave
