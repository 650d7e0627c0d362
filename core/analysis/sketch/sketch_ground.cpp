// SPDX-License-Identifier: MIT
#include "core/analysis/sketch/sketch_ground.h"

#include "core/analysis/sketch/sketch_pattern.h"
#include "core/path/reachability.h"

#include <cstddef>
#include <vector>

namespace cave {
namespace {

/// The things of one kind of all regions.
void markThings(WorldMap &map, const CellRect &area, std::vector<CellPos> Region::*things, BitGrid &out)
{
    const int size = map.regionSize();
    forEachRegion(area, size, [&](RegionPos pos, const CellRect &) {
        for (const CellPos cell : map.region(pos).*things) {
            if (const WorldPos at = worldPos(pos, cell, size); area.contains(at))
                out.set(static_cast<int>(at.x - area.origin.x), static_cast<int>(at.y - area.origin.y));
        }
    });
}

/// The floor that is connected to the edge: a flood from a frame of floor around it.
BitGrid connectedToEdge(const SketchGround &ground)
{
    BitGrid framed(ground.area.width + 2, ground.area.height + 2);
    for (int y = 0; y < framed.height(); ++y) {
        for (int x = 0; x < framed.width(); ++x) {
            const bool frame = x == 0 || y == 0 || x == framed.width() - 1 || y == framed.height() - 1;
            if (frame || ground.floor.test(x - 1, y - 1))
                framed.set(x, y);
        }
    }
    BitGrid reached;
    floodFrom(framed, 0, 0, reached);
    BitGrid ways(ground.floor.width(), ground.floor.height());
    for (int y = 0; y < ground.area.height; ++y) {
        for (int x = 0; x < ground.area.width; ++x) {
            if (reached.test(x + 1, y + 1))
                ways.set(x, y);
        }
    }
    return ways;
}

void findWays(SketchGround &ground)
{
    if (!ground.spawn || !ground.area.contains(*ground.spawn)) {
        ground.ways = connectedToEdge(ground);
        return;
    }
    floodFrom(ground.floor, static_cast<int>(ground.spawn->x - ground.area.origin.x),
              static_cast<int>(ground.spawn->y - ground.area.origin.y), ground.ways);
}

/// What has to be read besides the terrain.
struct Needs {
    bool chests = false;
    bool monsters = false;
    bool ways = false;
};

SketchGround read(WorldMap &map, std::optional<WorldPos> spawn, const CellRect &area, const Needs &needs)
{
    SketchGround ground;
    ground.area = area;
    ground.spawn = spawn;
    BitGrid rock;
    map.copyRock(area, rock);
    const int width = area.width + SketchGround::kSpareColumns;
    ground.floor.reset(width, area.height);
    for (int y = 0; y < area.height; ++y) {
        std::uint64_t *row = ground.floor.row(y);
        for (int word = 0; word < rock.wordsPerRow(); ++word)
            row[word] = ~rock.row(y)[word] & lowBits(area.width - word * 64);
    }
    if (needs.chests) {
        ground.chests.reset(width, area.height);
        markThings(map, area, &Region::chests, ground.chests);
    }
    if (needs.monsters) {
        ground.monsters.reset(width, area.height);
        markThings(map, area, &Region::monsters, ground.monsters);
    }
    if (needs.ways)
        findWays(ground);
    return ground;
}

SketchCell cellAt(const SketchGround &ground, int x, int y)
{
    if (ground.spawn == WorldPos{ground.area.origin.x + x, ground.area.origin.y + y})
        return SketchCell::Spawn;
    if (ground.chests.test(x, y))
        return SketchCell::Chest;
    if (ground.monsters.test(x, y))
        return SketchCell::Monster;
    return ground.floor.test(x, y) ? SketchCell::Floor : SketchCell::Rock;
}

} // namespace

SketchGround sketchGround(WorldMap &map, std::optional<WorldPos> spawn, const CellRect &area,
                          const SketchPattern &pattern)
{
    return read(
        map, spawn, area,
        {pattern.has(SketchCell::Chest), pattern.has(SketchCell::Monster), pattern.has(SketchCell::Way)});
}

SketchPattern sketchOf(WorldMap &map, std::optional<WorldPos> spawn, const CellRect &area)
{
    const SketchGround ground = read(map, spawn, area, {true, true, false});
    SketchPattern pattern(area.width, area.height);
    for (int y = 0; y < area.height; ++y) {
        for (int x = 0; x < area.width; ++x)
            pattern.set({x, y}, cellAt(ground, x, y));
    }
    return pattern;
}

} // namespace cave
