// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/saved_world.h"
#include "app/cli/verbs/verbs.h"
#include "app/cli/world_report.h"

#include <memory>

namespace cave::cli {
namespace {

struct InfoOptions {
    SavedWorldOptions saved;
    bool json = false;
};

Outcome printInfo(const InfoOptions &options, const Invocation &invocation)
{
    const auto report = CAVE_TRY(readReport(options.saved, invocation, "world info"));
    return print(options.json ? reportJson(report) : reportText(report));
}

} // namespace

void addWorldInfoVerb(Verb world, Invocation &invocation)
{
    const auto options = std::make_shared<InfoOptions>();
    Verb verb = world.addVerb("info", "Show a world's seed, settings and statistics");
    addSavedWorld(verb, options->saved);
    verb.addFlag("--json", options->json, "Write JSON");
    verb.callback([options, &invocation] {
        invocation.action = [options, &invocation] { return printInfo(*options, invocation); };
    });
}

} // namespace cave::cli
