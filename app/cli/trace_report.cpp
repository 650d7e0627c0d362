// SPDX-License-Identifier: MIT
#include "app/cli/trace_report.h"

#include "app/cli/past.h"
#include "app/cli/texts/say.h"
#include "core/analysis/sight/sight_probe.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/content/decision_tree.h"
#include "core/io/exports/csv.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <variant>

namespace cave::cli {
namespace {

/// One line of a table.
class CsvLine {
public:
    CsvLine &add(std::string_view field)
    {
        m_text += (m_text.empty() ? "" : ",") + csvText(field);
        return *this;
    }
    CsvLine &add(const std::string &field) { return add(std::string_view(field)); }
    CsvLine &add(std::int64_t number) { return add(std::to_string(number)); }
    CsvLine &add(int number) { return add(std::to_string(number)); }
    CsvLine &add(bool yes) { return add(yes ? std::string_view("true") : std::string_view("false")); }

    [[nodiscard]] std::string text() const { return m_text + "\n"; }

private:
    std::string m_text;
};

std::string joined(const std::vector<std::string> &words, std::string_view between)
{
    std::string text;
    for (const std::string &word : words)
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

/// What the monster decided in its last step of a turn: the name of the leaf; empty without one.
std::string decisionOf(const TraceRow &row)
{
    if (row.thoughts.empty() || row.thoughts.back().tree == nullptr)
        return {};
    const MonsterThought &thought = row.thoughts.back();
    const auto &leaf = std::get<Leaf>(thought.tree->tree.nodes[thought.trace.leaf]);
    return std::string(std::ranges::find(kActions, leaf.action, &ActionInfo::action)->name);
}

/// What it did, one word each.
std::vector<std::string> deedsOf(const TraceRow &row)
{
    const TracedDeeds &deeds = row.deeds;
    std::vector<std::string> words;
    const std::pair<bool, const char *> all[] = {
        {deeds.noticed, "noticed"}, {deeds.gaveUp, "lost"}, {deeds.from.has_value(), "walked"},
        {deeds.shot, "shot"},       {deeds.began, "fight"}, {deeds.hurt, "hurt"},
        {deeds.died, "died"}};
    for (const auto &[did, word] : all) {
        if (did)
            words.emplace_back(word);
    }
    return words;
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
        if (const std::string decision = decisionOf(row); !decision.empty())
            text += "  " + sayLine(message("decided: %1", decision));
        if (const std::string deeds = joined(deedsOf(row), ", "); !deeds.empty())
            text += "  " + sayLine(message("did: %1", deeds));
    }
    return text;
}

std::string traceJson(const World &world, const std::vector<TraceRow> &rows)
{
    Json list = Json::List{};
    for (const TraceRow &row : rows) {
        const WorldPos at = row.monster.state.position;
        Json json{{"turn", row.turn},
                  {"command", row.moment.command},
                  {"step", row.moment.step},
                  {"place", {at.x, at.y}},
                  {"player", row.player},
                  {"player_place", {row.playerAt.x, row.playerAt.y}},
                  {"squared_distance", row.verdict.squaredDistance()},
                  {"in_area", row.verdict.inArea},
                  {"sees", row.verdict.line.visible()},
                  {"line", sightReason(row.verdict.line).english()},
                  {"attacks", row.verdict.attacks()},
                  {"patience", row.monster.state.patience},
                  {"energy", row.monster.state.energy},
                  {"verdict", verdictText(world, row.verdict).english()},
                  {"decision", decisionOf(row)}};
        Json &deeds = json["did"] = Json::List{};
        for (const std::string &word : deedsOf(row))
            deeds.append(word);
        if (!row.thoughts.empty()) {
            Json &branches = json["branches"] = Json::List{};
            for (const TreeTrace::Step &step : row.thoughts.back().trace.steps)
                branches.append({{"node", static_cast<std::int64_t>(step.node)}, {"answer", step.answer}});
        }
        list.append(std::move(json));
    }
    return list.dump({.indent = 2}) + "\n";
}

std::string traceCsv(const World &world, const std::vector<TraceRow> &rows)
{
    std::string text = "turn,command,step,x,y,player,player_x,player_y,squared_distance,in_area,sees,line,"
                       "attacks,patience,energy,decision,did,verdict\n";
    for (const TraceRow &row : rows) {
        const MonsterState &state = row.monster.state;
        CsvLine line;
        line.add(row.turn).add(row.moment.command).add(row.moment.step);
        line.add(state.position.x).add(state.position.y);
        line.add(row.player).add(row.playerAt.x).add(row.playerAt.y);
        line.add(row.verdict.squaredDistance()).add(row.verdict.inArea).add(row.verdict.line.visible());
        line.add(sightReason(row.verdict.line).english()).add(row.verdict.attacks());
        line.add(state.patience).add(state.energy).add(decisionOf(row)).add(joined(deedsOf(row), " "));
        line.add(verdictText(world, row.verdict).english());
        text += line.text();
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
