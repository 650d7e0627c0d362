// SPDX-License-Identifier: MIT
#include "editor/view/camera/map_camera.h"

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

/// The position of the view's low edge, in cells from the level's.
double lowEdge(double player, double way, double level, double view)
{
    if (view >= level)
        return (level - view) / 2;
    // Whole cells while the figure stands still; with an even number of visible cells, one more is on the
    // player's high side.
    return std::clamp(std::floor(player + 0.5 - view / 2) + way, 0.0, level - view);
}

} // namespace

MapCamera MapCamera::normalized() const
{
    const double east = std::floor(x);
    const double north = std::floor(y);
    return {{cell.x + static_cast<std::int64_t>(east), cell.y + static_cast<std::int64_t>(north)},
            x - east,
            y - north};
}

MapCamera followingCamera(WorldPos player, QPointF way, const CellRect &level, QSizeF view)
{
    const double east =
        lowEdge(static_cast<double>(player.x - level.origin.x), way.x(), level.width, view.width());
    const double north =
        lowEdge(static_cast<double>(player.y - level.origin.y), way.y(), level.height, view.height());
    return MapCamera{level.origin, east + view.width() / 2, north + view.height() / 2}.normalized();
}

MapCamera cameraWithin(const MapCamera &camera, const CellRect &level)
{
    const QPointF at = MapCamera{level.origin, 0, 0}.wayTo(camera);
    const double east = std::clamp(at.x(), 0.0, static_cast<double>(level.width));
    const double north = std::clamp(at.y(), 0.0, static_cast<double>(level.height));
    if (east == at.x() && north == at.y())
        return camera;
    return MapCamera{level.origin, east, north}.normalized();
}

} // namespace cave
