#include "app/cli/output.h"
#include "app/cli/verbs.h"
#include "app/cli/world_report.h"

#include <filesystem>
#include <memory>
#include <string>
#include <utility>

namespace cave::cli {
namespace {

struct InfoOptions {
    std::string world;
    bool json = false;
};

Result<WorldReport> readReport(const std::filesystem::path &path)
{
    Result<WorldSummary> summary = WorldFile::summary(path);
    if (!summary)
        return summary.error();
    Result<LoadedWorld> loaded = WorldFile::readSnapshot(path);
    if (!loaded)
        return loaded.error();
    // As the world opens, which is somewhere else if the stored place can't be used.
    summary->player = loaded->world.player.position;
    return WorldReport{std::move(*summary), loaded->world.level.changes().size(), std::move(loaded->damaged),
                       std::move(loaded->notices)};
}

Outcome printInfo(const InfoOptions &options, const Invocation &invocation)
{
    const Result<std::filesystem::path> path = invocation.findWorld(options.world);
    if (!path)
        return failed(path.error(), "world info");
    const Result<WorldReport> report = readReport(*path);
    if (!report)
        return failed(report.error(), "world info");
    const Result<void> printed = printText(options.json ? reportJson(*report) : reportText(*report));
    return printed.ok() ? Outcome{} : failed(printed.error(), "standard output");
}

} // namespace

void addWorldInfoVerb(CLI::App &world, Invocation &invocation)
{
    const auto options = std::make_shared<InfoOptions>();
    CLI::App &verb = *world.add_subcommand("info", "Tell what a world is made from and what was done in it");
    verb.add_option("WORLD", options->world, "A world's file or name")->required();
    verb.add_flag("--json", options->json, "Write a JSON object");
    verb.callback([options, &invocation] {
        invocation.action = [options, &invocation] { return printInfo(*options, invocation); };
    });
}

} // namespace cave::cli
