// SPDX-License-Identifier: MIT
#include "app/cli/command_line.h"

#include "app/cli/option_checks.h"
#include "app/cli/output.h"
#include "app/cli/texts/say.h"
#include "app/cli/verbs/verbs.h"
#include "core/base/text.h"
#include "core/io/worlds/world_library.h"

#include <iostream>
#include <system_error>

namespace cave::cli {
namespace {

constexpr const char *kProgram = "cavegame-cli";

/// The work of the verb, with what the log has to know of it. A log that can't be written is reported, once,
/// and changes nothing.
Outcome runLogged(Invocation &invocation, const std::vector<std::string> &arguments)
{
    const std::optional<LogLevel> level = logLevelNamed(invocation.logLevel);
    if (!level) {
        return wrongUsage(
            message("unknown level '%1'; expected one of %2", invocation.logLevel, logLevelNames()),
            "--log-level");
    }
    invocation.log = Log(stateFolder(), kProgram, *level);
    std::string line = kProgram;
    for (const std::string &argument : arguments)
        line += " " + argument;
    invocation.log.info("command line", line);
    Outcome outcome = invocation.action();
    if (!outcome.done() && !outcome.readerGone)
        invocation.log.error("command line", outcome.what.english() + " (" + outcome.where.english() + ")");
    if (const std::optional<Error> failure = invocation.log.failure())
        note(failure->message);
    return outcome;
}

Outcome runVerb(const std::vector<std::string> &arguments)
{
    Invocation invocation;
    Program program(kProgram, message("Cave Game on the command line: seeded, endless cave worlds."));
    Verb root = program.root();
    root.addOption("--data-dir", invocation.dataFolder, "Data folder; worlds are in its subfolder 'worlds'")
        .check(refuseEmpty)
        .typeName("DIR");
    root.addOption("--log-level", invocation.logLevel,
                   message("Minimum log level: %1; default: warning", logLevelNames()))
        .typeName("LEVEL")
        .offers({"trace", "debug", "info", "warning", "error", "off"});
    addGenerateVerb(root, invocation);
    addSpawnVerb(root, invocation);
    addSearchVerb(root, invocation);
    addRarityVerb(root, invocation);
    addPlacesVerb(root, invocation);
    addStatsVerb(root, invocation);
    addWorldVerb(root, invocation);
    addPlaytestVerb(root, invocation);
    addReplayVerb(root, invocation);
    addCardVerb(root, invocation);
    addDataVerb(root, invocation);
    addCertificateVerb(root, invocation);
    addSightVerb(root, invocation);
    addLevelVerb(root, invocation);
    addThumbnailVerb(root, invocation);
#ifdef CAVEGAME_NETWORK
    addHostVerb(root, invocation);
    addJoinVerb(root, invocation);
#endif

    const auto asked = CAVE_TRY(program.parse(arguments));
    if (!asked.empty())
        invocation.action = [asked] { return print(asked); };
    return runLogged(invocation, arguments);
}

} // namespace

Result<WorldLibrary> Invocation::library() const
{
    const auto folder =
        CAVE_TRY(dataFolder.empty() ? defaultDataFolder() : std::filesystem::path(dataFolder));
    return WorldLibrary(folder / "worlds");
}

Result<std::filesystem::path> Invocation::findWorld(const std::string &nameOrPath) const
{
    std::error_code ignored;
    if (std::filesystem::exists(nameOrPath, ignored) && !std::filesystem::is_directory(nameOrPath, ignored))
        return std::filesystem::path(nameOrPath);
    const auto worlds = CAVE_TRY(library());
    auto found = worlds.find(nameOrPath); // a name may have slashes, too
    const bool isPath = nameOrPath.find('/') != std::string::npos;
    if (!found && found.error().code == ErrorCode::NotFound && isPath)
        return Error{ErrorCode::NotFound, message("there is no file '%1'", nameOrPath)};
    return found;
}

ExitCode run(const std::vector<std::string> &arguments)
{
    Outcome outcome;
    try {
        outcome = runVerb(arguments);
    } catch (const std::exception &error) {
        outcome = failed(error.what(), message("unexpected"));
    }
    if (outcome.readerGone)
        return ExitCode::Done;
    if (!outcome.done()) {
        std::cerr << kProgram << ": " << printable(say(outcome.what)) << " (" << printable(say(outcome.where))
                  << ")\n"
                  << printableLines(outcome.detail);
    }
    return outcome.code;
}

} // namespace cave::cli
