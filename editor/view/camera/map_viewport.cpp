// SPDX-License-Identifier: MIT
#include "editor/view/camera/map_viewport.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstddef>

namespace cave {
namespace {

constexpr int kChunkPixels = 256;
constexpr std::array kZoomSteps{-4, -3, -2, -1, 1,  2,  3,  4,  5,  6,  8,   10,  12, 14,
                                16, 20, 24, 28, 32, 40, 48, 56, 64, 96, 128, 192, 256};

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

int Zoom::chunkCells() const
{
    if (step < 1)
        return kChunkPixels << -step;
    return std::max(4, static_cast<int>(std::bit_floor(static_cast<unsigned>(kChunkPixels / step))));
}

Zoom Zoom::steppedBy(int steps, int largest) const
{
    const auto *at = std::lower_bound(kZoomSteps.begin(), kZoomSteps.end(), step);
    const auto *end = std::upper_bound(kZoomSteps.begin(), kZoomSteps.end(), largest);
    const auto index =
        std::clamp<std::ptrdiff_t>(at - kZoomSteps.begin() + steps, 0, end - kZoomSteps.begin() - 1);
    return {kZoomSteps[static_cast<std::size_t>(index)]};
}

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

QPoint MapViewport::corner() const
{
    return {static_cast<int>(std::floor(size.width() / 2.0 - camera.x * scale())),
            static_cast<int>(std::floor(size.height() / 2.0 + camera.y * scale()))};
}

QPointF MapViewport::pointAt(QPointF device) const
{
    const QPoint from = corner();
    return {(device.x() - from.x()) / scale(), (from.y() - device.y()) / scale()};
}

WorldPos MapViewport::cellAt(QPointF device) const
{
    const QPointF way = pointAt(device);
    return {camera.cell.x + static_cast<std::int64_t>(std::floor(way.x())),
            camera.cell.y + static_cast<std::int64_t>(std::floor(way.y()))};
}

CellRect MapViewport::cells() const
{
    const WorldPos southWest = cellAt({0.5, size.height() - 0.5});
    const WorldPos northEast = cellAt({size.width() - 0.5, 0.5});
    return {southWest, static_cast<int>(northEast.x - southWest.x + 1),
            static_cast<int>(northEast.y - southWest.y + 1)};
}

MapProjection MapViewport::projection() const
{
    return {camera.cell, QPointF(corner()), scale(), ratio, QRectF({}, QSizeF(size)), cells()};
}

} // namespace cave
