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

/// A part of a map to be drawn as a picture, as a map view shows it. Plain data: may be used in any thread.
struct MapPicture {
    std::shared_ptr<const RegionSource> source; ///< not null
    CellRect area;                              ///< whole cells; their number on either side is at least 1
    Zoom zoom;                                  ///< 1 or more pixels a cell
    std::vector<MapThing> things;
    MapOverlays overlays;
    Theme theme;
    MapStyle style = MapStyle::Tiles;
};

/// The longest side of a picture, in pixels.
inline constexpr int kLongestPictureSide = 16'384;

/// Draws it, and tells meanwhile which share is done; stops when `goOn(share)` says no. Errors
/// InvalidArgument: a side longer than kLongestPictureSide, which is named; Io: not enough memory, or
/// stopped.
[[nodiscard]] Result<QImage> drawMapPicture(const MapPicture &picture,
                                            const std::function<bool(double)> &goOn = {});

} // namespace cave
