// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/camera/map_canvas.h"
#include "editor/view/overlays/action_scene.h"

#include <QImage>
#include <QPointF>
#include <QRectF>

#include <array>

namespace cave {

/// The position of a world point in a picture.
QPointF placeOf(const MapProjection &at, Point p);
/// A square of one cell's size around it.
QRectF squareAround(const MapProjection &at, Point p);
/// A world vector in picture coordinates, where y points down; keeps its length.
inline QPointF screenWay(Point way)
{
    return {way.x, -way.y};
}

/// Glowing pictures of shots, painted once per cell size.
class MissilePictures {
public:
    /// A picture of a shot flying east, centred; an arrow doesn't glow and has none.
    const QImage &of(ActionMissile::Kind kind, const MapCanvas &canvas);
    /// Call this when the theme has changed.
    void forget() { m_pictures = {}; }

private:
    std::array<QImage, ActionMissile::Magic + 1> m_pictures;
    double m_scale = 0; ///< device pixels per cell
};

/// An arrow, a homing ball, or the player's magic.
void drawMissile(const MapCanvas &canvas, const ActionMissile &missile, MissilePictures &pictures);
/// A wedge next to the square, in the direction of facing.
void drawFacing(const MapCanvas &canvas, const QRectF &square, Point facing, const QColor &colour);
/// A bar above the square for the remaining health.
void drawHealthBar(const MapCanvas &canvas, const QRectF &square, double share);
/// The swing of a blade, at `progress` (0 .. 1).
void drawSwing(const MapCanvas &canvas, QPointF middle, Point facing, double progress);
/// An expanding and fading ring of light.
void drawRingOfLight(const MapCanvas &canvas, QPointF middle, double radius, const QColor &colour,
                     double progress);
/// Flying sparks.
void drawSparks(const MapCanvas &canvas, QPointF middle, double reach, const QColor &colour, double progress);
/// Reddens the edges of the whole picture.
void drawHurtEdges(const MapCanvas &canvas, double progress);

} // namespace cave
