// SPDX-License-Identifier: MIT
#include "app/cli/output.h"
#include "app/cli/spec_options.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/io/seeds/seed_card.h"
#include "core/io/worlds/replay.h"
#include "core/session/players/test_player.h"
#include "core/session/session.h"

#include <cstdint>
#include <memory>
#include <string>

namespace cave::cli {
namespace {

struct VerifyOptions {
    std::string world;
    bool json = false;
};

struct LogOptions {
    std::string world;
    bool json = false;
    OutFile out;
};

struct HashOptions {
    SpecOptions spec;
    std::int64_t commands = 1000;
    std::uint64_t player = 0;
};

std::string verdictText(const ReplayReport &report)
{
    std::string breaks;
    for (const std::int64_t command : report.breaks)
        breaks += sayLine(message("the world was edited or repaired after command %1", command));
    if (!report.difference)
        return sayLine(message("identical; commands: %1, turn: %2, checkpoints: %3, state: %4",
                               report.commands, report.turn, report.checkpoints, hexText(report.stateHash))) +
               breaks;
    const ReplayDifference &difference = *report.difference;
    const Message where =
        difference.player
            ? message("different at command %1 of %2, turn %3: %4", difference.command,
                      playerText(*difference.player, difference.playerName), difference.turn, difference.what)
            : message("different at command %1, turn %2: %3", difference.command, difference.turn,
                      difference.what);
    return sayLine(where) + sayLine(message("identical up to command %1", difference.agreedAt)) + breaks;
}

std::string verdictJson(const ReplayReport &report)
{
    Json json{{"same", !report.difference.has_value()},
              {"commands", report.commands},
              {"turn", report.turn},
              {"checkpoints", report.checkpoints},
              {"state_hash", hexText(report.stateHash)},
              {"changed_after", Json::List(report.breaks.begin(), report.breaks.end())}};
    Json &damage = json["damage"] = Json::List{};
    for (const Message &problem : report.damage)
        damage.append(problem.english());
    if (report.difference) {
        json["difference"] = {{"command", report.difference->command},
                              {"turn", report.difference->turn},
                              {"same_up_to", report.difference->agreedAt},
                              {"what", report.difference->what.english()}};
        if (report.difference->player)
            json["difference"]["player"] = *report.difference->player;
    }
    return json.dump({.indent = 2}) + "\n";
}

Outcome verify(const VerifyOptions &options, const Invocation &invocation)
{
    if (looksLikeSeedCard(options.world))
        return verifyRunCard(options.world, options.json);
    const auto path = CAVE_TRY(orFailed(invocation.findWorld(options.world), "replay verify"));
    const auto report = CAVE_TRY(orFailed(verifyReplay(path), "replay verify"));
    for (const Message &problem : report.damage)
        note(problem);
    CAVE_TRY(print(options.json ? verdictJson(report) : verdictText(report)));
    if (report.difference)
        return failed(message("the replay differs: %1", report.difference->what), path.string());
    return {};
}

Outcome exportLog(const LogOptions &options, const Invocation &invocation)
{
    const auto path = CAVE_TRY(orFailed(invocation.findWorld(options.world), "replay export"));
    if (!options.out.path.empty())
        CAVE_TRY(orNotWritten(checkReplaceable(options.out.path, options.out.mode()), options.out));
    const auto text = CAVE_TRY(orFailed(options.json ? replayJson(path) : replayText(path), "replay export"));
    return writeResult(options.out, text);
}

Outcome printHash(const HashOptions &options)
{
    const auto spec = CAVE_TRY(readSpec(options.spec));
    auto session = CAVE_TRY(orFailed(Session::begin(spec), "replay hash"));
    RandomPlayer player(options.player);
    // A player who is walled in gives up in the end.
    const std::int64_t mostTries = 1000 + 100 * options.commands;
    const World &world = session.world();
    for (std::int64_t tries = 0; world.commands < options.commands && tries < mostTries; ++tries) {
        if (world.run != RunState::Going)
            break;
        session.apply(player.next(session));
        session.changesSaved();
    }
    if (world.commands < options.commands) {
        note(world.run == RunState::Going
                 ? message("the player got stuck after %1 of %2 commands", world.commands, options.commands)
                 : message("the run ended after %1 of %2 commands", world.commands, options.commands));
    }
    return print(hexText(session.stateHash()) + "\n");
}

void addVerify(Verb replay, Invocation &invocation)
{
    const auto options = std::make_shared<VerifyOptions>();
    Verb verb = replay.addVerb("verify", "Replay all commands of a world, or the run of a seed card, and "
                                         "compare the result; exit 1 if it differs");
    verb.addOption("WORLD", options->world, "World file or name, or a seed card with a run").required();
    verb.addFlag("--json", options->json, "Write JSON");
    setAction(verb, invocation, options, verify);
}

void addExport(Verb replay, Invocation &invocation)
{
    const auto options = std::make_shared<LogOptions>();
    Verb verb = replay.addVerb("export", "Write a world's command log as text: turn and command");
    verb.addOption("WORLD", options->world, "World file or name").required();
    verb.addFlag("--json", options->json, "Write JSON");
    addOutOption(verb, options->out, "Output file (default: standard output)");
    setAction(verb, invocation, options, exportLog);
}

void addHash(Verb replay, Invocation &invocation)
{
    constexpr std::int64_t kMaxCommands = 1'000'000'000;
    const auto options = std::make_shared<HashOptions>();
    Verb verb = replay.addVerb("hash", "Let a random player play and print a hash of the world, to compare "
                                       "builds; stops at the end of the run");
    addSpecOptions(verb, options->spec);
    verb.addOption("--commands", options->commands, "Number of commands (default: 1000)")
        .checkRange(0, kMaxCommands)
        .typeName("N");
    verb.addOption("--play-seed", options->player, "Key of the random player (default: 0)").typeName("K");
    setAction(verb, invocation, options, printHash);
}

} // namespace

void addReplayVerb(Verb parent, Invocation &invocation)
{
    Verb replay = parent.addGroup("replay", "Replay a world's command log");
    addVerify(replay, invocation);
    addExport(replay, invocation);
    addHash(replay, invocation);
    addReplayEndingVerb(replay, invocation);
    addReplayCardVerb(replay, invocation);
    addReplayAtVerb(replay, invocation);
    addReplayMarksVerb(replay, invocation);
    addReplayTraceVerb(replay, invocation);
    addReplayFindVerb(replay, invocation);
    addReplayWhatIfVerb(replay, invocation);
}

} // namespace cave::cli
