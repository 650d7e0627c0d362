// SPDX-License-Identifier: MIT
#include "app/seeds/sheet/sheet_cameras.h"

#include "app/seeds/rows/seed_roles.h"
#include "app/seeds/sheet/sheet_layout.h"
#include "core/gen/rooms/level_areas.h"

#include <algorithm>

namespace cave {
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

/// Fits the level in all maps of bounded worlds.
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
