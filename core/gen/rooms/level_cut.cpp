// SPDX-License-Identifier: MIT
#include "core/gen/rooms/level_cut.h"

namespace cave {

RegionRows cutRows(const BitGrid &cells, CellPos corner)
{
    RegionRows rows{};
    int y = corner.y;
    for (std::uint64_t &row : rows)
        row = cells.bits(corner.x, y++, kMaxRegionSize);
    return rows;
}

RegionRows boundsRows(int width, int height, CellPos corner)
{
    constexpr std::uint64_t kAll = lowBits(kMaxRegionSize);
    const std::uint64_t inside = lowBits(width - corner.x) & ~lowBits(-corner.x);
    RegionRows rows{};
    int y = corner.y;
    for (std::uint64_t &row : rows) {
        row = y >= 0 && y < height ? kAll & ~inside : kAll;
        ++y;
    }
    return rows;
}

Region outsideRegion(RegionPos pos)
{
    Region region;
    region.pos = pos;
    region.size = kMaxRegionSize;
    region.bounds.fill(lowBits(kMaxRegionSize));
    region.rock = region.bounds;
    return region;
}

} // namespace cave
