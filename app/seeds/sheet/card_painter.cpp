// SPDX-License-Identifier: MIT
#include "app/seeds/sheet/card_painter.h"

#include "app/seeds/sheet/card_camera.h"
#include "core/base/geometry.h"
#include "core/base/hashing.h"
#include "core/gen/rooms/level_areas.h"
#include "core/rules/monsters.h"
#include "editor/view/figures/figures.h"
#include "editor/view/overlays/map_things.h"
#include "editor/view/overlays/room_overlays.h"
#include "editor/view/style/theme.h"

#include <QColor>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace cave {
namespace {

inline constexpr int kDensityMargin = 2; ///< tiles

/// Things per cell that tint half as much as any number can: about those of the caves with default settings.
constexpr double kUsualChests = 0.003;
constexpr double kUsualMonsters = 0.0005;
constexpr double kStrongest = 0.8; // opacity

/// Numbers of things in tiles, which are at the same places of the world in every picture.
class Tiles {
public:
    Tiles(const CellRect &cells, int tile)
        : m_tile(tile)
        , m_left(floorDiv(cells.origin.x, tile) - kDensityMargin)
        , m_bottom(floorDiv(cells.origin.y, tile) - kDensityMargin)
        , m_columns(static_cast<int>(floorDiv(cells.origin.x + cells.width - 1, tile) - m_left) + 1 +
                    kDensityMargin)
        , m_lines(static_cast<int>(floorDiv(cells.origin.y + cells.height - 1, tile) - m_bottom) + 1 +
                  kDensityMargin)
        , m_counts(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_lines))
    {
    }

    void count(WorldPos at)
    {
        const std::int64_t column = floorDiv(at.x, m_tile) - m_left;
        const std::int64_t line = floorDiv(at.y, m_tile) - m_bottom;
        if (column >= 0 && column < m_columns && line >= 0 && line < m_lines)
            ++m_counts[index(static_cast<int>(column), static_cast<int>(line))];
    }

    /// A pixel for each tile, north up.
    [[nodiscard]] QImage tint(QColor colour, double usual) const
    {
        QImage image(m_columns, m_lines, QImage::Format_ARGB32_Premultiplied);
        const double most = usual * m_tile * m_tile;
        for (int line = 0; line < m_lines; ++line) {
            for (int column = 0; column < m_columns; ++column) {
                const double share = smoothed(column, line) / most;
                colour.setAlphaF(static_cast<float>(kStrongest * (1 - std::exp2(-share))));
                image.setPixelColor(column, m_lines - 1 - line, colour);
            }
        }
        return image;
    }

    /// Where the tiles are in a picture of `cells` of this size.
    [[nodiscard]] QRectF place(const CellRect &cells, const QSize &picture) const
    {
        const double x = static_cast<double>(picture.width()) / cells.width;
        const double y = static_cast<double>(picture.height()) / cells.height;
        const auto above =
            static_cast<double>((m_bottom + m_lines) * m_tile - (cells.origin.y + cells.height));
        return {static_cast<double>(m_left * m_tile - cells.origin.x) * x, -above * y, m_columns * m_tile * x,
                m_lines * m_tile * y};
    }

private:
    [[nodiscard]] std::size_t index(int column, int line) const
    {
        return static_cast<std::size_t>(line) * static_cast<std::size_t>(m_columns) +
               static_cast<std::size_t>(column);
    }

    /// With the tiles around it, which count less.
    [[nodiscard]] double smoothed(int column, int line) const
    {
        constexpr std::array kWeights{0.25, 0.5, 0.25};
        double sum = 0;
        int y = line - 1;
        for (const double high : kWeights) {
            int x = column - 1;
            for (const double wide : kWeights) {
                if (x >= 0 && x < m_columns && y >= 0 && y < m_lines)
                    sum += wide * high * m_counts[index(x, y)];
                ++x;
            }
            ++y;
        }
        return sum;
    }

    int m_tile;
    std::int64_t m_left; // in tiles
    std::int64_t m_bottom;
    int m_columns;
    int m_lines;
    std::vector<int> m_counts;
};

/// Tints the picture of `cells`, north up, where there are many chests and where there are many monsters: for
/// zooms at which single ones can't be distinguished. The scale is the same for all worlds at a zoom, so that
/// pictures can be compared. `things` should include those around the cells, by `kDensityMargin` tiles.
/// `tile`: cells along a side of the squares in which they are counted.
void paintDensity(QImage &image, const std::vector<MapThing> &things, const CellRect &cells, int tile,
                  const Theme &theme)
{
    Tiles chests(cells, tile);
    Tiles monsters(cells, tile);
    for (const MapThing &thing : things)
        (thing.kind == MapThing::Monster ? monsters : chests).count(thing.position);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF place = chests.place(cells, image.size());
    painter.drawImage(place, chests.tint(theme.gold, kUsualChests));
    painter.drawImage(place, monsters.tint(theme.danger, kUsualMonsters));
}

/// At smaller zooms chests and monsters would cover their caves: a tint shows where there are many.
constexpr int kSmallestZoomWithThings = 2;
constexpr double kDensityTile = 6; // logical pixels
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
    thing.id = combine(hashAt(2, monster.id.home.x, monster.id.home.y),
                       static_cast<std::uint64_t>(monster.id.index));
    thing.position = monster.state.position;
    thing.kind = MapThing::Monster;
    thing.look = {type.key, type.colour, type.glyph};
    return thing;
}

} // namespace

QImage CardPainter::paint(World &world, const MapPart &view, double unit)
{
    QImage image = m_terrain.paintCells(world.map, view.zoom, view.cells, Tone::Lit);
    const bool large = view.zoom.step >= kSmallestZoomWithThings;
    const bool things = view.things && large;
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
        const int tile = std::max(1, static_cast<int>(std::lround(kDensityTile * unit / scale)));
        const CellRect around = paintableCells(view.cells, kDensityMargin * tile, view.zoom);
        paintDensity(image, seededThings(world, around), view.cells, tile, m_theme);
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
