// SPDX-License-Identifier: MIT
#include "app/cli/coordinate.h"
#include "app/cli/output.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/past/monster_trace.h"
#include "core/analysis/past/timeline.h"
#include "core/analysis/past/trace_export.h"
#include "core/analysis/sight/sight_probe.h"
#include "core/base/json.h"
#include "core/base/text.h"

#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

struct MarksOptions {
    std::string world;
    std::string kind; ///< empty: all
    bool json = false;
};

struct TraceOptions {
    std::string world;
    std::string monster;
    std::optional<std::int64_t> from;
    std::optional<std::int64_t> to;
    bool json = false;
    bool csv = false;
};

/// "3,-1,0": the home region of a monster and its number there.
std::string idText(const MonsterId &id)
{
    return std::to_string(id.home.x) + "," + std::to_string(id.home.y) + "," + std::to_string(id.index);
}

Outcome readMonsterId(const std::string &text, MonsterId &id)
{
    const auto comma = text.rfind(',');
    const std::string place = comma == std::string::npos ? std::string() : text.substr(0, comma);
    if (place.find(',') == std::string::npos)
        return wrongUsage(message("'%1' is not a monster; expected X,Y,N as in 'replay marks'", text),
                          "--monster");
    const std::string where = "--monster";
    WorldPos home;
    std::int64_t index = 0;
    if (Outcome outcome = readCell(place, where, home); !outcome.done())
        return outcome;
    if (Outcome outcome = readCoordinate(text.substr(comma + 1), message("monster number"),
                                         std::numeric_limits<int>::max(), where, index);
        !outcome.done())
        return outcome;
    if (index < 0)
        return wrongUsage(message("'%1' is not a monster; expected X,Y,N as in 'replay marks'", text), where);
    id = {{home.x, home.y}, static_cast<int>(index)};
    return {};
}

/// The past of a world's file, read to the end.
Outcome readPast(const std::string &nameOrPath, const Invocation &invocation, const Message &verb,
                 std::optional<Timeline> &timeline)
{
    const Result<std::filesystem::path> path = invocation.findWorld(nameOrPath);
    if (!path)
        return failed(path.error(), verb);
    Result<WorldLog> log = readWorldLog(*path);
    if (!log)
        return failed(log.error(), verb);
    for (const Message &problem : log->damage)
        note(problem);
    timeline.emplace(std::make_shared<const WorldLog>(std::move(*log)));
    timeline->read(std::numeric_limits<std::int64_t>::max());
    if (timeline->isStuck())
        note(message("command %1 of its log is not possible", timeline->end().command + 1));
    return {};
}

Message nameOf(World &world, const MonsterId &id)
{
    const std::optional<Monster> monster = findMonster(world, id);
    return monster ? Message::ofTable(kindOf(world, *monster).name) : Message();
}

std::string marksText(const Timeline &timeline, const std::vector<TimelineMark> &marks)
{
    World world = copyOf(timeline.log().stored);
    std::vector<std::vector<std::string>> rows;
    for (const TimelineMark &mark : marks) {
        rows.push_back({std::to_string(mark.turn), std::string(markKey(mark.kind))});
        if (mark.monster) {
            rows.back().push_back(idText(*mark.monster));
            rows.back().push_back(say(nameOf(world, *mark.monster)));
        }
    }
    return gridOf(rows, 2);
}

std::string marksJson(const std::vector<TimelineMark> &marks)
{
    Json list = Json::List{};
    for (const TimelineMark &mark : marks) {
        Json json{{"command", mark.moment.command},
                  {"step", mark.moment.step},
                  {"turn", mark.turn},
                  {"kind", markKey(mark.kind)},
                  {"player", mark.player}};
        if (mark.monster)
            json["monster"] = idText(*mark.monster);
        list.append(std::move(json));
    }
    return list.dump({.indent = 2}) + "\n";
}

Outcome printMarks(const MarksOptions &options, const Invocation &invocation)
{
    const std::optional<MarkKind> kind = markNamed(options.kind);
    if (!options.kind.empty() && !kind)
        return wrongUsage(message("unknown kind '%1'", options.kind), "--kind");
    std::optional<Timeline> timeline;
    if (Outcome outcome = readPast(options.world, invocation, "replay marks", timeline); !outcome.done())
        return outcome;
    std::vector<TimelineMark> marks = timeline->marks();
    if (kind)
        std::erase_if(marks, [&](const TimelineMark &mark) { return mark.kind != *kind; });
    return print(options.json ? marksJson(marks) : marksText(*timeline, marks));
}

std::string traceText(const World &world, const std::vector<TraceRow> &rows)
{
    std::string text;
    for (const TraceRow &row : rows) {
        text += sayLine(message("turn %1: %2", row.turn, verdictText(world, row.verdict)));
        text += "  " + sayLine(message("line: %1", sightReason(row.verdict.line)));
        if (row.monster.state.patience > 0)
            text +=
                "  " + sayLine(message("hunts; turns left: %1, last saw the player at %2",
                                       row.monster.state.patience, placeText(row.monster.state.lastSeen)));
        if (const std::string decision(decisionKey(row)); !decision.empty())
            text += "  " + sayLine(message("decided: %1", decision));
        std::string deeds;
        for (const std::string_view word : deedKeys(row.deeds))
            deeds += (deeds.empty() ? "" : ", ") + std::string(word);
        if (!deeds.empty())
            text += "  " + sayLine(message("did: %1", deeds));
    }
    return text;
}

Outcome printTrace(const TraceOptions &options, const Invocation &invocation)
{
    if (options.json && options.csv)
        return wrongUsage("--csv can't be combined with --json", "--csv");
    MonsterId id;
    if (Outcome outcome = readMonsterId(options.monster, id); !outcome.done())
        return outcome;
    std::optional<Timeline> timeline;
    if (Outcome outcome = readPast(options.world, invocation, "replay trace", timeline); !outcome.done())
        return outcome;
    World stored = copyOf(timeline->log().stored); // has monsters that were added, too
    if (!findMonster(stored, id))
        return failed(message("there is no monster %1 in this world", options.monster), "--monster");
    const std::int64_t first = options.from.value_or(timeline->firstTurn() + 1);
    const std::int64_t last = options.to.value_or(timeline->lastTurn());
    if (first > last)
        return wrongUsage(message("turn %1 is after turn %2", first, last), "--from");
    const std::vector<TraceRow> rows = traceMonster(*timeline, id, first, last);
    return print(options.json  ? traceJson(stored, rows)
                 : options.csv ? traceCsv(stored, rows)
                               : traceText(stored, rows));
}

void addMarks(Verb replay, Invocation &invocation)
{
    const auto options = std::make_shared<MarksOptions>();
    Verb verb = replay.addVerb("marks", "List what happened in a world, with turns: who noticed the player, "
                                        "fights, hits, deaths, finds, levels, edits");
    verb.addOption("WORLD", options->world, "World file or name").required();
    verb.addOption("--kind", options->kind,
                   "Only this: noticed, lost, fight, hit, kill, death, find, level, "
                   "edit or party")
        .typeName("KIND");
    verb.addFlag("--json", options->json, "Write JSON");
    verb.callback([options, &invocation] {
        invocation.action = [options, &invocation] { return printMarks(*options, invocation); };
    });
}

void addTrace(Verb replay, Invocation &invocation)
{
    const auto options = std::make_shared<TraceOptions>();
    Verb verb = replay.addVerb("trace", "Say turn by turn what a monster saw, knew, decided and did, and why "
                                        "it attacked or didn't");
    verb.addOption("WORLD", options->world, "World file or name").required();
    verb.addOption("--monster", options->monster,
                   "Home region and number of the monster, as 'replay marks' "
                   "lists it")
        .required()
        .typeName("X,Y,N");
    verb.addOption("--from", options->from, "First turn (default: the first of the log)").typeName("TURN");
    verb.addOption("--to", options->to, "Last turn (default: the last of the log)").typeName("TURN");
    verb.addFlag("--json", options->json, "Write JSON");
    verb.addFlag("--csv", options->csv, "Write CSV");
    verb.callback([options, &invocation] {
        invocation.action = [options, &invocation] { return printTrace(*options, invocation); };
    });
}

} // namespace

void addReplayPastVerbs(Verb replay, Invocation &invocation)
{
    addMarks(replay, invocation);
    addTrace(replay, invocation);
}

} // namespace cave::cli
