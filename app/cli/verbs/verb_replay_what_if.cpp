// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/saved_world.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/past/other_course.h"
#include "core/analysis/past/trace_export.h"
#include "core/base/json.h"
#include "core/io/files/world_names.h"
#include "core/io/worlds/world_library.h"
#include "core/io/worlds/world_lineage.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cave::cli {
namespace {

struct WhatIfOptions {
    std::string world;
    std::optional<std::int64_t> turn;
    std::vector<std::string> rules; ///< "sight.disc=exact"
    std::string disc;               ///< empty: the world's own
    std::string sight;              ///< the same
    std::string trees;              ///< a file; empty: the world's own
    std::vector<std::string> items; ///< "steel_sword", "gold=20"
    std::string commands;           ///< "3 north, wait"
    std::optional<std::int64_t> at;
    std::optional<std::string> keep;
    bool json = false;

    [[nodiscard]] bool asksNothing() const
    {
        return rules.empty() && disc.empty() && sight.empty() && trees.empty() && items.empty() &&
               commands.empty() && !keep;
    }
};

/// What a comparison found.
struct WhatIfReport {
    const OtherCourse &course;
    std::int64_t from = 0;                     ///< turn
    std::optional<std::int64_t> at;            ///< the turn asked for, or the last one before an edit
    std::vector<CourseDifference> differences; ///< at that turn
    std::string kept;                          ///< the new world's file; empty: none
};

Outcome readRules(const WhatIfOptions &options, const WorldSpec &spec, WorldSettings &rules)
{
    for (const std::string &assignment : options.rules)
        CAVE_TRY(orWrongUsage(assignRule(assignment, spec, rules), "--set"));
    if (!options.disc.empty())
        CAVE_TRY(orWrongUsage(assignRule("sight.disc=" + options.disc, spec, rules), "--disc"));
    if (options.sight.empty())
        return {};
    if (options.sight != "original" && options.sight != "gap")
        return wrongUsage(message("unknown rule '%1'; expected original or gap", options.sight), "--sight");
    const std::string gaps = options.sight == "gap" ? "closed" : "open";
    return orWrongUsage(assignRule("sight.diagonal_gaps=" + gaps, spec, rules), "--sight");
}

/// What else than the rules is otherwise.
Outcome readOthers(const WhatIfOptions &options, const Content &content, WhatIf &whatIf)
{
    if (!options.trees.empty())
        whatIf.content = CAVE_TRY(orFailed(contentWithTrees(content, options.trees), options.trees));
    for (const std::string &text : options.items)
        whatIf.items.push_back(CAVE_TRY(orWrongUsage(itemFromText(text, content), "--give")));
    whatIf.commands = CAVE_TRY(orWrongUsage(commandsFromText(options.commands), "--commands"));
    return {};
}

/// The first moment of a turn, which is that of the log's beginning if none is given.
OutcomeOr<Moment> readTurn(const Timeline &timeline, std::optional<std::int64_t> turn, const char *option)
{
    const std::int64_t at = turn.value_or(timeline.firstTurn());
    if (at < timeline.firstTurn() || at > timeline.lastTurn())
        return wrongUsage(message("the log goes from turn %1 to turn %2; it has no turn %3",
                                  timeline.firstTurn(), timeline.lastTurn(), at),
                          option);
    return timeline.momentOf(at);
}

/// Writes a world of the other course as one of its own; its file.
OutcomeOr<std::string> keepFork(const WhatIfOptions &options, const World &world,
                                const Invocation &invocation)
{
    const auto library = CAVE_TRY(orFailed(invocation.library(), "replay whatif"));
    const auto original = CAVE_TRY(orFailed(invocation.findWorld(options.world), "replay whatif"));
    const auto target = CAVE_TRY(orFailed(library.pathForNewWorld(*options.keep), "--keep"));
    CAVE_TRY(orFailed(forkWorld(original, target, *options.keep, world), "--keep"));
    return target.string();
}

std::string listText(World &world, const std::vector<CourseDifference> &differences)
{
    std::string text;
    for (const CourseDifference &difference : differences)
        text += "  " + sayLine(differenceText(world, difference));
    return text;
}

std::string reportText(const WhatIfReport &report)
{
    World world = copyOf(report.course.logged());
    std::string text;
    if (const std::optional<Parting> &parting = report.course.parting()) {
        text += sayLine(message("the two runs diverge at turn %1, command %2:", parting->turn,
                                parting->moment.command + (parting->moment.step > 0 ? 1 : 0)));
        text += listText(world, parting->differences);
    } else {
        text += sayLine(message("the two runs are the same from turn %1 to turn %2", report.from,
                                report.course.logged().turn));
    }
    if (report.course.refused() > 0)
        text +=
            sayLine(message("commands that are not possible in the other run: %1", report.course.refused()));
    if (report.at && report.differences.empty())
        text += sayLine(message("at turn %1 they are the same", *report.at));
    else if (report.at)
        text += sayLine(message("at turn %1:", *report.at)) + listText(world, report.differences);
    if (report.course.isAtEnd() && report.course.endsAtEdit())
        text += sayLine(message("an edit or a repair follows, which ends the comparison"));
    if (report.course.unused() > 0)
        text += sayLine(
            message("commands that come after the end of the comparison: %1", report.course.unused()));
    if (!report.kept.empty())
        text += sayLine(message("kept as a new world: %1", report.kept));
    return text;
}

Json listJson(World &world, const std::vector<CourseDifference> &differences)
{
    Json list = Json::List{};
    for (const CourseDifference &difference : differences) {
        Json json{{"kind", differenceKey(difference.kind)},
                  {"text", differenceText(world, difference).english()}};
        if (difference.player != 0)
            json["player"] = difference.player;
        if (difference.monster)
            json["monster"] = idKey(*difference.monster);
        if (!difference.logged.empty())
            json["log"] = difference.logged.english();
        if (!difference.other.empty())
            json["other"] = difference.other.english();
        list.append(std::move(json));
    }
    return list;
}

std::string reportJson(const WhatIfReport &report)
{
    World world = copyOf(report.course.logged());
    const std::optional<Parting> &parting = report.course.parting();
    Json json{{"from", report.from},
              {"until", report.course.logged().turn},
              {"part", parting.has_value()},
              {"refused", report.course.refused()},
              {"unused", static_cast<std::int64_t>(report.course.unused())},
              {"ends_at_edit", report.course.isAtEnd() && report.course.endsAtEdit()}};
    if (parting) {
        json["turn"] = parting->turn;
        json["command"] = parting->moment.command;
        json["step"] = parting->moment.step;
        json["differences"] = listJson(world, parting->differences);
    }
    if (report.at) {
        json["at"] = *report.at;
        json["differences_at"] = listJson(world, report.differences);
    }
    if (!report.kept.empty())
        json["kept"] = report.kept;
    return json.dump({.indent = 2}) + "\n";
}

/// From when to when, and what is otherwise.
Outcome readWhatIf(const WhatIfOptions &options, const Timeline &timeline, WhatIf &whatIf, Moment &at)
{
    if (options.asksNothing())
        return wrongUsage("expected a change: --disc, --sight, --set, --trees, --give or --commands",
                          "replay whatif");
    const World &origin = timeline.log().origin;
    CAVE_TRY(readRules(options, origin.spec, whatIf.rules));
    CAVE_TRY(readOthers(options, *origin.content, whatIf));
    whatIf.from = CAVE_TRY(readTurn(timeline, options.turn, "--turn"));
    at = options.at ? CAVE_TRY(readTurn(timeline, options.at, "--at")) : timeline.end();
    if (options.at && at < whatIf.from)
        return wrongUsage(
            message("turn %1 is after turn %2", options.turn.value_or(timeline.firstTurn()), *options.at),
            "--at");
    return {};
}

Outcome printWhatIf(const WhatIfOptions &options, const Invocation &invocation)
{
    if (options.keep)
        CAVE_TRY(orWrongUsage(validateWorldName(*options.keep), "--keep"));
    const auto timeline = CAVE_TRY(readPast(options.world, invocation, "replay whatif"));
    WhatIf whatIf{{}, timeline.log().origin.spec.settings};
    Moment at;
    CAVE_TRY(readWhatIf(options, timeline, whatIf, at));
    OtherCourse course(timeline, whatIf);
    WhatIfReport report{course, course.logged().turn, options.at, {}, {}};
    course.advanceTo(at);
    if (options.at && course.moment() < at) {
        if (options.keep)
            return failed(message("the comparison ends before an edit or a repair at turn %1, so there is no "
                                  "other run at turn %2 to keep",
                                  course.logged().turn, *options.at),
                          "--at");
        report.at = course.logged().turn;
    }
    if (options.at)
        report.differences = course.differences();
    if (options.keep) {
        const World kept = options.at ? copyOf(course.other()) : forkAt(timeline, whatIf);
        report.kept = CAVE_TRY(keepFork(options, kept, invocation));
    }
    return print(options.json ? reportJson(report) : reportText(report));
}

} // namespace

void addReplayWhatIfVerb(Verb replay, Invocation &invocation)
{
    const auto options = std::make_shared<WhatIfOptions>();
    Verb verb =
        replay.addVerb("whatif", "Replay a world's commands under other rules, items or commands, and report "
                                 "where the outcome first differs from the log");
    verb.addOption("WORLD", options->world, "World file or name").required();
    verb.addOption("--turn", options->turn, "First turn to change (default: the first of the log)")
        .typeName("TURN");
    verb.addOption("--disc", options->disc, "Area of effect of monsters: exact, original or wide")
        .typeName("RULE");
    verb.addOption("--sight", options->sight, "original (sight passes diagonal gaps) or gap (it doesn't)")
        .typeName("RULE");
    verb.addOption("--set", options->rules,
                   "Another setting that doesn't shape the world, such as monsters=stationary; repeatable")
        .typeName("KEY=VALUE")
        .takeAll()
        .expected(1);
    verb.addOption("--trees", options->trees, "Decision trees of the monsters: a file like trees.json")
        .typeName("FILE");
    verb.addOption(
            "--give", options->items,
            "An item that the player has in addition, such as steel_sword or gold=20, and wears if it is "
            "better; repeatable")
        .typeName("ITEM[=N]")
        .takeAll()
        .expected(1);
    verb.addOption("--commands", options->commands,
                   "Commands to give instead of the next ones in the log: \"3 north, wait, fight\"")
        .typeName("COMMANDS");
    verb.addOption("--at", options->at, "Go on to this turn, and say in what the worlds differ then")
        .typeName("TURN");
    verb.addOption(
            "--keep", options->keep,
            "Write the other run's world at --at, or at --turn without it, as a new world of this name")
        .typeName("NAME");
    verb.addFlag("--json", options->json, "Write JSON");
    setAction(verb, invocation, options, printWhatIf);
}

} // namespace cave::cli
