// SPDX-License-Identifier: MIT
#include "editor/view/camera/map_viewport.h"

#include <cmath>

namespace cave {

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
