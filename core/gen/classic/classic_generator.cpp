// SPDX-License-Identifier: MIT
#include "core/gen/classic/classic_caves.h"
#include "core/gen/generator.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

#include <utility>

namespace cave {
namespace {

Result<std::shared_ptr<const StagedSource>> makeClassic(const WorldSpec &spec)
{
    if (spec.seedNumber)
        return std::shared_ptr<const StagedSource>(
            std::make_shared<const ClassicCaves>(*spec.seedNumber, spec.settings));
    auto caves = CAVE_TRY(makeClassicCaves(spec.seed, spec.settings));
    return std::shared_ptr<const StagedSource>(std::move(caves));
}

std::vector<GenerationStage> classicStages(const WorldSpec &spec)
{
    using Kind = GenerationStage::Kind;
    std::vector<GenerationStage> all{{Kind::Noise}};
    addSteps(all, Kind::Automaton, spec.settings.iterations);
    all.push_back({Kind::Chests});
    all.push_back({Kind::Monsters});
    return all;
}

} // namespace

GeneratorInfo classicGenerator()
{
    GeneratorInfo info;
    info.key = "classic";
    info.population = Population::Plain;
    info.mostMonsters = 1;
    info.numberedSeeds = true;
    info.hiddenSpawn = false;
    info.settings.assign(settingInfos().begin(), settingInfos().end());
    info.unused = {"caves.smoothing"};
    info.defaults.floorChance = {5000};
    info.defaults.iterations = 2;
    info.defaults.smoothing = 0;
    info.defaults.monsters = MonsterMode::Stationary;
    info.defaults.disc = DiscRule::Original;
    info.defaults.gaps = GapRule::Open;
    info.defaults.stunChance = {1000};
    info.make = makeClassic;
    info.stages = classicStages;
    return info;
}

} // namespace cave
