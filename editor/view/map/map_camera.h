// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/geometry.h"

#include <QPointF>
#include <QSizeF>

#include <cstdint>

namespace cave {

/// How the camera goes with the player.
enum class FollowMode { Softly, Strictly };

/// Where a map is looked at: the point (x, y) cells east and north of the south-west corner of `cell`.
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
    /// From here to there in cells, east and north.
    [[nodiscard]] QPointF wayTo(const MapCamera &there) const
    {
        return {static_cast<double>(there.cell.x - cell.x) + there.x - x,
                static_cast<double>(there.cell.y - cell.y) + there.y - y};
    }
};

/// True for a step of at most two cells; longer ones are jumps, which are not animated.
constexpr bool isShortStep(WorldPos a, WorldPos b)
{
    constexpr std::int64_t kLongest = 2;
    return a.x - b.x <= kLongest && b.x - a.x <= kLongest && a.y - b.y <= kLongest && b.y - a.y <= kLongest;
}

/// Where a camera looks that follows a player at `player`, whose figure is drawn `way` cells east and north
/// of there, in a level with edges: its western edge is clamp(cx − vw/2, 0, W − vw) cells into the level,
/// where cx is the player's column and vw the width of `view`, in cells; the southern one likewise. A level
/// that is smaller than the view is in its middle.
MapCamera followingCamera(WorldPos player, QPointF way, const CellRect &level, QSizeF view);

/// The nearest point to the camera's that lies in the level, so that some of it stays in view.
MapCamera cameraWithin(const MapCamera &camera, const CellRect &level);

} // namespace cave
