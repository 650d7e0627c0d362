// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QPointF>
#include <QSizeF>

#include <cstdint>

namespace cave {

/// How the camera follows the player.
enum class FollowMode { Softly, Strictly };

/// The point at the centre of a map view: (x, y) cells east and north of the south-west corner of `cell`.
struct MapCamera {
    WorldPos cell;
    double x = 0.5;
    double y = 0.5;

    /// The same point with x and y in 0 .. 1.
    [[nodiscard]] MapCamera normalized() const;
    [[nodiscard]] MapCamera movedBy(double dx, double dy) const
    {
        return MapCamera{cell, x + dx, y + dy}.normalized();
    }
    /// The vector from here to there in cells, east and north.
    [[nodiscard]] QPointF wayTo(const MapCamera &there) const
    {
        return {static_cast<double>(there.cell.x - cell.x) + there.x - x,
                static_cast<double>(there.cell.y - cell.y) + there.y - y};
    }
};

/// True for a step of at most two cells; longer ones are jumps, which aren't animated.
constexpr bool isShortStep(WorldPos a, WorldPos b)
{
    constexpr std::int64_t kLongest = 2;
    return a.x - b.x <= kLongest && b.x - a.x <= kLongest && a.y - b.y <= kLongest && b.y - a.y <= kLongest;
}

/// The camera that follows a player at `player`, whose figure is `way` cells east and north of there, in a
/// level with edges: its western edge is clamp(cx − vw/2, 0, W − vw) cells into the level, where cx is the
/// player's column and vw the width of `view`, in cells; likewise for the southern edge. A level smaller than
/// the view is centred.
MapCamera followingCamera(WorldPos player, QPointF way, const CellRect &level, QSizeF view);

/// The point in the level nearest to the camera's, so that some of it stays visible.
MapCamera cameraWithin(const MapCamera &camera, const CellRect &level);

} // namespace cave
