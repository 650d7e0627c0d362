// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/regions/region_rows.h"
#include "editor/view/overlays/overlay_stack.h"

#include <cstdint>
#include <vector>

namespace cave {

struct Theme;

/// What the colour of a region on the map tells.
enum class RegionColouring : std::uint8_t { Nothing, Explored, Changed, Age, Size, Health };
inline constexpr std::size_t kRegionColourings = 6;

/// Rows painted on the map: a square for each region that there is something to tell of. `regionSize` in
/// cells; `turn`: the world's, from which ages count.
OverlayLayer colouredRegions(const std::vector<ListedRegion> &rows, RegionColouring colouring, int regionSize,
                             std::int64_t turn, const Theme &theme);

} // namespace cave
