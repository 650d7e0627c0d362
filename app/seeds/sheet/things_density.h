// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/overlays/map_things.h"
#include "editor/view/style/theme.h"

#include <vector>

class QImage;

namespace cave {

struct CellRect;

/// Tints the picture of `cells`, north up, where there are many chests and where there are many monsters: for
/// zooms at which single ones can't be distinguished. The scale is the same for all worlds at a zoom, so that
/// pictures can be compared. `things` should include those around the cells, by `kDensityMargin` tiles.
/// `tile`: cells along a side of the squares in which they are counted.
void paintDensity(QImage &image, const std::vector<MapThing> &things, const CellRect &cells, int tile,
                  const Theme &theme);

inline constexpr int kDensityMargin = 2; ///< tiles

} // namespace cave
