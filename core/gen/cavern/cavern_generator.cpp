// SPDX-License-Identifier: MIT
#include "core/gen/cavern/cavern.h"
#include "core/gen/generator.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

namespace cave {
namespace {

Result<std::shared_ptr<const StagedSource>> makeCavern(const WorldSpec &spec)
{
    return std::shared_ptr<const StagedSource>(std::make_shared<CavernSource>(spec.seed, spec.settings));
}

std::vector<GenerationStage> cavernStages(const WorldSpec &spec)
{
    using Kind = GenerationStage::Kind;
    std::vector<GenerationStage> all{{Kind::Noise}};
    addSteps(all, Kind::Automaton, spec.settings.cavernSmooth);
    for (const Kind kind : {Kind::Joining, Kind::Chests, Kind::Monsters})
        all.push_back({kind});
    return all;
}

std::vector<CellRect> cavernAreas(const WorldSpec &spec)
{
    return {{{0, 0}, spec.settings.cavernWidth, spec.settings.cavernHeight}};
}

} // namespace

GeneratorInfo cavernGenerator()
{
    GeneratorInfo info;
    info.key = "cavern";
    info.scenario = ScenarioKind::Cavern;
    info.levels = LevelKind::Whole;
    info.settings = settingsNamed({"cavern.width", "cavern.height", "cavern.smooth", "cavern.passages",
                                   "cavern.rivers", "cavern.trees", "cavern.monsters"});
    for (const SettingInfo &setting : settingInfos()) {
        if (!setting.key.starts_with("caves.") && setting.key != "region.size")
            info.settings.push_back(setting);
    }
    info.make = makeCavern;
    info.stages = cavernStages;
    info.areas = cavernAreas;
    return info;
}

} // namespace cave
