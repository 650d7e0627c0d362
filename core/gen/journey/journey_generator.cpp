// SPDX-License-Identifier: MIT
#include "core/gen/generator.h"
#include "core/gen/journey/journey_caves.h"
#include "core/world/generator_info.h"
#include "core/world/world_spec.h"

namespace cave {
namespace {

Result<std::shared_ptr<const StagedSource>> makeJourney(const WorldSpec &spec)
{
    auto source = std::make_shared<JourneyCaves>(spec.seed, spec.settings, contentVersionOf(spec.generator));
    if (source->journey().empty())
        return damaged("landmarks.json has no gate");
    return std::shared_ptr<const StagedSource>(std::move(source));
}

} // namespace

GeneratorInfo journeyGenerator()
{
    GeneratorInfo info;
    info.key = "journey";
    info.scenario = ScenarioKind::Journey;
    info.population = Population::Bands;
    info.settings = settingsNamed(
        {"journey.lives", "caves.floor_chance", "caves.threshold", "caves.iterations", "caves.smoothing",
         "chest.chance", "chest.max_items", "sight.radius", "monsters", "sight.disc", "sight.diagonal_gaps",
         "combat.armour_protection", "combat.damage_multiplier", "combat.stun_chance", "death.lose"});
    info.make = makeJourney;
    info.stages = cavesGenerator().stages;
    return info;
}

} // namespace cave
