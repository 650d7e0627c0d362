// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/saved_world.h"
#include "app/cli/search/condition_option.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/past/trace_export.h"
#include "core/analysis/past/watch_search.h"
#include "core/base/json.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

struct FindOptions {
    std::string world;
    std::vector<std::string> condition;
    std::optional<std::int64_t> from;
    std::optional<std::int64_t> to;
    int player = 1;
    bool all = false;
    bool json = false;
    bool names = false;
};

std::string namesText()
{
    std::vector<std::vector<std::string>> rows;
    for (const WatchName &name : watchNames())
        rows.push_back({std::string(name.key), say(Message::ofTable(name.meaning))});
    return gridOf(rows, 2);
}

std::string findsText(World &stored, const std::vector<WatchFind> &finds)
{
    std::vector<std::vector<std::string>> rows;
    for (const WatchFind &find : finds) {
        rows.push_back({std::to_string(find.turn)});
        if (!find.event)
            continue;
        rows.back().emplace_back(markKey(find.event->kind));
        if (find.event->monster) {
            rows.back().push_back(idKey(*find.event->monster));
            rows.back().push_back(say(nameOf(stored, *find.event->monster)));
        }
    }
    return gridOf(rows, 2);
}

std::string findsJson(const std::vector<WatchFind> &finds)
{
    Json list = Json::List{};
    for (const WatchFind &find : finds) {
        Json json{{"turn", find.turn},
                  {"command", find.moment.command},
                  {"step", find.moment.step},
                  {"event", nullptr}};
        if (find.event) {
            json["event"] = {{"kind", markKey(find.event->kind)}, {"monster", nullptr}};
            if (find.event->monster)
                json["event"]["monster"] = idKey(*find.event->monster);
        }
        list.append(std::move(json));
    }
    return list.dump({.indent = 2}) + "\n";
}

Outcome printFinds(const FindOptions &options, const WatchPoint &point, const Timeline &timeline)
{
    WatchSearch search{options.player, options.from.value_or(timeline.firstTurn()),
                       options.to.value_or(timeline.lastTurn()), options.all};
    if (search.first > search.last)
        return wrongUsage(message("turn %1 is after turn %2", search.first, search.last), "--from");
    World stored = copyOf(timeline.log().stored);
    if (stored.party.find(options.player) == nullptr)
        return failed(message("there is no player %1 in this world", options.player), "--player");
    const std::vector<WatchFind> finds = findMoments(timeline, point, search);
    CAVE_TRY(print(options.json ? findsJson(finds) : findsText(stored, finds)));
    if (!finds.empty())
        return {};
    return failed(message("it holds in no turn from %1 to %2", search.first, search.last), "replay find");
}

Outcome findInPast(const FindOptions &options, const Invocation &invocation)
{
    if (options.names)
        return print(namesText());
    if (options.world.empty())
        return wrongUsage(message("%1 is required", Message::ofTable("WORLD")), "replay find");
    const auto timeline = CAVE_TRY(readPast(options.world, invocation, "replay find"));
    // One text, whether the shell was given it as one or as several words.
    const std::string text = joined(options.condition, " ");
    ConditionError error;
    const std::optional<WatchPoint> point = WatchPoint::parse(text, *timeline.log().stored.content, error);
    if (!point)
        return wrongUsage(error.message, "CONDITION", errorPlace(text, error));
    return printFinds(options, *point, timeline);
}

std::vector<std::string> offeredNames()
{
    std::vector<std::string> names;
    for (const WatchName &name : watchNames())
        names.emplace_back(name.key);
    return names;
}

} // namespace

void addReplayFindVerb(Verb replay, Invocation &invocation)
{
    const auto options = std::make_shared<FindOptions>();
    Verb verb =
        replay.addVerb("find", "Find the first turn of a world's past in which a condition holds, such "
                               "as 'health < 10' or 'kill and monster = cave_rat'; exit 1 if there is "
                               "none");
    verb.addOption("WORLD", options->world, "World file or name");
    verb.addOption("CONDITION", options->condition,
                   "What has to hold, by the grammar of search --where; see --names")
        .offers(offeredNames());
    verb.addOption("--from", options->from, "First turn (default: the first of the log)").typeName("TURN");
    verb.addOption("--to", options->to, "Last turn (default: the last of the log)").typeName("TURN");
    verb.addOption("--player", options->player, "Number of the player; alone it is 1").typeName("N");
    verb.addFlag("--all", options->all, "All such turns");
    verb.addFlag("--json", options->json, "Write JSON");
    verb.addFlag("--names", options->names, "List the names that conditions may have");
    setAction(verb, invocation, options, findInPast);
}

} // namespace cave::cli
