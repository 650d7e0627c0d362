// SPDX-License-Identifier: MIT
#include "app/play/map/level_fit.h"

#include "core/base/geometry.h"
#include "editor/view/map/map_view.h"

#include <algorithm>

namespace cave {
namespace {

constexpr int kSmallestWhole = 14; // logical pixels per cell of a fitted level
constexpr int kFollowZoom = 28;    // if it would be less

/// Device pixels per cell with which all of the level is in view.
int wholeZoom(const MapView &map, const CellRect &level)
{
    const QSize pixels = (QSizeF(map.size()) * map.devicePixelRatioF()).toSize();
    return std::min({pixels.width() / level.width, pixels.height() / level.height, Zoom::kLargest});
}

} // namespace

bool fitsWhole(const MapView &map, const CellRect &level)
{
    return wholeZoom(map, level) >= qRound(kSmallestWhole * map.devicePixelRatioF());
}

void fitLevel(MapView &map, const CellRect &level)
{
    const bool whole = fitsWhole(map, level);
    map.setZoom({whole ? wholeZoom(map, level) : qRound(kFollowZoom * map.devicePixelRatioF())});
    if (whole)
        map.setCamera(MapCamera{level.origin, level.width / 2.0, level.height / 2.0});
    else
        map.centreOnPlayer();
}

} // namespace cave
