// SPDX-License-Identifier: MIT
#include "core/gen/monster_places.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace cave {

bool mayHaveMonsterIn(const CellRect &rect, const WorldMap &map, RegionPos pos)
{
    const std::optional<MonsterPlaces> places = map.source()->possibleMonsters(pos);
    if (!places)
        return true;
    const int size = map.regionSize();
    const std::int64_t south = pos.y * size;
    const bool inRows = south + places->rows.first < rect.origin.y + rect.height &&
                        south + places->rows.last >= rect.origin.y;
    return inRows || std::ranges::any_of(places->cells, [&](CellPos cell) {
               return rect.contains(worldPos(pos, cell, size));
           });
}

} // namespace cave
