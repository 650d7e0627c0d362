// SPDX-License-Identifier: MIT
#include "app/cli/trace_report.h"

#include "app/cli/past.h"
#include "app/cli/texts/say.h"
#include "core/analysis/past/trace_export.h"
#include "core/analysis/sight/sight_probe.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/io/exports/csv.h"

#include <cstdint>
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

/// "fight 0,-1,0".
std::string markText(const TimelineMark &mark)
{
    return std::string(markKey(mark.kind)) + (mark.monster ? " " + idText(*mark.monster) : "");
}

Json pointsJson(Points points)
{
    const std::int64_t one = Points::whole(1).units;
    return points.units % one == 0 ? Json(points.units / one)
                                   : Json(static_cast<double>(points.units) / static_cast<double>(one));
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
            list += (list.empty() ? "" : ", ") + say(nameOf(world, id)) + " " + idText(id);
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
            text += "  " + sayLine(message("event: %1", markText(mark)));
    }
    return text;
}

std::string traceJson(const std::vector<PlayerTraceRow> &rows)
{
    const auto idsJson = [](const std::vector<MonsterId> &ids) {
        Json list = Json::List{};
        for (const MonsterId &id : ids)
            list.append(idText(id));
        return list;
    };
    Json list = Json::List{};
    for (const PlayerTraceRow &row : rows) {
        Json json{{"turn", row.turn},
                  {"command", row.moment.command},
                  {"step", row.moment.step},
                  {"place", {row.at.x, row.at.y}},
                  {"did", row.command ? Json(commandText(*row.command)) : Json()},
                  {"health", pointsJson(row.health)},
                  {"seen_by", idsJson(row.seenBy)},
                  {"hunted_by", idsJson(row.huntedBy)}};
        Json &events = json["events"] = Json::List{};
        for (const TimelineMark &mark : row.marks) {
            Json &event = events.append({{"kind", markKey(mark.kind)}});
            if (mark.monster)
                event["monster"] = idText(*mark.monster);
        }
        list.append(std::move(json));
    }
    return list.dump({.indent = 2}) + "\n";
}

std::string traceCsv(const std::vector<PlayerTraceRow> &rows)
{
    std::string text = "turn,command,step,x,y,did,health,seen_by,hunted_by,events\n";
    for (const PlayerTraceRow &row : rows) {
        std::string events;
        for (const TimelineMark &mark : row.marks)
            events += (events.empty() ? "" : "; ") + markText(mark);
        CsvLine line;
        line.add(row.turn).add(row.moment.command).add(row.moment.step).add(row.at.x).add(row.at.y);
        line.add(row.command ? commandText(*row.command) : std::string()).add(row.health.shortText());
        line.add(idsText(row.seenBy)).add(idsText(row.huntedBy)).add(events);
        text += line.text();
    }
    return text;
}

} // namespace cave::cli
