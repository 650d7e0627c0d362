// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"
#include "core/session/event.h"

#include <vector>

namespace cave {

struct PlayState;

/// The player came from a cell to the one they stand on: takes what is there, rests at a camp, and says what
/// has come of it. Does nothing in a world without a journey.
void arriveOnJourney(PlayState &play, WorldPos from, std::vector<Event> &events);

/// Uses what is at hand: takes what lies on a pedestal, asks a shrine or frees a captive; or says why not.
void usePlace(PlayState &play, std::vector<Event> &events);

} // namespace cave
