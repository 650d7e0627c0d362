// SPDX-License-Identifier: MIT
#include "core/analysis/metrics/spawn_area.h"

#include "core/base/bit_grid.h"
#include "core/rules/monsters.h"
#include "core/rules/spawn.h"
#include "core/sight/area_of_effect.h"
#include "core/world/generator_info.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace cave {
namespace {

constexpr RegionPos kFirst{0, 0};

/// The sides of the square that is looked at first; the last one has an open place in most worlds.
constexpr std::array kCheapSides{16, 30};

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

/// Removes those cells of the first region that are in a rectangle, which may reach beyond it.
void removeCells(RegionRows &cells, const CellRect &removed)
{
    const auto clamped = [](std::int64_t at) {
        return static_cast<int>(std::clamp<std::int64_t>(at, 0, kMaxRegionSize));
    };
    const std::uint64_t columns =
        lowBits(clamped(removed.origin.x + removed.width)) & ~lowBits(clamped(removed.origin.x));
    const auto north = static_cast<std::size_t>(clamped(removed.origin.y + removed.height));
    for (auto y = static_cast<std::size_t>(clamped(removed.origin.y)); y < north; ++y)
        cells[y] &= ~columns;
}

/// Of cells among the first `side` rows and columns, those that no monster's disc reaches. The source knows
/// where monsters may be.
RegionRows beyondDiscs(const World &world, RegionRows cells, int side)
{
    const int size = world.map.regionSize();
    const int farthest = farthestDisc(world);
    const CellRect around{{-farthest, -farthest}, side + 2 * farthest, side + 2 * farthest};
    forEachRegion(around, size, [&](RegionPos pos, const CellRect &) {
        const int radius = farthestDiscOf(world, {pos, 0});
        const auto removeAround = [&](CellPos cell, int width, int height) {
            const WorldPos corner = worldPos(pos, cell, size);
            removeCells(cells,
                        {{corner.x - radius, corner.y - radius}, width + 2 * radius, height + 2 * radius});
        };
        if (const Region *region = world.map.cachedRegion(pos)) {
            for (const CellPos monster : region->monsters)
                removeAround(monster, 1, 1);
            return;
        }
        const std::optional<MonsterPlaces> places = world.map.source()->possibleMonsters(pos);
        if (!places)
            return removeAround({0, 0}, size, size);
        for (const CellPos cell : places->cells)
            removeAround(cell, 1, 1);
        removeAround({0, places->rows.first}, size, places->rows.last - places->rows.first + 1);
    });
    return cells;
}

/// The smallest ring around (0, 0) with one of these cells of the first region.
std::optional<int> firstRing(const RegionRows &cells)
{
    int ring = kMaxRegionSize;
    for (int y = 0; y < ring; ++y) {
        if (const std::uint64_t row = cells[static_cast<std::size_t>(y)]; row != 0)
            ring = std::min(ring, std::max(y, std::countr_zero(row)));
    }
    return ring < kMaxRegionSize ? std::optional(ring) : std::nullopt;
}

/// A monster's disc never covers two cells that are farther apart than its width.
std::optional<int> ringBeyondOneDisc(const World &world, const RegionRows &free)
{
    CellPos low{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
    CellPos high;
    const int width = 2 * discReach(world, kFirst) + 1;
    return firstRing(free, quietCells(world, true), [&](CellPos cell) {
        low = {std::min(low.x, cell.x), std::min(low.y, cell.y)};
        high = {std::max(high.x, cell.x), std::max(high.y, cell.y)};
        return high.x - low.x >= width || high.y - low.y >= width;
    });
}

/// Removes the possible chests of the first region's first rows; false if they aren't known.
bool removeChests(RegionRows &cells, const RegionSource &source, int rows)
{
    const std::optional<RegionRows> chests = source.possibleChests(kFirst, {0, rows - 1});
    for (std::size_t y = 0; chests && y < static_cast<std::size_t>(rows); ++y)
        cells[y] &= ~(*chests)[y];
    return chests.has_value();
}

/// The first ring with one of these cells without a chest.
std::optional<int> ringWithoutChest(RegionRows cells, const RegionSource &source)
{
    std::optional<int> ring = firstRing(cells);
    for (std::optional<int> before; ring && ring != before; ring = firstRing(cells)) {
        if (!removeChests(cells, source, *ring + 1))
            return std::nullopt;
        before = ring;
    }
    return ring;
}

std::optional<int> ringByCertainFloor(const World &world)
{
    const RegionSource &source = *world.map.source();
    if (generatorInfo(world.spec.generator.kind).mostMonsters != 1)
        return std::nullopt;
    const bool foreseen = source.possibleMonsters(kFirst).has_value();
    std::optional<int> ring;
    for (const int wanted : kCheapSides) {
        const int side = std::min(wanted, source.regionSize());
        RegionRows free = source.certainFloor(kFirst, side);
        if (free == RegionRows{})
            continue;
        if (foreseen)
            ring = ringWithoutChest(beyondDiscs(world, free, side), source);
        else if (removeChests(free, source, side))
            ring = ringBeyondOneDisc(world, free);
        if (ring || side < wanted)
            break;
    }
    return ring;
}

RegionRows freeCellsOf(const Region &region)
{
    RegionRows free{};
    for (std::size_t y = 0; y < static_cast<std::size_t>(region.size); ++y)
        free[y] = ~region.rock[y] & lowBits(region.size);
    for (const CellPos chest : region.chests)
        free[static_cast<std::size_t>(chest.y)] &= ~(std::uint64_t{1} << static_cast<unsigned>(chest.x));
    return free;
}

std::optional<int> ringInFirstRegion(World &world)
{
    const RegionRows free = freeCellsOf(world.map.region(kFirst));
    if (world.map.source()->possibleMonsters(kFirst))
        return firstRing(beyondDiscs(world, free, world.map.regionSize()));
    const bool hidden = generatorInfo(world.spec.generator.kind).hiddenSpawn;
    const Quiet quiet = quietCells(world, generatorInfo(world.spec.generator.kind).mostMonsters == 1);
    const std::vector<Monster> monsters = monstersOf(world, kFirst);
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
    if (info.isBounded() || world.content->scenario.contact) // which changes the discs
        return std::nullopt;
    const std::optional<int> found =
        hint == SpawnHint::Cheap ? ringByCertainFloor(world) : ringInFirstRegion(world);
    if (!found)
        return std::nullopt;
    const int ring = std::max(*found, 1); // the spiral starts at (0, -1)
    return CellRect{{-ring, -ring}, 2 * ring + 1, 2 * ring + 1};
}

} // namespace cave
