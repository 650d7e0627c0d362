// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/point.h"
#include "editor/view/camera/map_viewport.h"
#include "editor/view/figures/figures.h"

#include <QImage>
#include <QPointF>
#include <QRectF>

#include <array>
#include <cstdint>
#include <vector>

namespace cave {

// The visible state of free movement. Positions are in cells of the world; vectors have north up.

/// A creature.
struct ActionMover {
    std::uint64_t id = 0; ///< unique and permanent
    Point position;       ///< of its centre
    Point facing{0, -1};  ///< of length 1
    CreatureLook look;
    double health = 1;  ///< remaining share of full health; less than 1 is shown as a bar
    bool fixed = false; ///< never turns

    friend bool operator==(const ActionMover &, const ActionMover &) = default;
};

/// A projectile.
struct ActionMissile {
    enum Kind : std::uint8_t {
        Arrow,
        Homing, ///< follows the player
        Magic   ///< the player's
    };

    std::uint64_t id = 0; ///< unique and permanent
    Point position;
    Point way{0, -1}; ///< direction of flight, of length 1
    Kind kind = Arrow;

    friend bool operator==(const ActionMissile &, const ActionMissile &) = default;
};

/// A complete scene at one moment.
struct ActionScene {
    Point player; ///< of the player's centre
    Point facing{0, -1};
    double unhurtFor = 0;  ///< remaining seconds of the player's invulnerability, shown by blinking
    bool hasPlayer = true; ///< false: no figure is shown
    std::vector<ActionMover> movers;
    std::vector<ActionMissile> missiles;

    friend bool operator==(const ActionScene &, const ActionScene &) = default;
};

/// The scene interpolated by `share` (0 .. 1) from `before` to `now`: the elements of `now`, in intermediate
/// positions. New elements, and those that moved more than two cells, are in their final positions.
ActionScene between(const ActionScene &before, const ActionScene &now, double share);

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
