#include "core/world/region.h"

#include "core/base/hashing.h"

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

std::uint64_t regionHash(const Region &region)
{
    const auto word = [](std::int64_t value) { return static_cast<std::uint64_t>(value); };
    std::uint64_t hash = hashAt(word(region.size), region.pos.x, region.pos.y);
    hash = combine(hash, word(region.seed));
    for (const std::uint64_t row : region.rock)
        hash = combine(hash, row);
    for (const std::vector<CellPos> *cells : {&region.chests, &region.monsters}) {
        hash = combine(hash, cells->size());
        for (const CellPos cell : *cells)
            hash = hashAt(hash, cell.x, cell.y);
    }
    return hash;
}

} // namespace cave
