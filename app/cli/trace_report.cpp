// SPDX-License-Identifier: MIT
#include "app/cli/trace_report.h"

#include "app/cli/past.h"
#include "app/cli/texts/say.h"
#include "core/analysis/past/trace_export.h"
#include "core/analysis/sight/sight_probe.h"
#include "core/base/text.h"

#include <string_view>

namespace cave::cli {
namespace {

std::string joined(const std::vector<std::string_view> &words, std::string_view between)
{
    std::string text;
    for (const std::string_view word : words)
        text.append(text.empty() ? std::string_view() : between).append(word);
    return text;
}

} // namespace

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
        if (const std::string deeds = joined(deedKeys(row.deeds), ", "); !deeds.empty())
            text += "  " + sayLine(message("did: %1", deeds));
    }
    return text;
}

std::string traceText(World &world, const std::vector<PlayerTraceRow> &rows)
{
    const auto names = [&world](const std::vector<MonsterId> &ids) {
        std::string list;
        for (const MonsterId &id : ids)
            list += (list.empty() ? "" : ", ") + say(nameOf(world, id)) + " " + idKey(id);
        return list;
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
            text += "  " + sayLine(message("event: %1", markWords(mark)));
    }
    return text;
}

} // namespace cave::cli
