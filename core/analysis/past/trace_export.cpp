// SPDX-License-Identifier: MIT
#include "core/analysis/past/trace_export.h"

#include "core/analysis/sight/sight_probe.h"
#include "core/base/json.h"
#include "core/content/decision_tree.h"
#include "core/io/exports/csv.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>

namespace cave {
namespace {

constexpr std::string_view kColumns =
    "turn,command,step,monster,x,y,player,player_x,player_y,squared_distance,"
    "in_area,sees,line,attacks,patience,energy,verdict,decision,branches,did";

template<class Words>
std::string spaced(const Words &words)
{
    std::string text;
    for (const auto &word : words)
        text += (text.empty() ? "" : " ") + std::string(word);
    return text;
}

std::string branchesOf(const TraceRow &row)
{
    std::vector<std::string> branches;
    if (!row.thoughts.empty()) {
        for (const TreeTrace::Step &step : row.thoughts.back().trace.steps)
            branches.push_back(std::to_string(step.node) + (step.answer ? ":yes" : ":no"));
    }
    return spaced(branches);
}

std::string csvLine(const World &world, const TraceRow &row)
{
    const MonsterState &state = row.monster.state;
    CsvLine line;
    line.add(row.turn).add(row.moment.command).add(row.moment.step).add(kindOf(world, row.monster).name);
    line.add(state.position.x).add(state.position.y);
    line.add(row.player).add(row.playerAt.x).add(row.playerAt.y);
    line.add(row.verdict.squaredDistance()).add(row.verdict.inArea).add(row.verdict.line.visible());
    line.add(sightReason(row.verdict.line).english()).add(row.verdict.attacks());
    line.add(state.patience).add(state.energy).add(verdictText(world, row.verdict).english());
    line.add(decisionKey(row)).add(branchesOf(row)).add(spaced(deedKeys(row.deeds)));
    return line.text();
}

Json jsonOf(const World &world, const TraceRow &row)
{
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
              {"decision", decisionKey(row)}};
    Json &deeds = json["did"] = Json::List{};
    for (const std::string_view word : deedKeys(row.deeds))
        deeds.append(word);
    if (!row.thoughts.empty()) {
        Json &branches = json["branches"] = Json::List{};
        for (const TreeTrace::Step &step : row.thoughts.back().trace.steps)
            branches.append({{"node", static_cast<std::int64_t>(step.node)}, {"answer", step.answer}});
    }
    return json;
}

Json pointsJson(Points points)
{
    const std::int64_t one = Points::whole(1).units;
    return points.units % one == 0 ? Json(points.units / one)
                                   : Json(static_cast<double>(points.units) / static_cast<double>(one));
}

std::string keysOf(const std::vector<MonsterId> &ids)
{
    std::vector<std::string> keys;
    keys.reserve(ids.size());
    for (const MonsterId &id : ids)
        keys.push_back(idKey(id));
    return spaced(keys);
}

/// Something that a monster may have done in a turn.
struct Deed {
    bool done;
    std::string_view key;
    MessageKey text;
};

std::array<Deed, 7> deedsOf(const TracedDeeds &deeds)
{
    return {{{deeds.noticed, "noticed", MessageKey("began to hunt")},
             {deeds.gaveUp, "lost", MessageKey("gave up")},
             {deeds.from.has_value(), "walked", MessageKey("walked")},
             {deeds.shot, "shot", MessageKey("shot")},
             {deeds.began, "fight", MessageKey("began to fight")},
             {deeds.hurt, "hurt", MessageKey("lost health")},
             {deeds.died, "died", MessageKey("died")}}};
}

} // namespace

std::string idKey(const MonsterId &id)
{
    return std::to_string(id.home.x) + "," + std::to_string(id.home.y) + "," + std::to_string(id.index);
}

std::string markWords(const TimelineMark &mark)
{
    return std::string(markKey(mark.kind)) + (mark.monster ? " " + idKey(*mark.monster) : "");
}

Message markMessage(const TimelineMark &mark)
{
    Message text = Message::ofTable(markMeaning(mark.kind));
    return mark.monster ? message("%1 (%2)", std::move(text), idKey(*mark.monster)) : text;
}

std::string_view decisionKey(const TraceRow &row)
{
    if (row.thoughts.empty() || row.thoughts.back().tree == nullptr)
        return {};
    const MonsterThought &thought = row.thoughts.back();
    const auto &leaf = std::get<Leaf>(thought.tree->tree.nodes[thought.trace.leaf]);
    return std::ranges::find(kActions, leaf.action, &ActionInfo::action)->name;
}

std::vector<std::string_view> deedKeys(const TracedDeeds &deeds)
{
    std::vector<std::string_view> words;
    for (const Deed &deed : deedsOf(deeds)) {
        if (deed.done)
            words.emplace_back(deed.key);
    }
    return words;
}

std::vector<Message> deedTexts(const TracedDeeds &deeds)
{
    std::vector<Message> texts;
    for (const Deed &deed : deedsOf(deeds)) {
        if (deed.done)
            texts.push_back(message(deed.text));
    }
    return texts;
}

std::string traceJson(const World &world, const std::vector<TraceRow> &rows)
{
    Json list = Json::List{};
    for (const TraceRow &row : rows)
        list.append(jsonOf(world, row));
    return list.dump({.indent = 2}) + "\n";
}

std::string traceCsv(const World &world, const std::vector<TraceRow> &rows)
{
    std::string text = std::string(kColumns) + "\n";
    for (const TraceRow &row : rows)
        text += csvLine(world, row);
    return text;
}

std::string traceJson(const std::vector<PlayerTraceRow> &rows)
{
    const auto idsJson = [](const std::vector<MonsterId> &ids) {
        Json list = Json::List{};
        for (const MonsterId &id : ids)
            list.append(idKey(id));
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
                event["monster"] = idKey(*mark.monster);
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
            events += (events.empty() ? "" : "; ") + markWords(mark);
        CsvLine line;
        line.add(row.turn).add(row.moment.command).add(row.moment.step).add(row.at.x).add(row.at.y);
        line.add(row.command ? commandText(*row.command) : std::string()).add(row.health.shortText());
        line.add(keysOf(row.seenBy)).add(keysOf(row.huntedBy)).add(events);
        text += line.text();
    }
    return text;
}

} // namespace cave
