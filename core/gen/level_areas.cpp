#include "core/gen/level_areas.h"

#include "core/gen/dungeon_walk.h"
#include "core/world/settings.h"

#include <cstdint>

namespace cave {

std::vector<CellRect> levelAreas(const WorldSpec &spec)
{
    std::vector<CellRect> areas;
    if (spec.generator.kind == GeneratorKind::Cavern)
        areas.push_back({{0, 0}, spec.settings.cavernWidth, spec.settings.cavernHeight});
    if (spec.generator.kind == GeneratorKind::Dungeon) {
        constexpr std::int64_t kApart = 2 * kMaxRegionSize; // a floor's region, and one that is empty
        for (int number = 1; number <= kDungeonFloors; ++number)
            areas.push_back({{kApart * (number - 1), 0}, 10 * number, 10 * number});
    }
    return areas;
}

} // namespace cave
