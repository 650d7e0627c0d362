#include "core/world/region.h"

#include <algorithm>
#include <bit>

namespace cave {

bool Region::hasChest(CellPos cell) const
{
    return std::binary_search(chests.begin(), chests.end(), cell);
}

int Region::floorCount() const
{
    int rocks = 0;
    for (const std::uint64_t row : rock)
        rocks += std::popcount(row);
    return size * size - rocks;
}

} // namespace cave
