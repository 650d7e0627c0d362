// SPDX-License-Identifier: MIT
#pragma once

#include "app/play/sound/sounds.h"
#include "core/session/event.h"
#include "core/world/world.h"

#include <optional>
#include <vector>

namespace cave {

/// What is heard of what the player did, and of what happened to them: each sound once, in the order of the
/// events. The world changes only by generating regions.
std::vector<Sound> soundsOf(const std::vector<Event> &events, World &world);

/// What is heard all the time where the player is; in a journey, that of the band.
Sound ambienceOf(const World &world);

/// Whether so little health is left that it should be heard.
bool isHealthLow(const World &world);

} // namespace cave
