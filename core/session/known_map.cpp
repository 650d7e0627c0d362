// SPDX-License-Identifier: MIT
#include "core/session/known_map.h"

#include "core/rules/journey/journey.h"
#include "core/rules/monsters.h"
#include "core/sight/line_of_sight.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace cave {
namespace {

/// Beyond the end of the world nothing is walkable, whatever a region's terrain is there.
void closeBeyondWorld(KnownMap &map)
{
    const CellRect &rect = map.rect;
    const WorldPos last{rect.origin.x + rect.width - 1, rect.origin.y + rect.height - 1};
    if (insideWorld(rect.origin) && insideWorld(last))
        return;
    for (int y = 0; y < rect.height; ++y) {
        for (int x = 0; x < rect.width; ++x) {
            if (insideWorld(map.worldAt({x, y})))
                continue;
            map.floor.clear(x, y);
            map.chests.clear(x, y);
        }
    }
}

} // namespace

KnownMap knownMap(Session &session, const CellRect &rect)
{
    const BitGrid empty(rect.width, rect.height);
    KnownMap map{rect, empty, empty, empty, empty};
    map.moves = session.content().scenario.diagonalMoves ? Moves::Eight : Moves::Four;
    const WorldMap &all = session.world().map;
    const int size = all.regionSize();
    forEachRegion(rect, size, [&](RegionPos pos, const CellRect &part) {
        const RegionChanges &changes = all.changesOf(pos);
        const RegionRows explored = all.exploredIn(pos);
        if (std::ranges::all_of(explored, [](std::uint64_t row) { return row == 0; }))
            return; // and so the region isn't generated
        const Region &region = session.region(pos);
        const RegionRows &rock = region.rock;
        const CellPos first = cellOf(part.origin, size);
        const CellPos target = map.cellAt(part.origin);
        for (int y = 0; y < part.height; ++y) {
            const auto row = static_cast<std::size_t>(first.y) + static_cast<std::size_t>(y);
            const std::uint64_t known =
                (explored[row] >> static_cast<unsigned>(first.x)) & lowBits(part.width);
            const std::uint64_t stone = rock[row] >> static_cast<unsigned>(first.x);
            map.explored.orBits(target.x, target.y + y, part.width, known);
            map.floor.orBits(target.x, target.y + y, part.width, known & ~stone);
            map.water.orBits(target.x, target.y + y, part.width,
                             known & (region.water[row] >> static_cast<unsigned>(first.x)));
        }
        for (const CellPos chest : region.chests) {
            const WorldPos at = worldPos(pos, chest, size);
            if (part.contains(at) && testCell(explored, chest) && !changes.isClaimed(chest))
                map.chests.set(map.cellAt(at).x, map.cellAt(at).y);
        }
    });
    closeBeyondWorld(map);
    return map;
}

void blockCell(KnownMap &map, WorldPos p)
{
    if (map.rect.contains(p))
        map.floor.clear(map.cellAt(p).x, map.cellAt(p).y);
}

std::vector<WorldPos> knownAreaOf(const KnownMap &map, Session &session, const Monster &monster)
{
    World &world = session.mutableWorld();
    const WorldPos at = monster.state.position;
    if (isAsleep(world, monster.id))
        return {};
    const auto hides = [&](WorldPos cell) {
        return cell != at && map.rect.contains(cell) &&
               map.explored.test(map.cellAt(cell).x, map.cellAt(cell).y) && world.map.blocksSight(cell);
    };
    const auto notices = [&](WorldPos cell) {
        return inDiscOf(world, monster, cell) &&
               (world.content->scenario.contact || lineOfSight(hides, at, cell, world.spec.settings.gaps));
    };
    const WorldPos player = world.player().position;
    const auto squareTo = [at](WorldPos p) {
        return (p.x - at.x) * (p.x - at.x) + (p.y - at.y) * (p.y - at.y);
    };
    const std::int64_t most =
        notices(player) ? squareTo(player) - 1 : std::numeric_limits<std::int64_t>::max();
    std::vector<WorldPos> cells;
    const int radius = sightRadiusOf(world, monster);
    for (int dy = -radius; dy <= radius; ++dy) {
        for (int dx = -radius; dx <= radius; ++dx) {
            const WorldPos cell{at.x + dx, at.y + dy};
            if (map.rect.contains(cell) && squareTo(cell) <= most && notices(cell))
                cells.push_back(cell);
        }
    }
    return cells;
}

} // namespace cave
