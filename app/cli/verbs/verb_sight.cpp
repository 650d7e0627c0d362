// SPDX-License-Identifier: MIT
#include "app/cli/coordinate.h"
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/saved_world.h"
#include "app/cli/spec_options.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/sight/sight_case.h"
#include "core/analysis/sight/sight_probe.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/gen/generator.h"
#include "core/io/exports/region_text.h"
#include "core/io/world_file/world_file.h"
#include "core/rules/monsters.h"
#include "core/sight/area_of_effect.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

/// What a probe came to, by one of its rules.
struct SightReport {
    SightProbe probe;
    GapRule rule = GapRule::Open;
    std::optional<int> radius; ///< of the discs around `probe.from` that are asked about, in cells

    [[nodiscard]] const GapRuleAnswer &answer() const { return probe.lines[rule == GapRule::Open ? 0 : 1]; }
};

/// The monsters that have a cell in their disc.
struct WatcherReport {
    WorldPos cell;
    GapRule rule = GapRule::Open;
    std::vector<Watcher> watchers;
};

constexpr std::array kDiscRules{DiscRule::Exact, DiscRule::Original, DiscRule::Wide};

Json cellJson(WorldPos p)
{
    return {p.x, p.y};
}

Json blockerJson(const SightTrace &trace)
{
    return trace.visible() ? Json() : cellJson(trace.obstacle.at);
}

Json gapJson(const SightTrace &trace)
{
    if (trace.obstacle.kind != SightObstacle::Kind::DiagonalGap)
        return nullptr;
    return {cellJson(trace.obstacle.gap[0]), cellJson(trace.obstacle.gap[1])};
}

Json cellsJson(const std::vector<WorldPos> &cells)
{
    Json json = Json::List{};
    for (const WorldPos cell : cells)
        json.append(cellJson(cell));
    return json;
}

Json reverseJson(const SightTrace &back)
{
    return {
        {"visible", back.visible()}, {"blocker", blockerJson(back)}, {"reason", sightReason(back).english()}};
}

bool isInDisc(const SightReport &report, DiscRule rule)
{
    const SightProbe &probe = report.probe;
    return inDisc(rule, *report.radius, probe.to.x - probe.from.x, probe.to.y - probe.from.y);
}

std::string dump(const Json &json)
{
    return json.dump({.indent = 2}) + "\n";
}

Message yesNo(bool yes)
{
    return yes ? message("yes") : message("no");
}

Message ruleText(GapRule rule)
{
    return rule == GapRule::Open ? message("rule: original (sight passes diagonal gaps)")
                                 : message("rule: gap (a diagonal gap breaks sight)");
}

Json verdictJson(const World &world, const SightVerdict &verdict)
{
    const std::int64_t tenths = verdict.limitTenths();
    return {{"kind", kindOf(world, verdict.monster).key},
            {"place", cellJson(verdict.monster.state.position)},
            {"cell", cellJson(verdict.cell)},
            {"radius", verdict.radius},
            {"disc", discRuleKey(verdict.disc)},
            {"squared_distance", verdict.squaredDistance()},
            {"limit", tenths % 10 == 0 ? Json(tenths / 10) : Json(static_cast<double>(tenths) / 10)},
            {"in_area", verdict.inArea},
            {"sees", verdict.line.visible()},
            {"attacks", verdict.attacks()},
            {"text", verdictText(world, verdict).english()}};
}

std::string viewsText(const SightProbe &probe)
{
    if (!probe.views)
        return sayLine("fields of view: too far apart for one");
    const SightProbe::Views &views = *probe.views;
    return sayLine(message("shadowcasting: %1, back %2", yesNo(views.shadowcasting),
                           yesNo(views.shadowcastingBack))) +
           sayLine(message("permissive: %1, back %2", yesNo(views.permissive), yesNo(views.permissiveBack)));
}

/// "original" (gaps are open) or "gap" (they are closed).
std::string_view gapRuleName(GapRule rule)
{
    return rule == GapRule::Open ? "original" : "gap";
}

/// The rule so named.
std::optional<GapRule> gapRuleNamed(std::string_view name)
{
    for (const GapRule rule : {GapRule::Open, GapRule::Closed}) {
        if (name == gapRuleName(rule))
            return rule;
    }
    return std::nullopt;
}

/// The line that `report` is about, cell by cell.
std::vector<SightStep> stepsOf(World &world, const SightReport &report)
{
    return sightSteps(
        report.answer().there.cells, [&world](WorldPos p) { return world.map.terrainAt(p); }, false);
}

Json stepJson(const SightStep &step, GapRule rule)
{
    Json json{{"cell", cellJson(step.at)},
              {"letter", std::string(1, terrainLetter(step.terrain))},
              {"blocks", step.blocks},
              {"gap", nullptr},
              {"breaks", step.breaks(rule)}};
    if (step.gap)
        json["gap"] = {cellJson((*step.gap)[0]), cellJson((*step.gap)[1])};
    return json;
}

// For programs, and the same for people in their language; both end with a newline.
std::string sightJson(World &world, const SightReport &report)
{
    const SightProbe &probe = report.probe;
    const GapRuleAnswer &answer = report.answer();
    Json json{{"from", cellJson(probe.from)},
              {"to", cellJson(probe.to)},
              {"rule", gapRuleName(report.rule)},
              {"visible", answer.there.visible()},
              {"blocker", blockerJson(answer.there)},
              {"gap", gapJson(answer.there)},
              {"reason", sightReason(answer.there).english()},
              {"cells", cellsJson(answer.there.cells)},
              {"reverse", reverseJson(answer.back)},
              {"shadowcasting", nullptr},
              {"permissive", nullptr}};
    for (const SightStep &step : stepsOf(world, report))
        json["steps"].append(stepJson(step, report.rule));
    if (probe.views) {
        json["shadowcasting"] = probe.views->shadowcasting;
        json["permissive"] = probe.views->permissive;
    }
    if (report.radius) {
        for (const DiscRule rule : kDiscRules)
            json["discs"][std::string(discRuleKey(rule))] = isInDisc(report, rule);
    }
    Json &verdicts = json["verdicts"] = Json::List{};
    for (const SightVerdict &verdict : probe.verdicts)
        verdicts.append(verdictJson(world, verdict));
    return dump(json);
}

/// `rule` is the one that is asked about; monsters go by the world's.
std::string verdictLine(const World &world, const SightVerdict &verdict, GapRule rule)
{
    const Message text = verdictText(world, verdict);
    return sayLine(rule == world.spec.settings.gaps ? message("verdict: %1", text)
                                                    : message("verdict by the world's rule: %1", text));
}

std::string sightText(World &world, const SightReport &report)
{
    const SightProbe &probe = report.probe;
    const GapRuleAnswer &answer = report.answer();
    std::string text = sayLine(message("%1 to %2: %3", placeText(probe.from), placeText(probe.to),
                                       sightReason(answer.there))) +
                       sayLine(message("back: %1", sightReason(answer.back))) +
                       sayLine(ruleText(report.rule)) +
                       sayLine(message("line: %1", joined(answer.there.cells, " ", placeText)));
    for (const SightStep &step : stepsOf(world, report))
        text += "  " + sayLine(stepText(step, report.rule));
    text += viewsText(probe);
    if (report.radius) {
        const std::string answers = joined(kDiscRules, ", ", [&](DiscRule rule) {
            return std::string(discRuleKey(rule)) + " " + say(yesNo(isInDisc(report, rule)));
        });
        text += sayLine(message("in the disc of radius %1: %2", *report.radius, answers));
    }
    for (const SightVerdict &verdict : probe.verdicts)
        text += verdictLine(world, verdict, report.rule);
    return text;
}

std::string watchersJson(const World &world, const WatcherReport &report)
{
    Json monsters = Json::List{};
    for (const Watcher &watcher : report.watchers) {
        const MonsterId &id = watcher.monster.id;
        monsters.append({{"kind", kindOf(world, watcher.monster).key},
                         {"place", cellJson(watcher.monster.state.position)},
                         {"home", {id.home.x, id.home.y}},
                         {"index", id.index},
                         {"sees", watcher.sees()},
                         {"reason", sightReason(watcher.line).english()},
                         {"blocker", blockerJson(watcher.line)},
                         {"gap", gapJson(watcher.line)},
                         {"verdict", verdictJson(world, watcher.verdict)}});
    }
    return dump(
        {{"cell", cellJson(report.cell)}, {"rule", gapRuleName(report.rule)}, {"monsters", monsters}});
}

std::string watchersText(const World &world, const WatcherReport &report)
{
    if (report.watchers.empty())
        return sayLine(message("no monster has %1 in its disc", placeText(report.cell)));
    std::string text;
    for (const Watcher &watcher : report.watchers) {
        const Message name = Message::ofTable(kindOf(world, watcher.monster).name);
        const std::string place = placeText(watcher.monster.state.position);
        text += sayLine(watcher.sees() ? message("%1 at %2 sees it", name, place)
                                       : message("%1 at %2 doesn't see it: %3", name, place,
                                                 sightReason(watcher.line))) +
                verdictLine(world, watcher.verdict, report.rule);
    }
    return text;
}

struct SightOptions {
    SpecOptions spec;
    SavedWorldOptions saved;
    std::string from;
    std::string to;
    std::string monsters; ///< the cell whose watchers are asked for
    std::string rule;     ///< empty: the world's
    std::string format = "text";
    int radius = 0;
    OutFile caseFile;
    OutFile drawing; ///< `force` of the other holds for it, too
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
    bool file = false; ///< to write the line to
};

/// Either two cells or the monsters around one.
Outcome checkCells(const Given &given, const Message &help)
{
    if (given.monsters && (given.from || given.to || given.radius))
        return wrongUsage("--monsters can't be combined with --from, --to or --radius", "--monsters");
    if (given.monsters && given.file)
        return wrongUsage("--monsters can't be combined with --case or --svg", "--monsters");
    if (!given.monsters && (!given.from || !given.to))
        return wrongUsage("missing cells: use --from X,Y --to X,Y, or --monsters X,Y", help);
    return {};
}

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
    if (options.saved.turn && !given.world)
        return wrongUsage("--turn requires --world", "--turn");
    CAVE_TRY(checkCells(given, help));
    if (options.format != "text" && options.format != "json")
        return wrongUsage(message("unknown format '%1'; expected text or json", options.format), "--format");
    if (!options.caseFile.path.empty() && !options.drawing.path.empty() &&
        isSameFile(options.caseFile.path, options.drawing.path))
        return wrongUsage("--case and --svg are the same file", "--svg");
    if (!options.rule.empty() && !gapRuleNamed(options.rule))
        return wrongUsage(message("unknown rule '%1'; expected original or gap", options.rule), "--rule");
    if (options.radius < 0 || options.radius > kLongestProbe)
        return wrongUsage(message("radius must be 0 to %1, not %2", kLongestProbe, options.radius),
                          "--radius");
    return {};
}

/// As its seed makes it.
OutcomeOr<World> makeWorld(const SpecOptions &options)
{
    const auto spec = CAVE_TRY(readSpec(options));
    auto source = CAVE_TRY(orFailed(makeRegionSource(spec), "sight"));
    auto content = CAVE_TRY(readContent(spec.generator, "sight"));
    return World(spec, std::move(content), std::move(source));
}

/// As it was saved, or was at a turn.
OutcomeOr<World> loadWorld(const SavedWorldOptions &options, const Invocation &invocation)
{
    auto loaded = CAVE_TRY(loadSavedWorld(options, invocation, "sight"));
    noteDamage(loaded);
    return std::move(loaded.world);
}

/// Writes the line as the files that were asked for.
Outcome writeCase(const SightOptions &options, const SightReport &report, World &world)
{
    if (options.caseFile.path.empty() && options.drawing.path.empty())
        return {};
    for (const OutFile &file : {options.caseFile, OutFile{options.drawing.path, options.caseFile.force}}) {
        if (!file.path.empty())
            CAVE_TRY(orNotWritten(checkReplaceable(file.path, file.mode()), file));
    }
    const auto made =
        CAVE_TRY(orFailed(sightCaseOf(world, report.probe, report.rule, report.radius), "sight"));
    const std::array files{std::pair{options.caseFile.path, &sightCaseText},
                           std::pair{options.drawing.path, &sightCaseSvg}};
    for (const auto &[path, textOf] : files) {
        const OutFile file{path, options.caseFile.force};
        if (path.empty())
            continue;
        CAVE_TRY(orNotWritten(writeFileAtomically(path, textOf(made), file.mode()), file));
    }
    return {};
}

/// The two cells looked at, or their mistake.
OutcomeOr<std::string> probeCells(const SightOptions &options, const Given &given, World &world, GapRule rule)
{
    const auto from = CAVE_TRY(readCell(options.from, "--from"));
    const auto to = CAVE_TRY(readCell(options.to, "--to"));
    auto probe = CAVE_TRY(orWrongUsage(probeSight(world, from, to), "--to"));
    SightReport report{std::move(probe), rule, std::nullopt};
    if (given.radius)
        report.radius = options.radius;
    CAVE_TRY(writeCase(options, report, world));
    return options.format == "json" ? sightJson(world, report) : sightText(world, report);
}

OutcomeOr<std::string> listWatchers(const SightOptions &options, World &world, GapRule rule)
{
    const auto cell = CAVE_TRY(readCell(options.monsters, "--monsters"));
    const WatcherReport report{cell, rule, watchersOf(world, cell, rule)};
    return options.format == "json" ? watchersJson(world, report) : watchersText(world, report);
}

Outcome look(const SightOptions &options, const Given &given, const Invocation &invocation)
{
    CAVE_TRY(checkUsage(options, given));
    auto world = CAVE_TRY(given.world ? loadWorld(options.saved, invocation) : makeWorld(options.spec));
    const GapRule rule = gapRuleNamed(options.rule).value_or(world.spec.settings.gaps);
    return print(CAVE_TRY(given.monsters ? listWatchers(options, world, rule)
                                         : probeCells(options, given, world, rule)));
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
        .typeName("R");
    verb.addOption("--format", options.format, "text (default) or json")
        .typeName("FORMAT")
        .offers({"text", "json"});
    verb.addOption("--case", options.caseFile.path, "Also write the line as a test case for 'sight check'")
        .check(refuseEmpty)
        .typeName("FILE");
    verb.addOption("--svg", options.drawing.path, "Also draw the line with its surroundings, as SVG")
        .check(refuseEmpty)
        .typeName("FILE");
    addForceFlag(verb, options.caseFile);
}

Given givenTo(const Verb &verb)
{
    const auto has = [&verb](const char *name) { return verb.option(name).count() > 0; };
    return {has("--seed"), hasKindOptions(verb), has("--world"),  has("--from"),
            has("--to"),   has("--monsters"),    has("--radius"), has("--case") || has("--svg")};
}

} // namespace

void addSightVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<SightOptions>();
    Verb verb = parent.addVerb("sight", "Explain whether two cells of a world see each other");
    verb.addOption("--world", options->saved.world, "World file or name").check(refuseEmpty).typeName("FILE");
    addTurnOption(verb, options->saved);
    addSpecOptions(verb, options->spec);
    verb.option("--seed").required(false); // not with --world
    addCellOptions(verb, *options);
    addSightCheckVerb(verb, invocation);
    verb.callback([options, verb, &invocation] {
        const Given given = givenTo(verb);
        if (!invocation.action)
            invocation.action = [options, given, &invocation] { return look(*options, given, invocation); };
        else if (verb.anyGiven()) // with the verb below
            invocation.action = [] {
                return wrongUsage("options of sight can't be used with sight check", "sight check");
            };
    });
}

} // namespace cave::cli
