// SPDX-License-Identifier: MIT
#include "core/gen/dungeon/dungeon_walk.h"
#include "core/gen/generator.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

namespace cave {
namespace {

Result<std::shared_ptr<const StagedSource>> makeDungeon(const WorldSpec &spec)
{
    return std::shared_ptr<const StagedSource>(std::make_shared<DungeonSource>(spec.seed, spec.settings));
}

std::vector<CellRect> dungeonAreas(const WorldSpec & /*spec*/)
{
    std::vector<CellRect> floors;
    for (int number = 1; number <= kDungeonFloors; ++number)
        floors.push_back(dungeonFloorArea(number));
    return floors;
}

} // namespace

GeneratorInfo dungeonGenerator()
{
    GeneratorInfo info;
    info.key = "dungeon";
    info.scenario = ScenarioKind::DungeonRun;
    info.levels = LevelKind::Floor;
    info.fewestLevels = kDungeonFloors;
    info.mostLevels = kDungeonFloors;
    info.population = Population::Floor;
    info.settings = settingsNamed({"sight.radius", "sight.diagonal_gaps", "dungeon.slow_healing"});
    info.defaults.viewRadius = 7;
    info.defaults.disc = DiscRule::Exact;
    info.make = makeDungeon;
    info.stages = onlyStage;
    info.areas = dungeonAreas;
    return info;
}

} // namespace cave
