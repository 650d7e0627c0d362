// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/saved_world.h"
#include "app/cli/verbs/verbs.h"
#include "app/cli/world_report.h"

#include <memory>
#include <utility>

namespace cave::cli {
namespace {

struct InfoOptions {
    SavedWorldOptions saved;
    bool json = false;
};

Outcome printInfo(const InfoOptions &options, const Invocation &invocation)
{
    auto loaded = CAVE_TRY(loadSavedWorld(options.saved, invocation, "world info"));
    const auto path = CAVE_TRY(orFailed(invocation.findWorld(options.saved.world), "world info"));
    auto summary = CAVE_TRY(orFailed(WorldFile::summary(path), "world info"));
    const WorldReport report = reportOf(std::move(summary), std::move(loaded));
    return print(options.json ? reportJson(report) : reportText(report));
}

} // namespace

void addWorldInfoVerb(Verb world, Invocation &invocation)
{
    const auto options = std::make_shared<InfoOptions>();
    Verb verb = world.addVerb("info", "Show a world's seed, settings and statistics");
    addSavedWorld(verb, options->saved);
    verb.addFlag("--json", options->json, "Write JSON");
    setAction(verb, invocation, options, printInfo);
}

} // namespace cave::cli
