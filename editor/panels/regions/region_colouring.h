// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/regions/regions_model.h"
#include "editor/view/map/overlay_stack.h"

#include <cstdint>
#include <vector>

namespace cave {

struct Theme;

/// What a region's colour on the map shows.
enum class RegionColouring : std::uint8_t { Nothing, Explored, Changed, Age, Size, Health };
inline constexpr std::size_t kRegionColourings = 6;

/// Rows as coloured squares on the map, one for each region with a value. `regionSize` in cells; `turn`: the
/// world's, for computing ages.
OverlayLayer colouredRegions(const std::vector<ListedRegion> &rows, RegionColouring colouring, int regionSize,
                             std::int64_t turn, const Theme &theme);

} // namespace cave
