// SPDX-License-Identifier: MIT
#include "app/cli/coordinate.h"
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/sight_report.h"
#include "app/cli/spec_options.h"
#include "app/cli/verbs/verbs.h"
#include "core/content/builtin.h"
#include "core/gen/generator.h"
#include "core/io/world_file/world_file.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace cave::cli {
namespace {

struct SightOptions {
    SpecOptions spec;
    std::string world; ///< file or name
    std::string from;
    std::string to;
    std::string monsters; ///< the cell whose watchers are asked for
    std::string rule;     ///< empty: the world's
    std::string format = "text";
    int radius = 0;
};

/// Which of the options were given; any text can be a seed, the empty one included.
struct Given {
    bool seed = false;
    bool kind = false; ///< an option that goes with a seed
    bool world = false;
    bool from = false;
    bool to = false;
    bool monsters = false;
    bool radius = false;
};

Outcome checkUsage(const SightOptions &options, const Given &given)
{
    const Message help = message("see %1", std::string_view("cavegame-cli sight --help"));
    if (given.seed == given.world)
        return wrongUsage(given.seed ? message("--world and --seed exclude each other")
                                     : message("missing world: use --world FILE or --seed S"),
                          help);
    if (given.world && given.kind)
        return wrongUsage("--generator, --settings and --set require --seed; a saved world has its own",
                          "--world");
    if (given.monsters && (given.from || given.to || given.radius))
        return wrongUsage("--monsters can't be combined with --from, --to or --radius", "--monsters");
    if (!given.monsters && (!given.from || !given.to))
        return wrongUsage("missing cells: use --from X,Y --to X,Y, or --monsters X,Y", help);
    if (options.format != "text" && options.format != "json")
        return wrongUsage(message("unknown format '%1'; expected text or json", options.format), "--format");
    if (!options.rule.empty() && !gapRuleNamed(options.rule))
        return wrongUsage(message("unknown rule '%1'; expected original or gap", options.rule), "--rule");
    if (options.radius < 0 || options.radius > kLongestProbe)
        return wrongUsage(message("radius must be 0 to %1, not %2", kLongestProbe, options.radius),
                          "--radius");
    return {};
}

/// As its seed makes it.
Outcome makeWorld(const SpecOptions &options, std::optional<World> &world)
{
    WorldSpec spec;
    if (Outcome outcome = readSpec(options, spec); !outcome.done())
        return outcome;
    Result<std::shared_ptr<const RegionSource>> source = makeRegionSource(spec);
    if (!source)
        return failed(source.error(), "sight");
    Result<Content> content = builtInContent();
    if (!content)
        return failed(content.error(), "sight");
    world.emplace(spec, std::make_shared<const Content>(std::move(*content)), std::move(*source));
    return {};
}

/// As it was saved.
Outcome loadWorld(const std::string &nameOrPath, const Invocation &invocation, std::optional<World> &world)
{
    const Result<std::filesystem::path> path = invocation.findWorld(nameOrPath);
    if (!path)
        return failed(path.error(), "--world");
    Result<LoadedWorld> loaded = WorldFile::readSnapshot(*path);
    if (!loaded)
        return failed(loaded.error(), path->string());
    world.emplace(std::move(loaded->world));
    return {};
}

/// The two cells looked at, or their mistake.
Outcome probeCells(const SightOptions &options, const Given &given, World &world, GapRule rule,
                   std::string &text)
{
    WorldPos from;
    WorldPos to;
    if (Outcome outcome = readCell(options.from, "--from", from); !outcome.done())
        return outcome;
    if (Outcome outcome = readCell(options.to, "--to", to); !outcome.done())
        return outcome;
    Result<SightProbe> probe = probeSight(world, from, to);
    if (!probe)
        return wrongUsage(probe.error().message, "--to");
    SightReport report{std::move(*probe), rule, std::nullopt};
    if (given.radius)
        report.radius = options.radius;
    text = options.format == "json" ? sightJson(world, report) : sightText(world, report);
    return {};
}

Outcome listWatchers(const SightOptions &options, World &world, GapRule rule, std::string &text)
{
    WatcherReport report{{}, rule, {}};
    if (Outcome outcome = readCell(options.monsters, "--monsters", report.cell); !outcome.done())
        return outcome;
    report.watchers = watchersOf(world, report.cell, rule);
    text = options.format == "json" ? watchersJson(world, report) : watchersText(world, report);
    return {};
}

Outcome look(const SightOptions &options, const Given &given, const Invocation &invocation)
{
    if (Outcome outcome = checkUsage(options, given); !outcome.done())
        return outcome;
    std::optional<World> world;
    Outcome made = given.world ? loadWorld(options.world, invocation, world) : makeWorld(options.spec, world);
    if (!made.done())
        return made;
    const GapRule rule = gapRuleNamed(options.rule).value_or(world->spec.settings.gaps);
    std::string text;
    Outcome looked = given.monsters ? listWatchers(options, *world, rule, text)
                                    : probeCells(options, given, *world, rule, text);
    if (!looked.done())
        return looked;
    const Result<void> printed = printText(text);
    return printed.ok() ? Outcome{} : failed(printed.error(), message("standard output"));
}

void addCellOptions(Verb verb, SightOptions &options)
{
    verb.addOption("--from", options.from, "Viewing cell").typeName("X,Y");
    verb.addOption("--to", options.to, "Target cell").typeName("X,Y");
    verb.addOption("--monsters", options.monsters,
                   "Instead of two cells: list the monsters with this cell in their area of effect, and "
                   "whether and why they see it")
        .typeName("X,Y");
    verb.addOption("--rule", options.rule,
                   "original (sight passes diagonal gaps) or gap (it doesn't); default: the world's rule")
        .check(refuseEmpty)
        .typeName("NAME")
        .offers({"original", "gap"});
    verb.addOption("--radius", options.radius,
                   "Also check whether --to is within this radius of --from, by each rule")
        .check(refuseUnlessWhole<int>)
        .typeName("R");
    verb.addOption("--format", options.format, "text (default) or json")
        .typeName("FORMAT")
        .offers({"text", "json"});
}

Given givenTo(const Verb &verb)
{
    const auto has = [&verb](const char *name) { return verb.option(name).count() > 0; };
    return {has("--seed"),  has("--generator") || has("--settings") || has("--set"),
            has("--world"), has("--from"),
            has("--to"),    has("--monsters"),
            has("--radius")};
}

} // namespace

void addSightVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<SightOptions>();
    Verb verb = parent.addVerb("sight", "Explain whether two cells of a world see each other");
    verb.addOption("--world", options->world, "World file or name, as last saved")
        .check(refuseEmpty)
        .typeName("FILE");
    addSpecOptions(verb, options->spec);
    verb.option("--seed").required(false); // not with --world
    addCellOptions(verb, *options);
    verb.callback([options, verb, &invocation] {
        invocation.action = [options, given = givenTo(verb), &invocation] {
            return look(*options, given, invocation);
        };
    });
}

} // namespace cave::cli
