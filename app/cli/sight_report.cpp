// SPDX-License-Identifier: MIT
#include "app/cli/sight_report.h"

#include "app/cli/texts/say.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/rules/monsters.h"
#include "core/sight/area_of_effect.h"

#include <array>
#include <utility>

namespace cave::cli {
namespace {

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

std::string lineText(const std::vector<WorldPos> &cells)
{
    std::string text;
    for (const WorldPos cell : cells)
        text += (text.empty() ? "" : " ") + placeText(cell);
    return text;
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

} // namespace

std::string_view gapRuleName(GapRule rule)
{
    return rule == GapRule::Open ? "original" : "gap";
}

std::optional<GapRule> gapRuleNamed(std::string_view name)
{
    for (const GapRule rule : {GapRule::Open, GapRule::Closed}) {
        if (name == gapRuleName(rule))
            return rule;
    }
    return std::nullopt;
}

std::string sightJson(const World &world, const SightReport &report)
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

std::string sightText(const World &world, const SightReport &report)
{
    const SightProbe &probe = report.probe;
    const GapRuleAnswer &answer = report.answer();
    std::string text = sayLine(message("%1 to %2: %3", placeText(probe.from), placeText(probe.to),
                                       sightReason(answer.there))) +
                       sayLine(message("back: %1", sightReason(answer.back))) +
                       sayLine(ruleText(report.rule)) +
                       sayLine(message("line: %1", lineText(answer.there.cells))) + viewsText(probe);
    if (report.radius) {
        std::string answers;
        for (const DiscRule rule : kDiscRules)
            answers.append(answers.empty() ? "" : ", ")
                .append(discRuleKey(rule))
                .append(" ")
                .append(say(yesNo(isInDisc(report, rule))));
        text += sayLine(message("in the disc of radius %1: %2", *report.radius, answers));
    }
    for (const SightVerdict &verdict : probe.verdicts)
        text += sayLine(message("verdict: %1", verdictText(world, verdict)));
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
                sayLine(message("verdict: %1", verdictText(world, watcher.verdict)));
    }
    return text;
}

} // namespace cave::cli
