// SPDX-License-Identifier: MIT
#include "editor/view/map/camera_link.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace cave {
namespace {

bool same(const MapCamera &a, const MapCamera &b)
{
    return a.cell == b.cell && a.x == b.x && a.y == b.y;
}

} // namespace

void CameraLink::join(MapView &view)
{
    if (holds(view))
        return;
    m_views.push_back(&view);
    if (!m_place)
        m_place = Place{view.camera(), view.zoom()};
    else
        place(view);
    connect(&view, &MapView::viewChanged, this, [this, &view] { follow(view); });
    // By then only its address is valid.
    connect(&view, &QObject::destroyed, this, [this, gone = &view] { std::erase(m_views, gone); });
}

void CameraLink::leave(MapView &view)
{
    std::erase(m_views, &view);
    disconnect(&view, nullptr, this, nullptr);
}

bool CameraLink::holds(const MapView &view) const
{
    return std::ranges::find(m_views, &view) != m_views.end();
}

void CameraLink::look(const MapCamera &camera, Zoom zoom)
{
    m_place = Place{camera.normalized(), zoom};
    placeAll();
}

/// A view also reports its size, which is no reason to move the others.
void CameraLink::follow(const MapView &leader)
{
    if (m_placing || (same(leader.camera(), m_place->camera) && leader.zoom() == m_place->zoom))
        return;
    m_place = Place{leader.camera(), leader.zoom()};
    placeAll();
}

void CameraLink::place(MapView &view)
{
    const QScopedValueRollback placing(m_placing, true);
    if (view.zoom() != m_place->zoom)
        view.setZoom(m_place->zoom);
    if (!same(view.camera(), m_place->camera))
        view.setCamera(m_place->camera);
}

void CameraLink::placeAll()
{
    for (MapView *view : m_views)
        place(*view);
    emit moved();
}

} // namespace cave

#include "moc_camera_link.cpp"
