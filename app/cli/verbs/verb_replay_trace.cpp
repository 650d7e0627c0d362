// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/saved_world.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/past/trace_export.h"
#include "core/analysis/past/turn_traces.h"
#include "core/analysis/sight/sight_probe.h"
#include "core/base/text.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cave::cli {
namespace {

// Traces of a monster and of a player, for people in their language; those for programs are in
// core/analysis/past/trace_export.h.
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
        if (const std::string deeds = joined(deedTexts(row.deeds), ", ", say); !deeds.empty())
            text += "  " + sayLine(message("did: %1", deeds));
    }
    return text;
}

/// `world` knows the monsters.
std::string traceText(World &world, const std::vector<PlayerTraceRow> &rows)
{
    const auto names = [&world](const std::vector<MonsterId> &ids) {
        return joined(ids, ", ",
                      [&world](const MonsterId &id) { return say(nameOf(world, id)) + " " + idKey(id); });
    };
    std::string text;
    for (const PlayerTraceRow &row : rows) {
        text += sayLine(message("turn %1: at %2, health %3", row.turn, placeText(row.at),
                                Message::decimal(row.health.shortText())));
        if (row.command)
            text += "  " + sayLine(message("command: %1", commandText(*row.command)));
        if (!row.seenBy.empty())
            text += "  " + sayLine(message("seen by: %1", names(row.seenBy)));
        if (!row.huntedBy.empty())
            text += "  " + sayLine(message("hunted by: %1", names(row.huntedBy)));
        for (const TimelineMark &mark : row.marks)
            text += "  " + sayLine(message("event: %1", markMessage(mark)));
    }
    return text;
}

struct TraceOptions {
    std::string world;
    std::string monster;       ///< empty: of a player
    std::optional<int> player; ///< number in the party
    std::optional<std::int64_t> from;
    std::optional<std::int64_t> to;
    bool json = false;
    bool csv = false;
};

/// The turns that are asked for.
struct TurnSpan {
    std::int64_t first = 0;
    std::int64_t last = 0;
};

/// The monster that is asked for; any one if a player is.
OutcomeOr<MonsterId> checkUsage(const TraceOptions &options)
{
    if (options.monster.empty() == !options.player)
        return wrongUsage("give either --monster X,Y,N or --player N", "replay trace");
    if (options.json && options.csv)
        return wrongUsage("--json and --csv exclude each other", "--csv");
    return options.monster.empty() ? MonsterId{} : readMonsterId(options.monster, "--monster");
}

Outcome printMonster(const TraceOptions &options, const Timeline &timeline, const MonsterId &id,
                     const TurnSpan &span)
{
    World stored = copyOf(timeline.log().stored); // has monsters that were added, too
    if (!findMonster(stored, id))
        return failed(message("there is no monster %1 in this world", options.monster), "--monster");
    const std::vector<TraceRow> rows = traceMonster(timeline, id, span.first, span.last);
    return print(options.csv    ? cave::traceCsv(stored, rows)
                 : options.json ? cave::traceJson(stored, rows)
                                : traceText(stored, rows));
}

Outcome printPlayer(const TraceOptions &options, const Timeline &timeline, const TurnSpan &span)
{
    World stored = copyOf(timeline.log().stored);
    if (stored.party.find(*options.player) == nullptr)
        return failed(message("there is no player %1 in this world", *options.player), "--player");
    const std::vector<PlayerTraceRow> rows = tracePlayer(timeline, *options.player, span.first, span.last);
    return print(options.csv ? traceCsv(rows) : options.json ? traceJson(rows) : traceText(stored, rows));
}

Outcome printTrace(const TraceOptions &options, const Invocation &invocation)
{
    const auto id = CAVE_TRY(checkUsage(options));
    const auto timeline = CAVE_TRY(readPast(options.world, invocation, "replay trace"));
    const TurnSpan span{options.from.value_or(timeline.firstTurn() + 1),
                        options.to.value_or(timeline.lastTurn())};
    if (options.from && span.first > span.last) // without --from there may be no turn yet
        return wrongUsage(message("turn %1 is after turn %2", span.first, span.last), "--from");
    return options.player ? printPlayer(options, timeline, span) : printMonster(options, timeline, id, span);
}

} // namespace

void addReplayTraceVerb(Verb replay, Invocation &invocation)
{
    const auto options = std::make_shared<TraceOptions>();
    Verb verb = replay.addVerb("trace", "Say turn by turn what a monster saw, knew, decided and did, and why "
                                        "it attacked or didn't; or what a player did, and who saw them");
    verb.addOption("WORLD", options->world, "World file or name").required();
    verb.addOption("--monster", options->monster,
                   "Home region and number of the monster, as 'replay marks' "
                   "lists it")
        .typeName("X,Y,N");
    verb.addOption("--player", options->player, "Number of the player; alone it is 1").typeName("N");
    verb.addOption("--from", options->from,
                   "First turn (default: the second of the log, as the first is how it began)")
        .typeName("TURN");
    verb.addOption("--to", options->to, "Last turn (default: the last of the log)").typeName("TURN");
    verb.addFlag("--json", options->json, "Write JSON");
    verb.addFlag("--csv", options->csv, "Write CSV");
    setAction(verb, invocation, options, printTrace);
}

} // namespace cave::cli
