// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/spec_options.h"
#include "app/cli/verbs/verbs.h"
#include "core/io/files/world_names.h"
#include "core/io/worlds/saved_session.h"
#include "core/io/worlds/world_library.h"

#include <memory>
#include <string>
#include <utility>

namespace cave::cli {
namespace {

struct CreateOptions {
    std::string name;
    SpecOptions spec;
};

Outcome createWorld(const CreateOptions &options, const Invocation &invocation)
{
    CAVE_TRY(orWrongUsage(validateWorldName(options.name), "world create NAME"));
    const auto spec = CAVE_TRY(readSpec(options.spec));
    const auto library = CAVE_TRY(orFailed(invocation.library(), "world create"));
    const auto path = CAVE_TRY(orFailed(library.pathForNewWorld(options.name), "world create"));
    const auto session = CAVE_TRY(orFailed(SavedSession::create(path, options.name, spec), "world create"));
    Outcome outcome = writeResult({}, path.string() + "\n"); // as it is, for scripts
    if (!outcome.done())
        outcome.what = message("the world was created, but %1", std::move(outcome.what));
    return outcome;
}

} // namespace

void addWorldCreateVerb(Verb world, Invocation &invocation)
{
    const auto options = std::make_shared<CreateOptions>();
    Verb verb = world.addVerb("create", "Create a world and print its file");
    verb.addOption("NAME", options->name, "Display name of the world").required();
    addSpecOptions(verb, options->spec);
    addLevelFileOptions(verb, options->spec);
    setAction(verb, invocation, options, createWorld);
}

} // namespace cave::cli
