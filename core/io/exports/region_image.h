// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/region.h"

#include <string>
#include <vector>

namespace cave {

/// Most pixels a side that a cell may have in a picture.
inline constexpr int kMaxCellPixels = 32;
/// Most pixels a side that a picture may have.
inline constexpr int kMaxImageSide = 8'192;

/// Whether one picture can hold these regions in their places. Error InvalidArgument: no region, or too far
/// apart; names the size in pixels and the limit.
Result<void> checkImageSize(const std::vector<RegionPos> &regions, int regionSize, int cellPixels);

/// The bytes of a PNG picture of regions of one world, each in its place, north up; what lies between them is
/// dark.
///
/// Floor, chests and monsters each have a colour; rock beside floor is drawn as wall. A chest and a monster
/// are smaller than their cell when a cell has at least 4 pixels, so that they differ by shape too.
/// `cellPixels`: 1 .. kMaxCellPixels. All regions must have the same size. Errors as `checkImageSize`; Io if
/// the picture can't be encoded.
Result<std::string> regionsPng(const std::vector<Region> &regions, int cellPixels);

} // namespace cave
