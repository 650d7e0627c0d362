// SPDX-License-Identifier: MIT
#include "app/seeds/sheet/card_painter.h"

#include "app/seeds/sheet/card_camera.h"
#include "core/base/geometry.h"
#include "core/base/hashing.h"
#include "core/gen/rooms/level_areas.h"
#include "core/rules/monsters.h"
#include "editor/view/figures/figures.h"
#include "editor/view/overlays/cell_overlays.h"

#include <QColor>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

namespace cave {
namespace {

constexpr double kLargestMark = 8; // half a mark's side, in logical pixels
/// Marks are larger than on a play map, as they are the only indication.
constexpr double kChestScale = 1.3;
constexpr double kMonsterScale = 1.8;

MapThing chestAt(WorldPos p)
{
    MapThing chest;
    chest.id = hashAt(1, p.x, p.y);
    chest.position = p;
    chest.kind = MapThing::Chest;
    return chest;
}

/// Marks start and boss room of a map of rooms, its doors, and its content if `things` is set.
void paintRooms(World &world, const RoomMap &map, bool things, const MapCanvas &canvas)
{
    paintRoomOutlines(map, canvas); // below the doors in them
    for (const GroundThing &thing : groundIn(world, canvas.at.view)) {
        if (things || thing.kind == FeatureKind::Door)
            paintGroundThing(thing, canvas);
    }
}

MapThing monsterThing(const World &world, const Monster &monster)
{
    const MonsterType &type = kindOf(world, monster);
    MapThing thing;
    thing.id = combine(hashAt(2, monster.id.home.x, monster.id.home.y), monster.id.index);
    thing.position = monster.state.position;
    thing.kind = MapThing::Monster;
    thing.look = {type.key, type.colour, type.glyph};
    return thing;
}

} // namespace

QImage CardPainter::paint(World &world, const MapPart &view, double unit)
{
    const bool large = view.zoom.step >= kSmallestZoomWithThings;
    const bool things = view.things && large;
    QImage image = m_terrain.paintCells(world.map, view.zoom, view.cells, Tone::Lit);
    if (image.isNull())
        return image;
    const double scale = view.zoom.scale();
    if (const std::optional<RoomMap> map = roomMapOf(world.spec)) {
        QPainter painter(&image);
        const MapProjection at{
            view.cells.origin, QPointF(0, image.height()), scale, unit, QRectF(image.rect()), view.cells};
        paintRooms(world, *map, things, {painter, at, m_theme, MapStyle::Tiles});
    }
    if (!view.things)
        return image;
    if (!large) {
        m_terrain.paintThings(world.map, view.zoom, view.cells, unit, image);
        return image;
    }
    // The marks of things just outside overlap the picture.
    const int margin = static_cast<int>(std::ceil(kLargestMark * unit / scale));
    const CellRect around = paintableCells(view.cells, margin, view.zoom);
    std::vector<MapThing> chests = seededThings(world, around);
    const auto monsters = std::partition(
        chests.begin(), chests.end(), [](const MapThing &thing) { return thing.kind != MapThing::Monster; });
    m_monsters.set({monsters, chests.end()}, false);
    chests.erase(monsters, chests.end());
    m_chests.set(std::move(chests), false);
    QPainter painter(&image);
    MapProjection at{view.cells.origin,  QPointF(0, image.height()), scale,
                     unit * kChestScale, QRectF(image.rect()),       around};
    m_chests.paint({painter, at, m_theme, MapStyle::Tiles});
    at.unit = unit * kMonsterScale;
    m_monsters.paint({painter, at, m_theme, MapStyle::Tiles});
    return image;
}

std::vector<MapThing> seededThings(World &world, const CellRect &cells)
{
    std::vector<MapThing> things;
    const int size = world.map.regionSize();
    forEachRegion(cells, size, [&](RegionPos pos, const CellRect &part) {
        const Region &region = world.map.region(pos);
        const int monsters = static_cast<int>(region.monsters.size());
        for (const CellPos chest : region.chests) {
            const WorldPos at = worldPos(pos, chest, size);
            if (part.contains(at))
                things.push_back(chestAt(at));
        }
        for (int i = 0; i < monsters; ++i) {
            const std::optional<Monster> monster = findMonster(world, {pos, i});
            if (monster.has_value() && part.contains(monster->state.position))
                things.push_back(monsterThing(world, *monster));
        }
    });
    return things;
}

void paintSpawn(const MapCanvas &canvas, WorldPos spawn)
{
    const QRectF cell = canvas.at.rect(spawn);
    if (canvas.at.scale >= kSmallestFigure)
        drawPlayer(canvas.painter, cell, canvas.theme);
    else
        drawPlayerDot(canvas.painter, cell.center(), canvas.at.unit, canvas.theme);
}

} // namespace cave
