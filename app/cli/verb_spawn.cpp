#include "app/cli/output.h"
#include "app/cli/spec_options.h"
#include "app/cli/verbs.h"
#include "core/gen/generator.h"
#include "core/rules/spawn.h"

#include <memory>
#include <string>

namespace cave::cli {
namespace {

Outcome printSpawn(const SpecOptions &options)
{
    WorldSpec spec;
    if (Outcome outcome = readSpec(options, spec); !outcome.done())
        return outcome;
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
    if (!source)
        return failed(source.error(), "spawn");
    Level level(std::move(*source));
    const Result<WorldPos> spawn = findSpawn(level, spec.generator.kind);
    if (!spawn)
        return failed(spawn.error(), "spawn");
    const Result<void> printed = printText(std::to_string(spawn->x) + " " + std::to_string(spawn->y) + "\n");
    return printed.ok() ? Outcome{} : failed(printed.error(), "standard output");
}

} // namespace

void addSpawnVerb(CLI::App &parent, Invocation &invocation)
{
    const auto options = std::make_shared<SpecOptions>();
    CLI::App &verb = *parent.add_subcommand("spawn", "Print the cell where a player enters a world");
    addSpecOptions(verb, *options);
    verb.callback([options, &invocation] { invocation.action = [options] { return printSpawn(*options); }; });
}

} // namespace cave::cli
