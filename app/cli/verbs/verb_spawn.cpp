// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/seeds/seeds_options.h"
#include "app/cli/spec_options.h"
#include "app/cli/verbs/verbs.h"
#include "core/session/session.h"

#include <memory>
#include <string>

namespace cave::cli {
namespace {

struct SpawnOptions {
    SpecOptions spec;
    SeedsOptions seeds;
};

Result<std::string> spawnText(const WorldSpec &spec)
{
    const auto session = CAVE_TRY(Session::begin(spec));
    const WorldPos spawn = session.world().player().position;
    return std::to_string(spawn.x) + " " + std::to_string(spawn.y);
}

Outcome printSpawn(const WorldSpec &spec)
{
    return print(CAVE_TRY(orFailed(spawnText(spec), "spawn")) + "\n");
}

/// A line for each seed, which comes last as it may contain spaces.
Outcome printSpawns(WorldSpec spec, const SeedsOptions &seeds)
{
    return forEachWorld(seeds, "spawn", [&](const std::string &seed, SeedProblem &problem) -> Outcome {
        spec.seed = seed;
        const Result<std::string> spawn = spawnText(spec);
        if (spawn)
            return print(*spawn + " " + seed + "\n");
        problem.what = spawn.error().message;
        return {};
    });
}

} // namespace

void addSpawnVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<SpawnOptions>();
    Verb verb = parent.addVerb("spawn", "Print the cell where players enter a world");
    addSpecOptions(verb, options->spec);
    const Option seed = verb.option("--seed").required(false); // not for many
    addSeedsOptions(verb, options->seeds);
    verb.callback([options, seed, &invocation] {
        invocation.action = [options, hasSeed = seed.count() > 0]() -> Outcome {
            CAVE_TRY(checkSeedOrSeeds(hasSeed, options->seeds, "spawn"));
            auto spec = CAVE_TRY(readSpec(options->spec));
            return hasSeed ? printSpawn(spec) : printSpawns(std::move(spec), options->seeds);
        };
    });
}

} // namespace cave::cli
