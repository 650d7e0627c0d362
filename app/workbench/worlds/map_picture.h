// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "editor/view/overlays/map_overlays.h"
#include "editor/view/overlays/map_things.h"
#include "editor/view/style/theme.h"

#include <QImage>

#include <functional>
#include <memory>
#include <vector>

namespace cave {

/// A part of a map to be painted as a picture like in a map view. Plain data, usable in any thread.
struct MapPicture {
    std::shared_ptr<const RegionSource> source; ///< not null
    CellRect area;                              ///< whole cells; at least 1 on either side
    Zoom zoom;                                  ///< 1 or more pixels per cell
    std::vector<MapThing> things;
    MapOverlays overlays;
    Theme theme;
    MapStyle style = MapStyle::Tiles;
};

/// The maximum side of a picture, in pixels.
inline constexpr int kLongestPictureSide = 16'384;

/// Paints it, reporting progress; stops when `goOn(share)` returns false. Errors InvalidArgument: a side
/// above kLongestPictureSide, which is named; Io: not enough memory, or stopped.
[[nodiscard]] Result<QImage> drawMapPicture(const MapPicture &picture,
                                            const std::function<bool(double)> &goOn = {});

} // namespace cave
