// SPDX-License-Identifier: MIT
// Where a MapView looks: at a place, after the player, and within the edges of a level.
#include "editor/view/map/map_view.h"

#include <algorithm>
#include <cmath>

namespace cave {
namespace {

constexpr double kFollowSeconds = 0.16;

} // namespace

void MapView::setCamera(const MapCamera &camera)
{
    m_camera = camera.normalized();
    setFollowing(false);
    keepInBounds();
    update();
    emit viewChanged();
}

void MapView::setBounds(std::optional<CellRect> level)
{
    if (m_bounds == level)
        return;
    m_bounds = level;
    keepInBounds();
    update();
    emit viewChanged();
}

void MapView::fit(const CellRect &area)
{
    if (area.width <= 0 || area.height <= 0)
        return;
    const QSize pixels = deviceSize();
    const auto fits = [&](Zoom tried) {
        return area.width * tried.scale() <= pixels.width() && area.height * tried.scale() <= pixels.height();
    };
    Zoom zoom{Zoom::kLargest};
    while (!fits(zoom) && zoom.steppedBy(-1) != zoom)
        zoom = zoom.steppedBy(-1);
    setZoom(zoom);
    setCamera(MapCamera{area.origin, area.width / 2.0, area.height / 2.0});
}

void MapView::centreOnPlayer()
{
    if (!m_player.has_value())
        return;
    setFollowing(true);
    if (!m_motion || !isShortStep(m_camera.cell, *m_player))
        m_camera = followed();
    startTicking();
    update();
    emit viewChanged();
}

void MapView::setFollowing(bool following)
{
    if (m_following == following)
        return;
    m_following = following;
    emit followingChanged(following);
}

/// Where the camera looks once it is there, for the player as it is drawn now. There must be a player.
MapCamera MapView::followed() const
{
    const QPointF way = playerOffset();
    if (m_bounds.has_value())
        return followingCamera(*m_player, way, *m_bounds, QSizeF(deviceSize()) / scale());
    return MapCamera{*m_player, 0.5, 0.5}.movedBy(way.x(), way.y());
}

/// Size, zoom, camera or level are others now.
void MapView::keepInBounds()
{
    if (!m_bounds.has_value())
        return;
    m_camera = m_following && m_player.has_value() ? followed() : cameraWithin(m_camera, *m_bounds);
}

/// Moves the camera toward the player's figure; true when it is there, or does not follow.
bool MapView::advanceFollow(double seconds)
{
    if (!m_following || !m_player.has_value())
        return true;
    const QPointF way = m_camera.wayTo(followed());
    const double share =
        m_follow == FollowMode::Strictly || !m_motion ? 1.0 : 1 - std::exp(-seconds / kFollowSeconds);
    const bool close = std::hypot(way.x(), way.y()) * scale() < 0.6;
    m_camera = m_camera.movedBy(way.x() * (close ? 1 : share), way.y() * (close ? 1 : share));
    emit viewChanged();
    return close || share >= 1.0;
}

} // namespace cave
