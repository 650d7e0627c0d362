// SPDX-License-Identifier: MIT
#pragma once

#include "core/world/world.h"
#include "editor/view/overlays/action_scene.h"

#include <cstdint>

namespace cave {

/// The number of a monster in scenes.
std::uint64_t moverId(const MonsterId &id);

/// Everybody who moves freely in a world, whose `action` must be there, as they are now.
ActionScene sceneOf(const World &world);

} // namespace cave
