// SPDX-License-Identifier: MIT
#include "core/gen/caves/cave_objects.h"

#include "core/base/bit_grid.h"
#include "core/base/hashing.h"
#include "core/base/random_words.h"
#include "core/base/row_bits.h"
#include "core/gen/caves/cave_window.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <vector>

namespace cave {
namespace {

constexpr unsigned kChestDigits = 14;

/// Sorts a few cells without branching on comparisons, which are practically random.
void sortFew(std::vector<CellPos> &cells)
{
    constexpr std::size_t kFew = 24;
    const std::size_t count = cells.size();
    if (count > kFew) {
        std::ranges::sort(cells);
        return;
    }
    std::array<CellPos, kFew> sorted{};
    for (const CellPos cell : cells) {
        std::size_t place = 0;
        for (const CellPos other : cells)
            place += other.x * kMaxRegionSize + other.y < cell.x * kMaxRegionSize + cell.y ? 1 : 0;
        sorted[place] = cell;
    }
    std::copy_n(sorted.begin(), count, cells.begin());
}

/// Draws the chests of some rows of a region among the cells `from(row)` of each; the draws of different
/// cells don't depend on each other. `use(row, chests)` gets the rows that have some, from the south.
template<class From, class Use>
void drawChests(std::uint64_t regionKey, RowSpan span, Chance chance, From from, Use use)
{
    const std::uint32_t threshold = scaledChance(chance, kChestDigits);
    if (threshold == 0)
        return;
    const RareBits<kChestDigits> rare(threshold);
    RegionRows candidates;
    std::uint64_t rows = 0; // with candidates
    for (std::size_t row = rowIndex(span.first); row <= rowIndex(span.last); ++row) {
        candidates[row] = rare.candidates(regionKey + row * kGoldenGamma, from(row));
        rows |= static_cast<std::uint64_t>(candidates[row] != 0) << row;
    }
    for (; rows != 0; rows &= rows - 1) {
        const auto row = static_cast<std::size_t>(std::countr_zero(rows));
        use(row, rare.decide(regionKey + row * kGoldenGamma, candidates[row]));
    }
}

RegionRows floorOf(const Region &region)
{
    RegionRows floor{};
    for (std::size_t y = 0; y < rowIndex(region.size); ++y)
        floor[y] = ~region.rock[y] & lowBits(region.size);
    return floor;
}

/// Puts a monster on a random one of these cells without a chest, if there is one.
void placeMonsterAmong(RegionRows free, Region &region, std::uint64_t key)
{
    for (const CellPos chest : region.chests)
        free[static_cast<std::size_t>(chest.y)] &= ~(std::uint64_t{1} << static_cast<unsigned>(chest.x));
    const int count = row_bits::countBits(free);
    if (count == 0)
        return;
    int n = static_cast<int>(
        pickBelow(hashAt(key, region.pos.x, region.pos.y), static_cast<std::uint32_t>(count)));
    for (int y = 0; y < region.size; ++y) {
        const std::uint64_t row = free[rowIndex(y)];
        const int here = row_bits::countBits(row);
        if (n < here) {
            region.monsters.push_back({row_bits::nthBit(row, n), y});
            return;
        }
        n -= here;
    }
}

} // namespace

std::uint32_t scaledChance(Chance chance, unsigned digits)
{
    const std::uint64_t whole = std::uint64_t{1} << digits;
    return static_cast<std::uint32_t>(
        (static_cast<std::uint64_t>(chance.perTenThousand) * whole + kWholeChance / 2) / kWholeChance);
}

void placeChests(Region &region, std::uint64_t regionKey, Chance chance)
{
    drawChests(
        regionKey, {0, region.size - 1}, chance,
        [&region](std::size_t row) { return ~region.rock[row] & lowBits(region.size); },
        [&region](std::size_t row, std::uint64_t chests) {
            for (; chests != 0; chests &= chests - 1)
                region.chests.push_back({std::countr_zero(chests), static_cast<int>(row)});
        });
    sortFew(region.chests);
}

RegionRows chestCells(std::uint64_t regionKey, int size, RowSpan rows, Chance chance)
{
    RegionRows cells{};
    rows.last = std::min(rows.last, size - 1);
    drawChests(
        regionKey, rows, chance, [size](std::size_t) { return lowBits(size); },
        [&cells](std::size_t row, std::uint64_t chests) { cells[row] = chests; });
    return cells;
}

void placeMonster(Region &region, std::uint64_t key)
{
    placeMonsterAmong(floorOf(region), region, key);
}

MonsterPlaces monsterPlaces(RegionPos pos, int size, std::uint64_t key)
{
    MonsterPlaces places;
    std::uint64_t draw = hashAt(key, pos.x, pos.y);
    for (CellPos &cell : places.cells) {
        draw = mix64(draw + kGoldenGamma);
        // The halves of one word are independent.
        cell = {static_cast<int>(pickBelow(draw, asBound(size))),
                static_cast<int>(pickBelow(draw << 32U, asBound(size)))};
    }
    const int half = size / 2;
    places.rows = pos.y >= 0 ? RowSpan{half, size - 1} : RowSpan{0, half - 1};
    return places;
}

void placeMonsterAt(const MonsterPlaces &places, Region &region, std::uint64_t key)
{
    for (const CellPos cell : places.cells) {
        if (!region.isRock(cell) && !region.hasChest(cell)) {
            region.monsters.push_back(cell);
            return;
        }
    }
    RegionRows free = floorOf(region);
    for (int y = 0; y < region.size; ++y)
        free[rowIndex(y)] = y < places.rows.first || y > places.rows.last ? 0 : free[rowIndex(y)];
    placeMonsterAmong(free, region, key);
}

} // namespace cave
