// SPDX-License-Identifier: MIT
#pragma once

#include "core/analysis/past/ghosts.h"
#include "editor/view/map/overlay_stack.h"

#include <vector>

namespace cave {

struct Theme;

/// Ghosts as dots, fainter the farther they are in time, with how many turns earlier or later that was: "−2",
/// "+1". Players and monsters differ in colour and shape.
[[nodiscard]] OverlayLayer layerOf(const std::vector<Ghost> &ghosts, const Theme &theme);

} // namespace cave
