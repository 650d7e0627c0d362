// SPDX-License-Identifier: MIT
#include "app/play/map/level_fit.h"

#include "core/base/geometry.h"
#include "editor/view/map/map_view.h"

#include <algorithm>

namespace cave {
namespace {

constexpr int kSmallestWhole = 14; // logical pixels per cell of a fitted level
constexpr int kFollowZoom = 28;    // if it would be less

} // namespace

void fitLevel(MapView &map, const CellRect &level)
{
    const double ratio = map.devicePixelRatioF();
    const QSize pixels = (QSizeF(map.size()) * ratio).toSize();
    const int fits = std::min({pixels.width() / level.width, pixels.height() / level.height, Zoom::kLargest});
    const bool whole = fits >= qRound(kSmallestWhole * ratio);
    map.setZoom({whole ? fits : qRound(kFollowZoom * ratio)});
    if (whole)
        map.setCamera(MapCamera{level.origin, level.width / 2.0, level.height / 2.0});
    else
        map.centreOnPlayer();
}

} // namespace cave
