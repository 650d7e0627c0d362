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

/// The selected item, which the Use key uses, or nullptr; observes the session's content.
const ItemType *itemInHand(const Session &session);

} // namespace cave
