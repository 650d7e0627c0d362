#include "core/gen/level_areas.h"

#include "core/gen/dungeon_walk.h"
#include "core/gen/generator.h"

#include <memory>

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
    if (scenarioOf(spec.generator.kind) == ScenarioKind::Rooms) {
        // How large a level is stands in its file; what is wrong with that, making the world tells.
        const Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
        if (!source)
            return areas;
        for (const LevelArea &level : (*source)->plan().levels)
            areas.push_back(level.area);
    }
    return areas;
}

} // namespace cave
