// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/session.h"
#include "editor/view/overlays/action_layer.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace cave {

// What of a session where everything moves freely is drawn. None of these may be asked of another.

/// What lies on the level that the player is on: all of it, or only what is known.
std::vector<GroundThing> groundOf(Session &session, bool all);

/// What is to be seen of what happened, in order.
std::vector<ActionEffect> effectsOf(const Session &session, const std::vector<Event> &events);

/// The stacks that can be taken in hand, as indices of `Inventory::stacks`, in the order found.
std::vector<std::size_t> usableStacks(const Session &session);

/// How far, 0 .. 1, the player is from having used something to being able to use it again.
double readiness(const Session &session, const ItemType &item);
/// The item in hand that is used by key, or nullptr; observes the session's content.
const ItemType *itemInHand(const Session &session);

/// Living monsters of the player's level that can be beaten.
int foesLeft(const Session &session);

/// True if only time passed: nothing that has to be reported, and no one is anywhere else but those who are
/// drawn where they are all the time.
bool isOnlyTime(const std::vector<Event> &events);

} // namespace cave
