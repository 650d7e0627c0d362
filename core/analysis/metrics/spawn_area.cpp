// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/spawn_area.h"

#include "core/base/bit_grid.h"
#include "core/rules/monsters.h"
#include "core/rules/spawn.h"
#include "core/sight/area_of_effect.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace cave {
namespace {

constexpr RegionPos kFirst{0, 0};

/// Enough to find an open place in most worlds.
constexpr int kCheapSide = 30;

/// Cells of the first region that are out of reach of the discs of other regions' monsters: `low` .. `high`
/// − 1 on both axes.
struct Quiet {
    int low = 0;
    int high = 0;
};

/// How far the discs of a monster, the first of its region, reach at most.
int discReach(const World &world, RegionPos home)
{
    return generatorInfo(world.spec.generator.kind).hiddenSpawn ? farthestDiscOf(world, {home, 0})
                                                                : kOriginalDiscRadius;
}

Quiet quietCells(const World &world, bool oneMonsterEach)
{
    const int farthest = std::max(farthestDisc(world), kOriginalDiscRadius);
    const int high = world.map.regionSize() - farthest;
    if (!oneMonsterEach)
        return {farthest, high};
    int low = 0;
    for (const RegionPos beside : {RegionPos{-1, 0}, RegionPos{0, -1}, RegionPos{-1, -1}})
        low = std::max(low, discReach(world, beside));
    return {low, high};
}

/// The smallest ring of the spiral around (0, 0) on which `accepts` takes one of the `free` cells of the
/// first region.
template<class Accepts>
std::optional<int> firstRing(const RegionRows &free, Quiet quiet, Accepts accepts)
{
    for (int ring = quiet.low; ring < quiet.high; ++ring) {
        for (int other = quiet.low; other <= ring; ++other) {
            for (const CellPos cell : {CellPos{ring, other}, CellPos{other, ring}}) {
                if (testCell(free, cell) && accepts(cell))
                    return ring;
            }
        }
    }
    return std::nullopt;
}

/// A monster's disc never covers two cells that are farther apart than its width.
std::optional<int> ringByCertainFloor(const World &world)
{
    const RegionSource &source = *world.map.source();
    if (generatorInfo(world.spec.generator.kind).mostMonsters != 1)
        return std::nullopt;
    const Quiet quiet = quietCells(world, true);
    RegionRows free = source.certainFloor(kFirst, kCheapSide);
    if (std::ranges::all_of(free, [](std::uint64_t row) { return row == 0; }))
        return std::nullopt;
    const std::optional<RegionRows> chests = source.possibleChests(kFirst);
    if (!chests)
        return std::nullopt;
    for (std::size_t y = 0; y < free.size(); ++y)
        free[y] &= ~(*chests)[y];
    CellPos low{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
    CellPos high;
    const int width = 2 * discReach(world, kFirst) + 1;
    return firstRing(free, quiet, [&](CellPos cell) {
        low = {std::min(low.x, cell.x), std::min(low.y, cell.y)};
        high = {std::max(high.x, cell.x), std::max(high.y, cell.y)};
        return high.x - low.x >= width || high.y - low.y >= width;
    });
}

std::optional<int> ringInFirstRegion(World &world)
{
    const bool hidden = generatorInfo(world.spec.generator.kind).hiddenSpawn;
    const Quiet quiet = quietCells(world, generatorInfo(world.spec.generator.kind).mostMonsters == 1);
    const std::vector<Monster> monsters = monstersOf(world, kFirst);
    const Region &region = world.map.region(kFirst);
    RegionRows free{};
    for (std::size_t y = 0; y < static_cast<std::size_t>(region.size); ++y)
        free[y] = ~region.rock[y] & lowBits(region.size);
    for (const CellPos chest : region.chests)
        free[static_cast<std::size_t>(chest.y)] &= ~(std::uint64_t{1} << static_cast<unsigned>(chest.x));
    return firstRing(free, quiet, [&](CellPos cell) {
        const WorldPos p{cell.x, cell.y};
        return std::ranges::none_of(monsters, [&](const Monster &monster) {
            return hidden ? inDiscOf(world, monster, p)
                          : inDisc(DiscRule::Original, kOriginalDiscRadius, p.x - monster.home.x,
                                   p.y - monster.home.y);
        });
    });
}

} // namespace

std::optional<CellRect> areaOfSpawn(World &world, SpawnHint hint)
{
    const GeneratorInfo &info = generatorInfo(world.spec.generator.kind);
    if (info.levels == LevelKind::Whole)
        return info.areas(world.spec).front();
    if (info.isBounded())
        return std::nullopt;
    const std::optional<int> ring =
        hint == SpawnHint::Cheap ? ringByCertainFloor(world) : ringInFirstRegion(world);
    if (!ring)
        return std::nullopt;
    return CellRect{{-*ring, -*ring}, 2 * *ring + 1, 2 * *ring + 1};
}

} // namespace cave
