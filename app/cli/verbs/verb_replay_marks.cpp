// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/saved_world.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/analysis/past/timeline.h"
#include "core/analysis/past/trace_export.h"
#include "core/base/json.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

struct MarksOptions {
    std::string world;
    std::string kind; ///< empty: all
    bool json = false;
};

std::string marksText(const Timeline &timeline, const std::vector<TimelineMark> &marks)
{
    World world = copyOf(timeline.log().stored);
    const Party &party = world.party;
    std::vector<std::vector<std::string>> rows;
    for (const TimelineMark &mark : marks) {
        rows.push_back({std::to_string(mark.turn), std::string(markKey(mark.kind))});
        if (!party.isAlone()) {
            const PartyMember *player = party.find(mark.player);
            rows.back().push_back(player != nullptr ? say(playerText(player->id, player->name)) : "");
        }
        if (mark.monster) {
            rows.back().push_back(idKey(*mark.monster));
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
            json["monster"] = idKey(*mark.monster);
        list.append(std::move(json));
    }
    return list.dump({.indent = 2}) + "\n";
}

Outcome printMarks(const MarksOptions &options, const Invocation &invocation)
{
    const std::optional<MarkKind> kind = markNamed(options.kind);
    if (!options.kind.empty() && !kind)
        return wrongUsage(message("unknown kind '%1'", options.kind), "--kind");
    const auto timeline = CAVE_TRY(readPast(options.world, invocation, "replay marks"));
    std::vector<TimelineMark> marks = timeline.marks();
    if (kind)
        std::erase_if(marks, [&](const TimelineMark &mark) { return mark.kind != *kind; });
    return print(options.json ? marksJson(marks) : marksText(timeline, marks));
}

} // namespace

void addReplayMarksVerb(Verb replay, Invocation &invocation)
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
    setAction(verb, invocation, options, printMarks);
}

} // namespace cave::cli
