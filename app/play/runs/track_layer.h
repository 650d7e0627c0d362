// SPDX-License-Identifier: MIT
#pragma once

#include "core/session/replay.h"
#include "editor/view/map/overlay_stack.h"

namespace cave {

/// Everyone's way in their colour, as a replay shows them.
OverlayLayer trackLayer(const World &world, const PlayerTracks &tracks);

} // namespace cave
