// SPDX-License-Identifier: MIT
#include "core/gen/caves/cave_digging.h"

#include "core/base/bit_grid.h"
#include "core/base/row_bits.h"

#include <bit>
#include <cstddef>

namespace cave {
namespace {

std::uint64_t allIf(bool set)
{
    return 0 - static_cast<std::uint64_t>(set);
}

} // namespace

// Branch-free, as the conditions are random.
void digCell(CaveFloor &cave, CellPos cell, RandomWords &words)
{
    const std::uint64_t inside = lowBits(cave.size - 1) & ~std::uint64_t{1};
    const std::uint64_t bit = columnBit(cell.x);
    const std::uint64_t chance = words.next();
    const std::uint64_t sideways = allIf((chance & 3U) != 0) & inside;
    const std::uint64_t east = (bit << 1U) & sideways;
    const std::uint64_t west = (bit >> 1U) & sideways & allIf((chance & 4U) != 0);
    const std::uint64_t north = bit & inside & allIf((chance & 24U) != 0) & allIf(cell.y + 2 < cave.size);
    const std::uint64_t south = bit & inside & allIf((chance & 96U) == 0) & allIf(cell.y > 1);
    cave.floor[rowIndex(cell.y + 1)] |= north;
    cave.floor[rowIndex(cell.y)] |= bit | east | west;
    cave.floor[rowIndex(cell.y - 1)] |= south;
    cave.kept[rowIndex(cell.y)] |= bit;
}

CaveWindow floorPartAt(const CaveFloor &cave, CellPos cell)
{
    constexpr std::size_t kRunsApart = 4; // few rows of a cave have more runs
    return row_bits::componentAt<kRunsApart>(cave.floor, 0, rowIndex(cave.size - 1), cell).rows;
}

CaveWindow likelyMainPart(const CaveFloor &cave)
{
    const int middle = cave.size / 2;
    const std::uint64_t longest = row_bits::middlesOfLongestRuns(cave.floor[rowIndex(middle)]);
    return floorPartAt(cave, longest != 0 ? CellPos{std::countr_zero(longest), middle} : cave.portals[0]);
}

bool isAllFloor(const CaveFloor &cave, const CaveWindow &part)
{
    std::uint64_t missing = 0;
    for (std::size_t row = 0; row < rowIndex(cave.size); ++row)
        missing |= cave.floor[row] & ~part[row];
    return missing == 0;
}

} // namespace cave
