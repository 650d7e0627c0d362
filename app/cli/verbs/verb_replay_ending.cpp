// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/texts/item_texts.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "app/cli/world_report.h"
#include "core/base/json.h"
#include "core/io/worlds/replay.h"
#include "core/session/report/run_report.h"
#include "core/world/generator_info.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cave::cli {
namespace {

struct EndingOptions {
    std::string world;
    std::optional<int> player; ///< number in the party; otherwise the one shown
    bool json = false;
};

/// "Cave Rat 3, Slime 1".
std::string killsText(const World &world)
{
    std::string text;
    for (const MonsterType &type : world.content->monsters) {
        const auto found = world.player().statistics.kills.find(type.key);
        if (found != world.player().statistics.kills.end())
            text += (text.empty() ? "" : ", ") + say(Message::ofTable(type.name)) + " " +
                    std::to_string(found->second);
    }
    return text;
}

Message placeOf(const ReplayedLog &replayed)
{
    const World &world = replayed.end;
    const bool levelFiles = generatorInfo(world.spec.generator.kind).levels == LevelKind::File;
    const WorldPos at = replayed.report.death() ? replayed.report.death()->at : world.player().position;
    return placeName(world.content->scenario.kind, levelFiles, placeNumber(world, at));
}

std::string endingText(const ReplayedLog &replayed)
{
    const World &world = replayed.end;
    std::vector<std::pair<std::string, std::string>> rows{{say("run"), say(runText(world.run))}};
    const PartyMember &member = world.party.current();
    if (!world.party.isAlone())
        rows.emplace_back(say("player"), say(playerText(member.id, member.name)));
    rows.emplace_back(say("score"), std::to_string(world.player().experience));
    rows.emplace_back(say("turns"), std::to_string(world.turn));
    if (const Message place = placeOf(replayed); !place.empty())
        rows.emplace_back(say("place"), say(place));
    if (replayed.report.death())
        rows.emplace_back(say("last death"),
                          say(deathText(world.content->scenario.kind, *replayed.report.death())));
    if (const std::string kills = killsText(world); !kills.empty())
        rows.emplace_back(say("kills"), kills);
    if (const std::string carried = knownItemsText(world, carriedItems(world.player().inventory));
        !carried.empty())
        rows.emplace_back(say("carried"), carried);
    return tableOf(rows, 2);
}

std::string endingJson(const ReplayedLog &replayed)
{
    const World &world = replayed.end;
    Json json{{"run", runText(world.run).english()},  {"player", world.party.shown},
              {"score", world.player().experience},   {"turns", world.turn},
              {"place", placeOf(replayed).english()}, {"totals", Json(Json::Object())}};
    for (const auto &[name, count] : replayed.report.totals(world))
        json["totals"][name] = count;
    if (const std::optional<Death> &death = replayed.report.death()) {
        json["death"] = {{"cause", causeKey(death->cause)},
                         {"killer", death->killer},
                         {"harm", death->harm.shortText()},
                         {"health", death->left.shortText()},
                         {"hopeless", death->hopeless},
                         {"x", death->at.x},
                         {"y", death->at.y},
                         {"turn", death->turn}};
    }
    if (!replayed.doubt.empty())
        json["doubt"] = replayed.doubt.english();
    return json.dump({.indent = 2}) + "\n";
}

Outcome printEnding(const EndingOptions &options, const Invocation &invocation)
{
    const auto path = CAVE_TRY(orFailed(invocation.findWorld(options.world), "replay ending"));
    const auto replayed = CAVE_TRY(orFailed(replayWorld(path, options.player), "replay ending"));
    for (const Message &problem : replayed.damage)
        note(problem);
    if (!options.json && !replayed.doubt.empty())
        note(replayed.doubt);
    return print(options.json ? endingJson(replayed) : endingText(replayed));
}

} // namespace

void addReplayEndingVerb(Verb replay, Invocation &invocation)
{
    const auto options = std::make_shared<EndingOptions>();
    Verb verb = replay.addVerb("ending",
                               "Report how the run of a world ended: what killed the player, where and how");
    verb.addOption("WORLD", options->world, "World file or name").required();
    verb.addOption("--player", options->player, "Number of the player (default: the one shown)")
        .typeName("N");
    verb.addFlag("--json", options->json, "Write JSON");
    setAction(verb, invocation, options, printEnding);
}

} // namespace cave::cli
