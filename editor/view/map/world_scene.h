// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"
#include "editor/view/overlays/action_figures.h"

#include <cstdint>

namespace cave {

/// The id of a monster in scenes.
std::uint64_t moverId(const MonsterId &id);

/// The current scene of a world with free movement, whose `action` must exist.
ActionScene sceneOf(const World &world);

} // namespace cave
