#pragma once

#include "core/world/world.h"
#include "editor/view/action_scene.h"

namespace cave {

/// Everybody who moves freely in a world, whose `action` must be there, as they are now.
ActionScene sceneOf(const World &world);

} // namespace cave
