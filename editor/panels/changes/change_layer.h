// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/changes/changes_model.h"
#include "editor/view/map/overlay_stack.h"

#include <map>

namespace cave {

struct Theme;

/// The changes of the visible kinds on the map: terrain as filled cells, things as marks. `regionSize` in
/// cells.
OverlayLayer changeLayer(const std::map<RegionPos, RegionSurvey> &surveyed, ChangeKinds shown, int regionSize,
                         const Theme &theme);

} // namespace cave
