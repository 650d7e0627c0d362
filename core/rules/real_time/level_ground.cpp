// SPDX-License-Identifier: MIT
#include "core/rules/real_time/level_ground.h"

#include "core/rules/monsters.h"
#include "core/rules/real_time/agents.h"

#include <algorithm>

namespace cave {
namespace {

constexpr double kBodyHalf = 0.35; // half the side of the square that doesn't go into what is solid

void setCell(BitGrid &grid, const CellRect &area, WorldPos cell)
{
    grid.set(static_cast<int>(cell.x - area.origin.x), static_cast<int>(cell.y - area.origin.y));
}

bool testCell(const BitGrid &grid, const CellRect &area, WorldPos cell)
{
    return grid.test(static_cast<int>(cell.x - area.origin.x), static_cast<int>(cell.y - area.origin.y));
}

} // namespace

LevelGround::LevelGround(World &world, WorldPos cell) : m_level(levelAround(world, cell))
{
    world.map.copyRock(m_level.area, m_rock);
    m_solid = m_rock;
    for (const Monster &monster : livingOn(world, m_level)) {
        if (kindOf(world, monster).fixture)
            setCell(m_solid, m_level.area, monster.state.position);
    }
    readDoors(world);
    m_shut = world.spec.settings.doors == DoorRule::Beaten && hasFoes(world, m_level);
    setGround();
}

void LevelGround::readDoors(World &world)
{
    const CellRect &area = m_level.area;
    m_doors.reset(area.width, area.height);
    const int size = world.map.regionSize();
    forEachRegion(area, size, [&](RegionPos pos, const CellRect &) {
        const RegionChanges &changes = world.map.changesOf(pos);
        for (const Feature &feature : world.map.region(pos).features) {
            const WorldPos at = worldPos(pos, feature.cell, size);
            if (feature.kind == FeatureKind::Door && area.contains(at) && !changes.isClaimed(feature.cell) &&
                world.map.plan().linkFrom(at))
                setCell(m_doors, area, at);
        }
    });
}

void LevelGround::setGround()
{
    BitGrid barred = m_solid;
    for (int y = 0; m_shut && y < barred.height(); ++y) {
        for (int word = 0; word < barred.wordsPerRow(); ++word)
            barred.row(y)[word] |= m_doors.row(y)[word];
    }
    m_toPlayer.setGround(m_level.area, barred);
}

void LevelGround::openDoors()
{
    m_shut = false;
    setGround();
}

void LevelGround::seek(WorldPos player)
{
    if (m_toPlayer.goal() != player)
        m_toPlayer.setGoal(player);
}

bool LevelGround::isRock(WorldPos cell) const
{
    const CellRect &area = m_level.area;
    return !area.contains(cell) || testCell(m_rock, area, cell);
}

bool LevelGround::isSolid(WorldPos cell) const
{
    const CellRect &area = m_level.area;
    return !area.contains(cell) || testCell(m_solid, area, cell) || (m_shut && testCell(m_doors, area, cell));
}

bool LevelGround::fits(Point middle) const
{
    for (const double dx : {-kBodyHalf, kBodyHalf}) {
        for (const double dy : {-kBodyHalf, kBodyHalf}) {
            if (isSolid(cellAt({middle.x + dx, middle.y + dy})))
                return false;
        }
    }
    return true;
}

/// Who walks along one axis and only just clips a corner is led around it.
Point LevelGround::moved(Point from, Point way) const
{
    Point to = from;
    if (way.x != 0 && fits({to.x + way.x, to.y}))
        to.x += way.x;
    if (way.y != 0 && fits({to.x, to.y + way.y}))
        to.y += way.y;
    if (!(to == from) || (way.x != 0) == (way.y != 0))
        return to;
    const Point middle = middleOf(cellAt(from));
    const WorldPos ahead = cellAt(middle + unit(way));
    if (isSolid(ahead))
        return to;
    const double reach = std::max(way.x < 0 ? -way.x : way.x, way.y < 0 ? -way.y : way.y);
    if (way.x != 0)
        to.y += std::clamp(middle.y - to.y, -reach, reach);
    else
        to.x += std::clamp(middle.x - to.x, -reach, reach);
    return fits(to) ? to : from;
}

} // namespace cave
