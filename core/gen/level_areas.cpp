#include "core/gen/level_areas.h"

#include "core/gen/dungeon_walk.h"

namespace cave {

std::vector<CellRect> levelAreas(const WorldSpec &spec)
{
    std::vector<CellRect> areas;
    if (spec.generator.kind == GeneratorKind::Cavern)
        areas.push_back({{0, 0}, spec.settings.cavernWidth, spec.settings.cavernHeight});
    if (spec.generator.kind == GeneratorKind::Dungeon) {
        for (int number = 1; number <= kDungeonFloors; ++number)
            areas.push_back(dungeonFloorArea(number));
    }
    return areas;
}

} // namespace cave
