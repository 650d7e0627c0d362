// SPDX-License-Identifier: MIT
#pragma once

#include "editor/view/map/map_canvas.h"
#include "editor/view/overlays/action_scene.h"

#include <QImage>
#include <QPointF>
#include <QRectF>

#include <array>

namespace cave {

/// Where a point of the world is on a picture.
QPointF placeOf(const MapProjection &at, Point p);
/// The square of a cell's size around it.
QRectF squareAround(const MapProjection &at, Point p);
/// A way of the world on a picture, where y goes down; its length is kept.
inline QPointF screenWay(Point way)
{
    return {way.x, -way.y};
}

/// Pictures of shots that glow, painted once for a size of cells.
class MissilePictures {
public:
    /// One that flies east, with its middle in that of the picture; an arrow doesn't glow and has none.
    const QImage &of(ActionMissile::Kind kind, const MapCanvas &canvas);
    /// The theme has changed.
    void forget() { m_pictures = {}; }

private:
    std::array<QImage, ActionMissile::Magic + 1> m_pictures;
    double m_scale = 0; ///< device pixels a cell
};

/// An arrow, a ball that hunts, or the player's magic.
void drawMissile(const MapCanvas &canvas, const ActionMissile &missile, MissilePictures &pictures);
/// A wedge beside the square of who looks that way.
void drawFacing(const MapCanvas &canvas, const QRectF &square, Point facing, const QColor &colour);
/// How much of its health someone has left: a bar over the square.
void drawHealthBar(const MapCanvas &canvas, const QRectF &square, double share);
/// The way of a blade, `progress` (0 .. 1) of it done.
void drawSwing(const MapCanvas &canvas, QPointF middle, Point facing, double progress);
/// A ring of light that grows and fades.
void drawRingOfLight(const MapCanvas &canvas, QPointF middle, double radius, const QColor &colour,
                     double progress);
/// Sparks that fly apart.
void drawSparks(const MapCanvas &canvas, QPointF middle, double reach, const QColor &colour, double progress);
/// Reddens the edges of the whole picture.
void drawHurtEdges(const MapCanvas &canvas, double progress);

} // namespace cave
