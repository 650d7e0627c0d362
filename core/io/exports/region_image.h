// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/world/region.h"

#include <string>
#include <vector>

namespace cave {

/// The maximum number of pixels per cell side in a picture.
inline constexpr int kMaxCellPixels = 32;
/// The maximum side of a picture, in pixels.
inline constexpr int kMaxImageSide = 8'192;

/// Checks whether one picture can contain these regions. Error InvalidArgument: no region, or too far apart;
/// names the size in pixels and the limit.
Result<void> checkImageSize(const std::vector<RegionPos> &regions, int regionSize, int cellPixels);

/// A PNG image of regions of one world, each in its place, north up; gaps are dark.
///
/// Floor, chests and monsters each have a colour; rock next to floor is drawn as wall. Chests and monsters
/// are smaller than their cell if it has at least 4 pixels, so that they also differ in shape. `cellPixels`:
/// 1 .. kMaxCellPixels. All regions must have the same size. Errors: those of `checkImageSize`; Io if the
/// picture can't be encoded.
Result<std::string> regionsPng(const std::vector<Region> &regions, int cellPixels);

} // namespace cave
