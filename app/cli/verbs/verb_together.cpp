// SPDX-License-Identifier: MIT
#include "app/cli/interruption.h"
#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "app/net/serve.h"
#include "app/version/version.h"
#include "core/base/json.h"
#include "core/base/small_file.h"
#include "core/base/text.h"
#include "core/io/files/atomic_file.h"
#include "core/io/worlds/world_library.h"
#include "core/link/frame_codec.h"
#include "core/link/join_code.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <vector>

namespace cave::cli {
namespace {

struct HostVerbOptions {
    std::string world;
    int port = 0;
    std::string codeFile;
    bool anyAddress = false;
    bool ownMaps = false;
    bool stopWhenEmpty = false;
    bool json = false;
};

struct JoinVerbOptions {
    std::string address;
    std::string codeFile;
    std::string name = "Bot";
    std::string player = "random";
    std::uint64_t number = 1;
    std::int64_t commands = 1000;
    bool stay = false;
    bool json = false;
};

std::string checkPlayerName(const std::string &value)
{
    return isPlayerName(value) ? "" : say(message("'%1' can't be a player's name", value));
}

std::string checkBotPlayer(const std::string &value)
{
    return value == "random" ? "" : say(message("unknown player '%1'; expected random", value));
}

Result<std::string> readCode(const std::string &path)
{
    return normalisedJoinCode(trimmed(CAVE_TRY(readSmallText(path, "file with a join code"))));
}

Outcome printEnd(const SharedEnd &end, bool json)
{
    if (json)
        return printDone(Json{{"commands", end.commands}, {"hash", hexText(end.hash)}}.dump() + "\n");
    return printDone(sayLine(message("commands: %1, state: %2", end.commands, hexText(end.hash))));
}

Outcome host(const HostVerbOptions &options, const Invocation &invocation)
{
    const auto world = CAVE_TRY(orFailed(invocation.findWorld(options.world), options.world));
    ServeOptions serve;
    serve.world = world;
    serve.version = versionText();
    serve.port = options.port;
    serve.anyAddress = options.anyAddress;
    serve.ownMaps = options.ownMaps;
    serve.stopWhenEmpty = options.stopWhenEmpty;
    std::error_code ignored;
    if (!options.codeFile.empty() && std::filesystem::exists(options.codeFile, ignored)) {
        serve.code = CAVE_TRY(orFailed(readCode(options.codeFile), options.codeFile));
    }
    serve.newCode = !options.codeFile.empty(); // if there is no such file
    const auto library = CAVE_TRY(orFailed(invocation.library(), "host"));
    serve.dataFolder = library.folder().parent_path();
    std::optional<Error> codeError;
    serve.begun = [&](const std::string &code, const std::vector<std::string> &addresses) {
        if (!options.codeFile.empty() && serve.code.empty()) {
            if (const Result<void> written =
                    writeFileAtomically(options.codeFile, code + "\n", {.secret = true});
                !written)
                codeError = written.error();
        }
        note(message("join code: %1", code));
        for (const std::string &address : addresses)
            note(message("listening on %1", address));
    };
    serve.fileForRecovered = [&](const std::string &name) {
        return library.pathForNewWorld(say(recoveredName(name)));
    };
    serve.note = note;
    const Interruption interruption;
    serve.interrupted = [&] { return codeError.has_value() || interruption.requested(); };
    const Result<SharedEnd> end = serveWorld(serve);
    if (codeError)
        return failed(*codeError, options.codeFile);
    return end ? printEnd(*end, options.json) : failed(end.error(), options.world);
}

Outcome join(const JoinVerbOptions &options)
{
    const auto code = CAVE_TRY(orFailed(readCode(options.codeFile), options.codeFile));
    BotOptions bot;
    bot.address = options.address;
    bot.version = versionText();
    bot.code = code;
    bot.name = options.name;
    bot.number = options.number;
    bot.commands = options.commands;
    bot.stays = options.stay;
    bot.note = note;
    const Interruption interruption;
    bot.interrupted = [&] { return interruption.requested(); };
    const Result<SharedEnd> end = playAsBot(bot);
    return end ? printEnd(*end, options.json) : failed(end.error(), options.address);
}

} // namespace

void addHostVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<HostVerbOptions>();
    Verb verb = parent.addVerb("host", "Host a world on the local network, without a window");
    verb.addOption("WORLD", options->world, "Name or file of the world").required().check(refuseEmpty);
    verb.addOption("--port", options->port, "TCP port; default: the port used last time, or any free one")
        .checkRange(1, 65'535)
        .typeName("PORT");
    verb.addOption(
            "--code-file", options->codeFile,
            "File with the join code; if there is none, a new code is written to it, readable only by you")
        .check(refuseEmpty)
        .typeName("FILE");
    verb.addFlag("--any-address", options->anyAddress,
                 "Also accept connections from outside of private networks");
    verb.addFlag("--own-maps", options->ownMaps,
                 "Players don't share what they explore; only before anyone has joined");
    verb.addFlag("--stop-when-empty", options->stopWhenEmpty, "End when the last guest has left");
    verb.addFlag("--json", options->json, "Print the result as JSON");
    setAction(verb, invocation, options, host);
}

void addJoinVerb(Verb parent, Invocation &invocation)
{
    const auto options = std::make_shared<JoinVerbOptions>();
    Verb verb = parent.addVerb("join", "Join a hosted world with a player who acts at random");
    verb.addOption("ADDRESS", options->address, "Address and port, such as 192.168.1.5:40123").required();
    verb.addOption("--code-file", options->codeFile, "File with the join code")
        .required()
        .check(refuseEmpty)
        .typeName("FILE");
    verb.addOption("--name", options->name, "Name of the player").check(checkPlayerName).typeName("NAME");
    verb.addOption("--player", options->player, "How the player acts: random")
        .check(checkBotPlayer)
        .typeName("NAME")
        .offers({"random"});
    verb.addOption("--number", options->number, "Number of the random player; others act differently")
        .typeName("N");
    verb.addOption("--commands", options->commands, "Number of commands to give")
        .checkRange(0, 1'000'000'000)
        .typeName("K");
    verb.addFlag("--stay", options->stay, "Stay until the host ends the game");
    verb.addFlag("--json", options->json, "Print the result as JSON");
    setAction(verb, invocation, options, join);
}

} // namespace cave::cli
