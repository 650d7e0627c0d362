// SPDX-License-Identifier: MIT
#include "app/seeds/sheet/sheet_cameras.h"

#include "app/seeds/rows/seed_roles.h"
#include "app/seeds/sheet/sheet_layout.h"
#include "core/gen/rooms/level_areas.h"

#include <algorithm>
#include <cmath>

namespace cave {

CardCamera CardCamera::valid() const
{
    CardCamera camera{at.normalized(), {std::clamp(zoom.step, Zoom::kSmallest, Zoom::kLargest)}};
    if (camera.zoom.step == 0)
        camera.zoom.step = 1;
    camera.at.cell.x = std::clamp(camera.at.cell.x, -kWorldLimit, kWorldLimit);
    camera.at.cell.y = std::clamp(camera.at.cell.y, -kWorldLimit, kWorldLimit);
    return camera;
}

CardCamera CardCamera::movedBy(QPointF pixels) const
{
    const double scale = zoom.scale();
    return CardCamera{at.movedBy(pixels.x() / scale, -pixels.y() / scale), zoom}.valid();
}

CardCamera CardCamera::zoomedBy(int steps, QPointF fixed) const
{
    const Zoom target = zoom.steppedBy(steps);
    const double change = 1 / zoom.scale() - 1 / target.scale();
    return CardCamera{at.movedBy(fixed.x() * change, -fixed.y() * change), target}.valid();
}

CardCamera cameraOn(const CellRect &area, QSize pixels)
{
    Zoom zoom{Zoom::kLargest};
    const auto fits = [&] {
        return area.width * zoom.scale() <= pixels.width() && area.height * zoom.scale() <= pixels.height();
    };
    // All zooms, not only those of a view: a card is small, and every pixel counts.
    while (zoom.step > Zoom::kSmallest && !fits())
        zoom.step -= zoom.step == 1 ? 2 : 1;
    return CardCamera{MapCamera{area.origin, area.width / 2.0, area.height / 2.0}, zoom}.valid();
}

MapProjection cardProjection(const CardCamera &camera, QSize size, double unit)
{
    const double scale = camera.zoom.scale();
    MapProjection at{camera.at.cell, {}, scale, unit, QRectF({}, QSizeF(size)), {}};
    at.corner = {std::floor(size.width() / 2.0 - camera.at.x * scale),
                 std::floor(size.height() / 2.0 + camera.at.y * scale)};
    const auto column = [&](double x) {
        return static_cast<std::int64_t>(std::floor((x - at.corner.x()) / scale));
    };
    const auto row = [&](double y) {
        return static_cast<std::int64_t>(std::floor((at.corner.y() - y) / scale));
    };
    const std::int64_t west = column(0.5);
    const std::int64_t south = row(size.height() - 0.5);
    at.view = {{camera.at.cell.x + west, camera.at.cell.y + south},
               static_cast<int>(column(size.width() - 0.5) - west + 1),
               static_cast<int>(row(0.5) - south + 1)};
    return at;
}

QRectF placeOnMap(const CellRect &cells, Zoom zoom, const MapProjection &at)
{
    const QRectF first = at.rect({cells.origin.x, cells.origin.y + cells.height - 1});
    const QRectF place(first.topLeft(), QSizeF(cells.width, cells.height) * at.scale);
    if (zoom.scale() != at.scale)
        return place;
    return {std::floor(place.left()), std::floor(place.top()), place.width(), place.height()};
}

CellRect paintableCells(const CellRect &cells, int margin, Zoom zoom)
{
    const std::int64_t unit = zoom.cellsPerPixel();
    const auto down = [unit](std::int64_t at) { return floorDiv(at, unit) * unit; };
    const auto up = [unit](std::int64_t at) { return -floorDiv(-at, unit) * unit; };
    const WorldPos low{down(cells.origin.x - margin), down(cells.origin.y - margin)};
    const WorldPos high{up(cells.origin.x + cells.width + margin),
                        up(cells.origin.y + cells.height + margin)};
    return {low, static_cast<int>(high.x - low.x), static_cast<int>(high.y - low.y)};
}

bool covers(const CellRect &outer, const CellRect &inner)
{
    return inner.origin.x >= outer.origin.x && inner.origin.y >= outer.origin.y &&
           inner.origin.x + inner.width <= outer.origin.x + outer.width &&
           inner.origin.y + inner.height <= outer.origin.y + outer.height;
}

namespace {

bool isLevel(const WorldSpec &spec)
{
    return isBounded(spec.generator.kind);
}

} // namespace

void SheetCameras::setShared(const CardCamera &camera)
{
    const CardCamera valid = camera.valid();
    if (valid == m_shared)
        return;
    m_panned = m_panned || valid.zoom == m_shared.zoom;
    m_shared = valid;
    emit changed();
}

CardCamera SheetCameras::of(const WorldSpec &spec) const
{
    if (const auto alone = m_alone.constFind(spec); alone != m_alone.constEnd())
        return *alone;
    if (!isLevel(spec))
        return m_shared;
    return m_levelCamera ? *m_levelCamera : levelCamera(spec);
}

CardCamera SheetCameras::of(const QModelIndex &index) const
{
    return index.isValid() ? of(seed_roles::specOf(index)) : m_shared;
}

void SheetCameras::steer(const QModelIndex &index, const CardCamera &camera)
{
    const bool alone = isAlone(index);
    if (!alone && !(index.isValid() && isLevel(seed_roles::specOf(index))))
        return setShared(camera);
    m_panned = true;
    (alone ? m_alone[seed_roles::specOf(index)] : m_levelCamera.emplace()) = camera.valid();
    emit changed();
}

void SheetCameras::zoom(const QModelIndex &index, int steps, QPointF fixed)
{
    steer(index, of(index).zoomedBy(steps, fixed));
}

void SheetCameras::reset()
{
    m_shared.at = {};
    for (CardCamera &alone : m_alone)
        alone.at = {};
    showLevels();
}

void SheetCameras::setFloor(int floor)
{
    floor = std::max(1, floor);
    if (floor == m_floor)
        return;
    m_floor = floor;
    showLevels();
}

void SheetCameras::showLevels()
{
    m_levelCamera.reset();
    for (auto alone = m_alone.begin(); alone != m_alone.end(); ++alone) {
        if (isLevel(alone.key()))
            *alone = levelCamera(alone.key());
    }
    emit changed();
}

/// Fits the current level of a bounded world.
CardCamera SheetCameras::levelCamera(const WorldSpec &spec) const
{
    const std::vector<CellRect> areas = viewAreas(spec);
    if (areas.empty())
        return m_shared; // the settings make no world
    const auto shown = std::min(static_cast<std::size_t>(m_floor), areas.size());
    return cameraOn(areas[shown - 1], m_cards.face().mapPixels());
}

bool SheetCameras::isAlone(const QModelIndex &index) const
{
    return index.isValid() && !m_alone.isEmpty() && isAlone(seed_roles::specOf(index));
}

void SheetCameras::setAlone(const QModelIndex &index, bool alone)
{
    if (!index.isValid() || isAlone(index) == alone)
        return;
    const WorldSpec spec = seed_roles::specOf(index);
    if (alone)
        m_alone.insert(spec, of(spec));
    else
        m_alone.remove(spec);
    emit changed();
}

} // namespace cave

#include "moc_sheet_cameras.cpp"
