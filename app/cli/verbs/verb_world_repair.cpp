// SPDX-License-Identifier: MIT
#include "app/cli/coordinate.h"
#include "app/cli/output.h"
#include "app/cli/spec_options.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/io/world_file/world_file.h"
#include "core/io/world_file/world_repair.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace cave::cli {
namespace {

struct RepairOptions {
    std::string world;
    RegionArguments regions; ///< empty: all that are damaged
    SpecOptions spec;        ///< only with `seed`
    bool seedGiven = false;
    bool kindGiven = false; ///< --generator, --settings or --set
};

Outcome checkUsage(const RepairOptions &options)
{
    if (!options.regions.empty() && (options.seedGiven || options.kindGiven))
        return wrongUsage("--region can't be combined with --seed, --generator, --settings or --set",
                          "--region");
    if (options.kindGiven && !options.seedGiven)
        return wrongUsage("--generator, --settings and --set require --seed", "world repair");
    return {};
}

/// Accepts what is left of the regions; those that loading restored, named or not, need nothing more.
Outcome repairRegions(WorldFile &file, const LoadedWorld &loaded, const std::vector<RegionPos> &regions,
                      std::string &report)
{
    for (const DamagedRegion &region : loaded.restored) {
        report +=
            sayLine(message("region %1 %2: restored from the log of commands", region.pos.x, region.pos.y));
    }
    for (const RegionPos pos : regions) {
        if (std::ranges::find(loaded.restored, pos, &DamagedRegion::pos) != loaded.restored.end())
            continue;
        CAVE_TRY(orFailed(file.repair(pos), "world repair"));
        report += sayLine(
            loaded.world.map.changesOf(pos).empty()
                ? message("region %1 %2: repaired; reverted to its seed and unexplored", pos.x, pos.y)
                : message("region %1 %2: repaired; cells explored since the damage are kept", pos.x, pos.y));
    }
    return {};
}

/// Loading restores what is damaged, or moves it to quarantine.
Outcome repairNamed(const std::filesystem::path &path, const RepairOptions &options, std::string &report)
{
    const auto before = CAVE_TRY(orFailed(WorldFile::readSnapshot(path), "world repair"));
    const auto regions = CAVE_TRY(readRegions(options.regions, before.world.spec.settings.regionSize));
    auto file = CAVE_TRY(orFailed(WorldFile::open(path), "world repair"));
    const auto loaded = CAVE_TRY(orFailed(file.load(), "world repair"));
    return repairRegions(file, loaded, regions, report);
}

/// Repairs everything; in a sound world there is nothing to do.
Outcome repairAll(const std::filesystem::path &path, const RepairOptions &options, std::string &report)
{
    WorldSpec spec;
    if (options.seedGiven)
        spec = CAVE_TRY(readSpec(options.spec));
    const auto repair =
        CAVE_TRY(orFailed(repairWorldFile(path, options.seedGiven ? &spec : nullptr), "world repair"));
    for (const WorldFinding &finding : repair.repaired)
        report += sayLine(message("%1; %2", finding.problem, finding.remedy));
    if (!repair.original.empty())
        report += sayLine(message("the damaged file is kept as '%1'", repair.original.string()));
    for (const WorldFinding &finding : repair.left)
        report += sayLine(message("not repaired: %1", finding.problem));
    if (!repair.left.empty()) {
        const Message why = repair.obstacle.empty() ? repair.left.front().problem : repair.obstacle;
        return failed(message("%1 not repaired: %2", repair.left.size(), why), path.string());
    }
    if (report.empty())
        report = sayLine("nothing to repair");
    return {};
}

Outcome repairWorld(const RepairOptions &options, const Invocation &invocation)
{
    CAVE_TRY(checkUsage(options));
    const auto path = CAVE_TRY(orFailed(invocation.findWorld(options.world), "world repair"));
    std::string report;
    Outcome outcome =
        options.regions.empty() ? repairAll(path, options, report) : repairNamed(path, options, report);
    Outcome printed = printDone(report);
    return outcome.done() ? printed : outcome;
}

} // namespace

void addWorldRepairVerb(Verb world, Invocation &invocation)
{
    const auto options = std::make_shared<RepairOptions>();
    Verb verb = world.addVerb(
        "repair",
        "Repair damage found by 'world verify'. If the file itself is broken, readable parts are saved to a "
        "new file and the damaged file is kept beside it; exit 1 if something can't be repaired");
    verb.addOption("WORLD", options->world, "World file or name").required();
    addRegionOption(verb, options->regions, message("Region to repair (default: all damaged regions)"));
    verb.addOption("--seed", options->spec.seed,
                   "Seed of the world, for a file that has lost it in both places; with --generator and "
                   "settings as for 'world create'")
        .typeName("S");
    addKindOptions(verb, options->spec);
    verb.callback([options, verb, &invocation] {
        options->seedGiven = verb.option("--seed").count() > 0;
        options->kindGiven = hasKindOptions(verb);
        invocation.action = [options, &invocation] { return repairWorld(*options, invocation); };
    });
}

} // namespace cave::cli
