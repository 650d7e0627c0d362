// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/spec_options.h"
#include "app/cli/verbs/verbs.h"
#include "core/session/session.h"

#include <memory>
#include <string>

namespace cave::cli {
namespace {

Outcome printSpawn(const SpecOptions &options)
{
    WorldSpec spec;
    if (Outcome outcome = readSpec(options, spec); !outcome.done())
        return outcome;
    const Result<Session> session = Session::begin(spec);
    if (!session)
        return failed(session.error(), "spawn");
    const WorldPos spawn = session->world().player.position;
    const Result<void> printed = printText(std::to_string(spawn.x) + " " + std::to_string(spawn.y) + "\n");
    return printed.ok() ? Outcome{} : failed(printed.error(), message("standard output"));
}

} // namespace

void addSpawnVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<SpecOptions>();
    Verb verb = parent.addVerb("spawn", "Print the cell where players enter a world");
    addSpecOptions(verb, *options);
    verb.callback([options, &invocation] { invocation.action = [options] { return printSpawn(*options); }; });
}

} // namespace cave::cli
