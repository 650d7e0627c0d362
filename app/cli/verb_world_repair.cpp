#include "app/cli/output.h"
#include "app/cli/region_option.h"
#include "app/cli/verbs.h"
#include "core/base/text.h"

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace cave::cli {
namespace {

struct RepairOptions {
    std::string world;
    RegionArguments regions; ///< empty: all that are damaged
};

std::string nameOf(RegionPos pos)
{
    return "region " + std::to_string(pos.x) + " " + std::to_string(pos.y);
}

/// Gives up what was put aside of the regions. One that play has seen again since then keeps that.
Outcome repairRegions(WorldFile &file, const LoadedWorld &loaded, const std::vector<RegionPos> &regions,
                      std::string &report)
{
    for (const RegionPos pos : regions) {
        if (const Result<void> repaired = file.repair(pos); !repaired)
            return failed(repaired.error(), "world repair");
        report +=
            nameOf(pos) + ": repaired; " +
            (loaded.world.level.changesOf(pos).empty() ? "it is unexplored and as the seed makes it\n"
                                                       : "what was explored since the damage is kept\n");
    }
    return {};
}

/// Repairs everything; in a sound world there is nothing to do.
Outcome repairAll(WorldFile &file, const LoadedWorld &loaded, std::string &report)
{
    std::vector<RegionPos> regions;
    for (const DamagedRegion &region : loaded.damaged)
        regions.push_back(region.pos);
    Outcome outcome = repairRegions(file, loaded, regions, report);
    // What else was wrong was mended by loading.
    for (const std::string &notice : loaded.notices)
        report += printable(notice) + "\n";
    if (outcome.done() && report.empty())
        report = "nothing to repair\n";
    return outcome;
}

/// Loading moves what is damaged to quarantine, from which it can be repaired.
Outcome openForRepair(const std::filesystem::path &path, const RepairOptions &options, std::string &report)
{
    Result<WorldFile> file = WorldFile::open(path);
    if (!file)
        return failed(file.error(), "world repair");
    const Result<LoadedWorld> loaded = file->load();
    if (!loaded)
        return failed(loaded.error(), "world repair");
    if (options.regions.empty())
        return repairAll(*file, *loaded, report);
    std::vector<RegionPos> regions;
    const int regionSize = loaded->world.spec.settings.regionSize;
    if (Outcome outcome = readRegions(options.regions, regionSize, regions); !outcome.done())
        return outcome;
    return repairRegions(*file, *loaded, regions, report);
}

Outcome repairWorld(const RepairOptions &options, const Invocation &invocation)
{
    const Result<std::filesystem::path> path = invocation.findWorld(options.world);
    if (!path)
        return failed(path.error(), "world repair");
    std::string report;
    Outcome outcome = openForRepair(*path, options, report);
    Outcome printed = printDone(report);
    return outcome.done() ? printed : outcome;
}

} // namespace

void addWorldRepairVerb(CLI::App &world, Invocation &invocation)
{
    const auto options = std::make_shared<RepairOptions>();
    CLI::App &verb = *world.add_subcommand(
        "repair",
        "Make damaged regions new from the seed, bring a lost player back, and replace what can't be read");
    verb.add_option("WORLD", options->world, "A world's file or name")->required();
    addRegionOption(verb, options->regions, "A region to repair; all damaged ones when none is named");
    verb.callback([options, &invocation] {
        invocation.action = [options, &invocation] { return repairWorld(*options, invocation); };
    });
}

} // namespace cave::cli
