// SPDX-License-Identifier: MIT
#include "core/gen/caves/caves.h"
#include "core/gen/generator.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

namespace cave {
namespace {

Result<std::shared_ptr<const StagedSource>> makeCaves(const WorldSpec &spec)
{
    return std::shared_ptr<const StagedSource>(
        std::make_shared<Caves>(spec.seed, spec.settings, fastestCaveUnits(), spec.generator.version));
}

std::vector<GenerationStage> cavesStages(const WorldSpec &spec)
{
    using Kind = GenerationStage::Kind;
    const WorldSettings &settings = spec.settings;
    const bool joinsFirst = spec.generator.version == 1;
    std::vector<GenerationStage> all{{Kind::Noise}};
    addSteps(all, Kind::Automaton, settings.iterations);
    all.push_back({Kind::Portals});
    if (joinsFirst)
        all.push_back({Kind::Joining});
    addSteps(all, Kind::Smoothing, settings.smoothing);
    if (!joinsFirst)
        all.push_back({Kind::Joining});
    for (const Kind kind : {Kind::Polish, Kind::Chests, Kind::Monsters})
        all.push_back({kind});
    return all;
}

} // namespace

GeneratorInfo cavesGenerator()
{
    GeneratorInfo info;
    info.key = "caves";
    info.versions = {1, 2};
    info.contents = {1, 1};
    info.mostMonsters = 1;
    info.settings.assign(settingInfos().begin(), settingInfos().end());
    info.make = makeCaves;
    info.stages = cavesStages;
    return info;
}

} // namespace cave
