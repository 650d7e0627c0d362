// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/io/world_file/world_file.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace cave::cli {
namespace {

struct CopyOptions {
    std::string source;
    std::string target;
};

Outcome copyWorld(const CopyOptions &options, const Invocation &invocation)
{
    const auto source = CAVE_TRY(orFailed(invocation.findWorld(options.source), "world copy"));
    const std::filesystem::path target = options.target;
    CAVE_TRY(orFailed(WorldFile::copy(source, target, std::nullopt), "world copy"));
    const auto made = CAVE_TRY(orFailed(WorldFile::summary(target), "world copy"));
    return printDone(sayLine(message("%1: a copy of turn %2", target.string(), made.turn)));
}

} // namespace

void addWorldCopyVerb(Verb world, Invocation &invocation)
{
    const auto options = std::make_shared<CopyOptions>();
    Verb verb =
        world.addVerb("copy", "Copy a world as last saved to a new file, even while it is being played");
    verb.addOption("SOURCE", options->source, "World file or name").required();
    verb.addOption("TARGET", options->target, "New file; must not exist").required();
    setAction(verb, invocation, options, copyWorld);
}

} // namespace cave::cli
